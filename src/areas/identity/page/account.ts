// The account page: the user's sessions, and the sections of the other files.
import type { Schemas } from '../../../../generated/identity/contract.ts';
import { script } from '../../../../generated/pages/account.ts';
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
import { createPage, type Page } from '../../../pages/layout.ts';
import { siteBar, type Visit } from '../../../pages/site-bar.ts';
import { accessText } from './account-sections.ts';

type Entry = Schemas['SessionEntry'];

const STYLE = `
.account { max-width: 52rem; margin: 0 auto }
.account h1 + p { margin-top: .75rem }
.account h2 { margin: 2rem 0 .75rem; font-size: 1.2rem }
.account h2:focus { outline: none }
.account ul { display: grid; gap: .75rem; padding: 0; list-style: none }
.account ul > li { display: grid; grid-template-columns: 1fr auto; gap: .75rem 1.25rem; align-items: center; padding: 1.1rem 1.25rem }
.account li h3 { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; font-size: 1.05rem; overflow-wrap: anywhere }
.account dl { display: flex; flex-wrap: wrap; gap: .15rem 1.5rem; margin-top: .4rem; font-size: .9rem }
.account ul > li > *, .account dl div, .account dd { min-width: 0 }
.account dl div { display: flex; gap: .4rem } .account dt { flex: none; color: var(--soft) } .account dd { margin: 0; overflow-wrap: anywhere }
.account .message { position: fixed; bottom: 1rem; left: 50%; z-index: 10; width: max-content; max-width: calc(100% - 2rem); translate: -50%; box-shadow: var(--shadow) } .account .message:empty { display: none }
.account:not(.ready) :is(form, button) { display: none }
.account ul + :is(.button, p), .account form, .account :is(.new-key, .recovery-codes) { margin-top: .75rem }
.account form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); gap: 1rem; align-items: end; padding: 1.1rem 1.25rem }
.account label { display: grid; gap: .3rem; font-size: .9rem; font-weight: 600 } .account form .button { justify-content: center }
.account fieldset { grid-column: 1 / -1; display: grid; grid-template-columns: inherit; gap: .5rem 1rem; margin: 0; padding: 0; border: 0 }
.account legend { margin-bottom: .4rem; padding: 0; font-size: .9rem; font-weight: 600 }
.account fieldset label { grid-template-columns: auto 1fr; align-items: start; gap: .5rem; font-weight: 400 }
.account form p { grid-column: 1 / -1; font-size: .9rem }
.account :is(input:not([type=checkbox]), select) { width: 100%; min-height: 2.75rem; font: inherit; font-weight: 400 }
.account .buttons { display: flex; flex-wrap: wrap; gap: .5rem } .account h2 ~ div > h3, .account h2 ~ p { margin-top: 1.25rem; font-size: 1rem }
.account :is(select, [type=url], [type=time]) { padding: .4rem .75rem; border: 1px solid var(--line-strong); border-radius: var(--radius-small); background: var(--card); color: var(--ink) }
.account .new-key code { overflow-wrap: anywhere; user-select: all }
.account ol { margin-top: .5rem; padding: 0; list-style: none }
.account ol li { display: flex; flex-wrap: wrap; gap: .15rem 1.25rem; align-items: center; padding: .6rem 0; border-top: 1px solid var(--line); font-size: .9rem; overflow-wrap: anywhere }
.account ol .badge { min-width: 8.25rem; text-align: center }
.account ol time { margin-left: auto; color: var(--soft) }
@media (max-width: 36rem) { .account ul > li { grid-template-columns: 1fr } .account .button { justify-content: center } .account dl { display: grid } .account ol time { margin-left: 0 } }
`;

/** `offer` is the path to open after the offer of a passkey; null without one. */
export const greet = (name: string, offer: string | null): Content =>
  html`<p class="soft">You are logged in as <strong><bdi>${name}</bdi></strong>.</p>
${offer && html`<p class="note">Log in without a password next time: <a href="#passkeys-title">add a passkey</a> to this device. <a class="button small" href="${offer}">Not now, continue</a></p>`}`;

/** For a user who has to add one. `next` is the path to open after that. */
export const requirePasskey = (next: string): Content =>
  html`<p class="note warn">You need a passkey to log in here. Add one to this device, save the recovery codes, then continue. <a class="button small" href="${next}">Continue</a></p>`;

/** `scripts`: of sections that belong to other areas. */
export const accountPage = (visit: Visit, intro: Content, sections: Content, scripts: readonly string[] = []): Page =>
  createPage({
    title: 'Your account · Annex',
    description: 'See where you are logged in and which applications and API keys have access.',
    className: 'account-page',
    header: siteBar(visit, 'account'),
    styles: [STYLE],
    scripts: [script, ...scripts],
    workers: scripts.length > 0,
    body: html`<section class="account">
<h1>Your account</h1>
${intro}
<noscript><p class="note warn">You need JavaScript to change something here.</p></noscript>
<p class="note message" role="status"></p>
${sections}
</section>`,
  });

export function sessionSections(sessions: Entry[], applications: Schemas['Application'][], now: number): Content {
  const browsers = sessions.filter(({ kind }) => kind === 'Browser').map((entry) => browserItem(entry, now));
  const items = applications.map((application) => applicationItem(application, now));
  return [
    group('Applications with access', 'Application', items, items.length),
    group('Browsers', 'Browser', browsers, browsers.length - 1),
  ];
}

/** `others`: how many the button ends. */
function group(title: string, kind: Entry['kind'], items: readonly Content[], others: number): Content {
  const [label, what] = kind === 'Application' ? ['Revoke all', 'applications'] : ['End all others', 'sessions'];
  const [confirm, done] = [`End ${others} ${what}?`, `${others} ${what} ended.`];
  const endAll = actionButton(label, { action: 'end-others', value: kind, label, confirm, done });
  return accountSection(kind.toLowerCase(), title, [cardList(items), others > 1 ? endAll : null]);
}

function applicationItem(application: Schemas['Application'], now: number): Content {
  const { id, host, resources, scopes, sessions, created_at, last_used_at } = application;
  const name = application.name ?? 'Unnamed application';
  const confirm = `Revoke the access of “${name}”? All of its sessions end.`;
  const [label, done] = [`Revoke access: ${name}`, `Access revoked: ${name}.`];
  const button = actionButton('Revoke', { action: 'revoke-application', value: id, label, confirm, done });
  const times = { 'First used': dateOf(created_at), 'Last used': ageOf(last_used_at, now) };
  const facts = { ...times, Server: resources.join(', ') || 'all of Annex', Access: accessText(scopes) };
  const badges = [host && badge(host, 'mono'), sessions > 1 && badge(`${sessions} sessions`)];
  return accountCard(name, badges, facts, button);
}

function browserItem(entry: Entry, now: number): Content {
  const { id, app_name, created_at, expires_at, last_used_at, address, current } = entry;
  const name = app_name ?? 'Browser';
  const [label, done] = [`End session: ${name}`, `Session ended: ${name}.`];
  const button = actionButton('End session', { action: 'end-session', value: id, label, done });
  const times = { Started: dateOf(created_at), 'Last used': ageOf(last_used_at, now), Expires: dateOf(expires_at) };
  const from = html`<span class="mono">${address ?? 'unknown'}</span>`;
  const badges = [current && badge('current session', 'good')];
  return accountCard(name, badges, { ...times, 'Logged in from': from }, current ? html`<span></span>` : button);
}
