// Pure functions on layouts: each takes a tree and returns a new one, or throws a Problem. Knows nothing of panels,
// workspaces or time.
import type { Layout, LeafNode, SplitNode, Tab } from '../../../../generated/workspace/messages.ts';
import { Problem } from '../../../base/problem.ts';

export type { Layout, LeafNode, Tab };
export type Edge = 'left' | 'right' | 'top' | 'bottom';

export interface TabSelection {
  readonly panelId?: string | undefined;
  readonly tabId?: string | undefined;
  readonly name?: string | undefined;
}

// ---- Queries ----------------------------------------------------------------------------------------------------------

/** In reading order. */
export function leavesOf(tree: Layout): LeafNode[] {
  return tree.type === 'leaf' ? [tree] : [...leavesOf(tree.first), ...leavesOf(tree.second)];
}

export const tabsOf = (tree: Layout): Tab[] => leavesOf(tree).flatMap(({ tabs }) => tabs);

/** The number of splits above the deepest leaf. */
export const depthOf = (tree: Layout): number =>
  tree.type === 'leaf' ? 0 : 1 + Math.max(depthOf(tree.first), depthOf(tree.second));

export function getLeaf(tree: Layout, leafId: string): LeafNode {
  const leaf = leavesOf(tree).find(({ id }) => id === leafId);
  if (!leaf) throw new Problem('panel-not-found', `No panel has the id ${leafId}.`);
  return leaf;
}

export function getTab(tree: Layout, tabId: string): { readonly tab: Tab; readonly leaf: LeafNode } {
  for (const leaf of leavesOf(tree)) {
    const tab = leaf.tabs.find(({ id }) => id === tabId);
    if (tab) return { tab, leaf };
  }
  throw new Problem('tab-not-found', `No tab has the id ${tabId}.`);
}

export function activeTabOf(leaf: LeafNode): Tab | null {
  return leaf.tabs.find(({ id }) => id === leaf.activeTab) ?? null;
}

/** The tab that a request selects: by id, by name, or the active tab of a leaf. */
export function findTab(tree: Layout, { panelId, tabId, name }: TabSelection): { tab: Tab; leaf: LeafNode } {
  const leaves = leavesOf(tree).filter(({ id }) => panelId === undefined || id === panelId);
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

// ---- Changes: unchanged parts of the tree stay the same objects -------------------------------------------------------

/** `change` returns the replacement of the leaf or split. Null removes it, and its sibling replaces their split. */
function replaceNode(tree: Layout, id: string, change: (node: Layout) => Layout | null): Layout | null {
  if (tree.id === id) return change(tree);
  if (tree.type === 'leaf') return tree;
  const first = replaceNode(tree.first, id, change);
  if (first === null) return tree.second;
  const second = first === tree.first ? replaceNode(tree.second, id, change) : tree.second;
  if (second === null) return tree.first;
  return first === tree.first && second === tree.second ? tree : { ...tree, first, second };
}

const withLeaf = (tree: Layout, leafId: string, change: (leaf: LeafNode) => Layout): Layout => {
  const changed = change(getLeaf(tree, leafId));
  return replaceNode(tree, leafId, () => changed) as Layout; // null only if `change` returns it
};

/** Appends unless `index` is given. */
export function addTab(tree: Layout, leafId: string, tab: Tab, options: { active: boolean; index?: number }): Layout {
  return withLeaf(tree, leafId, (leaf) => {
    const index = options.index ?? leaf.tabs.length;
    const activeTab = options.active || leaf.tabs.length === 0 ? tab.id : leaf.activeTab;
    return { ...leaf, tabs: leaf.tabs.toSpliced(index, 0, tab), activeTab };
  });
}

/** Removes a leaf that becomes empty, unless it is the last. The neighbor of an active tab becomes active. */
export function removeTab(tree: Layout, tabId: string): Layout {
  const { leaf } = getTab(tree, tabId);
  const index = leaf.tabs.findIndex(({ id }) => id === tabId);
  const tabs = leaf.tabs.filter(({ id }) => id !== tabId);
  const neighbor = tabs[Math.min(index, tabs.length - 1)]?.id ?? ''; // '' if the leaf is empty
  const remaining: LeafNode = { ...leaf, tabs, activeTab: leaf.activeTab === tabId ? neighbor : leaf.activeTab };
  const isLast = tree.type === 'leaf';
  return replaceNode(tree, leaf.id, () => (tabs.length === 0 && !isLast ? null : remaining)) ?? remaining;
}

export function activateTab(tree: Layout, tabId: string): Layout {
  const { leaf } = getTab(tree, tabId);
  return leaf.activeTab === tabId ? tree : withLeaf(tree, leaf.id, () => ({ ...leaf, activeTab: tabId }));
}

export function updateTab(tree: Layout, tabId: string, change: (tab: Tab) => Tab): Layout {
  const { leaf } = getTab(tree, tabId);
  const tabs = leaf.tabs.map((tab) => (tab.id === tabId ? { ...change(tab), id: tab.id } : tab));
  return withLeaf(tree, leaf.id, () => ({ ...leaf, tabs }));
}

export interface NewSplit extends Readonly<Pick<SplitNode, 'id' | 'direction' | 'ratio'>> {
  /** Whether the new leaf is on the left or above. */
  readonly before: boolean;
}

export function splitLeaf(tree: Layout, leafId: string, split: NewSplit, leaf: LeafNode): Layout {
  const { before, ...about } = split;
  return withLeaf(tree, leafId, (old) => {
    const [first, second] = before ? [leaf, old] : [old, leaf];
    return { type: 'split', ...about, first, second };
  });
}

export function resizeSplit(tree: Layout, splitId: string, ratio: number): Layout {
  let isFound = false;
  const resized = replaceNode(tree, splitId, (node) => {
    isFound = node.type === 'split';
    return node.type === 'leaf' || node.ratio === ratio ? node : { ...node, ratio };
  });
  if (!resized || !isFound) throw new Problem('split-not-found', `No split has the id ${splitId}.`);
  return resized;
}

/** Moves to any leaf, including its own, and activates the tab. `index` does not count the tab itself. */
export function moveTab(tree: Layout, tabId: string, targetLeafId: string, index?: number): Layout {
  const { tab, leaf } = getTab(tree, tabId);
  const options = { active: true, ...(index === undefined ? {} : { index }) };
  if (leaf.id !== targetLeafId) return addTab(removeTab(tree, tabId), targetLeafId, tab, options);
  const others = leaf.tabs.filter(({ id }) => id !== tabId);
  const tabs = others.toSpliced(index ?? others.length, 0, tab);
  return withLeaf(tree, leaf.id, () => ({ ...leaf, tabs, activeTab: tabId }));
}

/** Moves to a new leaf at an edge of the target. Null: the only tab of a leaf stays at an edge of its own leaf. */
export function moveToEdge(
  tree: Layout,
  tabId: string,
  targetLeafId: string,
  edge: Edge,
  ids: { readonly split: string; readonly leaf: string },
): Layout | null {
  const { tab, leaf } = getTab(tree, tabId);
  if (leaf.id === targetLeafId && leaf.tabs.length === 1) return null;
  const direction = edge === 'left' || edge === 'right' ? 'horizontal' : 'vertical';
  const before = edge === 'left' || edge === 'top';
  const moved: LeafNode = { type: 'leaf', id: ids.leaf, tabs: [tab], activeTab: tab.id };
  return splitLeaf(removeTab(tree, tabId), targetLeafId, { id: ids.split, direction, ratio: 0.5, before }, moved);
}
