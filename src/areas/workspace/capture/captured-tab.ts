// The tab to capture, and the sharing that a capture needs.
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import { Problem } from '../../../base/problem.ts';
import type { Share } from '../browsers/browsers.ts';
import { findTab } from '../layout/find-tab.ts';
import type { Layout, Tab } from '../layout/tree.ts';
import type { Catalog } from '../panels/catalog.ts';

type CaptureTarget = Pick<Schemas['CaptureScreenshot'], 'panelId' | 'tabId' | 'name' | 'method'>;

export function tabToCapture(layout: Layout, catalog: Catalog, target: CaptureTarget): Tab {
  const { tab } = findTab(layout, target);
  if (target.method === 'html2canvas' && catalog.kindOf(tab.panelType) !== 'sandbox') {
    const detail = `html2canvas captures only sandbox panels, but “${tab.displayName}” is ${catalog.nameOf(tab.panelType)}.`;
    throw new Problem('wrong-panel', detail);
  }
  return tab;
}

/** Null: no sharing needed. */
export const shareOf = ({ method, scope }: Pick<Schemas['CaptureScreenshot'], 'method' | 'scope'>): Share | null => {
  if (method === 'html2canvas') return null;
  return scope === 'screen' ? 'screen' : 'tab';
};
