// The changes of a layout, with what the system log says about each. Tab activation and split sizes are not logged. URLs are
// reduced to origin and path: queries, fragments and user names may be secrets.
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type { LayoutChange, PanelState } from '../../../../generated/workspace/messages.ts';
import { WEB_VIEW } from '../../../../generated/workspace/panel-types.ts';
import { Problem } from '../../../base/problem.ts';
import type { PanelKind } from './catalog.ts';
import { LayoutDraft } from './draft.ts';
import { canChange, changeState } from './panel-state.ts';
import type { LeafNode, Tab } from './tree.ts';
import * as tree from './tree.ts';

/** Ids of what a change created or moved. */
interface ChangedIds {
  readonly tabId?: string;
  readonly panelId?: string;
  readonly splitId?: string;
}

type Op<Name extends LayoutChange['op']> = Extract<LayoutChange, { op: Name }>;
export type ChangeResult<Change extends LayoutChange = LayoutChange> = Change extends { op: 'splitLeaf' }
  ? Required<ChangedIds>
  : Change extends { op: 'openTab' | 'moveTab' }
    ? ChangedIds & Required<Pick<ChangedIds, 'tabId' | 'panelId'>>
    : ChangedIds;

const MAX_ADDRESS_CHARACTERS = 200;
const MAX_NAMES = 3;

export class LayoutEdit extends LayoutDraft {
  apply<Change extends LayoutChange>(change: Change): ChangeResult<Change> {
    const operation = OPERATIONS[change.op] as Operation<LayoutChange>;
    return (operation(this, change) ?? {}) as ChangeResult<Change>;
  }

  /** The tab `tabId` of the leaf, by default its active tab, which must be of that kind. */
  panelTab({ panelId, tabId }: { readonly panelId: string; readonly tabId?: string }, kind: PanelKind): Tab {
    const leaf = tree.getLeaf(this.layout, panelId);
    const tab = tabId === undefined ? tree.activeTabOf(leaf) : leaf.tabs.find(({ id }) => id === tabId);
    if (!tab && tabId !== undefined) throw new Problem('tab-not-found', 'The panel has no tab with this id.');
    if (!tab) throw new Problem('wrong-panel', 'The panel has no tabs.');
    if (this.kindOf(tab) !== kind) throw this.wrongPanel(tab, tabId === undefined);
    return tab;
  }

  updateTab(tabId: string, { displayName, displayIcon, active }: Schemas['UpdateTab']): void {
    const { tab } = tree.getTab(this.layout, tabId);
    if (displayName !== undefined && displayName !== tab.displayName) {
      this.apply({ op: 'renameTab', tabId, displayName });
    }
    if (displayIcon !== undefined && displayIcon !== tab.displayIcon) {
      this.update(tabId, (current) => ({ ...current, displayIcon }));
      this.checkIcons();
    }
    if (active) this.apply({ op: 'activateTab', tabId });
  }

  /** The tab of a workspace that has none. */
  openFirstTab(): void {
    const tab = this.createTab({ panelType: WEB_VIEW });
    this.layout = tree.addTab(this.layout, this.defaultLeaf, tab, { active: true });
  }
}

