// The handles of all tabs.
import type { Tab } from '../../../../../generated/workspace/messages.ts';
import type { WorkspacePage } from './page.ts';
import type { PanelView } from './panels/panel.ts';
import { NEAREST, PanelTab } from './tab.ts';

/** Wait for dockview to place the tabs of a change. */
const SETTLE_MS = 100;

export class TabHandles {
  readonly #page: WorkspacePage;
  readonly #tabs = new Map<string, PanelTab>();
  /** The active tabs when they were last scrolled into view. */
  #scrolled: ReadonlySet<string> = new Set();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #room = new ResizeObserver((rows) => {
    for (const { target } of rows) target.querySelector('.dv-active-tab .tab')?.scrollIntoView(NEAREST);
  });

  constructor(page: WorkspacePage) {
    this.#page = page;
  }

  create(tabId: string): PanelTab {
    const tab = new PanelTab(this.#page, tabId);
    this.#tabs.set(tabId, tab);
    return tab;
  }

  delete(tabId: string): void {
    this.#tabs.delete(tabId);
  }

  /** Returns the displayed name: the page's title if the tab has no name of its own. */
  show(tab: Tab, view: PanelView | undefined): string {
    const panel = this.#page.data.findPanel(tab.panelType);
    const isUnnamed = panel?.displayName === tab.displayName;
    const name = (isUnnamed && view?.title) || tab.displayName;
    const ownIcon = panel?.displayIcon ?? 'square';
    this.#tabs.get(tab.id)?.show(name, tab.displayIcon, ownIcon, view?.favicon ?? null, tab.openedBy);
    return name;
  }

  /** The id of the tab whose handle contains the element. */
  around(element: Element): string | null {
    const handle = element.closest('.dv-tab');
    return handle ? ([...this.#tabs].find(([, tab]) => handle.contains(tab.element))?.[0] ?? null) : null;
  }

  /** Name and icon as displayed. */
  copy(tabId: string): { readonly name: string; readonly icon: Element } | null {
    return this.#tabs.get(tabId)?.copy ?? null;
  }

  focus(tabId: string): void {
    this.#tabs.get(tabId)?.focus();
  }

  rename(tabId: string): void {
    this.#tabs.get(tabId)?.edit();
  }

  /** Scrolls newly active tabs into view, and keeps them in view after a resize. */
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
