// All user actions on tabs and panels: from shortcuts, the command palette and menus.
import type { LeafNode, SplitNode, Tab } from '../../../../../generated/workspace/messages.ts';
import { SANDBOX, WEB_VIEW } from '../../../../../generated/workspace/panel-types.ts';
import { toggleTheme } from '../../../../pages/browser/theme-choice.ts';
import { toggleAgents } from './agent-pause.ts';
import { type ClosedTab, ClosedTabs } from './closed-tabs.ts';
import type { Dock } from './dock.ts';
import { dividerOf, neighborOf, type Side } from './layout-tree.ts';
import type { MenuItem, MenuItems } from './menu.ts';
import type { WorkspacePage } from './page.ts';
import { type Action, keysText, showShortcuts } from './shortcuts.ts';

const RESIZE_STEP = 0.05;
const SIDES = [
  ['left', 'ArrowLeft', 'left', 'to the left'],
  ['right', 'ArrowRight', 'right', 'to the right'],
  ['top', 'ArrowUp', 'above', 'up'],
  ['bottom', 'ArrowDown', 'below', 'down'],
] as const satisfies readonly (readonly [Side, key: string, place: string, way: string])[];

export class UserActions {
  readonly #page: WorkspacePage;
  readonly #dock: Dock;
  readonly closed = new ClosedTabs();
  readonly all: readonly Action[];

  constructor(page: WorkspacePage, dock: Dock) {
    this.#page = page;
    this.#dock = dock;
    this.all = this.#actions();
  }

