// The handles of all tabs.
import type { LayoutChange, Tab } from '../../../../../generated/workspace/messages.ts';
import type { PanelView } from './panels/panel.ts';
import { NEAREST, PanelTab } from './tab.ts';

/** Until dockview has given the tabs of a change their places. */
const SETTLE_MS = 100;

export interface TabHandleActions {
  /** Sends it to the server; tells the user when it is refused. */
  change(change: LayoutChange): void;
  /** The icon that the tab's panel has in the catalog. */
  ownIcon(tab: Tab): string;
  /** Whether it has the name that the catalog gives. */
  isUnnamed(tab: Tab): boolean;
}

export class TabHandles {
  readonly #actions: TabHandleActions;
  readonly #tabs = new Map<string, PanelTab>();
  /** Tabs that were in front when they were last scrolled. */
  #scrolled: ReadonlySet<string> = new Set();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #room = new ResizeObserver((rows) => {
    for (const { target } of rows) target.querySelector('.dv-active-tab .tab')?.scrollIntoView(NEAREST);
  });

  constructor(actions: TabHandleActions) {
    this.#actions = actions;
  }

  create(tabId: string): PanelTab {
    const { change } = this.#actions;
    const made = new PanelTab({
      close: () => change({ op: 'closeTab', tabId }),
      rename: (displayName) => change({ op: 'renameTab', tabId, displayName }),
    });
    this.#tabs.set(tabId, made);
    return made;
  }

  delete(tabId: string): void {
    this.#tabs.delete(tabId);
  }

  /** Returns the name that it shows: that of the page where the tab has none of its own. */
  show(tab: Tab, view: PanelView | undefined): string {
    const name = (this.#actions.isUnnamed(tab) && view?.title) || tab.displayName;
    this.#tabs.get(tab.id)?.show(name, tab.displayIcon, this.#actions.ownIcon(tab), view?.favicon ?? null);
    return name;
  }

  /** The tab whose handle an element is, or is part of. */
  around(element: Element): string | null {
    const handle = element.closest('.dv-tab');
    return handle ? ([...this.#tabs].find(([, tab]) => handle.contains(tab.element))?.[0] ?? null) : null;
  }

  /** Name and icon as the handle shows them, for another place. */
  copy(tabId: string): { readonly name: string; readonly icon: Element } | null {
    return this.#tabs.get(tabId)?.copy ?? null;
  }

  focus(tabId: string): void {
    this.#tabs.get(tabId)?.focus();
  }

  rename(tabId: string): void {
    this.#tabs.get(tabId)?.edit();
  }

  /** Brings those that have come to the front into view, and keeps them there when the room changes. */
  scrollSoon(shown: () => readonly string[]): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#scroll(shown()), SETTLE_MS);
  }

  #scroll(shown: readonly string[]): void {
    for (const id of shown) {
      if (this.#scrolled.has(id)) continue;
      const tab = this.#tabs.get(id);
      const row = tab?.element.closest('.dv-tabs-container');
      if (row) this.#room.observe(row);
      tab?.scrollIntoView();
    }
    this.#scrolled = new Set(shown);
  }
}
