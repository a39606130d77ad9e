// The tab that a picture of scope `panel` means: by its id, by its name, or as the active one of a leaf.
import type { Schemas } from '../../../generated/workspace/contract.ts';
import { Problem } from '../../problem.ts';
import { activeTabOf, type Layout, leavesOf, type Tab } from '../layout/tree.ts';
import type { Catalog } from '../panels/catalog.ts';

type Told = Pick<Schemas['CaptureScreenshot'], 'panelId' | 'tabId' | 'name' | 'method'>;

export function tabToCapture(layout: Layout, catalog: Catalog, told: Told): Tab {
  const tab = find(layout, told);
  if (told.method === 'html2canvas' && catalog.kindOf(tab.panelType) !== 'sandbox') {
    const detail = `html2canvas takes sandboxes only; ${tab.id} is ${catalog.nameOf(tab.panelType)}.`;
    throw new Problem('wrong-panel', detail);
  }
  return tab;
}

function find(layout: Layout, { panelId, tabId, name }: Told): Tab {
  const leaves = leavesOf(layout).filter(({ id }) => panelId === undefined || id === panelId);
  if (leaves.length === 0) throw new Problem('panel-not-found', `The layout has no leaf ${panelId}.`);
  const where = panelId === undefined ? 'The layout' : panelId;
  const tabs = leaves.flatMap((leaf) => leaf.tabs);
  if (tabId !== undefined) {
    const tab = tabs.find(({ id }) => id === tabId);
    if (!tab) throw new Problem('panel-not-found', `${where} has no tab ${tabId}.`);
    return tab;
  }
  if (name !== undefined) {
    const tab = tabs.find(({ displayName }) => displayName === name);
    if (!tab) throw new Problem('panel-not-found', `${where} has no tab of that name.`);
    return tab;
  }
  const [leaf] = leaves;
  const active = leaf && activeTabOf(leaf);
  if (!active) throw new Problem('panel-not-found', `${where} has no tab.`);
  return active;
}
