// The sections of the account page below the sessions: API keys, linked accounts, password and recent logins.
import type { Schemas } from '../../../../generated/identity/contract.ts';
import { SCOPES } from '../../../../generated/scopes.ts';
import { agoText } from '../../../base/time-text.ts';
import { type Content, html } from '../../../pages/html.ts';
import { timeElement } from '../../../pages/time.ts';
import type { IdentityService } from '../service.ts';

/** The script requests the page again after a change and replaces `list`. `more` stays. */
export const accountSection = (id: string, title: string, list: Content, more: Content = null): Content =>
  html`<section aria-labelledby="${id}-title">
<h2 id="${id}-title" tabindex="-1">${title}</h2>
<div id="${id}" data-refresh>${list}</div>
${more}</section>`;

export const cardList = (items: readonly Content[]): Content =>
  items.length === 0 ? html`<p class="soft">None</p>` : html`<ul>${items}</ul>`;

/** `action` is a name in the script, `confirm` is asked before it and `done` is shown after it. */
type Action = Readonly<Record<'action' | 'value' | 'label' | 'done', string>> & { readonly confirm?: string };

export const actionButton = (text: string, { action, value, label, confirm = '', done }: Action): Content =>
  html`<button class="button danger" type="button" data-action="${action}" data-value="${value}" data-confirm="${confirm}" data-done="${done}" aria-label="${label}">${text}</button>`;

export const keysSection = (keys: readonly Schemas['KeyEntry'][], owners: readonly string[], now: number): Content =>
  accountSection('keys', 'API keys', cardList(keys.map((key) => keyItem(key, now))), keyForm(owners));

function keyItem(key: Schemas['KeyEntry'], now: number): Content {
  const { id, owner, name, created_at, expires_at, last_used_at, scopes } = key;
  const isExpired = expires_at !== null && Date.parse(expires_at) <= now;
  const title = name ?? 'Unnamed key';
  const confirm = `Revoke the key “${title}” of ${owner}? Programs that use it lose access immediately.`;
  return html`<li class="card"><div>
<h3><bdi>${title}</bdi> <span class="badge">${owner}</span>${isExpired ? html` <span class="badge bad">expired</span>` : null}</h3>
<dl>
<div><dt>Created</dt><dd>${timeElement(Date.parse(created_at))}</dd></div>
<div><dt>Last used</dt><dd>${last_used_at === null ? 'never' : agoText(now - Date.parse(last_used_at))}</dd></div>
<div><dt>Expires</dt><dd>${expires_at === null ? 'never' : timeElement(Date.parse(expires_at))}</dd></div>
<div><dt>Access</dt><dd>${scopes ? scopes.map((scope) => SCOPES[scope]).join(' · ') : 'full'}</dd></div>
</dl></div>
${actionButton('Revoke', { action: 'revoke-key', value: id, label: `Revoke key: ${title}`, confirm, done: `Key revoked: ${title}.` })}</li>`;
}

/** Days. */
const LIFETIMES = [7, 30, 90, 365];

const keyForm = (owners: readonly string[]): Content =>
  owners.length === 0
    ? html`<p class="soft">You need an owner to create keys. Ask the administrator for one.</p>`
    : html`<form class="card" data-form="key">
<label>Owner <select name="owner">${owners.map((owner) => html`<option>${owner}</option>`)}</select></label>
<label>Name (optional) <input type="text" name="name" maxlength="100" autocomplete="off" spellcheck="false"></label>
<label>Expires <select name="max_age"><option value="">never</option>${LIFETIMES.map((days) => html`<option value="${days * 86_400}">in ${days} days</option>`)}</select></label>
<fieldset><legend>Limit access to</legend>
${Object.entries(SCOPES).map(([scope, text]) => html`<label><input type="checkbox" name="scopes" value="${scope}"> ${text}</label>`)}
<p class="soft">If you choose none, the key has full access.</p></fieldset>
<button class="button" type="submit">Create key</button>
</form>
<div class="note new-key" role="group" aria-label="New API key" tabindex="-1" hidden>
<p>Save this key now. It will not be shown again.</p>
<p><code></code></p>
</div>`;

/** Null if there are no providers and no linked accounts. */
export function linkedAccountsSection(
  linked: readonly Schemas['LinkedAccount'][],
  { providers }: IdentityService['loginMethods'],
  now: number,
): Content {
  const others = providers.filter(({ name }) => linked.every(({ provider }) => provider !== name));
  if (linked.length + others.length === 0) return null;
  const list = html`<ul>${linked.map((entry) => linkedAccountItem(entry, now))}${others.map(
    ({ name, label }) => html`<li class="card"><h3><bdi>${label}</bdi></h3>
<button class="button" type="button" data-action="link" data-value="${name}" aria-label="Link your account: ${label}">Link</button></li>`,
  )}</ul>`;
  return accountSection('linked-accounts', 'Linked accounts', list);
}

const linkedAccountItem = (
  { id, label, name, created_at, last_used_at }: Schemas['LinkedAccount'],
  now: number,
): Content =>
  html`<li class="card"><div>
<h3><bdi>${label}</bdi> <span class="badge good">linked</span></h3>
<dl>
${name === null ? null : html`<div><dt>Account</dt><dd><bdi>${name}</bdi></dd></div>`}
<div><dt>Linked</dt><dd>${timeElement(Date.parse(created_at))}</dd></div>
<div><dt>Last used</dt><dd>${agoText(now - Date.parse(last_used_at))}</dd></div>
</dl></div>
${actionButton('Unlink', { action: 'unlink', value: id, label: `Unlink account: ${label}`, done: `Account unlinked: ${label}.` })}</li>`;

/** The hidden name tells password managers whose password it is. */
export const passwordSection = (user: string): Content =>
  accountSection(
    'password',
    'Password',
    null,
    html`<form class="card" data-form="password">
<input type="text" value="${user}" autocomplete="username" hidden readonly>
<label>Current password <input type="password" name="current_password" autocomplete="current-password" maxlength="1000" required></label>
<label>New password <input type="password" name="new_password" autocomplete="new-password" minlength="8" maxlength="1000" required></label>
<label>Repeat the new password <input type="password" name="repeated" autocomplete="new-password" maxlength="1000" required></label>
<button class="button" type="submit">Change password</button>
<p class="soft">This logs out your other browsers. Applications and API keys keep their access.</p>
</form>`,
  );

export const loginEventsSection = (events: readonly Schemas['LoginEvent'][]): Content =>
  accountSection(
    'logins',
    'Recent logins',
    html`<p class="soft">If you don’t recognize a login, change your password and end your other sessions.</p>
<ol>${events.map(loginEventItem)}</ol>`,
  );

const loginEventItem = (event: Schemas['LoginEvent']): Content =>
  html`<li><span class="badge ${event.outcome === 'refused' ? 'bad' : 'good'}">${outcomeText(event)}</span>
<span><bdi>${event.provider ?? 'Password'}</bdi></span> <span>${event.browser ?? 'Unknown browser'}</span>
<span class="mono">${event.address ?? 'unknown address'}</span> ${timeElement(Date.parse(event.at))}</li>`;

function outcomeText({ outcome, method }: Schemas['LoginEvent']): string {
  if (method === 'password-change') return outcome === 'refused' ? 'Change refused' : 'Password changed';
  return outcome === 'refused' ? 'Refused' : 'Logged in';
}
