// Draws the layout with dockview and sends what the user does to it to the server. The layout that the server sends
// counts; it is applied step by step, because dockview loads every frame anew when it is given a layout as a whole.
import {
  createDockview,
  type DockviewApi,
  type DockviewGroupPanel,
  type DockviewWillDropEvent,
  type IContentRenderer,
} from 'dockview';
import type { Layout, LayoutChange, LeafNode, SplitNode, Tab } from '../../../generated/workspace/messages.ts';
import { LeafActions } from './leaf-actions.ts';
import type { PanelView } from './panels/panel.ts';
import { PanelTab } from './tab.ts';
import { leavesOf, ratioOf, shapeOf, sizesOf, splitsOf, tabsOf } from './tree.ts';
import { Welcome } from './welcome.ts';

export interface DockActions {
  /** Sends it to the server; tells the user when it is refused. */
  change(change: LayoutChange): void;
  /** Lets the user choose a panel for this leaf, or for a new one at its side. */
  pick(leaf: LeafNode, split?: SplitNode['direction']): void;
  createPanel(tab: Tab): PanelView;
  /** The icon that the tab's panel has in the catalog. */
  ownIcon(tab: Tab): string;
  focused(leafId: string): void;
}

type Direction = 'left' | 'right' | 'above' | 'below';
/** Until a frame that was hidden has painted again; browsers tell nobody when it has. */
const PAINT_MS = 300;
const RATIO_STEP = 0.004;
const MIN_GROUP_PX = 80;

