import { describe, expect, it } from 'vitest';
import {
  activateTab,
  addTab,
  depthOf,
  getLeaf,
  getTab,
  type Layout,
  leavesOf,
  moveTab,
  moveToEdge,
  removeTab,
  resizeSplit,
  splitLeaf,
  type Tab,
  tabsOf,
  updateTab,
} from '../../../../src/areas/workspace/layout/tree.ts';
import { isProblem } from '../../../../src/base/problem.ts';
import { Random } from '../../../../src/contract/conform/random.ts';

const tab = (id: string): Tab => ({
  id,
  panelType: 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a02',
  displayName: id,
  displayIcon: 'globe',
  panelState: {},
});
const leaf = (id: string, ...tabs: string[]): Layout => ({
  type: 'leaf',
  id,
  tabs: tabs.map(tab),
  activeTab: tabs[0] ?? '',
});
const beside = (id: string, first: Layout, second: Layout): Layout => ({
  type: 'split',
  id,
  direction: 'horizontal',
  ratio: 0.5,
  first,
  second,
});
const codeOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (isProblem(error)) return error.name;
    throw error;
  }
  return 'nothing';
};

describe('a layout', () => {
  it('adds a tab at the end or at an index, active or in the background', () => {
    const one = leaf('l', 'a', 'b');
    const added = addTab(one, 'l', tab('c'), { active: true });
    expect(getLeaf(added, 'l')).toMatchObject({ activeTab: 'c' });
    expect(tabsOf(added).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    const behind = addTab(one, 'l', tab('c'), { active: false, index: 1 });
    expect(tabsOf(behind).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(getLeaf(behind, 'l').activeTab).toBe('a');
  });

  it('activates the first tab of an empty leaf even if it should stay in the background', () => {
    expect(getLeaf(addTab(leaf('l'), 'l', tab('a'), { active: false }), 'l').activeTab).toBe('a');
  });

  it('activates the neighbour of a closed active tab: the next one, or the last', () => {
    const three = activateTab(leaf('l', 'a', 'b', 'c'), 'b');
    expect(getLeaf(removeTab(three, 'b'), 'l').activeTab).toBe('c');
    expect(getLeaf(removeTab(activateTab(three, 'c'), 'c'), 'l').activeTab).toBe('b');
    expect(getLeaf(removeTab(three, 'a'), 'l').activeTab).toBe('b');
  });

  it('replaces a split by the sibling of a leaf that becomes empty', () => {
    const tree = beside('s1', leaf('l1', 'a'), beside('s2', leaf('l2', 'b'), leaf('l3', 'c')));
    expect(removeTab(tree, 'b')).toEqual(beside('s1', leaf('l1', 'a'), leaf('l3', 'c')));
    expect(removeTab(tree, 'a')).toEqual(beside('s2', leaf('l2', 'b'), leaf('l3', 'c')));
  });

  it('keeps its last leaf when it is empty', () => {
    expect(removeTab(leaf('l', 'a'), 'a')).toEqual(leaf('l'));
  });

  it('splits a leaf on either side', () => {
    const split = { id: 's', direction: 'vertical', ratio: 0.3 } as const;
    const fresh = leaf('n', 'x') as Extract<Layout, { type: 'leaf' }>;
    const after = splitLeaf(leaf('l', 'a'), 'l', { ...split, before: false }, fresh);
    expect(leavesOf(after).map(({ id }) => id)).toEqual(['l', 'n']);
    expect(after).toMatchObject({ id: 's', direction: 'vertical', ratio: 0.3 });
    const before = splitLeaf(leaf('l', 'a'), 'l', { ...split, before: true }, fresh);
    expect(leavesOf(before).map(({ id }) => id)).toEqual(['n', 'l']);
  });

  it('moves a tab to another leaf, and removes the leaf that becomes empty', () => {
    const tree = beside('s', leaf('l1', 'a'), leaf('l2', 'b', 'c'));
    const moved = moveTab(tree, 'a', 'l2', 1);
    expect(moved.type).toBe('leaf');
    expect(tabsOf(moved).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    expect(getLeaf(moved, 'l2').activeTab).toBe('a');
  });

  it('moves a tab within its own leaf', () => {
    const order = (index?: number) => tabsOf(moveTab(leaf('l', 'a', 'b', 'c'), 'a', 'l', index)).map(({ id }) => id);
    expect(order(1)).toEqual(['b', 'a', 'c']);
    expect(order(0)).toEqual(['a', 'b', 'c']);
    expect(order()).toEqual(['b', 'c', 'a']);
    expect(order(99)).toEqual(['b', 'c', 'a']);
  });

  it.each([
    ['left', 'horizontal', ['n', 'l']],
    ['right', 'horizontal', ['l', 'n']],
    ['top', 'vertical', ['n', 'l']],
    ['bottom', 'vertical', ['l', 'n']],
  ] as const)('moves a tab to the %s edge', (edge, direction, leaves) => {
    const moved = moveToEdge(leaf('l', 'a', 'b'), 'b', 'l', edge, { split: 's', leaf: 'n' });
    expect(moved).toMatchObject({ id: 's', direction });
    expect(moved && leavesOf(moved).map(({ id }) => id)).toEqual(leaves);
  });

  it('does not change when the only tab of a leaf moves to its own edge', () => {
    expect(moveToEdge(leaf('l', 'a'), 'a', 'l', 'left', { split: 's', leaf: 'n' })).toBeNull();
  });

  it('throws for unknown ids', () => {
    const tree = beside('s', leaf('l1', 'a'), leaf('l2', 'b'));
    expect(codeOf(() => getLeaf(tree, 's'))).toBe('panel-not-found');
    expect(codeOf(() => addTab(tree, 'a', tab('x'), { active: true }))).toBe('panel-not-found');
    expect(codeOf(() => removeTab(tree, 'l1'))).toBe('tab-not-found');
    expect(codeOf(() => updateTab(tree, 'x', (found) => found))).toBe('tab-not-found');
    expect(codeOf(() => resizeSplit(tree, 'l1', 0.5))).toBe('split-not-found');
    expect(codeOf(() => moveTab(tree, 'a', 'l9'))).toBe('panel-not-found');
    expect(codeOf(() => moveToEdge(tree, 'z', 'l1', 'top', { split: 'x', leaf: 'y' }))).toBe('tab-not-found');
  });

  it('is immutable, and shares unchanged parts', () => {
    const tree = beside('s', leaf('l1', 'a'), leaf('l2', 'b'));
    const before = structuredClone(tree);
    const moved = addTab(tree, 'l1', tab('c'), { active: true });
    expect(tree).toEqual(before);
    expect(moved.type === 'split' && tree.type === 'split' && moved.second === tree.second).toBe(true);
    expect(activateTab(tree, 'a')).toBe(tree);
    expect(resizeSplit(tree, 's', 0.5)).toBe(tree);
  });
});

/** One random change; null if it is refused. Every id is new. */
function step(tree: Layout, random: Random, fresh: () => string): Layout {
  const leaves = leavesOf(tree);
  const tabs = tabsOf(tree);
  const anyLeaf = () => random.pick(leaves).id;
  const anyTab = () => random.pick(tabs).id;
  const kind = random.between(0, tabs.length === 0 ? 1 : 7);
  const edges = ['left', 'right', 'top', 'bottom'] as const;
  switch (kind) {
    case 0:
      return addTab(tree, anyLeaf(), tab(fresh()), { active: random.chance(0.5), index: random.between(0, 3) });
    case 1: {
      const id = fresh();
      const made = { type: 'leaf', id: fresh(), tabs: [tab(id)], activeTab: id } as const;
      const direction = random.pick(['horizontal', 'vertical'] as const);
      const split = { id: fresh(), direction, ratio: 0.05 + random.next() * 0.9, before: random.chance(0.5) };
      // An empty leaf is always the only one: add a tab instead.
      if (tabs.length === 0) return addTab(tree, anyLeaf(), tab(id), { active: true });
      return splitLeaf(tree, anyLeaf(), split, { ...made, tabs: [...made.tabs] });
    }
    case 2:
    case 3:
      return removeTab(tree, anyTab());
    case 4:
      return moveTab(tree, anyTab(), anyLeaf(), random.chance(0.5) ? random.between(0, 4) : undefined);
    case 5:
      return moveToEdge(tree, anyTab(), anyLeaf(), random.pick(edges), { split: fresh(), leaf: fresh() }) ?? tree;
    case 6:
      return activateTab(tree, anyTab());
    default: {
      if (tree.type === 'leaf') return tree;
      return resizeSplit(tree, tree.id, 0.05 + random.next() * 0.9);
    }
  }
}

describe('any sequence of changes', () => {
  it.each(Array.from({ length: 10 }, (_, seed) => seed + 1))('keeps every rule of a layout (seed %i)', (seed) => {
    const random = new Random(seed);
    let count = 0;
    const fresh = () => `id-${++count}`;
    let tree = leaf('l', 'a');
    for (let steps = 0; steps < 300; steps++) {
      const known = new Map(tabsOf(tree).map((each) => [each.id, each]));
      const before = structuredClone(tree);
      const next = step(tree, random, fresh);
      expect(tree).toEqual(before);
      expect(flawsOf(next)).toEqual([]);
      // A remaining tab is the same object: only its place changed.
      for (const each of tabsOf(next)) if (known.has(each.id)) expect(each).toBe(known.get(each.id));
      const lost = [...known.keys()].filter((id) => !tabsOf(next).some((each) => each.id === id));
      expect(lost.length).toBeLessThanOrEqual(1);
      expect(leavesOf(next).length).toBe(countSplits(next) + 1);
      expect(depthOf(next)).toBeLessThanOrEqual(countSplits(next));
      tree = next;
    }
    expect(getTab(addTab(tree, leavesOf(tree)[0]?.id ?? '', tab('last'), { active: true }), 'last').tab.id).toBe(
      'last',
    );
  });
});

const countSplits = (tree: Layout): number =>
  tree.type === 'leaf' ? 0 : 1 + countSplits(tree.first) + countSplits(tree.second);

/** Returns a sentence for each broken invariant. */
function flawsOf(tree: Layout): string[] {
  const ids = new Set<string>();
  const flaws: string[] = [];
  const see = (id: string) => {
    if (ids.has(id)) flaws.push(`${id} stands there twice`);
    ids.add(id);
  };
  const visit = (node: Layout, isRoot: boolean): void => {
    see(node.id);
    if (node.type === 'split') {
      if (!(node.ratio >= 0.05 && node.ratio <= 0.95)) flaws.push(`${node.id} has the ratio ${node.ratio}`);
      visit(node.first, false);
      visit(node.second, false);
      return;
    }
    for (const { id } of node.tabs) see(id);
    if (node.tabs.length === 0 && !isRoot) flaws.push(`${node.id} is empty and not the last leaf`);
    if (node.activeTab === '' ? node.tabs.length > 0 : !node.tabs.some(({ id }) => id === node.activeTab)) {
      flaws.push(`${node.id} shows ${node.activeTab}`);
    }
  };
  visit(tree, true);
  return flaws;
}
