// Renders the layout with dockview and sends the user's changes to the server. The server's layout is authoritative
// and applied step by step. A whole layout (`fromJSON`, also with `reuseExistingPanels`) replaces every row of tabs: a tab
// loses the keyboard focus, and a drag in progress ends without a drop.
import {
  createDockview,
  type DockviewApi,
  type DockviewGroupPanel,
  type DockviewWillDropEvent,
  type IContentRenderer,
  type IDockviewPanel,
} from 'dockview';
import { html } from 'lit-html';
import type { Layout, LayoutChange, LeafNode, SplitNode, Tab } from '../../../../../generated/workspace/messages.ts';
import { create, iconButton } from '../../page-kit/element.ts';
import { icon } from '../../page-kit/icons.ts';
import { menuButton } from '../../page-kit/menu.ts';
import type { Point, WorkspacePage } from '../../page-kit/page.ts';
import type { PanelView } from '../../page-kit/panel.ts';
import { type Box, leavesOf, ratioOf, shapeOf, splitsOf, tabsOf } from './layout-tree.ts';
import { LeafGroups, type PanelOptions } from './leaf-groups.ts';
import { SinglePanelMode } from './single-panel-mode.ts';
import { TabHandles } from './tab-handles.ts';

/** Wait for a frame that was hidden to paint again; browsers have no event for it. */
const PAINT_MS = 300;
const MIN_GROUP_PX = 12; // small, so that many panels fit, but more than the gap that it includes
/** The smallest change of a split's ratio that is sent. */
const RATIO_STEP = 0.004;

interface ShownTab {
  readonly panel: IDockviewPanel;
  readonly former: IDockviewPanel | undefined;
  uses: number;
  readonly over: PromiseWithResolvers<void>;
}

export interface DockParts {
  createPanel(tab: Tab): PanelView;
  /** Called after rendering, and when another leaf is focused. */
  drawn(): void;
  /** What the buttons of a leaf open. */
  pick(split: SplitNode['direction'] | undefined, leaf: () => LeafNode | null): void;
  openPanelMenu(leaf: LeafNode, at: Point): void;
}

export class Dock {
  readonly #api: DockviewApi;
  readonly #page: WorkspacePage;
  readonly #parts: DockParts;
  readonly #views = new Map<string, PanelView>();
  readonly tabs: TabHandles;
  readonly #groups: LeafGroups;
  readonly single: SinglePanelMode;
  /** The tab that `showing` shows in a group, the one before it, and how many need it. */
  readonly #shown = new Map<DockviewGroupPanel, ShownTab>();
  #layout: Layout | null = null;
  /** The splits as last rendered: sizes are set only when they change. */
  #shape = '';
  #applying = false;

  constructor(page: WorkspacePage, parts: DockParts) {
    this.#page = page;
    this.#parts = parts;
    this.tabs = new TabHandles(page);
    this.#api = createDockview(page.stage, {
      theme: { name: 'annex', className: 'dockview-theme-annex', gap: 6, dndOverlayMounting: 'absolute' },
      defaultRenderer: 'always',
      disableFloatingGroups: true,
      dndEdges: false,
      noPanelsOverlay: 'watermark',
      createComponent: ({ id }) => this.#content(this.#view(id)),
      createTabComponent: ({ id }) => this.tabs.create(id),
      createRightHeaderActionComponent: (group) => ({ element: this.#leafButtons(group), init() {}, dispose() {} }),
    });
    this.#groups = new LeafGroups(this.#api, this.#panelOptions);
    this.single = new SinglePanelMode(this.#api, this.#groups, () => this.#fit());
    this.#api.onWillDrop((event) => this.#drop(event));
    this.#api.onDidActivePanelChange(({ panel }) => {
      const leaf = panel && this.leafWith(panel.id);
      if (!leaf || this.#applying || leaf.activeTab === panel.id) return;
      void page.change({ op: 'activateTab', tabId: panel.id });
    });
    this.#api.onDidActiveGroupChange((group) => {
      const leaf = group && this.#leafOf(group);
      if (!leaf || this.#applying) return;
      page.send({ type: 'focus', leaf: leaf.id });
      this.#fit();
    });
    page.stage.addEventListener('pointerdown', ({ target }) => {
      if (!(target instanceof Element) || !target.closest('.dv-sash')) return;
      addEventListener('pointerup', () => requestAnimationFrame(() => this.#sendRatios()), { once: true });
    });
  }

  /** The buttons at the right end of a tab row. */
  #leafButtons(group: DockviewGroupPanel): HTMLElement {
    const leaf = () => this.#leafOf(group);
    const more = menuButton('Panel menu', (at) => {
      const current = leaf();
      if (current) this.#parts.openPanelMenu(current, at);
    });
    return create(html`<div class="leaf-actions">
      ${iconButton(icon('plus'), 'Open panel here', () => this.#parts.pick(undefined, leaf))}
      ${iconButton(icon('split-right'), 'Split right', () => this.#parts.pick('horizontal', leaf))}
      ${iconButton(icon('split-down'), 'Split down', () => this.#parts.pick('vertical', leaf))} ${more}
    </div>`);
  }

  get leaves(): readonly LeafNode[] {
    return this.#layout ? leavesOf(this.#layout) : [];
  }

  view(tabId: string): PanelView | undefined {
    return this.#views.get(tabId);
  }

