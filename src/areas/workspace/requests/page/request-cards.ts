// Cards for what programs ask of the person. A login address opens in a new tab of the browser, and never in a web view.
import { html } from 'lit-html';
import type { RequestFields, RequestMessage, WorkspaceChannel } from '../../../../../generated/workspace/messages.ts';
import { create, element } from '../../page-kit/element.ts';
import type { WorkspacePage } from '../../page-kit/page.ts';

type FromServer = Extract<WorkspaceChannel['server'], { type: `request${string}` }>;
type Answer = Omit<Extract<WorkspaceChannel['client'], { type: 'request-answer' }>, 'type' | 'id'>;

/** So that a click or key for something else does not answer a card that has just appeared or moved. */
const ARM_MS = 600;

export class RequestCards {
  readonly element = element('aside', { class: 'requests', 'aria-label': 'Requests' });
  readonly #page: WorkspacePage;
  readonly #cards = new Map<string, HTMLElement>();

  constructor(page: WorkspacePage) {
    this.#page = page;
    document.addEventListener('visibilitychange', () => this.report());
  }

  receive(message: FromServer): void {
    const card = this.#cards.get(message.id);
    if (message.type === 'request-ended') this.#remove(message.id);
    else if (message.type === 'request' && !card) this.#show(message);
    else if (message.type === 'request-refused') card?.querySelector('[role=alert]')?.replaceChildren(message.error);
  }

  /** Tells the server which cards the user sees. It answers for those that have ended, also during a lost connection. */
  report(): void {
    if (document.visibilityState !== 'visible') return;
    for (const id of this.#cards.keys()) this.#page.send({ type: 'request-seen', id });
  }

  #show({ id, request, by, expires_in }: RequestMessage): void {
    const answer = (given: Answer) => this.#page.send({ type: 'request-answer', id, ...given });
    const tab = this.#page.tabOf(request.tabId ?? '')?.displayName;
    const decline = request.kind === 'step' || request.kind === 'choice' ? 'Decline' : 'Dismiss';
    const notify = globalThis.Notification?.permission === 'default';
    const card = create(html`<section class="request" role="alertdialog" aria-labelledby="request-${id}">
      <p class="soft"><bdi>${by.name}</bdi> asks${tab ? html` about “<bdi>${tab}</bdi>”` : ''}:</p>
      <h2 id="request-${id}">${request.title}</h2>
      ${request.text ? html`<blockquote>${request.text}</blockquote>` : ''}
      ${controls(request, answer)}
      <p role="alert"></p>
      <div class="actions">
        <button type="button" class="button small" @click=${() => answer({ outcome: 'declined' })}>${decline}</button>
        <button type="button" class="button small" ?hidden=${!notify} @click=${() => void Notification.requestPermission()}>Notify me</button>
      </div>
    </section>`);
    this.#cards.set(id, card);
    this.element.append(card);
    arm(card);
    setTimeout(() => this.#remove(id), expires_in);
    this.#showCount();
    this.report();
    const isUnseen = document.visibilityState !== 'visible' && globalThis.Notification?.permission === 'granted';
    if (isUnseen) new Notification(`${by.name} asks`, { body: request.title, tag: id });
  }

  #remove(id: string): void {
    this.#cards.get(id)?.remove();
    this.#cards.delete(id);
    for (const card of this.#cards.values()) arm(card);
    this.#showCount();
  }

  #showCount(): void {
    const count = this.#cards.size === 0 ? '' : `(${this.#cards.size}) `;
    document.title = `${count}${document.title.replace(/^\(\d+\) /, '')}`;
  }
}

function arm(card: HTMLElement): void {
  if (card.contains(document.activeElement)) return; // the user is typing there
  card.inert = true;
  setTimeout(() => card.removeAttribute('inert'), ARM_MS);
}

function controls({ kind, url = '', options = [], mailbox }: RequestFields, answer: (given: Answer) => void) {
  const button = (label: string, click: () => void) =>
    html`<button type="button" class="button small primary" @click=${click}>${label}</button>`;
  if (kind === 'step') return button('Done', () => answer({ outcome: 'done' }));
  if (kind === 'choice')
    return options.map((option) => button(option, () => answer({ outcome: 'answered', answer: option })));
  if (kind === 'text') {
    const field = element('textarea', { rows: '3', maxlength: '2000', 'aria-label': 'Your answer' });
    return html`${field}<p class="soft">Do not enter passwords here.</p>
      ${button('Send', () => answer({ outcome: 'answered', answer: field.value }))}`;
  }
  const takesAddress = kind === 'login' && mailbox !== undefined;
  const field = element('input', { type: 'text', autocomplete: 'off', spellcheck: 'false', maxlength: '8192' });
  const send = () => field.value.trim() !== '' && answer({ outcome: 'done', address: field.value.trim() });
  // A look-alike name of a host is shown as xn--.
  const open = html`<p><b>${new URL(url).host}</b></p>
    <a class="button small primary" href=${url} target="_blank" rel="noopener noreferrer"
      @click=${() => (takesAddress ? field.focus() : answer({ outcome: 'done' }))}
      >${kind === 'login' ? 'Open the login page' : 'Open'}</a>`;
  if (!takesAddress) return open;
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    field.value = event.clipboardData?.getData('text/plain').replace(/\s+/g, ' ') ?? ''; // the field drops line breaks
    send();
  };
  return html`${open}<label @paste=${paste} @keydown=${({ key }: KeyboardEvent) => key === 'Enter' && send()}>
    If the page after the login does not open, paste its address here.${field}</label>`;
}
