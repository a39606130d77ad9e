// Draws the layout with dockview and sends what the user does to it to the server. The layout that the server sends
// counts; it is applied step by step, because dockview loads every frame anew when it is given a layout as a whole.
import {
  createDockview,
  type DockviewApi,
  type DockviewGroupPanel,
  type DockviewWillDropEvent,
  type IContentRenderer,
} from 'dockview';
import type { Layout, LayoutChange, LeafNode, SplitNode, Tab } from '../../../../generated/workspace/messages.ts';
import { movesOf } from './drag-drop.ts';
import { EmptyWorkspace } from './empty-workspace.ts';
import { leavesOf, ratioOf, shapeOf, splitsOf, tabsOf } from './layout-tree.ts';
import { LeafActions } from './leaf-actions.ts';
import { LeafGroups, type PanelOptions } from './leaf-groups.ts';
import type { PanelView } from './panels/panel.ts';
import { PanelTab } from './tab.ts';

export interface DockActions {
  /** Sends it to the server; tells the user when it is refused. */
  change(change: LayoutChange): void;
  /** Lets the user choose a panel for this leaf, or for a new one at its side. */
  pick(leaf: LeafNode, split?: SplitNode['direction']): void;
  createPanel(tab: Tab): PanelView;
  /** The icon that the tab's panel has in the catalog. */
  ownIcon(tab: Tab): string;
  /** Whether it has the name that the catalog gives. */
  isUnnamed(tab: Tab): boolean;
  focused(leafId: string): void;
}

/** Wait until a frame that was hidden has painted again; browsers have no event for it. */
const PAINT_MS = 300;
const RATIO_STEP = 0.004;
const MIN_GROUP_PX = 80;

export class Dock {
  readonly #api: DockviewApi;
  readonly #element: HTMLElement;
  readonly #actions: DockActions;
  readonly #views = new Map<string, PanelView>();
  readonly #tabs = new Map<string, PanelTab>();
  readonly #groups: LeafGroups;
  #layout: Layout | null = null;
  /** The splits as they were last drawn: sizes are set only when they change. */
  #shape = '';
  #applying = false;

