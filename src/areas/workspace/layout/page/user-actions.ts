// All user actions on tabs and panels: from shortcuts, the command palette and menus.
import type { LeafNode, SplitNode, Tab } from '../../../../../generated/workspace/messages.ts';
import { SANDBOX, WEB_VIEW } from '../../../../../generated/workspace/panel-types.ts';
import { toggleTheme } from '../../../../pages/browser/theme-choice.ts';
import { toggleAgents } from '../../page-kit/agent-pause.ts';
import type { MenuItem, MenuItems } from '../../page-kit/menu.ts';
import type { WorkspacePage } from '../../page-kit/page.ts';
import { type Action, keysText, showShortcuts } from '../../page-kit/shortcuts.ts';
import { type ClosedTab, ClosedTabs } from './closed-tabs.ts';
import type { Dock } from './dock.ts';
import { dividerOf, neighborOf, type Side } from './layout-tree.ts';

const RESIZE_STEP = 0.05;
const SIDES = [
  ['left', 'ArrowLeft', 'left', 'to the left'],
  ['right', 'ArrowRight', 'right', 'to the right'],
  ['top', 'ArrowUp', 'above', 'up'],
  ['bottom', 'ArrowDown', 'below', 'down'],
] as const satisfies readonly (readonly [Side, key: string, place: string, way: string])[];

/** The dialogs that actions open. */
export interface Dialogs {
  pick(split?: SplitNode['direction']): void;
  openPalette(): void;
  openTabList(): void;
}

