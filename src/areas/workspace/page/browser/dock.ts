// Renders the layout with dockview and sends the user's changes to the server. The server's layout is authoritative
// and applied step by step, because dockview reloads every frame when it receives a whole layout.
import {
  createDockview,
  type DockviewApi,
  type DockviewGroupPanel,
  type DockviewWillDropEvent,
  type IContentRenderer,
  type IDockviewPanel,
} from 'dockview';
import type { Layout, LeafNode, SplitNode, Tab } from '../../../../../generated/workspace/messages.ts';
import { watchDividers } from './dividers.ts';
import { movesOf } from './drag-drop.ts';
import { type Box, leavesOf, shapeOf, tabsOf } from './layout-tree.ts';
import { LeafActions } from './leaf-actions.ts';
import { LeafGroups, type PanelOptions } from './leaf-groups.ts';
import { OneLeaf } from './one-leaf.ts';
import type { PanelView } from './panels/panel.ts';
import { type TabHandleActions, TabHandles } from './tab-handles.ts';

export interface DockActions extends TabHandleActions {
  /** Lets the user choose a panel for a leaf, or for a new one beside it. The leaf is read after the choice. */
  pick(leaf: () => LeafNode | null, split?: SplitNode['direction']): void;
  createPanel(tab: Tab): PanelView;
  focused(leafId: string): void;
  openMenu(leaf: LeafNode, at: { readonly x: number; readonly y: number }): void;
  /** Called after rendering, and when another leaf is focused. */
  drawn(): void;
}

/** Wait for a frame that was hidden to paint again; browsers have no event for it. */
const PAINT_MS = 300;
const MIN_GROUP_PX = 12; // small, so that many panels fit, but more than the gap that it includes

interface ShownTab {
  readonly panel: IDockviewPanel;
  readonly former: IDockviewPanel | undefined;
  uses: number;
  readonly over: PromiseWithResolvers<void>;
}

export class Dock {
  readonly #api: DockviewApi;
  readonly #actions: DockActions;
  readonly #views = new Map<string, PanelView>();
  readonly #tabs: TabHandles;
  readonly #groups: LeafGroups;
  readonly #one: OneLeaf;
  /** The tab that `showing` shows in a group, the one before it, and how many need it. */
  readonly #shown = new Map<DockviewGroupPanel, ShownTab>();
  #layout: Layout | null = null;
  /** The splits as last rendered: sizes are set only when they change. */
  #shape = '';
  #applying = false;