  get views(): readonly PanelView[] {
    return [...this.#views.values()];
  }

  /** The views of active tabs. */
  get shownViews(): readonly PanelView[] {
    return this.#shownTabs.flatMap((id) => this.#views.get(id) ?? []);
  }

  get #shownTabs(): string[] {
    return this.#api.groups.flatMap(({ activePanel }) => activePanel?.id ?? []);
  }

  /** The focused leaf, or else the first. */
  get activeLeaf(): LeafNode | null {
    const { activeGroup } = this.#api;
    return (activeGroup && this.#leafOf(activeGroup)) ?? this.leaves[0] ?? null;
  }

  /** The leaf whose panel or tab row contains the element. */
  leafAround(element: Element | null): LeafNode | null {
    const tabId = element && [...this.#views].find(([, view]) => view.element.contains(element))?.[0];
    const group = this.#api.groups.find(({ element: drawn }) => drawn.contains(element));
    if (!tabId) return (element && group && this.#leafOf(group)) ?? null;
    return this.leafWith(tabId);
  }

  get boxes(): ReadonlyMap<string, Box> {
    return new Map(this.leaves.flatMap(({ id }) => (this.#boxOf(id) ? [[id, this.#boxOf(id) as Box]] : [])));
  }

  toggleMaximized(leafId: string): void {
    this.single.toggle(leafId);
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
    if (!view?.element.contains(document.activeElement)) this.tabs.get(activeLeaf.activeTab)?.focus();
    this.#page.send({ type: 'focus', leaf: activeLeaf.id });
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
      if (shape !== this.#shape) this.single.showAll();
      this.#removeGone(layout);
      this.#groups.place(layout);
      for (const leaf of leavesOf(layout)) this.#groups.fill(leaf);
      for (const tab of tabsOf(layout)) {
        this.#views.get(tab.id)?.update?.(tab);
        this.#title(tab);
      }
      if (active !== undefined) this.#refocus(active);
      if (shape !== this.#shape) this.#groups.resize(layout);
      this.#shape = shape;
    });
    this.#fit();
    if (hadFocus) this.takeFocus();
    this.tabs.scrollSoon(() => this.#shownTabs);
  }

  #fit(): void {
    const layout = this.#layout;
    if (layout) this.#quietly(() => this.single.apply(layout, this.activeLeaf?.id ?? null));
    this.#parts.drawn();
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
      this.tabs.delete(panel.id);
    }
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
    const existing = this.#views.get(id);
    if (existing) return existing;
    if (!tab) throw new Error(`unknown tab ${id}`);
    const view = this.#parts.createPanel(tab);
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

  /** Called when the title or icon of a panel's page has changed. */
  retitle(tabId: string): void {
    const tab = this.#layout && tabsOf(this.#layout).find(({ id }) => id === tabId);
    if (tab) this.#title(tab);
  }

  #title(tab: Tab): void {
    const name = this.tabs.get(tab.id)?.show(tab, this.#views.get(tab.id));
    const panel = this.#api.getPanel(tab.id);
    if (panel && name !== undefined && panel.title !== name) panel.setTitle(name);
  }

  #leafOf(group: Pick<DockviewGroupPanel, 'id'>): LeafNode | null {
    return this.leaves.find(({ id }) => this.#groups.get(id)?.id === group.id) ?? null;
  }

  leafWith(tabId: string): LeafNode | null {
    return this.leaves.find(({ tabs }) => tabs.some(({ id }) => id === tabId)) ?? null;
  }

  /** Asks the server to move the tabs, and renders the layout that it returns. */
  #drop(event: DockviewWillDropEvent): void {
    event.preventDefault();
    const moved = event.getData();
    const target = event.group && this.#leafOf(event.group);
    if (!moved || !target) return;
    const leaf = this.#leafOf({ id: moved.groupId });
    const tabIds = moved.panelId === null ? (leaf?.tabs.map(({ id }) => id) ?? []) : [moved.panelId];
    for (const move of movesOf(event, tabIds, target)) void this.#page.change(move);
  }

  /** To be called when the user drops a divider. */
  #sendRatios(): void {
    for (const split of this.#layout ? splitsOf(this.#layout) : []) {
      const ratio = ratioOf(split, (leafId) => this.#boxOf(leafId));
      if (ratio === null || Math.abs(ratio - split.ratio) <= RATIO_STEP) continue;
      void this.#page.change({ op: 'resizeSplit', splitId: split.id, ratio: Math.round(ratio * 10_000) / 10_000 });
    }
  }

  #boxOf(leafId: string): Box | null {
    return this.#groups.get(leafId)?.element.getBoundingClientRect() ?? null;
  }
}

/** Converts a drop of one tab or a whole leaf into layout changes. */
function movesOf(event: DockviewWillDropEvent, tabIds: readonly string[], target: LeafNode): LayoutChange[] {
  const edge = event.position === 'center' || event.kind === 'tab' ? undefined : event.position;
  return tabIds.map((tabId, step) => {
    const place = edge === undefined ? indexOf(event, target, tabId, step) : { edge };
    return { op: 'moveTab', tabId, targetPanelId: target.id, ...place };
  });
}

/** Does not count the moved tab, as the contract requires. */
function indexOf(event: DockviewWillDropEvent, target: LeafNode, tabId: string, step: number): { index?: number } {
  const over = event.panel?.id;
  if (event.kind !== 'tab' || over === undefined) return {};
  const others = target.tabs.filter(({ id }) => id !== tabId).map(({ id }) => id);
  const at = others.indexOf(over);
  return at < 0 ? {} : { index: at + step + (event.position === 'right' ? 1 : 0) };
}
