// Remembers closed tabs, so that the user can reopen them.
import type { Layout, LayoutChange, Tab } from '../../../../../generated/workspace/messages.ts';
import { leavesOf } from './layout-tree.ts';

const KEPT = 30;

export interface ClosedTab {
  readonly tab: Tab;
  readonly leafId: string;
}

export class ClosedTabs {
  /** Oldest first. */
  all: readonly ClosedTab[] = [];

  follow(before: Layout, after: Layout): void {
    const open = new Set(leavesOf(after).flatMap(({ tabs }) => tabs.map(({ id }) => id)));
    const gone = leavesOf(before).flatMap(({ id: leafId, tabs }) =>
      tabs.filter(({ id }) => !open.has(id)).map((tab) => ({ tab, leafId })),
    );
    if (gone.length > 0) this.all = [...this.all, ...gone].slice(-KEPT);
  }

  /** Null: nothing to reopen. Reopens in the old leaf, or in `elsewhere` if that leaf is gone. */
  reopen(layout: Layout, elsewhere: string, closed = this.all.at(-1)): LayoutChange | null {
    if (!closed) return null;
    this.all = this.all.filter((each) => each !== closed);
    const { panelType, displayName, displayIcon, panelState: initialState } = closed.tab;
    const panelId = leavesOf(layout).some(({ id }) => id === closed.leafId) ? closed.leafId : elsewhere;
    return { op: 'openTab', panelId, panelType, displayName, displayIcon, initialState };
  }
}
