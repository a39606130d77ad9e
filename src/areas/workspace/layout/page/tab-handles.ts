// The handles of tabs: icon, name and close button. Double-click renames the tab.
import type { ITabRenderer } from 'dockview';
import { html } from 'lit-html';
import type { Agent, Tab } from '../../../../../generated/workspace/messages.ts';
import { create, element } from '../../page-kit/element.ts';
import { icon, picture, tabIcon } from '../../page-kit/icons.ts';
import type { WorkspacePage } from '../../page-kit/page.ts';
import type { PanelView } from '../../page-kit/panel.ts';

const NEAREST = { block: 'nearest', inline: 'nearest' } as const;
const MAX_NAME_CHARACTERS = 100;
/** Wait for dockview to place the tabs of a change. */
const SETTLE_MS = 100;
const stop = (event: Event) => event.stopPropagation();

/** The handle of one tab, as dockview needs it. */
class PanelTab implements ITabRenderer {
  readonly element: HTMLElement;
  readonly #page: WorkspacePage;
  readonly #tabId: string;
  readonly #icon = element('span', { class: 'tab-icon' });
  readonly #agent = element('span', { class: 'tab-agent', 'aria-hidden': 'true', hidden: true });
  readonly #name = element('span', { class: 'tab-name ellipsis' });
  #shown = '';
  #draw: () => Element = () => icon('square');

  constructor(page: WorkspacePage, tabId: string) {
    this.#page = page;
    this.#tabId = tabId;
    const close = () => void page.change({ op: 'closeTab', tabId });
    const closeByMiddleButton = ({ button }: MouseEvent) => button === 1 && close();
    // The cross is not a button, because dockview's tab is a control itself. Keyboard users press Delete or Alt W, or use
    // the menu.
    this.element = create(html`<div class="tab" @dblclick=${() => this.edit()} @auxclick=${closeByMiddleButton}>
    ${[this.#icon, this.#agent, this.#name]}
    <span class="icon-button tab-close" title="Close tab" aria-hidden="true" @click=${close} @pointerdown=${stop}
      >${icon('close')}</span>
  </div>`);
  }

  init(): void {}

  /** Returns the displayed name: the page's title if the tab has no name of its own. */
  show({ panelType, displayName, displayIcon, openedBy: agent }: Tab, view: PanelView | undefined): string {
    const panel = this.#page.data.findPanel(panelType);
    const name = (panel?.displayName === displayName && view?.title) || displayName;
    const ownIcon = panel?.displayIcon ?? 'square'; // if the tab's cannot be drawn
    const favicon = view?.favicon ?? null;
    const now = JSON.stringify([name, displayIcon, favicon, agent]);
    if (now === this.#shown) return name;
    this.#shown = now;
    this.#name.textContent = name;
    this.element.title = agent ? `${name} (opened by ${agent.name})` : name;
    this.#agent.hidden = agent === undefined;
    if (agent) this.#mark(agent);
    this.#draw = () => (favicon === null ? tabIcon(displayIcon, ownIcon) : picture(favicon, displayIcon));
    this.#icon.replaceChildren(this.#draw());
    return name;
  }

  /** The initial of a program, in a color that is the same for all of its tabs. */
  #mark({ id, name }: Agent): void {
    this.#agent.dataset['initial'] = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '?';
    const hue = [...id].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 360, 0);
    this.#agent.style.setProperty('--hue', String(hue));
  }

  /** Name and icon as displayed. */
  copy(): { readonly name: string; readonly icon: Element } {
    return { name: this.#name.textContent ?? '', icon: this.#draw() };
  }

  focus(): void {
    this.element.closest<HTMLElement>('.dv-tab')?.focus();
  }

  scrollIntoView(): void {
    this.element.scrollIntoView(NEAREST);
  }

  edit(): void {
    if (!this.#name.isConnected) return;
    const before = this.#name.textContent ?? '';
    const limit = { maxlength: String(MAX_NAME_CHARACTERS) };
    const input = element('input', { class: 'tab-edit', 'aria-label': 'Tab name', ...limit });
    input.value = before;
    let open = true;
    const end = (name: string) => {
      if (!open) return;
      open = false;
      const hadFocus = document.activeElement === input;
      input.replaceWith(this.#name);
      if (hadFocus) this.focus();
      if (name === '' || name === before) return;
      void this.#page.change({ op: 'renameTab', tabId: this.#tabId, displayName: name });
    };
    input.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if (event.key === 'Enter') end(input.value.trim());
      if (event.key === 'Escape') end(before);
    });
    input.addEventListener('blur', () => end(input.value.trim()));
    input.addEventListener('pointerdown', stop);
    this.#name.replaceWith(input);
    this.scrollIntoView();
    input.select();
  }
}

/** The handles of all tabs, by tab id. */
export class TabHandles extends Map<string, PanelTab> {
  readonly #page: WorkspacePage;
  /** The active tabs when they were last scrolled into view. */
  #scrolled: ReadonlySet<string> = new Set();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #room = new ResizeObserver((rows) => {
    for (const { target } of rows) target.querySelector('.dv-active-tab .tab')?.scrollIntoView(NEAREST);
  });

  constructor(page: WorkspacePage) {
    super();
    this.#page = page;
  }

  create(tabId: string): PanelTab {
    const tab = new PanelTab(this.#page, tabId);
    this.set(tabId, tab);
    return tab;
  }

  /** The id of the tab whose handle contains the element. */
  around(element: Element): string | null {
    const handle = element.closest('.dv-tab');
    return handle ? ([...this].find(([, tab]) => handle.contains(tab.element))?.[0] ?? null) : null;
  }

  /** Scrolls newly active tabs into view, and keeps them in view after a resize. */
  scrollSoon(shown: () => readonly string[]): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#scroll(shown()), SETTLE_MS);
  }

  #scroll(shown: readonly string[]): void {
    for (const id of shown) {
      if (this.#scrolled.has(id)) continue;
      const tab = this.get(id);
      const row = tab?.element.closest('.dv-tabs-container');
      if (row) this.#room.observe(row);
      tab?.scrollIntoView();
    }
    this.#scrolled = new Set(shown);
  }
}
