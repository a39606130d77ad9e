// Resizes splits when the user drops a divider.
import type { Layout, LayoutChange } from '../../../../../generated/workspace/messages.ts';
import { type Box, ratioOf, splitsOf } from './layout-tree.ts';

const RATIO_STEP = 0.004;

export interface DividerParts {
  layout(): Layout | null;
  boxOf(leafId: string): Box | null;
  change(change: LayoutChange): void;
}

export function watchDividers(dock: HTMLElement, parts: DividerParts): void {
  dock.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('.dv-sash')) return;
    addEventListener('pointerup', () => requestAnimationFrame(() => sendRatios(parts)), { once: true });
  });
}

function sendRatios({ layout, boxOf, change }: DividerParts): void {
  const tree = layout();
  for (const split of tree ? splitsOf(tree) : []) {
    const ratio = ratioOf(split, boxOf);
    if (ratio !== null && Math.abs(ratio - split.ratio) > RATIO_STEP) {
      change({ op: 'resizeSplit', splitId: split.id, ratio: Math.round(ratio * 10_000) / 10_000 });
    }
  }
}
