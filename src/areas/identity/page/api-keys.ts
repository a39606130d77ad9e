// The section of the account page with the API keys of the user's owners.
import type { Schemas } from '../../../../generated/identity/contract.ts';
import { SCOPES } from '../../../../generated/scopes.ts';
import { agoText } from '../../../base/time-text.ts';
import { type Content, html } from '../../../pages/html.ts';
import { timeElement } from '../../../pages/time.ts';
import { accountSection, actionButton, cardList } from './account-section.ts';

export const keysSection = (keys: readonly Schemas['KeyEntry'][], owners: readonly string[], now: number): Content =>
  accountSection('keys', 'API keys', cardList(keys.map((key) => item(key, now))), form(owners));

function item(key: Schemas['KeyEntry'], now: number): Content {
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

const form = (owners: readonly string[]): Content =>
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
