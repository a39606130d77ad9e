// The navigation bar: where you are, the connection, and sharing.
import type { Sharing } from '../../../../generated/workspace/messages.ts';
import type { ConnectionState } from './connection.ts';
import { element } from './element.ts';
import { icon } from './icons.ts';
import type { PageData } from './page-data.ts';
import type { Share } from './sharing.ts';

const STATES: Readonly<Record<ConnectionState, string>> = {
  connecting: 'Connecting',
  open: 'Connected',
  lost: 'Reconnecting',
  refused: 'Not connected',
};

export interface BarActions {
  pick(): void;
  /** From a click. */
  toggleShare(share: Share): void;
}

export class Bar {
  readonly element: HTMLElement;
  readonly #state = element('span', { class: 'connection', role: 'status' });
  readonly #tab: HTMLButtonElement;
  readonly #prompt: HTMLElement;
  readonly #promptText = element('span');
  readonly #banner = element('div', { class: 'banner', role: 'alert', hidden: true });
  #asked: Share = 'tab';

  constructor({ owner, repo, user }: PageData, actions: BarActions) {
    const open = element(
      'button',
      { type: 'button', class: 'button small', click: () => actions.pick() },
      icon('plus'),
      element('span', { class: 'label' }, 'Open panel'),
      element('kbd', {}, 'Ctrl K'),
    );
    this.#tab = element('button', {
      type: 'button',
      class: 'button small share',
      click: () => actions.toggleShare('tab'),
    });
    const share = element(
      'button',
      { type: 'button', class: 'button primary', click: () => actions.toggleShare(this.#asked) },
      'Share now',
    );
    const later = element('button', { type: 'button', class: 'button', click: () => this.#hidePrompt() }, 'Not now');
    this.#prompt = element(
      'div',
      { class: 'share-prompt', role: 'alertdialog', 'aria-label': 'A screenshot was asked for', hidden: true },
      icon('monitor'),
      this.#promptText,
      share,
      later,
    );
    const home = element('a', { href: '/', class: 'home', title: 'Annex' }, 'Annex');
    const where = element(
      'span',
      { class: 'where' },
      element('span', { class: 'soft' }, `${owner} / `),
      element('strong', {}, repo),
    );
    const account = element('a', { href: '/account', class: 'account', title: `Logged in as ${user}` }, user);
    const bar = element(
      'div',
      { class: 'bar' },
      home,
      where,
      this.#state,
      element('span', { class: 'spacer' }),
      open,
      this.#tab,
      account,
    );
    this.element = element('header', { class: 'workspace-header' }, bar, this.#banner, this.#prompt);
    this.shared({ tab: false, screen: false });
  }

  connection(state: ConnectionState, reason: string): void {
    this.#state.textContent = STATES[state];
    this.#state.className = `connection ${state}`;
    this.#banner.hidden = state !== 'lost' && state !== 'refused';
    this.#banner.textContent =
      state === 'refused' ? reason : 'The connection is lost. Trying again; what you see may be out of date.';
  }

  shared(sharing: Sharing): void {
    const on = sharing.tab;
    this.#tab.replaceChildren(icon('monitor'), on ? 'Sharing' : 'Share');
    this.#tab.setAttribute('aria-pressed', String(on));
    this.#tab.title = on ? 'Stop sharing this tab' : 'Share this tab, so that screenshots of panels can be taken';
    if (sharing[this.#asked]) this.#hidePrompt();
  }

  ask(share: Share): void {
    this.#asked = share;
    const what = share === 'tab' ? 'this tab' : 'your screen';
    this.#promptText.textContent = `A program asked for a screenshot. It works once you share ${what}.`;
    this.#prompt.hidden = false;
  }

  #hidePrompt(): void {
    this.#prompt.hidden = true;
  }
}