export function createUserActions(page: WorkspacePage, dock: Dock, { pick, openPalette, openTabList }: Dialogs) {
  const closedTabs = new ClosedTabs();
  const all = listActions();

  function listActions(): readonly Action[] {
    const dialog = { whileTyping: true, opensDialog: true } as const;
    const withTab = (label: string, keys: string, run: (tab: Tab, leaf: LeafNode) => void): Action => ({
      group: 'Tab',
      label,
      keys,
      isPossible: () => activeTab() !== null,
      run: () => {
        const [tab, leaf] = [activeTab(), dock.activeLeaf];
        if (tab && leaf) run(tab, leaf);
      },
    });
    const inPanel = (label: string, keys: string, run: () => void): Action => ({ group: 'Panel', label, keys, run });
    return [
      withTab('Rename tab', 'F2', ({ id }) => dock.tabs.get(id)?.edit()),
      withTab('Close tab', 'Alt+W', ({ id }) => close([id])),
      withTab('Close other tabs', 'Alt+Shift+W', ({ id }, leaf) => close(othersOf(leaf, id))),
      {
        group: 'Tab',
        label: 'Reopen closed tab',
        keys: 'Alt+Shift+T',
        isPossible: () => latestClosed() !== undefined,
        run: () => reopen(),
      },
      withTab('Next tab', 'Alt+PageDown', ({ id }, leaf) => stepFrom(leaf, id, 1)),
      withTab('Previous tab', 'Alt+PageUp', ({ id }, leaf) => stepFrom(leaf, id, -1)),
      withTab('Move tab right', 'Alt+Shift+PageDown', ({ id }, leaf) => shift(leaf, id, 1)),
      withTab('Move tab left', 'Alt+Shift+PageUp', ({ id }, leaf) => shift(leaf, id, -1)),
      ...SIDES.map(([side, key, word]) =>
        withTab(`Move tab to the panel ${where(word)}`, `Alt+Shift+${key}`, ({ id }, leaf) => move(leaf, id, side)),
      ),
      ...SIDES.map(([side, key, word]) => inPanel(`Go to the panel ${where(word)}`, `Alt+${key}`, () => goTo(side))),
      ...SIDES.map(([side, key, , way]) => inPanel(`Move the divider ${way}`, `Ctrl+Shift+${key}`, () => resize(side))),
      { ...inPanel('Split right', 'Alt+Backslash', () => pick('horizontal')), opensDialog: true },
      { ...inPanel('Split down', 'Alt+Shift+Backslash', () => pick('vertical')), opensDialog: true },
      inPanel('Maximize or restore panel', 'Alt+M', () => dock.activeLeaf && dock.toggleMaximized(dock.activeLeaf.id)),
      {
        group: 'Panel',
        label: 'Close panel and all its tabs',
        run: () => dock.activeLeaf && closePanel(dock.activeLeaf),
      },
      { group: 'Workspace', label: 'Open panel or URL', keys: 'Ctrl+K', ...dialog, run: () => pick() },
      { group: 'Workspace', label: 'Search tabs', keys: 'Alt+Shift+A', ...dialog, run: openTabList },
      { group: 'Workspace', label: 'All commands', keys: 'Alt+P', ...dialog, run: openPalette },
      { group: 'Workspace', label: 'Pause or resume agents', run: toggleAgents },
      { group: 'Workspace', label: 'Switch between light and dark', run: toggleTheme },
      { group: 'Workspace', label: 'Keyboard shortcuts', keys: 'F1', ...dialog, run: () => showShortcuts(all) },
    ];
  }

  function tabMenu(tabId: string): MenuItems {
    const { change, data } = page;
    const leaf = dock.leafWith(tabId);
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
      { label: 'Rename', keys: keysOf('Rename tab'), run: () => dock.tabs.get(tabId)?.edit() },
      ...(url === undefined ? [] : [{ label: 'Reload', run: () => change({ op: 'refreshPanel', tabId }) }]),
      ...(hasHeader ? [header] : []),
      null,
      { label: 'Move to new panel on the right', disabled: others.length === 0, run: () => toEdge('right') },
      { label: 'Move to new panel below', disabled: others.length === 0, run: () => toEdge('bottom') },
      null,
      { label: 'Close', keys: keysOf('Close tab'), run: () => close([tabId]) },
      { label: 'Close other tabs', disabled: others.length === 0, run: () => close(others) },
      { label: 'Close tabs to the right', disabled: later.length === 0, run: () => close(later) },
      reopenItem(),
    ];
  }

  function panelMenu(leaf: LeafNode): MenuItems {
    const picking = (label: string, split?: SplitNode['direction']): MenuItem => ({
      label,
      run: () => {
        dock.goTo(leaf.id);
        pick(split);
      },
    });
    const isMaximized = dock.single.maximized === leaf.id;
    return [
      picking('Open panel here'),
      picking('Split right', 'horizontal'),
      picking('Split down', 'vertical'),
      null,
      {
        label: isMaximized ? 'Restore' : 'Maximize',
        keys: keysOf('Maximize or restore panel'),
        disabled: dock.leaves.length < 2 || dock.single.isNarrow(),
        run: () => dock.toggleMaximized(leaf.id),
      },
      null,
      { label: 'Close panel', run: () => closePanel(leaf) },
      reopenItem(),
    ];
  }

  function activeTab(): Tab | null {
    return dock.activeLeaf?.tabs.find(({ id }) => id === dock.activeLeaf?.activeTab) ?? null;
  }

  function latestClosed(): Tab | undefined {
    return closedTabs.all.at(-1)?.tab;
  }

  function reopenItem(): MenuItem {
    const name = latestClosed()?.displayName;
    const label = name === undefined ? 'Reopen closed tab' : `Reopen ${name}`;
    return { label, keys: keysOf('Reopen closed tab'), disabled: name === undefined, run: () => reopen() };
  }

  /** Without `closed`: the tab that was closed last. */
  function reopen(closed?: ClosedTab): void {
    const reopening = page.layout && closedTabs.reopen(page.layout, dock.activeLeaf?.id ?? '', closed);
    if (reopening) void page.change(reopening);
  }

  function show(tabId: string): void {
    const leaf = dock.leafWith(tabId);
    void page.change({ op: 'activateTab', tabId });
    if (leaf) dock.goTo(leaf.id);
  }

  function keysOf(label: string): string | undefined {
    const keys = all.find((action) => action.label === label)?.keys;
    return keys && keysText(keys);
  }

  function close(tabIds: readonly string[]): void {
    for (const tabId of tabIds) void page.change({ op: 'closeTab', tabId });
  }

  function closePanel({ id }: LeafNode): void {
    void page.change({ op: 'closePanel', panelId: id });
  }

  function stepFrom({ tabs }: LeafNode, tabId: string, step: number): void {
    const at = tabs.findIndex(({ id }) => id === tabId);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (next && next.id !== tabId) void page.change({ op: 'activateTab', tabId: next.id });
  }

  function shift({ id, tabs }: LeafNode, tabId: string, step: number): void {
    const index = tabs.findIndex((tab) => tab.id === tabId) + step;
    if (index >= 0 && index < tabs.length) void page.change({ op: 'moveTab', tabId, targetPanelId: id, index });
  }

  function move(leaf: LeafNode, tabId: string, side: Side): void {
    const neighbor = neighborOf(leaf.id, side, dock.boxes);
    if (neighbor !== null) void page.change({ op: 'moveTab', tabId, targetPanelId: neighbor });
    else if (leaf.tabs.length > 1) void page.change({ op: 'moveTab', tabId, targetPanelId: leaf.id, edge: side });
  }

  function goTo(side: Side): void {
    const neighbor = dock.activeLeaf && neighborOf(dock.activeLeaf.id, side, dock.boxes);
    if (neighbor) dock.goTo(neighbor);
  }

  function resize(side: Side): void {
    const { layout } = page;
    const direction = side === 'left' || side === 'right' ? 'horizontal' : 'vertical';
    const split = layout && dock.activeLeaf && dividerOf(layout, dock.activeLeaf.id, direction);
    if (!split) return;
    const moved = split.ratio + (side === 'left' || side === 'top' ? -RESIZE_STEP : RESIZE_STEP);
    const ratio = Math.round(Math.min(0.95, Math.max(0.05, moved)) * 1_000) / 1_000;
    void page.change({ op: 'resizeSplit', splitId: split.id, ratio });
  }

  return { closed: closedTabs, all, tabMenu, panelMenu, reopen, show };
}

export type UserActions = ReturnType<typeof createUserActions>;

const where = (word: string): string => (word === 'left' || word === 'right' ? `on the ${word}` : word);

const othersOf = ({ tabs }: LeafNode, tabId: string): string[] =>
  tabs.filter(({ id }) => id !== tabId).map(({ id }) => id);
