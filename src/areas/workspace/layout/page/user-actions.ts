// All user actions on tabs and panels: from shortcuts, the command palette and menus.
import type { LeafNode, SplitNode, Tab } from '../../../../../generated/workspace/messages.ts';
import { SANDBOX, WEB_VIEW } from '../../../../../generated/workspace/panel-types.ts';
import { toggleTheme } from '../../../../pages/browser/theme-choice.ts';
import type { ActionQueue } from '../../page-kit/action-queue.ts';
import { toggleAgents } from '../../page-kit/agent-pause.ts';
import { type MenuItem, type MenuItems, openMenu } from '../../page-kit/menu.ts';
import type { Point, WorkspacePage } from '../../page-kit/page.ts';
import { ask } from '../../page-kit/search-dialog.ts';
import { type Action, keysText, listenForKeys, showShortcuts } from '../../page-kit/shortcuts.ts';
import type { Dock } from './dock.ts';
import { type Side, tabsOf } from './layout-tree.ts';
import { createPicker, type Picked } from './panel-picker.ts';
import { othersOf, TabActions } from './tab-actions.ts';
import { findCommands, findTabs } from './tab-list.ts';

const PLACES = { horizontal: ' on the right', vertical: ' below' } as const;
const SIDES = [
  ['left', 'ArrowLeft', 'on the left', 'to the left'],
  ['right', 'ArrowRight', 'on the right', 'to the right'],
  ['top', 'ArrowUp', 'above', 'up'],
  ['bottom', 'ArrowDown', 'below', 'down'],
] as const satisfies readonly (readonly [Side, key: string, place: string, way: string])[];

export class UserActions {
  readonly tabs: TabActions;
  readonly #page: WorkspacePage;
  readonly #dock: Dock;
  readonly #queue: ActionQueue;
  readonly #all: readonly Action[];

