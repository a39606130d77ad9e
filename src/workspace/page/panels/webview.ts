// A page of somebody else's, in a frame that cannot leave its place.
import type { Tab } from '../../../../generated/workspace/messages.ts';
import { element, iconButton } from '../element.ts';
import { icon } from '../icons.ts';
import type { PanelView } from './panel.ts';

/** Pages work as usual, except that they cannot replace the workspace. */
export const FRAME_SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

export interface WebviewActions {
  navigate(url: string): void;
  refresh(): void;
  /** Why the frame stays blank; null when it does not, or when nobody knows. */
  explain(url: string): Promise<Trouble | null>;
}

export interface Trouble {
  readonly title: string;
  readonly text: string;
}

export class Webview implements PanelView {
  readonly element: HTMLElement;
  readonly #actions: WebviewActions;
  readonly #frame = element('iframe', { sandbox: FRAME_SANDBOX, referrerpolicy: 'no-referrer', title: 'Web view' });
  readonly #address = element('input', {
    class: 'address',
    type: 'text',
    inputmode: 'url',
    spellcheck: 'false',
    autocomplete: 'off',
    'aria-label': 'Address',
    placeholder: 'Type an address',
  });
  readonly #hint = element('div', { class: 'hint', role: 'status', hidden: true });
  /** Stands in front of what browsers show of a page that did not come. */
  readonly #trouble = element('div', { class: 'empty trouble', role: 'alert', hidden: true });
  readonly #empty: HTMLElement;
  readonly #header: HTMLElement;
  readonly #back: HTMLButtonElement;
  readonly #forward: HTMLButtonElement;
  /** The addresses this tab was sent to; what the page itself follows is not known outside proxy mode. */
  #history: string[] = [];
  #at = -1;
  #url: string | null = null;
  #reloads = 0;
  /** Counts the questions why a page stays blank: an answer to a former one is too late. */
  #asked = 0;

  constructor(actions: WebviewActions) {
    this.#actions = actions;
    this.#back = iconButton(icon('back'), 'Back', () => this.#go(-1));
    this.#forward = iconButton(icon('forward'), 'Forward', () => this.#go(1));
    const refresh = iconButton(icon('refresh'), 'Reload', () => actions.refresh());
    const external = iconButton(icon('external'), 'Open in a browser tab', () => this.#openOutside());
    const form = element('form', { class: 'address-form' }, this.#address);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const url = completeUrl(this.#address.value);
      if (url) actions.navigate(url);
      else this.#say('That is no address of a web page.');
    });
    this.#header = element('div', { class: 'panel-header' }, this.#back, this.#forward, refresh, form, external);
    this.#empty = element(
      'div',
      { class: 'empty' },
      icon('globe'),
      element('h2', {}, 'No page yet'),
      element('p', {}, 'Type an address above, or have a program send one here.'),
    );
    const stage = element('div', { class: 'stage' }, this.#frame, this.#empty, this.#trouble, this.#hint);
    this.element = element('section', { class: 'panel webview', 'aria-label': 'Web view' }, this.#header, stage);
    this.#frame.addEventListener('load', () => this.element.classList.remove('loading'));
  }

  get favicon(): string | null {
    return this.#url === null ? null : new URL('/favicon.ico', this.#url).href;
  }

  update({ panelState, displayName }: Tab): void {
    const { url = null, headerHidden = false, reloads = 0 } = panelState;
    this.#header.hidden = headerHidden;
    this.#frame.title = displayName;
    if (url !== this.#url) this.#show(url);
    else if (reloads !== this.#reloads && url !== null) this.#load(url);
    this.#reloads = reloads;
  }

  dispose(): void {
    this.#frame.remove();
  }

  #show(url: string | null): void {
    this.#url = url;
    this.#empty.hidden = url !== null;
    this.#frame.hidden = url === null;
    this.#asked++;
    this.#trouble.hidden = true;
    if (document.activeElement !== this.#address) this.#address.value = url ?? '';
    if (url === null) return;
    if (this.#history[this.#at] !== url) {
      this.#history = [...this.#history.slice(0, this.#at + 1), url];
      this.#at = this.#history.length - 1;
    }
    this.#back.disabled = this.#at <= 0;
    this.#forward.disabled = this.#at >= this.#history.length - 1;
    this.#load(url);
  }

  #load(url: string): void {
    this.element.classList.add('loading');
    this.#frame.src = url;
    void this.#explain(url);
  }

  async #explain(url: string): Promise<void> {
    this.#hint.hidden = true;
    this.#trouble.hidden = true;
    const asked = ++this.#asked;
    const trouble = await this.#actions.explain(url);
    if (trouble === null || asked !== this.#asked) return;
    const button = (text: string, click: () => void, kind = '') =>
      element('button', { type: 'button', class: `button ${kind}`.trim(), click }, text);
    const show = () => {
      this.#trouble.hidden = true;
    };
    this.#trouble.replaceChildren(
      icon('globe'),
      element('h2', {}, trouble.title),
      element('p', {}, trouble.text),
      element(
        'div',
        { class: 'actions' },
        button('Try again', () => this.#actions.refresh(), 'primary'),
        button('Open in a browser tab', () => this.#openOutside()),
        button('Show the frame', show),
      ),
    );
    this.#trouble.hidden = false;
  }

  #say(text: string, ...more: Node[]): void {
    const close = iconButton(icon('close'), 'Close this hint', () => {
      this.#hint.hidden = true;
    });
    this.#hint.replaceChildren(element('span', {}, text), ...more, close);
    this.#hint.hidden = false;
  }

  #go(step: number): void {
    const url = this.#history[this.#at + step];
    if (url === undefined) return;
    this.#at += step;
    this.#actions.navigate(url);
  }

  #openOutside(): void {
    if (this.#url !== null) window.open(this.#url, '_blank', 'noopener,noreferrer');
  }
}

/** As people type addresses: without a scheme it is https, on this machine http. */
function completeUrl(text: string): string | null {
  const typed = text.trim();
  if (typed === '' || /\s/.test(typed)) return null;
  const local = /^(localhost|127\.|\[::1\])/i.test(typed);
  const whole = /^https?:\/\//i.test(typed)
    ? typed
    : /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed)
      ? ''
      : `${local ? 'http' : 'https'}://${typed}`;
  return URL.canParse(whole) ? new URL(whole).href : null;
}
