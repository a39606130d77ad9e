// The card of one request: what the server knows about who asks, what the program says, and the answers. A login address opens in
// a new tab of the browser, and never in a web view.
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Schemas } from '../../../../../generated/workspace/contract.ts';
import type { RequestFields, ShownRequest } from '../../../../../generated/workspace/messages.ts';
import { create, element } from '../../page-kit/element.ts';
import { commandView } from './command.ts';

export type Answer = Schemas['RequestAnswer'];

interface CardParts {
  /** The name of the tab that it is about. */
  readonly tab: string | undefined;
  readonly shortcut: string;
  /** `from`: the button, if one was used. */
  readonly answer: (answer: Answer, from?: Event) => void;
}

type Send = CardParts['answer'];

export function createCard({ id, request, by, user, address, workspace }: ShownRequest, parts: CardParts): HTMLElement {
  const { tab, shortcut, answer } = parts;
  const { title, text, why, command, tool } = request;
  const owner = user === undefined ? '' : html`, a key of <bdi>${user}</bdi>,`;
  return create(html`<section class="request" id=${id} role="alertdialog" tabindex="-1" aria-labelledby="title-${id}">
    <p class="knows"><span class="soft where">${workspace}<kbd>${shortcut}</kbd></span>
      <b><bdi>${by.name}</bdi></b>${owner} asks${tab ? html` about “<bdi>${tab}</bdi>”` : ''} from ${address}:</p>
    <h2 id="title-${id}">${title}</h2>
    ${claims(request)}
    ${command === undefined ? '' : html`<p>Tool: “<bdi>${tool}</bdi>”</p>${commandView(command)}`}
    ${why ? html`<blockquote aria-label="Why, in the agent's words">${why}</blockquote>` : ''}
    ${text ? html`<blockquote tabindex="0">${text}</blockquote>` : ''}
    ${controls(request, answer)}
    <p role="alert"></p>
  </section>`);
}

/** Never shown as ours: it is quoted and set apart. */
function claims({ agent, host, cwd }: RequestFields): TemplateResult | typeof nothing {
  const said = Object.entries({ Agent: agent, Machine: host, Directory: cwd }).filter(([, value]) => value);
  if (said.length === 0) return nothing;
  return html`<div class="claims"><p class="soft">The program says:</p>
    <dl>${said.map(([name, value]) => html`<div><dt>${name}</dt><dd>“<bdi>${value}</bdi>”</dd></div>`)}</dl></div>`;
}

const button = (label: unknown, click: (event: Event) => void, kind = '') =>
  html`<button type="button" class="button ${kind}" @click=${click}>${label}</button>`;

function controls(request: RequestFields, answer: Send): TemplateResult {
  const { kind, options = [] } = request;
  const dismiss = (label: string) => button(label, (event) => answer({ outcome: 'declined' }, event));
  if (kind === 'permission') return permission(request, answer);
  if (kind === 'step')
    return html`<div class="answers">
      ${button('Done', (event) => answer({ outcome: 'done' }, event), 'primary')}${dismiss('Decline')}
    </div>`;
  if (kind === 'choice') {
    const choose = (option: string) =>
      button(option, (event) => answer({ outcome: 'answered', answer: option }, event), 'primary');
    return html`<div class="answers">${options.map(choose)}${dismiss('Dismiss')}</div>`;
  }
  if (kind === 'text' || kind === 'reply') {
    const maxlength = kind === 'reply' ? '4000' : '2000';
    const field = element('textarea', { rows: '3', maxlength, 'aria-label': 'Your answer' });
    const send = (event: Event) => field.value.trim() && answer({ outcome: 'answered', answer: field.value }, event);
    return html`${field}<p class="soft">Do not enter passwords here.</p>
      <div class="answers">${button('Send', send, 'primary')}${dismiss(kind === 'reply' ? 'Leave it' : 'Dismiss')}</div>`;
  }
  return address(request, answer, dismiss('Dismiss'));
}

function permission({ grants = [] }: RequestFields, answer: Send): TemplateResult {
  const reason = element('input', { type: 'text', maxlength: '1000', autocomplete: 'off' });
  const deny = (event: Event) => {
    const text = reason.value.trim();
    answer({ outcome: 'denied', ...(text && { answer: text }) }, event);
  };
  const always = grants.map((grant, number) =>
    button(html`<bdi>${grant}</bdi>`, (event) => answer({ outcome: 'allowed', grant: number }, event)),
  );
  return html`<div class="answers">
      ${button('Allow once', (event) => answer({ outcome: 'allowed' }, event), 'primary')}${button('Deny', deny)}
    </div>
    <label class="soft">Reason, if you deny (optional)${reason}</label>
    ${always.length === 0 ? '' : html`<fieldset><legend>Or allow always:</legend>${always}</fieldset>`}`;
}

function address({ kind, url = '', mailbox }: RequestFields, answer: Send, dismiss: TemplateResult): TemplateResult {
  const takesAddress = kind === 'login' && mailbox !== undefined;
  const field = element('input', { type: 'text', autocomplete: 'off', spellcheck: 'false', maxlength: '8192' });
  const send = () => field.value.trim() !== '' && answer({ outcome: 'done', address: field.value.trim() });
  // A look-alike name of a host is shown as xn--.
  const open = html`<p class="host"><b>${new URL(url).host}</b></p>
    <div class="answers"><a class="button primary" href=${url} target="_blank" rel="noopener noreferrer"
      @click=${() => (takesAddress ? field.focus() : answer({ outcome: 'done' }))}
      >${kind === 'login' ? 'Open the login page' : 'Open'}</a>${dismiss}</div>`;
  if (!takesAddress) return open;
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    field.value = event.clipboardData?.getData('text/plain').replace(/\s+/g, ' ') ?? ''; // the field drops line breaks
    send();
  };
  return html`${open}<label @paste=${paste} @keydown=${({ key }: KeyboardEvent) => key === 'Enter' && send()}>
    If the page after the login does not open, paste its address here.${field}</label>`;
}