type Operation<Change> = (draft: LayoutDraft, change: Change) => ChangedIds | undefined;
const OPERATIONS: { readonly [Name in LayoutChange['op']]: Operation<Op<Name>> } = {
  openTab(draft, change) {
    const panelId = change.panelId ?? draft.defaultLeaf;
    tree.getLeaf(draft.layout, panelId);
    const tab = draft.createTab(change);
    draft.layout = tree.addTab(draft.layout, panelId, tab, { active: change.active ?? true });
    draft.checkIcons();
    draft.log(`Opened ${draft.nameOf(tab.id)}.`, tab.id);
    return { tabId: tab.id, panelId };
  },

  splitLeaf(draft, { panelId, direction, position, ratio, ...panel }) {
    const split = { id: draft.createId('split'), direction, ratio: ratio ?? 0.5, before: position === 'before' };
    const leafId = draft.createId('leaf');
    const tab = draft.createTab(panel);
    const leaf: LeafNode = { type: 'leaf', id: leafId, tabs: [tab], activeTab: tab.id };
    draft.layout = tree.splitLeaf(draft.layout, panelId, split, leaf);
    draft.checkDepth();
    draft.checkIcons();
    draft.log(`Opened ${draft.nameOf(tab.id)} in a new panel.`, tab.id);
    return { splitId: split.id, panelId: leafId, tabId: tab.id };
  },

  moveTab(draft, { tabId, sourcePanelId, targetPanelId, index, edge }) {
    const { leaf } = tree.getTab(draft.layout, tabId);
    if (sourcePanelId !== undefined && leaf.id !== sourcePanelId) {
      tree.getLeaf(draft.layout, sourcePanelId);
      throw new Problem('tab-not-found', 'The tab is not in the source panel.');
    }
    const name = draft.nameOf(tabId);
    if (edge === undefined) {
      draft.layout = tree.moveTab(draft.layout, tabId, targetPanelId, index);
      draft.log(leaf.id === targetPanelId ? `Moved ${name}.` : `Moved ${name} to another panel.`, tabId);
      return { tabId, panelId: targetPanelId };
    }
    const ids = { split: draft.createId('split'), leaf: draft.createId('leaf') };
    const layout = tree.moveToEdge(draft.layout, tabId, targetPanelId, edge, ids);
    if (!layout) return { tabId, panelId: targetPanelId };
    draft.layout = layout;
    draft.checkDepth();
    draft.log(`Moved ${name} to a new panel.`, tabId);
    return { tabId, panelId: ids.leaf, splitId: ids.split };
  },

  closeTab(draft, { tabId }) {
    draft.log(`Closed ${draft.nameOf(tabId)}.`, tabId);
    draft.layout = tree.removeTab(draft.layout, tabId);
  },

  closePanel(draft, { panelId }) {
    const { tabs } = tree.getLeaf(draft.layout, panelId);
    if (tabs.length > 0) draft.log(`Closed ${describePanel(tabs)}.`);
    for (const { id } of tabs) draft.layout = tree.removeTab(draft.layout, id);
  },

  activateTab(draft, { tabId }) {
    draft.layout = tree.activateTab(draft.layout, tabId);
  },

  renameTab(draft, { tabId, displayName }) {
    draft.log(`Renamed ${draft.nameOf(tabId)} to “${displayName}”.`, tabId);
    draft.update(tabId, (tab) => ({ ...tab, displayName }));
  },

  resizeSplit(draft, { splitId, ratio }) {
    draft.layout = tree.resizeSplit(draft.layout, splitId, ratio);
  },

  setPanelState(draft, { tabId, from, state }) {
    const { tab } = tree.getTab(draft.layout, tabId);
    if (!canChange(draft.kindOf(tab), state)) throw draft.wrongPanel(tab);
    if (from !== undefined && from !== tab.panelState.url) return undefined;
    const panelState = changeState(tab.panelState, state, draft.rules);
    draft.update(tabId, (current) => ({ ...current, panelState }));
    const text = describeState(draft.nameOf(tabId), state);
    if (text !== null) draft.log(text, tabId);
  },

  refreshPanel(draft, { tabId }) {
    count(draft, tabId, 'webview', 'reloads');
    draft.log(`Reloaded ${draft.nameOf(tabId)}.`, tabId);
  },

  resetPanel(draft, { tabId }) {
    count(draft, tabId, 'sandbox', 'resets');
    draft.log(`Reset ${draft.nameOf(tabId)}.`, tabId);
  },
};

/** A counter in the panel state reaches every browser, including those that connect later. */
function count(draft: LayoutDraft, tabId: string, kind: PanelKind, counter: 'reloads' | 'resets'): void {
  const { tab } = tree.getTab(draft.layout, tabId);
  if (draft.kindOf(tab) !== kind) throw draft.wrongPanel(tab);
  const panelState = { ...tab.panelState, [counter]: (tab.panelState[counter] ?? 0) + 1 };
  draft.update(tabId, (current) => ({ ...current, panelState }));
}

/** Null for changes that are not logged. */
function describeState(name: string, { url, headerHidden, proxyEnabled }: PanelState): string | null {
  if (url !== undefined) return `Navigated ${name} to ${addressOf(url)}`;
  if (headerHidden !== undefined) return `${headerHidden ? 'Hid' : 'Showed'} the header of ${name}.`;
  if (proxyEnabled !== undefined) return `Turned ${proxyEnabled ? 'on' : 'off'} proxy mode in ${name}.`;
  return null;
}

function describePanel(tabs: readonly Tab[]): string {
  const names = tabs.map(({ displayName }) => `“${displayName}”`);
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return `the panel with ${names.slice(0, MAX_NAMES).join(', ')}${more}`;
}

function addressOf(url: string): string {
  const { origin, pathname } = new URL(url);
  const address = origin + (pathname === '/' ? '' : pathname);
  return address.length > MAX_ADDRESS_CHARACTERS ? `${address.slice(0, MAX_ADDRESS_CHARACTERS)} …` : address;
}
