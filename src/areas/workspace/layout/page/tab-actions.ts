// What the user does with tabs and panels, whether by shortcut, command palette or menu.
import type { LeafNode, Tab } from '../../../../../generated/workspace/messages.ts';
import type { WorkspacePage } from '../../page-kit/page.ts';
import { type ClosedTab, ClosedTabs } from './closed-tabs.ts';
import type { Dock } from './dock.ts';
import { dividerOf, neighborOf, type Side } from './layout-tree.ts';

const RESIZE_STEP = 0.05;

export class TabActions {
  readonly closed = new ClosedTabs();
  readonly #page: WorkspacePage;
  readonly #dock: Dock;

  constructor(page: WorkspacePage, dock: Dock) {
    this.#page = page;
    this.#dock = dock;
  }

  get active(): Tab | null {
    const { activeLeaf } = this.#dock;
    return activeLeaf?.tabs.find(({ id }) => id === activeLeaf.activeTab) ?? null;
  }

  show(tabId: string): void {
    const leaf = this.#dock.leafWith(tabId);
    void this.#page.change({ op: 'activateTab', tabId });
    if (leaf) this.#dock.goTo(leaf.id);
  }

  rename(tabId: string): void {
    this.#dock.tabs.get(tabId)?.edit();
  }

  close(tabIds: readonly string[]): void {
    for (const tabId of tabIds) void this.#page.change({ op: 'closeTab', tabId });
  }

  closePanel({ id }: LeafNode): void {
    void this.#page.change({ op: 'closePanel', panelId: id });
  }

  /** Without `closed`: the tab that was closed last. */
  reopen(closed?: ClosedTab): void {
    const { layout } = this.#page;
    const reopening = layout && this.closed.reopen(layout, this.#dock.activeLeaf?.id ?? '', closed);
    if (reopening) void this.#page.change(reopening);
  }

  /** Activates the tab that is `step` after this one. */
  step({ tabs }: LeafNode, tabId: string, step: number): void {
    const at = tabs.findIndex(({ id }) => id === tabId);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (next && next.id !== tabId) void this.#page.change({ op: 'activateTab', tabId: next.id });
  }

  /** Moves the tab within its row. */
  shift({ id, tabs }: LeafNode, tabId: string, step: number): void {
    const index = tabs.findIndex((tab) => tab.id === tabId) + step;
    if (index >= 0 && index < tabs.length) void this.#page.change({ op: 'moveTab', tabId, targetPanelId: id, index });
  }

  /** Moves the tab to the panel on that side, or to a new one. */
  move(leaf: LeafNode, tabId: string, side: Side): void {
    const neighbor = neighborOf(leaf.id, side, this.#dock.boxes);
    if (neighbor !== null) void this.#page.change({ op: 'moveTab', tabId, targetPanelId: neighbor });
    else if (leaf.tabs.length > 1) this.moveToEdge(leaf, tabId, side);
  }

  moveToEdge({ id: targetPanelId }: LeafNode, tabId: string, edge: Side): void {
    void this.#page.change({ op: 'moveTab', tabId, targetPanelId, edge });
  }

  goTo(side: Side): void {
    const { activeLeaf, boxes } = this.#dock;
    const neighbor = activeLeaf && neighborOf(activeLeaf.id, side, boxes);
    if (neighbor) this.#dock.goTo(neighbor);
  }

  resize(side: Side): void {
    const { layout } = this.#page;
    const direction = side === 'left' || side === 'right' ? 'horizontal' : 'vertical';
    const split = layout && this.#dock.activeLeaf && dividerOf(layout, this.#dock.activeLeaf.id, direction);
    if (!split) return;
    const moved = split.ratio + (side === 'left' || side === 'top' ? -RESIZE_STEP : RESIZE_STEP);
    const ratio = Math.round(Math.min(0.95, Math.max(0.05, moved)) * 1_000) / 1_000;
    void this.#page.change({ op: 'resizeSplit', splitId: split.id, ratio });
  }
}

export const othersOf = ({ tabs }: LeafNode, tabId: string): string[] =>
  tabs.filter(({ id }) => id !== tabId).map(({ id }) => id);
