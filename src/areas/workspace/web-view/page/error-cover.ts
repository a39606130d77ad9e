// Covers a frame whose page did not load, with the reason and possible actions.
import { html, render } from 'lit-html';
import { element } from '../../page-kit/element.ts';
import { icon } from '../../page-kit/icons.ts';
import type { PageControls } from './address-bar.ts';
import type { LoadError } from './site-requests.ts';

/** The user's setting, for this browser. */
const AUTOMATIC = 'annex-automatic-proxy';

/** Whether pages that forbid framing are shown in proxy mode without asking. */
export const isProxyAutomatic = (): boolean => localStorage.getItem(AUTOMATIC) === 'true';

export const setProxyAutomatic = (isAutomatic: boolean): void => localStorage.setItem(AUTOMATIC, String(isAutomatic));

export class ErrorCover {
  readonly element = element('div', { class: 'empty load-error', role: 'alert', hidden: true });
  readonly #controls: PageControls;
  /** Number of the latest check; answers to earlier ones are ignored. */
  #checks = 0;

  constructor(controls: PageControls) {
    this.#controls = controls;
  }

  /** Also cancels a running check. */
  hide(): void {
    this.#checks++;
    this.element.hidden = true;
  }

  /** Explains why a page did not load; undefined if another page was requested meanwhile. */
  async check(explain: () => Promise<LoadError | null>, came: Promise<void>): Promise<LoadError | null | undefined> {
    this.hide();
    const check = this.#checks;
    let error = await explain();
    if (error?.isLate && check === this.#checks) {
      this.#show(error);
      await came;
      error = await explain(); // a page that loaded too late looks the same
      if (error?.isLate) error = null;
    }
    if (error === null) await came; // a page that forbids framing also fires `load`, but stays blank
    if (check !== this.#checks) return undefined;
    if (error) this.#show(error);
    else this.hide();
    return error;
  }

  #show({ title, text, proxyHelps }: LoadError): void {
    const { toggleProxy, reload, openOutside } = this.#controls;
    const always = () => {
      setProxyAutomatic(true);
      toggleProxy();
    };
    const uncover = () => this.element.toggleAttribute('hidden', true); // the check goes on
    const button = (label: string, click: () => unknown, kind = '') =>
      html`<button type="button" class="button ${kind}" @click=${click}>${label}</button>`;
    const actions = proxyHelps
      ? [button('Use proxy mode', toggleProxy, 'primary'), button('Always use it', always)]
      : [button('Try again', reload, 'primary'), button('Show it anyway', uncover)];
    const content = html`${icon('globe')}
      <h2>${title}</h2>
      <p>${text}</p>
      <div class="actions">${actions} ${button('Open in new tab', openOutside)}</div>`;
    render(content, this.element);
    this.element.hidden = false;
  }
}
