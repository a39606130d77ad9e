// Finds the tab that a request selects: by id, by name, or the active tab of a leaf.
import { Problem } from '../../../base/problem.ts';
import { activeTabOf, type Layout, type LeafNode, leavesOf, type Tab } from './tree.ts';

export interface TabSelection {
  readonly panelId?: string | undefined;
  readonly tabId?: string | undefined;
  readonly name?: string | undefined;
}

export function findTab(layout: Layout, { panelId, tabId, name }: TabSelection): { tab: Tab; leaf: LeafNode } {
  const leaves = leavesOf(layout).filter(({ id }) => panelId === undefined || id === panelId);
  const [first] = leaves;
  if (!first) throw new Problem('panel-not-found', `No panel has the id ${panelId}.`);
  const where = panelId === undefined ? 'The workspace' : 'The panel';
  if (tabId === undefined && name === undefined) {
    const tab = activeTabOf(first);
    if (!tab) throw new Problem('panel-not-found', `${where} has no tabs.`);
    return { tab, leaf: first };
  }
  const isMeant = ({ id, displayName }: Tab) => (tabId === undefined ? displayName === name : id === tabId);
  for (const leaf of leaves) {
    const tab = leaf.tabs.find(isMeant);
    if (tab) return { tab, leaf };
  }
  const what = tabId === undefined ? 'tab with this name' : 'tab with this id';
  throw new Problem('panel-not-found', `${where} has no ${what}.`);
}
