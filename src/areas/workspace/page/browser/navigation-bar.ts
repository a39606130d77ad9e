// The navigation bar: workspace, connection and sharing.
import type { AskShareMessage, ShareWithdrawnMessage, Sharing } from '../../../../../generated/workspace/messages.ts';
import { toggleTheme } from '../../../../pages/browser/theme-choice.ts';
import { pauseButton } from './agent-pause.ts';
import type { ConnectionState } from './connection.ts';
import { element, iconButton } from './element.ts';
import { icon } from './icons.ts';
import type { PageData } from './page-data.ts';
import type { Share } from './sharing.ts';
import { keysText } from './shortcuts.ts';

const STATES: Readonly<Record<ConnectionState, string>> = {
  connecting: 'Connecting',
  open: 'Connected',
  lost: 'Reconnecting',
  refused: 'Not connected',
  outdated: 'Not connected',
};
const LOST = 'Connection lost. What you see may be out of date until the page reconnects.';

const SHARES = {
  tab: {
    what: 'this tab',
    off: 'Share',
    on: 'Sharing',
    start: 'Share this tab to allow screenshots of panels and the workspace',
    stop: 'Stop sharing this tab',
  },
  screen: {
    what: 'your screen',
    off: 'Screen',
    on: 'Screen shared',
    start: 'Share your screen to allow screenshots of it',
    stop: 'Stop sharing your screen',
  },
} as const;

export interface BarActions {
  pick(): void;
  openPalette(): void;
  /** Must be called from a click. */
  toggleShare(share: Share): void;
}

export class Bar {
  readonly element: HTMLElement;
  readonly #state = element('span', { class: 'connection', role: 'status' });
  readonly #shares: Readonly<Record<Share, HTMLButtonElement>>;
  readonly #prompt: HTMLElement;
  readonly #promptText = element('span');
  readonly #banner = element('div', { class: 'banner', role: 'alert', hidden: true });
  /** Requests for a share that have not ended, by their ids. */
  readonly #requests = new Map<string, AskShareMessage>();
  #asked: Share = 'tab';

  constructor({ owner, repo, user }: PageData, presence: HTMLElement, actions: BarActions) {
    const open = element(
      'button',
      { type: 'button', class: 'button small', click: () => actions.pick() },
      icon('plus'),
      element('span', { class: 'label' }, 'Open', element('span', { class: 'wide-only' }, ' panel')),
      element('kbd', {}, keysText('Ctrl+K')),
    );
    const shareButton = (what: Share) =>
      element('button', { type: 'button', class: 'button small share', click: () => actions.toggleShare(what) });
    this.#shares = { tab: shareButton('tab'), screen: shareButton('screen') };
    const share = element(
      'button',
      { type: 'button', class: 'button primary', click: () => actions.toggleShare(this.#asked) },
      'Share now',
    );
    const later = element('button', { type: 'button', class: 'button', click: () => this.#hidePrompt() }, 'Not now');
    this.#prompt = element(
      'div',
      { class: 'share-prompt', role: 'alertdialog', 'aria-label': 'Screenshot request', hidden: true },
      icon('monitor'),
      this.#promptText,
      share,
      later,
    );
    const home = element('a', { href: '/', class: 'home', title: 'Home' }, icon('home'), 'Annex');
    const where = element(
      'h1',
      { class: 'where' },
      element('span', { class: 'soft' }, `${owner} / `),
      element('strong', {}, repo),
    );
    const account = element('a', { href: '/account', class: 'account', title: `Logged in as ${user}` }, user);
    const commands = iconButton(icon('command'), 'All commands', () => actions.openPalette());
    commands.append(element('span', { class: 'narrow-only' }, 'Commands'));
    const theme = iconButton(icon('contrast'), 'Theme: switch between light and dark', toggleTheme);
    theme.append(element('span', { class: 'narrow-only' }, 'Theme'));
    const tools = [open, commands, presence, pauseButton(), this.#shares.tab, this.#shares.screen, theme];
    const bar = element(
      'div',
      { class: 'bar' },
      home,
      where,
      this.#state,
      element('span', { class: 'spacer' }),
      element('div', { class: 'tools' }, ...tools),
      account,
    );
    this.element = element('header', { class: 'workspace-header' }, bar, this.#banner, this.#prompt);
    this.shared({ tab: false, screen: false });
  }

  connection(state: ConnectionState, reason: string): void {
    this.#state.textContent = STATES[state];
    this.#state.className = `connection ${state}`;
    if (state !== 'open') this.#hidePrompt(); // a request that goes on asks again
    this.#banner.hidden = state === 'connecting' || state === 'open';
    this.#banner.textContent = reason || LOST;
    if (state === 'refused')
      this.#banner.append(element('a', { href: '/workspaces', class: 'button' }, 'Your workspaces'));
    if (state !== 'outdated') return;
    const reload = { type: 'button', class: 'button', click: () => location.reload() };
    this.#banner.append(element('button', reload, 'Reload'));
  }

  shared(sharing: Sharing): void {
    for (const share of ['tab', 'screen'] as const) {
      const [button, { off, on, start, stop }] = [this.#shares[share], SHARES[share]];
      const isOn = sharing[share];
      const label = element('span', { class: 'label' }, isOn ? on : off);
      button.replaceChildren(icon(share === 'tab' ? 'monitor' : 'screen'), label);
      button.setAttribute('aria-pressed', String(isOn));
      button.title = isOn ? stop : start;
    }
    if (sharing[this.#asked]) this.#hidePrompt();
  }

  /** Shows the prompt of the latest request that has not ended. */
  ask(message: AskShareMessage | ShareWithdrawnMessage): void {
    if (message.type === 'ask-share') this.#requests.set(message.request, message);
    else this.#requests.delete(message.request);
    const latest = [...this.#requests.values()].at(-1);
    if (!latest) return this.#hidePrompt();
    const { share, by, reason } = latest;
    this.#asked = share;
    const quoted = reason ? ` Reason: “${reason}”` : '';
    this.#promptText.textContent = `“${by}” wants to take a screenshot.${quoted} Share ${SHARES[share].what} to allow it.`;
    this.#prompt.hidden = false;
  }

  #hidePrompt(): void {
    this.#requests.clear();
    this.#prompt.hidden = true;
  }
}
