// The toolbar of a web view.
import { html } from 'lit-html';
import { completeUrl } from '../../page-kit/complete-url.ts';
import { create, element, iconButton } from '../../page-kit/element.ts';
import type { Hint } from '../../page-kit/hint.ts';
import { icon } from '../../page-kit/icons.ts';
import { type MenuItems, menuButton, openMenu } from '../../page-kit/menu.ts';

/** What the user can do with the page of a web view. */
export interface PageControls {
  go(step: -1 | 1): void;
  reload(): void;
  navigate(url: string): void;
  openOutside(): void;
  toggleProxy(): void;
  point(): void;
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
  readonly #input = create<HTMLInputElement>(html`<input
    class="address"
    type="text"
    inputmode="url"
    spellcheck="false"
    autocomplete="off"
    list="visited-addresses"
    aria-label="Address"
    placeholder="Enter a URL"
    @keydown=${({ key }: KeyboardEvent) => key === 'Escape' && this.#restore()}
    @focus=${() => this.#input.select()}
  />`);
  readonly #back: HTMLButtonElement;
  readonly #forward: HTMLButtonElement;
  readonly #ofPage: readonly HTMLButtonElement[];
  readonly #proxy: HTMLButtonElement;
  #shown = '';

  constructor(controls: PageControls, hint: Hint) {
    this.#back = iconButton(icon('back'), 'Back', () => controls.go(-1));
    this.#forward = iconButton(icon('forward'), 'Forward', () => controls.go(1));
    this.#proxy = iconButton(icon('broadcast'), 'Proxy mode', controls.toggleProxy, 'wide-only');
    const point = iconButton(icon('point'), 'Point at an element for an agent', controls.point, 'wide-only');
    point.addEventListener('mousedown', (event) => event.preventDefault()); // the page keeps the focus
    const reload = iconButton(icon('refresh'), 'Reload', controls.reload);
    const outside = iconButton(icon('external'), 'Open in new tab', controls.openOutside, 'wide-only');
    const more = menuButton('Page menu', (at) => openMenu('Page', controls.menu(), at));
    const submit = (event: Event) => {
      event.preventDefault();
      const url = completeUrl(this.#input.value);
      if (url === null) return hint.show('Enter a valid web address.');
      this.#input.blur(); // so that the field shows the new address
      controls.navigate(url);
    };
    this.#ofPage = [reload, outside, point];
    this.element = create(html`<div class="panel-header">
      ${[this.#back, this.#forward, reload]}
      <form class="address-form" @submit=${submit}>${this.#input}</form>
      ${[point, this.#proxy, outside, more]}
    </div>`);
    this.enable({ back: false, forward: false, page: false });
  }

  #restore(): void {
    this.#input.value = this.#shown;
    this.#input.select();
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
