// Pure functions on layouts: each takes a tree and returns a new one, or throws a LayoutError. Knows nothing of panels,
// workspaces or time.
import type { Layout, LeafNode, SplitNode, Tab } from '../../../../generated/workspace/messages.ts';

export type { Layout, LeafNode, Tab };
export type Direction = SplitNode['direction'];
export type Edge = 'left' | 'right' | 'top' | 'bottom';

export type LayoutErrorCode = 'panel-not-found' | 'tab-not-found' | 'split-not-found' | 'layout-full';

export class LayoutError extends Error {
  override readonly name = 'LayoutError';
  readonly code: LayoutErrorCode;
  constructor(code: LayoutErrorCode, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

const noLeaf = (id: string) => new LayoutError('panel-not-found', `No panel has the id ${id}.`);
const noTab = (id: string) => new LayoutError('tab-not-found', `No tab has the id ${id}.`);
const noSplit = (id: string) => new LayoutError('split-not-found', `No split has the id ${id}.`);

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
  if (!leaf) throw noLeaf(leafId);
  return leaf;
}

export function getTab(tree: Layout, tabId: string): { readonly tab: Tab; readonly leaf: LeafNode } {
  for (const leaf of leavesOf(tree)) {
    const tab = leaf.tabs.find(({ id }) => id === tabId);
    if (tab) return { tab, leaf };
  }
  throw noTab(tabId);
}

export function activeTabOf(leaf: LeafNode): Tab | null {
  return leaf.tabs.find(({ id }) => id === leaf.activeTab) ?? null;
}

// ---- Changes: unchanged parts of the tree stay the same objects -------------------------------------------------------

/** `change` returns the replacement of the leaf. Null removes it, and its sibling replaces their split. */
function replaceLeaf(tree: Layout, leafId: string, change: (leaf: LeafNode) => Layout | null): Layout | null {
  if (tree.type === 'leaf') return tree.id === leafId ? change(tree) : tree;
  const first = replaceLeaf(tree.first, leafId, change);
  if (first === null) return tree.second;
  const second = first === tree.first ? replaceLeaf(tree.second, leafId, change) : tree.second;
  if (second === null) return tree.first;
  return first === tree.first && second === tree.second ? tree : { ...tree, first, second };
}

const withLeaf = (tree: Layout, leafId: string, change: (leaf: LeafNode) => Layout): Layout => {
  getLeaf(tree, leafId);
  return replaceLeaf(tree, leafId, change) as Layout; // null only if `change` returns it
};

/** Appends unless `index` is given. */
export function addTab(tree: Layout, leafId: string, tab: Tab, options: { active: boolean; index?: number }): Layout {
  return withLeaf(tree, leafId, (leaf) => {
    const index = options.index ?? leaf.tabs.length;
    const activeTab = options.active || leaf.tabs.length === 0 ? tab.id : leaf.activeTab;
    return { ...leaf, tabs: [...leaf.tabs.slice(0, index), tab, ...leaf.tabs.slice(index)], activeTab };
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
  return replaceLeaf(tree, leaf.id, () => (tabs.length === 0 && !isLast ? null : remaining)) ?? remaining;
}

export function activateTab(tree: Layout, tabId: string): Layout {
  const { leaf } = getTab(tree, tabId);
  return leaf.activeTab === tabId ? tree : withLeaf(tree, leaf.id, (found) => ({ ...found, activeTab: tabId }));
}

export function updateTab(tree: Layout, tabId: string, change: (tab: Tab) => Tab): Layout {
  const { leaf } = getTab(tree, tabId);
  return withLeaf(tree, leaf.id, (found) => ({
    ...found,
    tabs: found.tabs.map((tab) => (tab.id === tabId ? { ...change(tab), id: tab.id } : tab)),
  }));
}

export interface NewSplit {
  readonly id: string;
  readonly direction: Direction;
  readonly ratio: number;
  /** Whether the new leaf is on the left or above. */
  readonly before: boolean;
}

export function splitLeaf(tree: Layout, leafId: string, split: NewSplit, leaf: LeafNode): Layout {
  const { id, direction, ratio, before } = split;
  return withLeaf(tree, leafId, (old) => ({
    type: 'split',
    id,
    direction,
    ratio,
    first: before ? leaf : old,
    second: before ? old : leaf,
  }));
}

export function resizeSplit(tree: Layout, splitId: string, ratio: number): Layout {
  const resized = resize(tree, splitId, ratio);
  if (!resized) throw noSplit(splitId);
  return resized;
}

function resize(tree: Layout, splitId: string, ratio: number): Layout | null {
  if (tree.type === 'leaf') return null;
  if (tree.id === splitId) return tree.ratio === ratio ? tree : { ...tree, ratio };
  const first = resize(tree.first, splitId, ratio);
  if (first) return first === tree.first ? tree : { ...tree, first };
  const second = resize(tree.second, splitId, ratio);
  if (second) return second === tree.second ? tree : { ...tree, second };
  return null;
}

/** Moves to any leaf, including its own, and activates the tab. `index` does not count the tab itself. */
export function moveTab(tree: Layout, tabId: string, targetLeafId: string, index?: number): Layout {
  const { tab, leaf } = getTab(tree, tabId);
  const target = getLeaf(tree, targetLeafId);
  const options = { active: true, ...(index === undefined ? {} : { index }) };
  if (leaf.id !== target.id) return addTab(removeTab(tree, tabId), targetLeafId, tab, options);
  const others = leaf.tabs.filter(({ id }) => id !== tabId);
  return withLeaf(tree, leaf.id, (found) => {
    const at = index ?? others.length;
    return { ...found, tabs: [...others.slice(0, at), tab, ...others.slice(at)], activeTab: tabId };
  });
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
  const target = getLeaf(tree, targetLeafId);
  if (leaf.id === target.id && leaf.tabs.length === 1) return null;
  const direction = edge === 'left' || edge === 'right' ? 'horizontal' : 'vertical';
  const before = edge === 'left' || edge === 'top';
  const moved: LeafNode = { type: 'leaf', id: ids.leaf, tabs: [tab], activeTab: tab.id };
  return splitLeaf(removeTab(tree, tabId), targetLeafId, { id: ids.split, direction, ratio: 0.5, before }, moved);
}
