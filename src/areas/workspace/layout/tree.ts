// The layout as a value: every function takes a tree and gives another one, or throws a LayoutError. Nothing here knows
// of panels, workspaces or time.
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

/** From left to right and from top to bottom. */
export function leavesOf(tree: Layout): LeafNode[] {
  return tree.type === 'leaf' ? [tree] : [...leavesOf(tree.first), ...leavesOf(tree.second)];
}

export const tabsOf = (tree: Layout): Tab[] => leavesOf(tree).flatMap(({ tabs }) => tabs);

/** How many splits stand above the deepest leaf. */
export const depthOf = (tree: Layout): number =>
  tree.type === 'leaf' ? 0 : 1 + Math.max(depthOf(tree.first), depthOf(tree.second));

export function getLeaf(tree: Layout, leafId: string): LeafNode {
  const leaf = leavesOf(tree).find(({ id }) => id === leafId);
  if (!leaf) throw noLeaf(leafId);
  return leaf;
}

/** A tab, and the leaf that has it. */
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

/** `change` gets the leaf and gives what takes its place; null takes it away, and its sibling gets the split's place. */
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
  return replaceLeaf(tree, leafId, change) as Layout; // null only where `change` gives it
};

/** At the end of the leaf's tabs unless `index` is given. */
export function addTab(tree: Layout, leafId: string, tab: Tab, options: { active: boolean; index?: number }): Layout {
  return withLeaf(tree, leafId, (leaf) => {
    const index = options.index ?? leaf.tabs.length;
    const activeTab = options.active || leaf.tabs.length === 0 ? tab.id : leaf.activeTab;
    return { ...leaf, tabs: [...leaf.tabs.slice(0, index), tab, ...leaf.tabs.slice(index)], activeTab };
  });
}

/** A leaf that is left empty goes, unless it is the last. The neighbour of an active tab becomes the active one. */
export function removeTab(tree: Layout, tabId: string): Layout {
  const { leaf } = getTab(tree, tabId);
  const index = leaf.tabs.findIndex(({ id }) => id === tabId);
  const tabs = leaf.tabs.filter(({ id }) => id !== tabId);
  const neighbour = tabs[Math.min(index, tabs.length - 1)]?.id ?? ''; // of an empty leaf, which gets a tab before anybody sees it
  const left: LeafNode = { ...leaf, tabs, activeTab: leaf.activeTab === tabId ? neighbour : leaf.activeTab };
  const isLast = tree.type === 'leaf';
  return replaceLeaf(tree, leaf.id, () => (tabs.length === 0 && !isLast ? null : left)) ?? left;
}

export function activateTab(tree: Layout, tabId: string): Layout {
  const { leaf } = getTab(tree, tabId);
  return leaf.activeTab === tabId ? tree : withLeaf(tree, leaf.id, (found) => ({ ...found, activeTab: tabId }));
}

/** Gives the tab other fields; its id stays. */
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
  /** Whether the new leaf comes first: to the left or above. */
  readonly before: boolean;
}

/** The leaf shares its place with a new one. */
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

/** Into a leaf, its own included; shown where it arrives. `index` counts the target's tabs without this one. */
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

/** Into a new leaf at an edge of the target. A leaf's only tab at its own leaf's edge changes nothing: null. */
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
