// The navigation bar: workspace, connection and sharing.
import { html, render } from 'lit-html';
import type { AskShareMessage, ShareWithdrawnMessage, Sharing } from '../../../../../generated/workspace/messages.ts';
import { toggleTheme } from '../../../../pages/browser/theme-choice.ts';
import { pauseButton } from './agent-pause.ts';
import type { ConnectionState } from './connection.ts';
import { create, element, iconButton } from './element.ts';
import { icon } from './icons.ts';
import type { WorkspacePage } from './page.ts';
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

  /** `toggleShare` must be called from a click. */
  constructor(
    { data, pick, openPalette, openTabList }: WorkspacePage,
    presence: HTMLElement,
    toggleShare: (share: Share) => void,
  ) {
    const { owner, repo, user } = data;
    const shareButton = (what: Share) =>
      element('button', { type: 'button', class: 'button small share', click: () => toggleShare(what) });
    this.#shares = { tab: shareButton('tab'), screen: shareButton('screen') };
    this.#prompt = create(html`<div class="share-prompt" role="alertdialog" aria-label="Screenshot request" hidden>
      ${icon('monitor')}${this.#promptText}
      <button type="button" class="button primary" @click=${() => toggleShare(this.#asked)}>Share now</button>
      <button type="button" class="button" @click=${() => this.#hidePrompt()}>Not now</button>
    </div>`);
    const open = html`<button type="button" class="button small" @click=${() => pick()}>
      ${icon('plus')}<span class="label">Open<span class="wide-only"> panel</span></span><kbd>${keysText('Ctrl+K')}</kbd>
    </button>`;
    const tabs = iconButton(icon('list'), 'Search tabs', openTabList);
    tabs.append(element('span', { class: 'narrow-only' }, 'Tabs'));
    const commands = iconButton(icon('command'), 'All commands', openPalette);
    commands.append(element('span', { class: 'narrow-only' }, 'Commands'));
    const theme = iconButton(icon('contrast'), 'Theme: switch between light and dark', toggleTheme);
    theme.append(element('span', { class: 'narrow-only' }, 'Theme'));
    this.element = create(html`<header class="workspace-header">
      <div class="bar">
        <a href="/" class="home" title="Home">${icon('home')}Annex</a>
        <h1 class="where"><span class="soft">${owner} / </span><strong>${repo}</strong></h1>
        ${this.#state}<span class="spacer"></span>
        <div class="tools">
          ${open}${[tabs, commands, presence, pauseButton(), this.#shares.tab, this.#shares.screen, theme]}
        </div>
        <a href="/account" class="account" title="Logged in as ${user}">${user}</a>
      </div>
      ${this.#banner}${this.#prompt}
    </header>`);
    this.shared({ tab: false, screen: false });
  }

  connection(state: ConnectionState, reason: string): void {
    this.#state.textContent = STATES[state];
    this.#state.className = `connection ${state}`;
    if (state !== 'open') this.#hidePrompt(); // a request that goes on asks again
    this.#banner.hidden = state === 'connecting' || state === 'open';
    const way = {
      refused: html`<a href="/workspaces" class="button">Your workspaces</a>`,
      outdated: html`<button type="button" class="button" @click=${() => location.reload()}>Reload</button>`,
    };
    render([reason || LOST, way[state as keyof typeof way]], this.#banner);
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
