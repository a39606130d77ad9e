// The inbox: cards, agents and answers, live by a stream. It reconnects by itself, and then drops what has ended meanwhile.
import { html, render } from 'lit-html';
import { createWorkspaceClient } from '../../../../../generated/workspace/client.ts';
import type { Schemas } from '../../../../../generated/workspace/contract.ts';
import { ownFetch } from '../../../../pages/browser/own-fetch.ts';
import { RequestCards } from './cards.ts';

const AGAIN_MS = 2_000;
const LOST = 'Connection lost. What you see may be out of date until the page reconnects.';
const TEXTS: Readonly<Record<Schemas['RequestStatus'], string>> = {
  ...{ allowed: 'Allowed', denied: 'Denied', done: 'Done', answered: 'Answered', declined: 'Declined' },
  ...{ waiting: 'Waiting', seen: 'Waiting', expired: 'Expired', withdrawn: 'Withdrawn' },
};
const STATES: Readonly<Record<Schemas['AgentStatus']['state'], string>> = {
  ...{ started: 'Started', working: 'At work', waiting: 'Waits for you', done: 'Done' },
  ...{ interrupted: 'Interrupted', ended: 'Ended' },
};

const client = createWorkspaceClient({ baseUrl: location.origin, credentials: 'same-origin', fetch: ownFetch });
const status = document.querySelector('#status') as HTMLElement;
let running = new AbortController();
/** Whether the stream has told which requests wait. */
let isCurrent = false;
let agents: readonly Schemas['AgentStatus'][] = [];

const cards = new RequestCards({
  // A page that cannot report has lost its connection, though the stream may not have noticed.
  seen: (ids) => void client.setRequestsSeen({ body: { ids } }).catch(() => isCurrent && reconnect()),
});
document.querySelector('#cards')?.append(cards.element);

function reconnect(): void {
  isCurrent = false;
  running.abort();
}

function showStatus(): void {
  const { length } = cards.ids;
  status.className = isCurrent ? 'lead' : 'note warn';
  if (!isCurrent) status.textContent = LOST;
  else
    status.textContent =
      length === 0 ? 'Nothing waits for you.' : `${length} ${length === 1 ? 'waits' : 'wait'} for you.`;
}

function receive(event: Schemas['InboxEvent']): void {
  switch (event.event) {
    case 'request':
      return cards.show(event.data);
    case 'waiting': {
      const isFirst = !isCurrent;
      isCurrent = true;
      for (const id of cards.ids) if (!event.data.includes(id)) cards.remove(id);
      showStatus();
      if (isFirst) focusLinked();
      return;
    }
    case 'answered':
      return showAnswered(event.data);
    default:
      agents = event.data;
      showAgents();
  }
}

/** The card that a notification leads to. */
const focusLinked = (): void => {
  if (location.hash) cards.focus(location.hash.slice(1));
};

const list = (id: string, items: readonly unknown[]): void => {
  const section = document.querySelector<HTMLElement>(`#${id}`);
  if (!section) return;
  section.hidden = items.length === 0;
  render(items, section.querySelector('ul') as HTMLElement);
};

function showAnswered(answered: readonly Schemas['AnsweredRequest'][]): void {
  const time = (text: string) => new Date(text).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  list(
    'answered',
    answered.map(
      ({ title, command, by, workspace, grant, ...end }) => html`<li>
        <p><b>${TEXTS[end.status]}${grant ? ' always' : ''}</b> by <bdi>${end.answered_by}</bdi>, ${time(end.answered_at)}</p>
        <p>“<bdi>${title}</bdi>”${grant ? html` (“<bdi>${grant}</bdi>”)` : ''}</p>
        ${command ? html`<p class="ellipsis mono">${command.slice(0, 200).replace(/[\p{C}\p{Z}]+/gu, ' ')}</p>` : ''}
        <p class="soft"><bdi>${by}</bdi>, ${workspace}</p>
      </li>`,
    ),
  );
}

function showAgents(): void {
  list(
    'agents',
    agents.map(
      ({ agent, host, cwd, state, since, last_at, message, by, workspace }) => html`<li class=${state}>
        <p><b>${STATES[state]}</b> <span class="soft">since ${ago(since)}, last sign ${ago(last_at)} ago</span></p>
        <p>“<bdi>${agent}</bdi>”${host ? html` on “<bdi>${host}</bdi>”` : ''}${cwd ? html` in “<bdi>${cwd}</bdi>”` : ''}</p>
        ${message ? html`<blockquote>${message}</blockquote>` : ''}
        <p class="soft"><bdi>${by}</bdi>, ${workspace}</p>
      </li>`,
    ),
  );
}

function ago(text: string): string {
  const minutes = Math.max(0, Math.round((Date.now() - Date.parse(text)) / 60_000));
  if (minutes < 1) return 'less than a minute';
  const [count, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.round(minutes / 60), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

async function run(): Promise<never> {
  for (;;) {
    running = new AbortController();
    try {
      for await (const event of client.watchInbox.stream({}, running.signal)) receive(event as never);
    } catch {} // it connects again
    isCurrent = false;
    showStatus();
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

addEventListener('offline', reconnect);
addEventListener('online', reconnect);
addEventListener('pageshow', ({ persisted }) => persisted && reconnect());
addEventListener('hashchange', focusLinked);
setInterval(showAgents, 60_000);
navigator.serviceWorker?.addEventListener('message', ({ data }) => cards.focus((data as { open?: string }).open));
navigator.serviceWorker?.register('/inbox/worker.js', { scope: '/inbox/' }).catch(() => {}); // only over https and on localhost
void run();