  #actions(): Action[] {
    const { pick, openPalette, openTabList } = this.#page;
    const dialog = { whileTyping: true, opensDialog: true } as const;
    const withTab = (label: string, keys: string, run: (tab: Tab, leaf: LeafNode) => void): Action => ({
      group: 'Tab',
      label,
      keys,
      isPossible: () => this.#tab !== null,
      run: () => this.#tab && this.#leaf && run(this.#tab, this.#leaf),
    });
    const inPanel = (label: string, keys: string, run: () => void): Action => ({ group: 'Panel', label, keys, run });
    return [
      withTab('Rename tab', 'F2', ({ id }) => this.#dock.tabs.get(id)?.edit()),
      withTab('Close tab', 'Alt+W', ({ id }) => this.#close([id])),
      withTab('Close other tabs', 'Alt+Shift+W', ({ id }, leaf) => this.#close(othersOf(leaf, id))),
      {
        group: 'Tab',
        label: 'Reopen closed tab',
        keys: 'Alt+Shift+T',
        isPossible: () => this.#latestClosed !== undefined,
        run: () => this.reopen(),
      },
      withTab('Next tab', 'Alt+PageDown', ({ id }, leaf) => this.#step(leaf, id, 1)),
      withTab('Previous tab', 'Alt+PageUp', ({ id }, leaf) => this.#step(leaf, id, -1)),
      withTab('Move tab right', 'Alt+Shift+PageDown', ({ id }, leaf) => this.#shift(leaf, id, 1)),
      withTab('Move tab left', 'Alt+Shift+PageUp', ({ id }, leaf) => this.#shift(leaf, id, -1)),
      ...SIDES.map(([side, key, word]) =>
        withTab(`Move tab to the panel ${where(word)}`, `Alt+Shift+${key}`, ({ id }, leaf) =>
          this.#move(leaf, id, side),
        ),
      ),
      ...SIDES.map(([side, key, word]) =>
        inPanel(`Go to the panel ${where(word)}`, `Alt+${key}`, () => this.#goTo(side)),
      ),
      ...SIDES.map(([side, key, , way]) =>
        inPanel(`Move the divider ${way}`, `Ctrl+Shift+${key}`, () => this.#resize(side)),
      ),
      { ...inPanel('Split right', 'Alt+Backslash', () => pick('horizontal')), opensDialog: true },
      { ...inPanel('Split down', 'Alt+Shift+Backslash', () => pick('vertical')), opensDialog: true },
      inPanel('Maximize or restore panel', 'Alt+M', () => this.#leaf && this.#dock.toggleMaximized(this.#leaf.id)),
      { group: 'Panel', label: 'Close panel and all its tabs', run: () => this.#leaf && this.#closePanel(this.#leaf) },
      { group: 'Workspace', label: 'Open panel or URL', keys: 'Ctrl+K', ...dialog, run: () => pick() },
      { group: 'Workspace', label: 'Search tabs', keys: 'Alt+Shift+A', ...dialog, run: openTabList },
      { group: 'Workspace', label: 'All commands', keys: 'Alt+P', ...dialog, run: openPalette },
      { group: 'Workspace', label: 'Pause or resume agents', run: toggleAgents },
      { group: 'Workspace', label: 'Switch between light and dark', run: toggleTheme },
      { group: 'Workspace', label: 'Keyboard shortcuts', keys: 'F1', ...dialog, run: () => showShortcuts(this.all) },
    ];
  }

  tabMenu(tabId: string): MenuItems {
    const { change, data } = this.#page;
    const leaf = this.#dock.leafWith(tabId);
    const tab = leaf?.tabs.find(({ id }) => id === tabId);
    if (!leaf || !tab) return [];
    const others = othersOf(leaf, tabId);
    const later = others.slice(leaf.tabs.indexOf(tab));
    const { headerHidden = false, url } = tab.panelState;
    const hasHeader = [WEB_VIEW, SANDBOX].includes(data.findPanel(tab.panelType)?.panelType ?? tab.panelType);
    const toEdge = (edge: Side) => change({ op: 'moveTab', tabId, targetPanelId: leaf.id, edge });
    const header = {
      label: headerHidden ? 'Show toolbar' : 'Hide toolbar',
      run: () => change({ op: 'setPanelState', tabId, state: { headerHidden: !headerHidden } }),
    };
    return [
      { label: 'Rename', keys: this.#keys('Rename tab'), run: () => this.#dock.tabs.get(tabId)?.edit() },
      ...(url === undefined ? [] : [{ label: 'Reload', run: () => change({ op: 'refreshPanel', tabId }) }]),
      ...(hasHeader ? [header] : []),
      null,
      { label: 'Move to new panel on the right', disabled: others.length === 0, run: () => toEdge('right') },
      { label: 'Move to new panel below', disabled: others.length === 0, run: () => toEdge('bottom') },
      null,
      { label: 'Close', keys: this.#keys('Close tab'), run: () => this.#close([tabId]) },
      { label: 'Close other tabs', disabled: others.length === 0, run: () => this.#close(others) },
      { label: 'Close tabs to the right', disabled: later.length === 0, run: () => this.#close(later) },
      this.#reopenItem,
    ];
  }

  panelMenu(leaf: LeafNode): MenuItems {
    const dock = this.#dock;
    const pick = (label: string, split?: SplitNode['direction']): MenuItem => ({
      label,
      run: () => {
        dock.goTo(leaf.id);
        this.#page.pick(split);
      },
    });
    const isMaximized = dock.single.maximized === leaf.id;
    return [
      pick('Open panel here'),
      pick('Split right', 'horizontal'),
      pick('Split down', 'vertical'),
      null,
      {
        label: isMaximized ? 'Restore' : 'Maximize',
        keys: this.#keys('Maximize or restore panel'),
        disabled: dock.leaves.length < 2 || dock.single.isNarrow,
        run: () => dock.toggleMaximized(leaf.id),
      },
      null,
      { label: 'Close panel', run: () => this.#closePanel(leaf) },
      this.#reopenItem,
    ];
  }

  get #leaf(): LeafNode | null {
    return this.#dock.activeLeaf;
  }

  get #tab(): Tab | null {
    return this.#leaf?.tabs.find(({ id }) => id === this.#leaf?.activeTab) ?? null;
  }

  get #latestClosed(): Tab | undefined {
    return this.closed.all.at(-1)?.tab;
  }

  get #reopenItem(): MenuItem {
    const name = this.#latestClosed?.displayName;
    const label = name === undefined ? 'Reopen closed tab' : `Reopen ${name}`;
    return { label, keys: this.#keys('Reopen closed tab'), disabled: name === undefined, run: () => this.reopen() };
  }

  /** Without `closed`: the tab that was closed last. */
  reopen(closed?: ClosedTab): void {
    const { layout } = this.#page;
    const reopening = layout && this.closed.reopen(layout, this.#leaf?.id ?? '', closed);
    if (reopening) void this.#page.change(reopening);
  }

  show(tabId: string): void {
    const leaf = this.#dock.leafWith(tabId);
    void this.#page.change({ op: 'activateTab', tabId });
    if (leaf) this.#dock.goTo(leaf.id);
  }

  #keys(label: string): string | undefined {
    const keys = this.all.find((action) => action.label === label)?.keys;
    return keys && keysText(keys);
  }

  #close(tabIds: readonly string[]): void {
    for (const tabId of tabIds) void this.#page.change({ op: 'closeTab', tabId });
  }

  #closePanel({ id }: LeafNode): void {
    void this.#page.change({ op: 'closePanel', panelId: id });
  }

  #step({ tabs }: LeafNode, tabId: string, step: number): void {
    const at = tabs.findIndex(({ id }) => id === tabId);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (next && next.id !== tabId) void this.#page.change({ op: 'activateTab', tabId: next.id });
  }

  #shift({ id, tabs }: LeafNode, tabId: string, step: number): void {
    const index = tabs.findIndex((tab) => tab.id === tabId) + step;
    if (index >= 0 && index < tabs.length) void this.#page.change({ op: 'moveTab', tabId, targetPanelId: id, index });
  }

  #move(leaf: LeafNode, tabId: string, side: Side): void {
    const neighbor = neighborOf(leaf.id, side, this.#dock.boxes);
    if (neighbor !== null) void this.#page.change({ op: 'moveTab', tabId, targetPanelId: neighbor });
    else if (leaf.tabs.length > 1) void this.#page.change({ op: 'moveTab', tabId, targetPanelId: leaf.id, edge: side });
  }

  #goTo(side: Side): void {
    const neighbor = this.#leaf && neighborOf(this.#leaf.id, side, this.#dock.boxes);
    if (neighbor) this.#dock.goTo(neighbor);
  }

  #resize(side: Side): void {
    const { layout } = this.#page;
    const direction = side === 'left' || side === 'right' ? 'horizontal' : 'vertical';
    const split = layout && this.#leaf && dividerOf(layout, this.#leaf.id, direction);
    if (!split) return;
    const moved = split.ratio + (side === 'left' || side === 'top' ? -RESIZE_STEP : RESIZE_STEP);
    const ratio = Math.round(Math.min(0.95, Math.max(0.05, moved)) * 1_000) / 1_000;
    void this.#page.change({ op: 'resizeSplit', splitId: split.id, ratio });
  }
}

const where = (word: string): string => (word === 'left' || word === 'right' ? `on the ${word}` : word);

const othersOf = ({ tabs }: LeafNode, tabId: string): string[] =>
  tabs.filter(({ id }) => id !== tabId).map(({ id }) => id);
