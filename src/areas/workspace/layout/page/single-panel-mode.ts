// Shows a single leaf: the maximized one, or on a narrow screen the active one. Only in this browser; the layout does
// not change.
import type { DockviewApi } from 'dockview';
import type { Layout } from '../../../../../generated/workspace/messages.ts';
import type { LeafGroups } from './leaf-groups.ts';

const NARROW = '(max-width: 40rem)';

export class SinglePanelMode {
  /** The id of the maximized leaf. */
  maximized: string | null = null;
  readonly #api: DockviewApi;
  readonly #groups: LeafGroups;
  readonly #media = matchMedia(NARROW);

  constructor(api: DockviewApi, groups: LeafGroups, changed: () => void) {
    this.#api = api;
    this.#groups = groups;
    this.#media.addEventListener('change', changed);
  }

  /** Whether there is room for only one leaf. */
  get isNarrow(): boolean {
    return this.#media.matches;
  }

  toggle(leafId: string): void {
    this.maximized = this.maximized === leafId ? null : leafId;
  }

  /** Shows all leaves, so that they can be placed and sized. */
  showAll(): void {
    if (this.#api.hasMaximizedGroup()) this.#api.exitMaximizedGroup();
  }

  /** `active` is the id of the active leaf. */
  apply(layout: Layout, active: string | null): void {
    if (this.maximized !== null && !this.#groups.get(this.maximized)) this.maximized = null;
    const wanted = this.isNarrow ? active : this.maximized;
    const panel = wanted === null || layout.type === 'leaf' ? undefined : this.#groups.get(wanted)?.activePanel;
    if (panel?.group.api.isMaximized()) return;
    if (this.#api.hasMaximizedGroup()) {
      this.#api.exitMaximizedGroup();
      this.#groups.resize(layout);
    }
    if (panel) this.#api.maximizeGroup(panel);
  }
}