  constructor(page: WorkspacePage, dock: Dock, queue: ActionQueue) {
    this.#page = page;
    this.#dock = dock;
    this.#queue = queue;
    this.tabs = new TabActions(page, dock);
    this.#all = [...this.#tabActions(), ...this.#panelActions(), ...this.#workspaceActions()];
    listenForKeys(this.#all, queue);
  }

  /** Lets the user choose a panel for a leaf, or for a new one beside it. The leaf is read after the choice. */
  pick(split?: SplitNode['direction'], leaf: () => LeafNode | null = () => this.#dock.activeLeaf): void {
    const { data } = this.#page;
    const open = (picked: Picked) => {
      const { id: panelId, tabs } = leaf() ?? this.#dock.activeLeaf ?? {};
      if (panelId === undefined) return;
      if (split === undefined || tabs?.length === 0) void this.#page.change({ op: 'openTab', panelId, ...picked });
      else void this.#page.change({ op: 'splitLeaf', panelId, direction: split, ...picked });
    };
    const isOpen = (type: string) => {
      const { layout } = this.#page;
      return layout !== null && tabsOf(layout).some(({ panelType }) => data.findPanel(panelType)?.panelType === type);
    };
    ask({
      title: `Open panel${split === undefined ? '' : PLACES[split]}`,
      placeholder: 'Search panels or enter a URL',
      none: 'No matching panels',
      find: createPicker(data, isOpen, (picked) => this.#queue.run(() => open(picked))),
    });
  }

  openPalette(): void {
    ask({
      title: 'Commands',
      placeholder: 'Search commands and tabs',
      none: 'No matching commands or tabs',
      find: (text) => findCommands(this.#page, this.tabs, this.#all, text),
    });
  }

  openTabList(): void {
    ask({
      title: 'Tabs',
      placeholder: 'Search tabs',
      none: 'No matching tabs',
      find: (text) => findTabs(this.#page, this.tabs, text),
    });
  }

  openTabMenu(tabId: string, at: Point): void {
    const leaf = this.#dock.leafWith(tabId);
    const tab = leaf?.tabs.find(({ id }) => id === tabId);
    openMenu('Tab', leaf && tab ? this.#tabMenu(leaf, tab) : [], at);
  }

  openPanelMenu(leaf: LeafNode, at: Point): void {
    openMenu('Panel', this.#panelMenu(leaf), at);
  }

  #tabActions(): Action[] {
    const { tabs } = this;
    const withTab = (label: string, keys: string, run: (leaf: LeafNode, tabId: string) => void): Action => ({
      group: 'Tab',
      label,
      keys,
      isPossible: () => tabs.active !== null,
      run: () => {
        const [tab, leaf] = [tabs.active, this.#dock.activeLeaf];
        if (tab && leaf) run(leaf, tab.id);
      },
    });
    const isPossible = () => tabs.closed.all.length > 0;
    return [
      withTab('Rename tab', 'F2', (_, id) => tabs.rename(id)),
      withTab('Close tab', 'Alt+W', (_, id) => tabs.close([id])),
      withTab('Close other tabs', 'Alt+Shift+W', (leaf, id) => tabs.close(othersOf(leaf, id))),
      { group: 'Tab', label: 'Reopen closed tab', keys: 'Alt+Shift+T', isPossible, run: () => tabs.reopen() },
      withTab('Next tab', 'Alt+PageDown', (leaf, id) => tabs.step(leaf, id, 1)),
      withTab('Previous tab', 'Alt+PageUp', (leaf, id) => tabs.step(leaf, id, -1)),
      withTab('Move tab right', 'Alt+Shift+PageDown', (leaf, id) => tabs.shift(leaf, id, 1)),
      withTab('Move tab left', 'Alt+Shift+PageUp', (leaf, id) => tabs.shift(leaf, id, -1)),
      ...SIDES.map(([side, key, place]) =>
        withTab(`Move tab to the panel ${place}`, `Alt+Shift+${key}`, (leaf, id) => tabs.move(leaf, id, side)),
      ),
    ];
  }

  #panelActions(): Action[] {
    const { tabs } = this;
    const inPanel = (label: string, keys: string, run: () => void): Action => ({ group: 'Panel', label, keys, run });
    const withLeaf = (run: (leaf: LeafNode) => void) => () => {
      const { activeLeaf } = this.#dock;
      if (activeLeaf) run(activeLeaf);
    };
    const maximize = withLeaf(({ id }) => this.#dock.toggleMaximized(id));
    const close = withLeaf((leaf) => tabs.closePanel(leaf));
    return [
      ...SIDES.map(([side, key, place]) => inPanel(`Go to the panel ${place}`, `Alt+${key}`, () => tabs.goTo(side))),
      ...SIDES.map(([side, key, , way]) =>
        inPanel(`Move the divider ${way}`, `Ctrl+Shift+${key}`, () => tabs.resize(side)),
      ),
      { ...inPanel('Split right', 'Alt+Backslash', () => this.pick('horizontal')), opensDialog: true },
      { ...inPanel('Split down', 'Alt+Shift+Backslash', () => this.pick('vertical')), opensDialog: true },
      inPanel('Maximize or restore panel', 'Alt+M', maximize),
      { group: 'Panel', label: 'Close panel and all its tabs', run: close },
    ];
  }

  #workspaceActions(): Action[] {
    const group = 'Workspace';
    const dialog = { group, whileTyping: true, opensDialog: true } as const;
    return [
      { ...dialog, label: 'Open panel or URL', keys: 'Ctrl+K', run: () => this.pick() },
      { ...dialog, label: 'Search tabs', keys: 'Alt+Shift+A', run: () => this.openTabList() },
      { ...dialog, label: 'All commands', keys: 'Alt+P', run: () => this.openPalette() },
      { group, label: 'Pause or resume agents', run: toggleAgents },
      { group, label: 'Switch between light and dark', run: toggleTheme },
      { ...dialog, label: 'Keyboard shortcuts', keys: 'F1', run: () => showShortcuts(this.#all) },
    ];
  }

  #tabMenu(leaf: LeafNode, { id: tabId, panelType, panelState }: Tab): MenuItems {
    const { tabs } = this;
    const { change, data } = this.#page;
    const others = othersOf(leaf, tabId);
    const later = others.slice(leaf.tabs.findIndex(({ id }) => id === tabId));
    const { headerHidden = false, url } = panelState;
    const hasHeader = [WEB_VIEW, SANDBOX].includes(data.findPanel(panelType)?.panelType ?? panelType);
    const header = {
      label: headerHidden ? 'Show toolbar' : 'Hide toolbar',
      run: () => change({ op: 'setPanelState', tabId, state: { headerHidden: !headerHidden } }),
    };
    const toEdge = (label: string, edge: Side): MenuItem => ({
      label,
      disabled: others.length === 0,
      run: () => tabs.moveToEdge(leaf, tabId, edge),
    });
    const closing = (label: string, tabIds: readonly string[]): MenuItem => ({
      label,
      disabled: tabIds.length === 0,
      run: () => tabs.close(tabIds),
    });
    return [
      { label: 'Rename', keys: this.#keysOf('Rename tab'), run: () => tabs.rename(tabId) },
      ...(url === undefined ? [] : [{ label: 'Reload', run: () => change({ op: 'refreshPanel', tabId }) }]),
      ...(hasHeader ? [header] : []),
      null,
      toEdge('Move to new panel on the right', 'right'),
      toEdge('Move to new panel below', 'bottom'),
      null,
      { ...closing('Close', [tabId]), keys: this.#keysOf('Close tab') },
      closing('Close other tabs', others),
      closing('Close tabs to the right', later),
      this.#reopenItem(),
    ];
  }

  #panelMenu(leaf: LeafNode): MenuItems {
    const picking = (label: string, split?: SplitNode['direction']): MenuItem => ({
      label,
      run: () => {
        this.#dock.goTo(leaf.id);
        this.pick(split);
      },
    });
    const { leaves, single } = this.#dock;
    return [
      picking('Open panel here'),
      picking('Split right', 'horizontal'),
      picking('Split down', 'vertical'),
      null,
      {
        label: single.maximized === leaf.id ? 'Restore' : 'Maximize',
        keys: this.#keysOf('Maximize or restore panel'),
        disabled: leaves.length < 2 || single.isNarrow,
        run: () => this.#dock.toggleMaximized(leaf.id),
      },
      null,
      { label: 'Close panel', run: () => this.tabs.closePanel(leaf) },
      this.#reopenItem(),
    ];
  }

  #reopenItem(): MenuItem {
    const name = this.tabs.closed.all.at(-1)?.tab.displayName;
    const label = name === undefined ? 'Reopen closed tab' : `Reopen ${name}`;
    const keys = this.#keysOf('Reopen closed tab');
    return { label, keys, disabled: name === undefined, run: () => this.tabs.reopen() };
  }

  #keysOf(label: string): string | undefined {
    const keys = this.#all.find((action) => action.label === label)?.keys;
    return keys && keysText(keys);
  }
}
