// The section of the account page with the API keys of the user's owners.
import type { Schemas } from '../../../../generated/identity/contract.ts';
import { type Content, html } from '../../../pages/html.ts';
import { agoText, timeElement } from '../../../pages/time.ts';
import { accountSection, actionButton, cardList } from './account-section.ts';

export const keysSection = (keys: readonly Schemas['KeyEntry'][], owners: readonly string[], now: number): Content =>
  accountSection('keys', 'API keys', cardList(keys.map((key) => item(key, now))), form(owners));

function item({ id, owner, name, created_at, last_used_at }: Schemas['KeyEntry'], now: number): Content {
  const title = name ?? 'Unnamed key';
  const confirm = `Revoke the key “${title}” of ${owner}? Programs that use it lose access immediately.`;
  return html`<li class="card"><div>
<h3><bdi>${title}</bdi> <span class="badge">${owner}</span></h3>
<dl>
<div><dt>Created</dt><dd>${timeElement(Date.parse(created_at))}</dd></div>
<div><dt>Last used</dt><dd>${last_used_at === null ? 'never' : agoText(now - Date.parse(last_used_at))}</dd></div>
</dl></div>
${actionButton('Revoke', { action: 'revoke-key', value: id, label: `Revoke key: ${title}`, confirm, done: `Key revoked: ${title}.` })}</li>`;
}

/** The script sends the fields by their names. */
const form = (owners: readonly string[]): Content =>
  owners.length === 0
    ? html`<p class="soft">You need an owner to create keys. Ask the administrator for one.</p>`
    : html`<form class="card" data-form="key">
<label>Owner <select name="owner">${owners.map((owner) => html`<option>${owner}</option>`)}</select></label>
<label>Name (optional) <input type="text" name="name" maxlength="100" autocomplete="off" spellcheck="false"></label>
<button class="button" type="submit">Create key</button>
</form>
<div class="note new-key" role="group" aria-label="New API key" tabindex="-1" hidden>
<p>Save this key now. It will not be shown again.</p>
<p><code></code></p>
</div>`;
