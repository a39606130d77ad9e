// Queries on the layout tree.
import type { Layout, SplitNode } from '../../../../../generated/workspace/messages.ts';
import { leavesOf, tabsOf } from '../tree.ts';

export { leavesOf, tabsOf };

export const splitsOf = (node: Layout): SplitNode[] =>
  node.type === 'leaf' ? [] : [node, ...splitsOf(node.first), ...splitsOf(node.second)];

/** A key that changes whenever the sizes of the leaves do. */
export const shapeOf = (node: Layout): string =>
  node.type === 'leaf' ? node.id : `(${shapeOf(node.first)} ${node.direction} ${node.ratio} ${shapeOf(node.second)})`;

export type Box = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;

/** The size of each leaf, given the size of the whole. */
export function sizesOf(node: Layout, width: number, height: number): Map<string, { width: number; height: number }> {
  if (node.type === 'leaf') return new Map([[node.id, { width, height }]]);
  const { first, second, direction, ratio } = node;
  const sideBySide = direction === 'horizontal';
  const [w, h] = sideBySide ? [width * ratio, height] : [width, height * ratio];
  const rest = sideBySide ? ([width - w, height] as const) : ([width, height - h] as const);
  return new Map([...sizesOf(first, w, h), ...sizesOf(second, ...rest)]);
}

/** Where a box begins in each direction, and how long it is. */
const AXES = { horizontal: ['left', 'width'], vertical: ['top', 'height'] } as const;

/** The first part's share of a split as rendered; null if it cannot be measured. */
export function ratioOf({ first, second, direction }: SplitNode, boxOf: (leafId: string) => Box | null): number | null {
  const [start, size] = AXES[direction];
  const lengthOf = (part: Layout) => {
    const boxes = leavesOf(part).flatMap(({ id }) => boxOf(id) ?? []);
    return Math.max(...boxes.map((box) => box[start] + box[size])) - Math.min(...boxes.map((box) => box[start]));
  };
  const whole = lengthOf(first) + lengthOf(second); // negative if there are no boxes
  return whole > 0 ? Math.min(0.95, Math.max(0.05, lengthOf(first) / whole)) : null;
}

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** The nearest leaf on that side, measured from the middle of this one. */
export function neighborOf(leafId: string, side: Side, boxes: ReadonlyMap<string, Box>): string | null {
  const from = boxes.get(leafId);
  if (!from) return null;
  const isBeside = side === 'left' || side === 'right';
  const [across, along] = isBeside ? [AXES.horizontal, AXES.vertical] : [AXES.vertical, AXES.horizontal];
  const middle = (box: Box, [start, size]: typeof across) => box[start] + box[size] / 2;
  const way = side === 'left' || side === 'top' ? -1 : 1;
  const far = ([, box]: [string, Box]) => way * (middle(box, across) - middle(from, across));
  const aside = ([, box]: [string, Box]) => Math.abs(middle(box, along) - middle(from, along));
  const overlaps = (each: [string, Box]) => aside(each) < (each[1][along[1]] + from[along[1]]) / 2;
  const edge = ([, box]: [string, Box]) => (way > 0 ? box[across[0]] : -(box[across[0]] + box[across[1]]));
  const neighbors = [...boxes].filter((each) => each[0] !== leafId && far(each) > 0 && overlaps(each));
  return neighbors.sort((one, other) => edge(one) - edge(other) || aside(one) - aside(other))[0]?.[0] ?? null;
}

/** The innermost split of that direction around a leaf: the divider that the user means. */
export const dividerOf = (layout: Layout, leafId: string, direction: SplitNode['direction']): SplitNode | null =>
  splitsOf(layout)
    .filter((split) => split.direction === direction && leavesOf(split).some(({ id }) => id === leafId))
    .at(-1) ?? null;
