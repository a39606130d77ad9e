// The navigation bar: workspace, connection and sharing.
import { html, render } from 'lit-html';
import type { AskShareMessage, ShareWithdrawnMessage, Sharing } from '../../../../generated/workspace/messages.ts';
import { showInboxCount } from '../../../pages/browser/inbox-count.ts';
import { toggleTheme } from '../../../pages/browser/theme-choice.ts';
import type { ConnectionState } from '../browsers/page/connection.ts';
import type { Share } from '../capture/page/shares.ts';
import type { UserActions } from '../layout/page/user-actions.ts';
import { pauseButton } from '../page-kit/agent-pause.ts';
import { create, element, iconButton } from '../page-kit/element.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageData } from '../page-kit/page-data.ts';
import { keysText } from '../page-kit/shortcuts.ts';

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

interface BarParts {
  readonly data: PageData;
  readonly actions: Pick<UserActions, 'pick' | 'openPalette' | 'openTabList'>;
  readonly presence: HTMLElement;
  /** Must be called from a click. */
  readonly toggleShare: (share: Share) => void;
}

export class NavigationBar {
  readonly element: HTMLElement;
  readonly #state = element('span', { class: 'connection', role: 'status' });
  readonly #banner = element('div', { class: 'banner', role: 'alert', hidden: true });
  readonly #shares: Readonly<Record<Share, HTMLButtonElement>>;
  readonly #promptText = element('span');
  readonly #prompt: HTMLElement;
  /** Requests for a share that have not ended, by their ids. */
  readonly #requests = new Map<string, AskShareMessage>();
  #asked: Share = 'tab';

  constructor({ data: { owner, repo, user }, actions, presence, toggleShare }: BarParts) {
    const shareButton = (what: Share) =>
      element('button', { type: 'button', class: 'button small share', click: () => toggleShare(what) });
    this.#shares = { tab: shareButton('tab'), screen: shareButton('screen') };
    this.#prompt = create(html`<div class="share-prompt" role="alertdialog" aria-label="Screenshot request" hidden>
      ${icon('monitor')}${this.#promptText}
      <button type="button" class="button primary" @click=${() => toggleShare(this.#asked)}>Share now</button>
      <button type="button" class="button" @click=${() => this.#hidePrompt()}>Not now</button>
    </div>`);
    const open = html`<button type="button" class="button small" @click=${() => actions.pick()}>
      ${icon('plus')}<span class="label">Open<span class="wide-only"> panel</span></span><kbd>${keysText('Ctrl+K')}</kbd>
    </button>`;
    const tabs = barButton('list', 'Search tabs', 'Tabs', () => actions.openTabList());
    const commands = barButton('command', 'All commands', 'Commands', () => actions.openPalette());
    const count = element('b', { class: 'count', hidden: true });
    showInboxCount(count);
    const theme = barButton('contrast', 'Theme: switch between light and dark', 'Theme', toggleTheme);
    this.element = create(html`<header class="workspace-header">
      <div class="bar">
        <a href="/" class="home" title="Home">${icon('home')}Annex</a>
        <h1 class="where ellipsis"><span class="soft">${owner} / </span><strong>${repo}</strong></h1>
        ${this.#state}<span class="spacer"></span>
        <div class="tools">
          ${open}${[tabs, commands, presence, pauseButton(), this.#shares.tab, this.#shares.screen, theme]}
        </div>
        <a href="/inbox/" class="inbox" title="Inbox">${icon('inbox')}<span class="visually-hidden">Inbox</span> ${count}</a>
        <a href="/account" class="account ellipsis" title="Logged in as ${user}">${user}</a>
      </div>
      ${this.#banner}${this.#prompt}
    </header>`);
    this.showShares({ tab: false, screen: false });
  }

  showConnection(state: ConnectionState, reason: string): void {
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

  showShares(sharing: Sharing): void {
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

/** `text` is shown on narrow screens, where the bar is a menu. */
function barButton(image: string, label: string, text: string, run: () => void): HTMLButtonElement {
  const button = iconButton(icon(image), label, run);
  button.append(element('span', { class: 'narrow-only' }, text));
  return button;
}