export class Dock {
  readonly #api: DockviewApi;
  readonly #element: HTMLElement;
  readonly #actions: DockActions;
  readonly #views = new Map<string, PanelView>();
  readonly #tabs = new Map<string, PanelTab>();
  /** The group that draws a leaf. */
  readonly #groups = new Map<string, DockviewGroupPanel>();
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
      createWatermarkComponent: () => new Welcome(() => this.pick()),
    });
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
      this.#place(layout);
      for (const leaf of leavesOf(layout)) this.#fill(leaf);
      for (const tab of tabsOf(layout)) this.#update(tab);
      if (active !== undefined) this.#refocus(active);
      const shape = shapeOf(layout);
      if (shape !== this.#shape) this.#resize(layout);
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

  /** Gives every leaf a group: a new one beside the leaf that it was split from. */
  #place(layout: Layout): void {
    this.#forgetGroups(layout);
    if (this.#groups.size === 0) {
      const [first] = leavesOf(layout);
      if (first) this.#create(first, null, 'right');
    }
    for (const split of splitsOf(layout)) {
      const [first, second] = [this.#drawn(split.first), this.#drawn(split.second)];
      if (first && !second)
        this.#createBeside(split.second, first, split.direction === 'horizontal' ? 'right' : 'below');
      if (second && !first)
        this.#createBeside(split.first, second, split.direction === 'horizontal' ? 'left' : 'above');
    }
  }

  /** A leaf keeps its group as long as the group is there and still has, or will have, one of the leaf's tabs. */
  #forgetGroups(layout: Layout): void {
    const leaves = new Set(leavesOf(layout).map(({ id }) => id));
    const alive = new Set(this.#api.groups);
    for (const [id, group] of this.#groups) {
      if (!leaves.has(id) || !alive.has(group)) this.#groups.delete(id);
    }
  }

  #drawn(node: Layout): DockviewGroupPanel | undefined {
    return leavesOf(node).flatMap(({ id }) => this.#groups.get(id) ?? [])[0];
  }

  #createBeside(node: Layout, neighbour: DockviewGroupPanel, direction: Direction): void {
    const [leaf] = leavesOf(node);
    if (leaf) this.#create(leaf, neighbour, direction);
  }

  #create(leaf: LeafNode, neighbour: DockviewGroupPanel | null, direction: Direction): void {
    const [tab] = leaf.tabs;
    if (!tab) return; // an empty workspace has no group: dockview shows the welcome
    const existing = this.#api.getPanel(tab.id);
    if (existing && neighbour) existing.api.moveTo({ group: neighbour, position: POSITIONS[direction] });
    else if (!existing) {
      this.#api.addPanel({
        ...this.#panelOptions(tab),
        ...(neighbour ? { position: { referenceGroup: neighbour, direction } } : {}),
      });
    }
    const group = this.#api.getPanel(tab.id)?.group;
    if (group) this.#groups.set(leaf.id, group);
  }

  #fill(leaf: LeafNode): void {
    const group = this.#groups.get(leaf.id);
    if (!group) return;
    for (const [index, tab] of leaf.tabs.entries()) {
      const panel = this.#api.getPanel(tab.id);
      if (!panel) {
        this.#api.addPanel({ ...this.#panelOptions(tab), inactive: true, position: { referenceGroup: group, index } });
      } else if (panel.group !== group || group.panels.indexOf(panel) !== index) {
        panel.api.moveTo({ group, index, skipSetActive: true });
      }
    }
    if (leaf.activeTab !== null && group.activePanel?.id !== leaf.activeTab) {
      this.#api.getPanel(leaf.activeTab)?.api.setActive();
    }
  }

  /** A change elsewhere must not take the focus away from where the user is. */
  #refocus(panelId: string): void {
    const panel = this.#api.getPanel(panelId);
    if (panel && panel.group.activePanel === panel && this.#api.activePanel !== panel) panel.api.setActive();
  }

  readonly #panelOptions = (tab: Tab) => {
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
    const view = this.#views.get(tab.id);
    view?.update(tab);
    this.#tabs.get(tab.id)?.show(tab.displayName, tab.displayIcon, this.#actions.ownIcon(tab), view?.favicon ?? null);
    const panel = this.#api.getPanel(tab.id);
    if (panel && panel.title !== tab.displayName) panel.setTitle(tab.displayName);
  }

  #leafOf(group: Pick<DockviewGroupPanel, 'id'>): LeafNode | null {
    const found = [...this.#groups].find(([, { id }]) => id === group.id);
    return (found && this.#layout && leavesOf(this.#layout).find(({ id }) => id === found[0])) ?? null;
  }

  #pickFor(group: DockviewGroupPanel, split?: SplitNode['direction']): void {
    const leaf = this.#leafOf(group);
    if (leaf) this.#actions.pick(leaf, split);
  }

  #activated(tabId: string): void {
    const leaf = this.#layout && leavesOf(this.#layout).find(({ tabs }) => tabs.some(({ id }) => id === tabId));
    if (leaf && leaf.activeTab !== tabId) this.#actions.change({ op: 'activateTab', tabId });
  }

  /** The server moves the tab; what comes back is drawn. */
  #drop(event: DockviewWillDropEvent): void {
    event.preventDefault();
    const moved = event.getData();
    const target = event.group && this.#leafOf(event.group);
    if (!moved || !target) return;
    const source = [...this.#groups].find(([, { id }]) => id === moved.groupId)?.[0];
    const leaf = source === undefined ? null : this.#layout && leavesOf(this.#layout).find(({ id }) => id === source);
    const tabIds = moved.panelId === null ? (leaf?.tabs.map(({ id }) => id) ?? []) : [moved.panelId];
    const edge = event.position === 'center' ? undefined : event.position;
    for (const [step, tabId] of tabIds.entries()) {
      const place = edge === undefined || event.kind === 'tab' ? this.#indexOf(event, target, tabId, step) : { edge };
      this.#actions.change({ op: 'moveTab', tabId, targetPanelId: target.id, ...place });
    }
  }

  /** Counted without the tab that moves, as the contract has it. */
  #indexOf(event: DockviewWillDropEvent, target: LeafNode, tabId: string, step: number): { index?: number } {
    const over = event.panel?.id;
    if (event.kind !== 'tab' || over === undefined) return {};
    const others = target.tabs.filter(({ id }) => id !== tabId).map(({ id }) => id);
    const at = others.indexOf(over);
    return at < 0 ? {} : { index: at + step + (event.position === 'right' ? 1 : 0) };
  }

  /** In two rounds: each group can take only what its neighbours leave. */
  #resize(layout: Layout): void {
    const { width, height } = this.#api;
    if (width === 0 || height === 0) return;
    const sizes = sizesOf(layout, width, height);
    for (let round = 0; round < 2; round++) {
      for (const [leafId, size] of sizes) {
        const api = this.#groups.get(leafId)?.api;
        if (api && (Math.abs(api.width - size.width) > 1 || Math.abs(api.height - size.height) > 1)) api.setSize(size);
      }
    }
  }

  /** Once the user lets go of a bar. */
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

const POSITIONS = { left: 'left', right: 'right', above: 'top', below: 'bottom' } as const;
