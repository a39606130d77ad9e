// Maps each leaf to a dockview group: creates, fills and resizes the groups.
import type { AddPanelOptions, DockviewApi, DockviewGroupPanel } from 'dockview';
import type { Layout, LeafNode, Tab } from '../../../../../generated/workspace/messages.ts';
import { leavesOf, sizesOf, splitsOf } from './layout-tree.ts';

export type PanelOptions = Omit<AddPanelOptions, 'floating' | 'position'>;
const POSITIONS = { left: 'left', right: 'right', above: 'top', below: 'bottom' } as const;

/** By leaf id. */
export class LeafGroups extends Map<string, DockviewGroupPanel> {
  readonly #api: DockviewApi;
  readonly #panelOf: (tab: Tab) => PanelOptions;

  constructor(api: DockviewApi, panelOf: (tab: Tab) => PanelOptions) {
    super();
    this.#api = api;
    this.#panelOf = panelOf;
  }

  /** Creates missing groups, each beside the leaf that it was split from. */
  place(layout: Layout): void {
    this.#forgetGroups(layout);
    if (this.size === 0) this.#create(layout, null, 'right');
    for (const split of splitsOf(layout)) {
      const [first, second] = [this.#drawn(split.first), this.#drawn(split.second)];
      const isRow = split.direction === 'horizontal';
      if (first && !second) this.#create(split.second, first, isRow ? 'right' : 'below');
      if (second && !first) this.#create(split.first, second, isRow ? 'left' : 'above');
    }
  }

  #forgetGroups(layout: Layout): void {
    const leaves = new Set(leavesOf(layout).map(({ id }) => id));
    const alive = new Set(this.#api.groups);
    for (const [id, group] of this) {
      if (!leaves.has(id) || !alive.has(group)) this.delete(id);
    }
  }

  #drawn(node: Layout): DockviewGroupPanel | undefined {
    return leavesOf(node).flatMap(({ id }) => this.get(id) ?? [])[0];
  }

  /** Creates the group of the first leaf. */
  #create(node: Layout, neighbor: DockviewGroupPanel | null, direction: 'left' | 'right' | 'above' | 'below'): void {
    const [leaf] = leavesOf(node);
    const [tab] = leaf?.tabs ?? [];
    if (!leaf || !tab) return;
    const existing = this.#api.getPanel(tab.id);
    if (existing && neighbor) existing.api.moveTo({ group: neighbor, position: POSITIONS[direction] });
    else if (!existing) {
      this.#api.addPanel({
        ...this.#panelOf(tab),
        ...(neighbor ? { position: { referenceGroup: neighbor, direction } } : {}),
      });
    }
    const group = this.#api.getPanel(tab.id)?.group;
    group?.element.setAttribute('role', 'group'); // not a landmark, since several may have the same name
    if (group) this.set(leaf.id, group);
  }

  fill(leaf: LeafNode): void {
    const group = this.get(leaf.id);
    if (!group) return;
    for (const [index, tab] of leaf.tabs.entries()) {
      const panel = this.#api.getPanel(tab.id);
      if (!panel) {
        this.#api.addPanel({ ...this.#panelOf(tab), inactive: true, position: { referenceGroup: group, index } });
      } else if (panel.group !== group || group.panels.indexOf(panel) !== index) {
        panel.api.moveTo({ group, index, skipSetActive: true });
      }
    }
    if (group.activePanel?.id !== leaf.activeTab) {
      this.#api.getPanel(leaf.activeTab)?.api.setActive();
    }
  }

  /** In two passes: each group can take only the space that its neighbors leave. */
  resize(layout: Layout): void {
    const { width, height } = this.#api;
    if (width === 0 || height === 0) return;
    const sizes = sizesOf(layout, width, height);
    for (let round = 0; round < 2; round++) {
      for (const [leafId, size] of sizes) {
        const api = this.get(leafId)?.api;
        if (api && (Math.abs(api.width - size.width) > 1 || Math.abs(api.height - size.height) > 1)) api.setSize(size);
      }
    }
  }
}
