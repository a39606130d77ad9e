// The navigation bar: workspace, connection and sharing.
import { html, render } from 'lit-html';
import type { AskShareMessage, ShareWithdrawnMessage, Sharing } from '../../../../generated/workspace/messages.ts';
import { toggleTheme } from '../../../pages/browser/theme-choice.ts';
import type { ConnectionState } from '../browsers/page/connection.ts';
import type { Share } from '../capture/page/shares.ts';
import type { Dialogs } from '../layout/page/user-actions.ts';
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

/** `toggleShare` must be called from a click. */
export function createBar(
  { owner, repo, user }: PageData,
  { pick, openPalette, openTabList }: Dialogs,
  presence: HTMLElement,
  toggleShare: (share: Share) => void,
) {
  const stateText = element('span', { class: 'connection', role: 'status' });
  const promptText = element('span');
  const banner = element('div', { class: 'banner', role: 'alert', hidden: true });
  /** Requests for a share that have not ended, by their ids. */
  const requests = new Map<string, AskShareMessage>();
  let asked: Share = 'tab';
  const shareButton = (what: Share) =>
    element('button', { type: 'button', class: 'button small share', click: () => toggleShare(what) });
  const shares: Readonly<Record<Share, HTMLButtonElement>> = { tab: shareButton('tab'), screen: shareButton('screen') };
  const prompt = create(html`<div class="share-prompt" role="alertdialog" aria-label="Screenshot request" hidden>
    ${icon('monitor')}${promptText}
    <button type="button" class="button primary" @click=${() => toggleShare(asked)}>Share now</button>
    <button type="button" class="button" @click=${hidePrompt}>Not now</button>
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
  const header = create(html`<header class="workspace-header">
    <div class="bar">
      <a href="/" class="home" title="Home">${icon('home')}Annex</a>
      <h1 class="where ellipsis"><span class="soft">${owner} / </span><strong>${repo}</strong></h1>
      ${stateText}<span class="spacer"></span>
      <div class="tools">
        ${open}${[tabs, commands, presence, pauseButton(), shares.tab, shares.screen, theme]}
      </div>
      <a href="/account" class="account ellipsis" title="Logged in as ${user}">${user}</a>
    </div>
    ${banner}${prompt}
  </header>`);
  shared({ tab: false, screen: false });

  function connection(state: ConnectionState, reason: string): void {
    stateText.textContent = STATES[state];
    stateText.className = `connection ${state}`;
    if (state !== 'open') hidePrompt(); // a request that goes on asks again
    banner.hidden = state === 'connecting' || state === 'open';
    const way = {
      refused: html`<a href="/workspaces" class="button">Your workspaces</a>`,
      outdated: html`<button type="button" class="button" @click=${() => location.reload()}>Reload</button>`,
    };
    render([reason || LOST, way[state as keyof typeof way]], banner);
  }

  function shared(sharing: Sharing): void {
    for (const share of ['tab', 'screen'] as const) {
      const [button, { off, on, start, stop }] = [shares[share], SHARES[share]];
      const isOn = sharing[share];
      const label = element('span', { class: 'label' }, isOn ? on : off);
      button.replaceChildren(icon(share === 'tab' ? 'monitor' : 'screen'), label);
      button.setAttribute('aria-pressed', String(isOn));
      button.title = isOn ? stop : start;
    }
    if (sharing[asked]) hidePrompt();
  }

  /** Shows the prompt of the latest request that has not ended. */
  function ask(message: AskShareMessage | ShareWithdrawnMessage): void {
    if (message.type === 'ask-share') requests.set(message.request, message);
    else requests.delete(message.request);
    const latest = [...requests.values()].at(-1);
    if (!latest) return hidePrompt();
    const { share, by, reason } = latest;
    asked = share;
    const quoted = reason ? ` Reason: “${reason}”` : '';
    promptText.textContent = `“${by}” wants to take a screenshot.${quoted} Share ${SHARES[share].what} to allow it.`;
    prompt.hidden = false;
  }

  function hidePrompt(): void {
    requests.clear();
    prompt.hidden = true;
  }

  return { element: header, connection, shared, ask };
}
