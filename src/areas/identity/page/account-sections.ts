// The sections of the account page below the sessions: passkeys, API keys, linked accounts, password and recent activity.
import type { Schemas } from '../../../../generated/identity/contract.ts';
import { SCOPES, type Scope } from '../../../../generated/scopes.ts';
import {
  accountCard,
  accountSection,
  actionButton,
  ageOf,
  badge,
  cardList,
  dateOf,
} from '../../../pages/account-kit.ts';
import { type Content, html } from '../../../pages/html.ts';
import { timeElement } from '../../../pages/time.ts';
import type { IdentityService } from '../service.ts';

/** Undefined for all. */
export const accessText = (scopes: readonly Scope[] | undefined): string =>
  scopes ? scopes.map((scope) => SCOPES[scope]).join(' · ') : 'full';

/** What a panel may do in the workspaces of an owner. */
export interface OwnedGrant
  extends Readonly<Record<'owner' | 'panelType' | 'title' | 'grantedBy' | 'grantedAt', string>> {
  readonly allows: readonly string[];
  readonly installed: boolean;
}

export const keysSection = (keys: readonly Schemas['KeyEntry'][], owners: readonly string[], now: number): Content =>
  accountSection('keys', 'API keys', cardList(keys.map((key) => keyItem(key, now))), keyForm(owners));

function keyItem(key: Schemas['KeyEntry'], now: number): Content {
  const { id, owner, name, user, created_at, expires_at, last_used_at, scopes } = key;
  const isExpired = expires_at !== null && Date.parse(expires_at) <= now;
  const title = name ?? 'Unnamed key';
  const confirm = `Revoke the key “${title}” of ${owner}? Programs that use it lose access immediately.`;
  const [label, done] = [`Revoke key: ${title}`, `Key revoked: ${title}.`];
  const button = actionButton('Revoke', { action: 'revoke-key', value: id, label, confirm, done });
  const expires = expires_at === null ? 'never' : dateOf(expires_at);
  const times = { Created: dateOf(created_at), 'Last used': ageOf(last_used_at, now), Expires: expires };
  const badges = [badge(owner), isExpired && badge('expired', 'bad')];
  const names = { User: user && html`<bdi>${user}</bdi>`, Access: accessText(scopes) };
  return accountCard(title, badges, { ...times, ...names }, button);
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
<fieldset><label><input type="checkbox" name="personal"> For a program that acts for me alone</label>
<p class="soft">What it asks is shown to you only, and the key is revoked when you leave the owner.</p></fieldset>
<button class="button" type="submit">Create key</button>
</form>
<div class="note new-key" role="group" aria-label="New API key" tabindex="-1" hidden>
<p>Save this key now. It will not be shown again.</p>
<p><code></code></p>
</div>`;

/** Null if nothing was granted. */
export function panelsSection(grants: readonly OwnedGrant[], now: number): Content {
  if (grants.length === 0) return null;
  const item = ({ owner, panelType, title, allows, installed, grantedBy, grantedAt }: OwnedGrant): Content => {
    const decided = `${ageOf(grantedAt, now)} by ${grantedBy}`;
    const facts = { Package: panelType.split('/')[0], Decided: decided, Permissions: allows.join(' · ') || 'none' };
    const [label, done] = [`Revoke permissions: ${title}`, `Permissions revoked: ${title}.`];
    const button = actionButton('Revoke', { action: 'revoke-panel', value: `${owner}/${panelType}`, label, done });
    return accountCard(title, [badge(owner), !installed && badge('not installed')], facts, button);
  };
  return accountSection('panels', 'Panels with permissions', cardList(grants.map(item)));
}

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

function linkedAccountItem(account: Schemas['LinkedAccount'], now: number): Content {
  const { id, label: provider, name, created_at, last_used_at } = account;
  const [label, done] = [`Unlink account: ${provider}`, `Account unlinked: ${provider}.`];
  const button = actionButton('Unlink', { action: 'unlink', value: id, label, done });
  const times = { Linked: dateOf(created_at), 'Last used': ageOf(last_used_at, now) };
  return accountCard(
    provider,
    [badge('linked', 'good')],
    { Account: name && html`<bdi>${name}</bdi>`, ...times },
    button,
  );
}

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

export function passkeysSection(
  { passkeys, recovery_codes_left: left }: Schemas['PasskeyList'],
  isAvailable: boolean,
  now: number,
): Content {
  if (!isAvailable && passkeys.length === 0) return null;
  const codes = html`<p class="soft">${left} recovery ${left === 1 ? 'code' : 'codes'} left. <button class="button" type="button" data-action="new-codes" data-value="" data-confirm="${left > 0 ? 'Create new recovery codes? The old ones stop working.' : ''}" data-done="Recovery codes created.">Create new recovery codes</button></p>`;
  return accountSection(
    'passkeys',
    'Passkeys',
    [cardList(passkeys.map((passkey) => passkeyItem(passkey, now))), passkeys.length + left > 0 ? codes : null],
    html`<form class="card" data-form="passkey">
<label>Name (optional) <input type="text" name="name" maxlength="100" autocomplete="off" spellcheck="false"></label>
<button class="button" type="submit">Add a passkey</button>
<p class="soft">A passkey replaces your password: you log in with your fingerprint, face or PIN. Add one on each of your devices.</p>
</form>
<div class="note recovery-codes" role="group" aria-label="Recovery codes" tabindex="-1" hidden>
<p>Save these recovery codes now. They will not be shown again. If you lose your passkey, each of them logs you in once.</p><pre><code></code></pre></div>`,
  );
}

function passkeyItem({ id, name, created_at, last_used_at }: Schemas['Passkey'], now: number): Content {
  const confirm = `Remove the passkey “${name}”? You can no longer log in with it.`;
  const [label, done] = [`Remove passkey: ${name}`, `Passkey removed: ${name}.`];
  const button = actionButton('Remove', { action: 'remove-passkey', value: id, label, confirm, done });
  return accountCard(name, [], { Added: dateOf(created_at), 'Last used': ageOf(last_used_at, now) }, button);
}

export const auditSection = (events: readonly Schemas['AuditEvent'][]): Content =>
  accountSection(
    'activity',
    'Recent activity',
    html`<p class="soft">If you don’t recognize something, change your password, remove passkeys, accounts, applications and keys that are not yours, create new recovery codes, and end your other sessions.</p>
<ol>${events.map(auditItem)}</ol>`,
  );

const auditItem = (event: Schemas['AuditEvent']): Content =>
  html`<li><span class="badge ${event.outcome === 'refused' ? 'bad' : 'good'}">${actionText(event)}</span>
<span><bdi>${event.method?.replace('-', ' ') ?? ''} ${event.detail ?? ''}</bdi></span> <span>${event.browser ?? (event.request_id === null ? (event.who ?? 'Unknown') : 'Unknown browser')}</span>
<span class="mono">${event.address ?? ''}</span> ${timeElement(Date.parse(event.at))}</li>`;

function actionText({ action, outcome }: Schemas['AuditEvent']): string {
  if (action === 'login') return outcome === 'refused' ? 'Login refused' : 'Logged in';
  if (outcome === 'refused') return action === 'password-changed' ? 'Change refused' : 'Refused';
  return `${action.charAt(0).toUpperCase()}${action.slice(1).replaceAll('-', ' ')}`;
}
