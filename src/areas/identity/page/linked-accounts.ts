// The section of the account page with the accounts at providers.
import type { Schemas } from '../../../../generated/identity/contract.ts';
import { agoText } from '../../../base/time-text.ts';
import { type Content, html } from '../../../pages/html.ts';
import { timeElement } from '../../../pages/time.ts';
import type { IdentityService } from '../service.ts';
import { accountSection, actionButton } from './account-section.ts';

type Entry = Schemas['LinkedAccount'];

/** Null if there are no providers and no linked accounts. */
export function linkedAccountsSection(
  linked: readonly Entry[],
  { providers }: IdentityService['loginMethods'],
  now: number,
): Content {
  const others = providers.filter(({ name }) => linked.every(({ provider }) => provider !== name));
  if (linked.length + others.length === 0) return null;
  const list = html`<ul>${linked.map((entry) => item(entry, now))}${others.map(
    ({ name, label }) => html`<li class="card"><h3><bdi>${label}</bdi></h3>
<button class="button" type="button" data-action="link" data-value="${name}" aria-label="Link your account: ${label}">Link</button></li>`,
  )}</ul>`;
  return accountSection('linked-accounts', 'Linked accounts', list);
}

const item = ({ id, label, name, created_at, last_used_at }: Entry, now: number): Content =>
  html`<li class="card"><div>
<h3><bdi>${label}</bdi> <span class="badge good">linked</span></h3>
<dl>
${name === null ? null : html`<div><dt>Account</dt><dd><bdi>${name}</bdi></dd></div>`}
<div><dt>Linked</dt><dd>${timeElement(Date.parse(created_at))}</dd></div>
<div><dt>Last used</dt><dd>${agoText(now - Date.parse(last_used_at))}</dd></div>
</dl></div>
${actionButton('Unlink', { action: 'unlink', value: id, label: `Unlink account: ${label}`, done: `Account unlinked: ${label}.` })}</li>`;