  constructor(element: HTMLElement, actions: DockActions) {
    this.#actions = actions;
    this.#tabs = new TabHandles(actions);
    this.#api = createDockview(element, {
      theme: { name: 'annex', className: 'dockview-theme-annex', gap: 6, dndOverlayMounting: 'absolute' },
      defaultRenderer: 'always',
      disableFloatingGroups: true,
      dndEdges: false,
      noPanelsOverlay: 'watermark',
      createComponent: ({ id }) => this.#content(this.#view(id)),
      createTabComponent: ({ id }) => this.#tabs.create(id),
      createRightHeaderActionComponent: (group) =>
        new LeafActions({
          pick: (split) => actions.pick(() => this.#leafOf(group), split),
          menu: (at) => this.#withLeaf(group, (leaf) => actions.openMenu(leaf, at)),
        }),
    });
    this.#groups = new LeafGroups(this.#api, this.#panelOptions);
    this.#one = new OneLeaf(this.#api, this.#groups, () => this.#fit());
    this.#api.onWillDrop((event) => this.#drop(event));
    this.#api.onDidActivePanelChange(({ panel }) => {
      if (!this.#applying && panel) this.#activated(panel.id);
    });
    this.#api.onDidActiveGroupChange((group) => {
      const leaf = group && this.#leafOf(group);
      if (!leaf || this.#applying) return;
      actions.focused(leaf.id);
      this.#fit();
    });
    watchDividers(element, {
      layout: () => this.#layout,
      boxOf: (leafId) => this.#boxOf(leafId),
      change: actions.change,
    });
  }

  view(tabId: string): PanelView | undefined {
    return this.#views.get(tabId);
  }

  /** The views of active tabs. */
  get shownViews(): readonly PanelView[] {
    return this.#shownTabs.flatMap((id) => this.#views.get(id) ?? []);
  }

  get #shownTabs(): string[] {
    return this.#api.groups.flatMap(({ activePanel }) => activePanel?.id ?? []);
  }

  /** The element around a tab's view; it has the same size. */
  frameOf(tabId: string): HTMLElement | null {
    return this.#views.get(tabId)?.element.parentElement ?? null;
  }

  /** The focused leaf, or else the first. */
  get activeLeaf(): LeafNode | null {
    const { activeGroup } = this.#api;
    const active = activeGroup && this.#leafOf(activeGroup);
    return active ?? (this.#layout ? (leavesOf(this.#layout)[0] ?? null) : null);
  }

  /** The leaf whose panel or tab row contains the element. */
  leafAround(element: Element | null): LeafNode | null {
    const tabId = element && [...this.#views].find(([, view]) => view.element.contains(element))?.[0];
    const group = this.#api.groups.find(({ element: drawn }) => drawn.contains(element));
    if (!tabId || !this.#layout) return (element && group && this.#leafOf(group)) ?? null;
    return leavesOf(this.#layout).find(({ tabs }) => tabs.some(({ id }) => id === tabId)) ?? null;
  }

  /** The position of each leaf. */
  get boxes(): ReadonlyMap<string, Box> {
    const leaves = this.#layout ? leavesOf(this.#layout) : [];
    return new Map(leaves.flatMap(({ id }) => (this.#boxOf(id) ? [[id, this.#boxOf(id) as Box]] : [])));
  }

  get tabs(): TabHandles {
    return this.#tabs;
  }

  /** Whether there is room for only one leaf. */
  get isNarrow(): boolean {
    return this.#one.isNarrow;
  }

  get maximized(): string | null {
    return this.#one.maximized;
  }

  toggleMaximized(leafId: string): void {
    this.#one.toggle(leafId);
    this.goTo(leafId);
    this.#fit();
  }

  goTo(leafId: string): void {
    this.#groups.get(leafId)?.activePanel?.api.setActive();
  }

  /** Focuses a leaf's active tab, unless its panel has the focus. Without a leaf: the active one, if focus was lost. */
  takeFocus(leafId?: string): void {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if ((leafId === undefined && !isLost) || document.querySelector('dialog[open], :popover-open')) return;
    if (leafId !== undefined) this.goTo(leafId);
    const { activeLeaf } = this;
    if (!activeLeaf?.activeTab) return;
    const view = this.#views.get(activeLeaf.activeTab);
    if (!view?.element.contains(document.activeElement)) this.#tabs.focus(activeLeaf.activeTab);
    this.#actions.focused(activeLeaf.id);
  }

  pick(split?: SplitNode['direction']): void {
    this.#actions.pick(() => this.activeLeaf, split);
  }

  /** Shows a tab while `use` runs, in this browser only. Waits while another tab of the same leaf is shown this way. */
  async showing<T>(tabId: string, use: () => Promise<T>): Promise<T> {
    const panel = this.#api.getPanel(tabId);
    if (!panel) return use();
    const { group } = panel;
    for (let other = this.#shown.get(group); other && other.panel !== panel; other = this.#shown.get(group))
      await other.over.promise;
    const over = Promise.withResolvers<void>();
    const shown = this.#shown.get(group) ?? { panel, former: group.activePanel, uses: 0, over };
    this.#shown.set(group, shown);
    shown.uses++;
    try {
      if (group.activePanel !== panel) {
        this.#quietly(() => panel.api.setActive());
        await new Promise((resolve) => setTimeout(resolve, PAINT_MS));
      }
      return await use();
    } finally {
      if (--shown.uses === 0) {
        this.#shown.delete(group);
        if (shown.former !== panel) this.#quietly(() => shown.former?.api.setActive());
        shown.over.resolve();
      }
    }
  }

  apply(layout: Layout): void {
    const hadFocus = this.leafAround(document.activeElement) !== null;
    this.#layout = layout;
    this.#quietly(() => {
      const active = this.#api.activePanel?.id;
      const shape = shapeOf(layout);
      if (shape !== this.#shape) this.#one.showAll();
      this.#removeGone(layout);
      this.#groups.place(layout);
      for (const leaf of leavesOf(layout)) this.#groups.fill(leaf);
      for (const tab of tabsOf(layout)) this.#update(tab);
      if (active !== undefined) this.#refocus(active);
      if (shape !== this.#shape) this.#groups.resize(layout);
      this.#shape = shape;
    });
    this.#fit();
    if (hadFocus) this.takeFocus();
    this.#tabs.scrollSoon(() => this.#shownTabs);
  }

  #fit(): void {
    if (this.#layout) this.#quietly(() => this.#layout && this.#one.apply(this.#layout, this.activeLeaf?.id ?? null));
    this.#actions.drawn();
  }

  #quietly(act: () => unknown): void {
    this.#applying = true;
    try {
      act();
    } finally {
      this.#applying = false;
    }
  }

  #removeGone(layout: Layout): void {
    const wanted = new Set(tabsOf(layout).map(({ id }) => id));
    for (const panel of this.#api.panels) {
      if (wanted.has(panel.id)) continue;
      this.#api.removePanel(panel);
      this.#views.get(panel.id)?.dispose();
      this.#views.delete(panel.id);
      this.#tabs.delete(panel.id);
    }
    for (const { id } of this.#api.panels) if (!this.#views.has(id)) throw new Error(`panel ${id} has no view`);
  }

  /** A change elsewhere must not move the user's focus. */
  #refocus(panelId: string): void {
    const panel = this.#api.getPanel(panelId);
    if (panel && panel.group.activePanel === panel && this.#api.activePanel !== panel) panel.api.setActive();
  }

  readonly #panelOptions = (tab: Tab): PanelOptions => {
    this.#view(tab.id, tab);
    const constraints = { minimumWidth: MIN_GROUP_PX, minimumHeight: MIN_GROUP_PX };
    return { id: tab.id, component: 'panel', tabComponent: 'tab', title: tab.displayName, ...constraints };
  };

  #view(id: string, tab?: Tab): PanelView {
    const known = this.#views.get(id);
    if (known) return known;
    if (!tab) throw new Error(`unknown tab ${id}`);
    const view = this.#actions.createPanel(tab);
    this.#views.set(id, view);
    return view;
  }

  #content(view: PanelView): IContentRenderer {
    return {
      element: view.element,
      init: ({ api }) => {
        view.shown?.(api.isVisible);
        api.onDidVisibilityChange(({ isVisible }) => view.shown?.(isVisible));
      },
    };
  }

  #update(tab: Tab): void {
    this.#views.get(tab.id)?.update(tab);
    this.#title(tab);
  }

  /** Called when the title or icon of a panel's page has changed. */
  retitle(tabId: string): void {
    const tab = this.#layout && tabsOf(this.#layout).find(({ id }) => id === tabId);
    if (tab) this.#title(tab);
  }

  #title(tab: Tab): void {
    const view = this.#views.get(tab.id);
    const name = this.#tabs.show(tab, view);
    const panel = this.#api.getPanel(tab.id);
    if (panel && panel.title !== name) panel.setTitle(name);
  }

  #leafOf(group: Pick<DockviewGroupPanel, 'id'>): LeafNode | null {
    const leafId = this.#groups.leafIdOf(group.id);
    return (this.#layout && leavesOf(this.#layout).find(({ id }) => id === leafId)) ?? null;
  }

  #withLeaf(group: DockviewGroupPanel, act: (leaf: LeafNode) => void): void {
    const leaf = this.#leafOf(group);
    if (leaf) act(leaf);
  }

  #activated(tabId: string): void {
    const leaf = this.#layout && leavesOf(this.#layout).find(({ tabs }) => tabs.some(({ id }) => id === tabId));
    if (leaf && leaf.activeTab !== tabId) this.#actions.change({ op: 'activateTab', tabId });
  }

  /** Asks the server to move the tabs, and renders the layout that it returns. */
  #drop(event: DockviewWillDropEvent): void {
    event.preventDefault();
    const moved = event.getData();
    const target = event.group && this.#leafOf(event.group);
    if (!moved || !target) return;
    const leaf = this.#leafOf({ id: moved.groupId });
    const tabIds = moved.panelId === null ? (leaf?.tabs.map(({ id }) => id) ?? []) : [moved.panelId];
    for (const move of movesOf(event, tabIds, target)) this.#actions.change(move);
  }

  #boxOf(leafId: string): Box | null {
    return this.#groups.get(leafId)?.element.getBoundingClientRect() ?? null;
  }
}
