// Queries on the layout tree.
import type { Layout, SplitNode } from '../../../../../generated/workspace/messages.ts';
import { leavesOf, tabsOf } from '../../layout/tree.ts';

export { leavesOf, tabsOf };

export const splitsOf = (node: Layout): SplitNode[] =>
  node.type === 'leaf' ? [] : [node, ...splitsOf(node.first), ...splitsOf(node.second)];

/** A key that changes whenever the sizes of the leaves do. */
export const shapeOf = (node: Layout): string =>
  node.type === 'leaf' ? node.id : `(${shapeOf(node.first)} ${node.direction} ${node.ratio} ${shapeOf(node.second)})`;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The size of each leaf, given the size of the whole. */
export function sizesOf(node: Layout, width: number, height: number): Map<string, { width: number; height: number }> {
  if (node.type === 'leaf') return new Map([[node.id, { width, height }]]);
  const { first, second, direction, ratio } = node;
  const sideBySide = direction === 'horizontal';
  const [w, h] = sideBySide ? [width * ratio, height] : [width, height * ratio];
  const rest = sideBySide ? ([width - w, height] as const) : ([width, height - h] as const);
  return new Map([...sizesOf(first, w, h), ...sizesOf(second, ...rest)]);
}

/** The first part's share of a split as rendered; null if it cannot be measured. */
export function ratioOf(split: SplitNode, boxOf: (leafId: string) => Box | null): number | null {
  const first = around(split.first, boxOf);
  const second = around(split.second, boxOf);
  if (!first || !second) return null;
  const side = split.direction === 'horizontal' ? 'width' : 'height';
  const whole = first[side] + second[side];
  return whole > 0 ? Math.min(0.95, Math.max(0.05, first[side] / whole)) : null;
}

function around(node: Layout, boxOf: (leafId: string) => Box | null): Box | null {
  const boxes = leavesOf(node).flatMap(({ id }) => boxOf(id) ?? []);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** The nearest leaf on that side, measured from the middle of this one. */
export function neighborOf(leafId: string, side: Side, boxes: ReadonlyMap<string, Box>): string | null {
  const from = boxes.get(leafId);
  if (!from) return null;
  const across = side === 'left' || side === 'right' ? (['left', 'width'] as const) : (['top', 'height'] as const);
  const along = across[0] === 'left' ? (['top', 'height'] as const) : (['left', 'width'] as const);
  const middle = (box: Box, [start, size]: readonly ['left' | 'top', 'width' | 'height']) => box[start] + box[size] / 2;
  const way = side === 'left' || side === 'top' ? -1 : 1;
  const far = ([, box]: [string, Box]) => way * (middle(box, across) - middle(from, across));
  const overlaps = ([, box]: [string, Box]) =>
    Math.abs(middle(box, along) - middle(from, along)) < (box[along[1]] + from[along[1]]) / 2;
  const edge = ([, box]: [string, Box]) => (way > 0 ? box[across[0]] : -(box[across[0]] + box[across[1]]));
  const aside = ([, box]: [string, Box]) => Math.abs(middle(box, along) - middle(from, along));
  const found = [...boxes].filter((each) => each[0] !== leafId && far(each) > 0 && overlaps(each));
  return found.sort((one, other) => edge(one) - edge(other) || aside(one) - aside(other))[0]?.[0] ?? null;
}

/** The innermost split of that direction around a leaf: the divider that the user means. */
export const dividerOf = (layout: Layout, leafId: string, direction: SplitNode['direction']): SplitNode | null =>
  splitsOf(layout)
    .filter((split) => split.direction === direction && leavesOf(split).some(({ id }) => id === leafId))
    .at(-1) ?? null;
