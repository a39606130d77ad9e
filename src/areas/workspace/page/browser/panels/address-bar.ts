// The toolbar of a web view.
import { element, iconButton } from '../element.ts';
import { icon } from '../icons.ts';
import { type MenuItems, openMenu } from '../menu.ts';
import { completeUrl } from './complete-url.ts';

export interface AddressBarActions {
  go(step: -1 | 1): void;
  reload(): void;
  navigate(url: string): void;
  /** The user typed an invalid address. */
  refuse(): void;
  openOutside(): void;
  toggleProxy(): void;
  menu(): MenuItems;
}

const KEPT = 50;

/** Addresses visited on this page. Not stored, since addresses may contain secrets. */
const visited = element('datalist', { id: 'visited-addresses' });

export function rememberAddress(url: string): void {
  if (!visited.isConnected) document.body.append(visited);
  for (const option of [...visited.children]) if ((option as HTMLOptionElement).value === url) option.remove();
  visited.prepend(element('option', { value: url }));
  while (visited.childElementCount > KEPT) visited.lastElementChild?.remove();
}

export class AddressBar {
  readonly element: HTMLElement;
  readonly #input = element('input', {
    class: 'address',
    type: 'text',
    inputmode: 'url',
    spellcheck: 'false',
    autocomplete: 'off',
    list: 'visited-addresses',
    'aria-label': 'Address',
    placeholder: 'Enter a URL',
  });
  readonly #back: HTMLButtonElement;
  readonly #forward: HTMLButtonElement;
  readonly #ofPage: readonly HTMLButtonElement[];
  readonly #proxy: HTMLButtonElement;
  #shown = '';

  constructor(actions: AddressBarActions) {
    this.#back = iconButton(icon('back'), 'Back', () => actions.go(-1));
    this.#forward = iconButton(icon('forward'), 'Forward', () => actions.go(1));
    this.#proxy = iconButton(icon('broadcast'), 'Proxy mode', () => actions.toggleProxy(), 'wide-only');
    const outside = iconButton(icon('external'), 'Open in new tab', () => actions.openOutside(), 'wide-only');
    const more = iconButton(icon('more'), 'Page menu', () => {
      const { left, bottom } = more.getBoundingClientRect();
      openMenu('Page', actions.menu(), { x: left, y: bottom + 2 });
    });
    more.setAttribute('aria-haspopup', 'menu');
    this.#input.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return;
      this.#input.value = this.#shown;
      this.#input.select();
    });
    this.#input.addEventListener('focus', () => this.#input.select());
    const form = element('form', { class: 'address-form' }, this.#input);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const url = completeUrl(this.#input.value);
      if (url === null) return actions.refuse();
      this.#input.blur(); // so that the field shows the new address
      actions.navigate(url);
    });
    const reload = iconButton(icon('refresh'), 'Reload', () => actions.reload());
    this.#ofPage = [reload, outside];
    const buttons = [this.#back, this.#forward, reload, form, this.#proxy, outside, more];
    this.element = element('div', { class: 'panel-header' }, ...buttons);
    this.enable({ back: false, forward: false, page: false });
  }

  /** Does not overwrite what the user is typing. */
  show(address: string | null): void {
    this.#shown = address ?? '';
    if (document.activeElement !== this.#input) this.#input.value = this.#shown;
  }

  enable(can: Readonly<Record<'back' | 'forward' | 'page', boolean>>): void {
    this.#back.disabled = !can.back;
    this.#forward.disabled = !can.forward;
    for (const button of this.#ofPage) button.disabled = !can.page;
  }

  press(proxied: boolean): void {
    this.#proxy.setAttribute('aria-pressed', String(proxied));
  }
}
