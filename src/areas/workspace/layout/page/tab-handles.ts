// The handles of tabs: icon, name and close button. Double-click renames the tab.
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

type PanelTab = ReturnType<typeof createPanelTab>;

function createPanelTab(page: WorkspacePage, tabId: string) {
  const iconPlace = element('span', { class: 'tab-icon' });
  const agentMark = element('span', { class: 'tab-agent', 'aria-hidden': 'true', hidden: true });
  const nameText = element('span', { class: 'tab-name ellipsis' });
  let shown = '';
  let draw: () => Element = () => icon('square');
  const close = () => void page.change({ op: 'closeTab', tabId });
  const closeByMiddleButton = ({ button }: MouseEvent) => button === 1 && close();
  // The cross is not a button, because dockview's tab is a control itself. Keyboard users press Delete or Alt W, or use
  // the menu.
  const handle = create(html`<div class="tab" @dblclick=${edit} @auxclick=${closeByMiddleButton}>
    ${[iconPlace, agentMark, nameText]}
    <span class="icon-button tab-close" title="Close tab" aria-hidden="true" @click=${close} @pointerdown=${stop}
      >${icon('close')}</span>
  </div>`);

  /** Returns the displayed name: the page's title if the tab has no name of its own. */
  function show({ panelType, displayName, displayIcon, openedBy: agent }: Tab, view: PanelView | undefined): string {
    const panel = page.data.findPanel(panelType);
    const name = (panel?.displayName === displayName && view?.title) || displayName;
    const ownIcon = panel?.displayIcon ?? 'square'; // if the tab's cannot be drawn
    const favicon = view?.favicon ?? null;
    const now = JSON.stringify([name, displayIcon, favicon, agent]);
    if (now === shown) return name;
    shown = now;
    nameText.textContent = name;
    handle.title = agent ? `${name} (opened by ${agent.name})` : name;
    agentMark.hidden = agent === undefined;
    if (agent) mark(agent);
    draw = () => (favicon === null ? tabIcon(displayIcon, ownIcon) : picture(favicon, displayIcon));
    iconPlace.replaceChildren(draw());
    return name;
  }

  /** The initial of a program, in a color that is the same for all of its tabs. */
  function mark({ id, name }: Agent): void {
    agentMark.dataset['initial'] = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '?';
    const hue = [...id].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 360, 0);
    agentMark.style.setProperty('--hue', String(hue));
  }

  /** Name and icon as displayed. */
  function copy(): { readonly name: string; readonly icon: Element } {
    return { name: nameText.textContent ?? '', icon: draw() };
  }

  function focus(): void {
    handle.closest<HTMLElement>('.dv-tab')?.focus();
  }

  function scrollIntoView(): void {
    handle.scrollIntoView(NEAREST);
  }

  function edit(): void {
    if (!nameText.isConnected) return;
    const before = nameText.textContent ?? '';
    const limit = { maxlength: String(MAX_NAME_CHARACTERS) };
    const input = element('input', { class: 'tab-edit', 'aria-label': 'Tab name', ...limit });
    input.value = before;
    let open = true;
    const end = (name: string) => {
      if (!open) return;
      open = false;
      const hadFocus = document.activeElement === input;
      input.replaceWith(nameText);
      if (hadFocus) focus();
      if (name === '' || name === before) return;
      void page.change({ op: 'renameTab', tabId, displayName: name });
    };
    input.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if (event.key === 'Enter') end(input.value.trim());
      if (event.key === 'Escape') end(before);
    });
    input.addEventListener('blur', () => end(input.value.trim()));
    input.addEventListener('pointerdown', stop);
    nameText.replaceWith(input);
    scrollIntoView();
    input.select();
  }

  return { element: handle, init: () => {}, show, copy, focus, scrollIntoView, edit };
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
    const tab = createPanelTab(this.#page, tabId);
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
