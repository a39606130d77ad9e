// A tab handle: icon, name and close button. Double-click renames the tab.
import type { ITabRenderer } from 'dockview';
import type { Agent } from '../../../../../generated/workspace/messages.ts';
import { element } from './element.ts';
import { icon, picture, tabIcon } from './icons.ts';
import type { WorkspacePage } from './page.ts';

export const NEAREST = { block: 'nearest', inline: 'nearest' } as const;
const MAX_NAME_CHARACTERS = 100;

export class PanelTab implements ITabRenderer {
  readonly element: HTMLElement;
  readonly #icon = element('span', { class: 'tab-icon' });
  readonly #agent = element('span', { class: 'tab-agent', 'aria-hidden': 'true', hidden: true });
  readonly #name = element('span', { class: 'tab-name' });
  readonly #page: WorkspacePage;
  readonly #tabId: string;
  #shown = '';
  #draw: () => Element = () => icon('square');

  constructor(page: WorkspacePage, tabId: string) {
    this.#page = page;
    this.#tabId = tabId;
    // Not a button, because dockview's tab is a control itself. Keyboard users press Delete or Alt W, or use the menu.
    const attributes = { class: 'icon-button tab-close', title: 'Close tab', 'aria-hidden': 'true' };
    const requestClose = () => void page.change({ op: 'closeTab', tabId });
    const close = element('span', { ...attributes, click: requestClose }, icon('close'));
    close.addEventListener('pointerdown', (event) => event.stopPropagation());
    this.element = element('div', { class: 'tab' }, this.#icon, this.#agent, this.#name, close);
    this.element.addEventListener('dblclick', () => this.edit());
    this.element.addEventListener('auxclick', ({ button }) => {
      if (button === 1) requestClose();
    });
  }

  init(): void {}

  /** `ownIcon` is the panel's icon, used if the tab's cannot be drawn. */
  show(name: string, displayIcon: string, ownIcon: string, favicon: string | null, agent?: Agent): void {
    const shown = JSON.stringify([name, displayIcon, favicon, agent]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#name.textContent = name;
    this.element.title = agent ? `${name} (opened by ${agent.name})` : name;
    this.#agent.hidden = agent === undefined;
    if (agent) this.#mark(agent);
    this.#draw = () => (favicon === null ? tabIcon(displayIcon, ownIcon) : picture(favicon, displayIcon));
    this.#icon.replaceChildren(this.#draw());
  }

  /** The initial of a program, in a color that is the same for all of its tabs. */
  #mark({ id, name }: Agent): void {
    this.#agent.dataset['initial'] = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '?';
    const hue = [...id].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 360, 0);
    this.#agent.style.setProperty('--hue', String(hue));
  }

  /** Name and icon as displayed. */
  get copy(): { readonly name: string; readonly icon: Element } {
    return { name: this.#name.textContent ?? '', icon: this.#draw() };
  }

  focus(): void {
    this.element.closest<HTMLElement>('.dv-tab')?.focus();
  }

  scrollIntoView(): void {
    this.element.scrollIntoView(NEAREST);
  }

  /** Starts renaming. */
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
    input.addEventListener('pointerdown', (event) => event.stopPropagation());
    this.#name.replaceWith(input);
    this.scrollIntoView();
    input.select();
  }
}