  constructor(element: HTMLElement, actions: DockActions) {
    this.#element = element;
    this.#actions = actions;
    this.#api = createDockview(element, {
      theme: { name: 'annex', className: 'dockview-theme-annex', gap: 6, dndOverlayMounting: 'absolute' },
      defaultRenderer: 'always',
      disableFloatingGroups: true,
      dndEdges: false,
      noPanelsOverlay: 'watermark',
      createComponent: ({ id }) => this.#content(this.#view(id)),
      createTabComponent: ({ id }) => this.#tab(id),
      createRightHeaderActionComponent: (group) => new LeafActions((split) => this.#pickFor(group, split)),
      createWatermarkComponent: () => new EmptyWorkspace(() => this.pick()),
    });
    this.#groups = new LeafGroups(this.#api, this.#panelOptions);
    this.#api.onWillDrop((event) => this.#drop(event));
    this.#api.onDidActivePanelChange(({ panel }) => {
      if (!this.#applying && panel) this.#activated(panel.id);
    });
    this.#api.onDidActiveGroupChange((group) => {
      const leaf = group && this.#leafOf(group);
      if (leaf && !this.#applying) actions.focused(leaf.id);
    });
    this.#sendResizes();
  }

  view(tabId: string): PanelView | undefined {
    return this.#views.get(tabId);
  }

  /** Of the tabs in front. */
  get shownViews(): readonly PanelView[] {
    return this.#api.groups.flatMap(({ activePanel }) => (activePanel && this.#views.get(activePanel.id)) ?? []);
  }

  /** The element around a tab's view, of the same size. */
  frameOf(tabId: string): HTMLElement | null {
    return this.#views.get(tabId)?.element.parentElement ?? null;
  }

  /** The leaf with the focus, else the first. */
  get activeLeaf(): LeafNode | null {
    const { activeGroup } = this.#api;
    const active = activeGroup && this.#leafOf(activeGroup);
    return active ?? (this.#layout ? (leavesOf(this.#layout)[0] ?? null) : null);
  }

  /** The leaf of the panel that an element belongs to. */
  leafAround(element: Element | null): LeafNode | null {
    const tabId = element && [...this.#views].find(([, view]) => view.element.contains(element))?.[0];
    if (!tabId || !this.#layout) return null;
    return leavesOf(this.#layout).find(({ tabs }) => tabs.some(({ id }) => id === tabId)) ?? null;
  }

  pick(split?: SplitNode['direction']): void {
    const { activeLeaf } = this;
    if (activeLeaf) this.#actions.pick(activeLeaf, split);
  }

  closeActiveTab(): void {
    const tabId = this.activeLeaf?.activeTab;
    if (tabId) this.#actions.change({ op: 'closeTab', tabId });
  }

  /** Shows a tab for as long as `use` takes, in this browser only. */
  async showing<T>(tabId: string, use: () => Promise<T>): Promise<T> {
    const panel = this.#api.getPanel(tabId);
    const former = panel?.group.activePanel;
    if (!panel || former === panel) return use();
    this.#quietly(() => panel.api.setActive());
    try {
      await new Promise((resolve) => setTimeout(resolve, PAINT_MS));
      return await use();
    } finally {
      this.#quietly(() => former?.api.setActive());
    }
  }

  apply(layout: Layout): void {
    this.#layout = layout;
    this.#quietly(() => {
      const active = this.#api.activePanel?.id;
      this.#removeGone(layout);
      this.#groups.place(layout);
      for (const leaf of leavesOf(layout)) this.#groups.fill(leaf);
      for (const tab of tabsOf(layout)) this.#update(tab);
      if (active !== undefined) this.#refocus(active);
      const shape = shapeOf(layout);
      if (shape !== this.#shape) this.#groups.resize(layout);
      this.#shape = shape;
    });
  }

  #quietly(act: () => void): void {
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

  /** A change elsewhere must not take the focus away from where the user is. */
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
    if (!tab) throw new Error(`there is no tab ${id}`);
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

  #tab(id: string): PanelTab {
    const { change } = this.#actions;
    const made = new PanelTab({
      close: () => change({ op: 'closeTab', tabId: id }),
      rename: (displayName) => change({ op: 'renameTab', tabId: id, displayName }),
    });
    this.#tabs.set(id, made);
    return made;
  }

  #update(tab: Tab): void {
    this.#views.get(tab.id)?.update(tab);
    this.#title(tab);
  }

  /** The title or icon of a panel's page has changed. */
  retitle(tabId: string): void {
    const tab = this.#layout && tabsOf(this.#layout).find(({ id }) => id === tabId);
    if (tab) this.#title(tab);
  }

  #title(tab: Tab): void {
    const view = this.#views.get(tab.id);
    const name = (this.#actions.isUnnamed(tab) && view?.title) || tab.displayName;
    this.#tabs.get(tab.id)?.show(name, tab.displayIcon, this.#actions.ownIcon(tab), view?.favicon ?? null);
    const panel = this.#api.getPanel(tab.id);
    if (panel && panel.title !== name) panel.setTitle(name);
  }

  #leafOf(group: Pick<DockviewGroupPanel, 'id'>): LeafNode | null {
    const leafId = this.#groups.leafIdOf(group.id);
    return (this.#layout && leavesOf(this.#layout).find(({ id }) => id === leafId)) ?? null;
  }

  #pickFor(group: DockviewGroupPanel, split?: SplitNode['direction']): void {
    const leaf = this.#leafOf(group);
    if (leaf) this.#actions.pick(leaf, split);
  }

  #activated(tabId: string): void {
    const leaf = this.#layout && leavesOf(this.#layout).find(({ tabs }) => tabs.some(({ id }) => id === tabId));
    if (leaf && leaf.activeTab !== tabId) this.#actions.change({ op: 'activateTab', tabId });
  }

  /** Asks the server to move the tab; its new layout is drawn. */
  #drop(event: DockviewWillDropEvent): void {
    event.preventDefault();
    const moved = event.getData();
    const target = event.group && this.#leafOf(event.group);
    if (!moved || !target) return;
    const leaf = this.#leafOf({ id: moved.groupId });
    const tabIds = moved.panelId === null ? (leaf?.tabs.map(({ id }) => id) ?? []) : [moved.panelId];
    for (const move of movesOf(event, tabIds, target)) this.#actions.change(move);
  }

  /** When the user has dropped a divider. */
  #sendResizes(): void {
    this.#element.addEventListener('pointerdown', ({ target }) => {
      if (!(target instanceof Element) || !target.closest('.dv-sash')) return;
      addEventListener('pointerup', () => requestAnimationFrame(() => this.#sendRatios()), { once: true });
    });
  }

  #sendRatios(): void {
    const boxOf = (leafId: string) => this.#groups.get(leafId)?.element.getBoundingClientRect() ?? null;
    for (const split of this.#layout ? splitsOf(this.#layout) : []) {
      const ratio = ratioOf(split, boxOf);
      if (ratio !== null && Math.abs(ratio - split.ratio) > RATIO_STEP) {
        this.#actions.change({ op: 'resizeSplit', splitId: split.id, ratio: Math.round(ratio * 10_000) / 10_000 });
      }
    }
  }
}
