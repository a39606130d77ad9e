// The account page: the user's sessions, and the sections of the other files.
import type { Schemas } from '../../../../generated/identity/contract.ts';
import { script } from '../../../../generated/pages/account.ts';
import { SCOPES } from '../../../../generated/scopes.ts';
import { agoText } from '../../../base/time-text.ts';
import { type Content, html } from '../../../pages/html.ts';
import { createPage, type Page } from '../../../pages/layout.ts';
import { siteBar, type Visit } from '../../../pages/site-bar.ts';
import { timeElement } from '../../../pages/time.ts';
import { accountSection, actionButton, cardList } from './account-sections.ts';

type Entry = Schemas['SessionEntry'];

const STYLE = `
.account { max-width: 52rem; margin: 0 auto }
.account h1 + p { margin-top: .5rem }
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
.account ul + .button, .account form, .account .new-key { margin-top: .75rem }
.account form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); gap: 1rem; align-items: end; padding: 1.1rem 1.25rem }
.account label { display: grid; gap: .3rem; font-size: .9rem; font-weight: 600 } .account form .button { justify-content: center }
.account fieldset { grid-column: 1 / -1; display: grid; grid-template-columns: inherit; gap: .5rem 1rem; margin: 0; padding: 0; border: 0 }
.account legend { margin-bottom: .4rem; padding: 0; font-size: .9rem; font-weight: 600 }
.account fieldset label { grid-template-columns: auto 1fr; align-items: start; gap: .5rem; font-weight: 400 }
.account form p { grid-column: 1 / -1; font-size: .9rem }
.account :is(input:not([type=checkbox]), select) { width: 100%; min-height: 2.75rem; font: inherit; font-weight: 400 }
.account select { padding: .4rem .75rem; border: 1px solid var(--line-strong); border-radius: var(--radius-small); background: var(--card); color: var(--ink) }
.account .new-key code { overflow-wrap: anywhere; user-select: all }
.account ol { margin-top: .5rem; padding: 0; list-style: none }
.account ol li { display: flex; flex-wrap: wrap; gap: .15rem 1.25rem; align-items: center; padding: .6rem 0; border-top: 1px solid var(--line); font-size: .9rem; overflow-wrap: anywhere }
.account ol .badge { min-width: 8.25rem; text-align: center }
.account ol time { margin-left: auto; color: var(--soft) }
@media (max-width: 36rem) { .account ul > li { grid-template-columns: 1fr } .account .button { justify-content: center } .account dl { display: grid } .account ol time { margin-left: 0 } }
`;

export function accountPage(
  visit: Visit,
  name: string,
  { sessions }: Schemas['SessionList'],
  sections: Content,
  now: number,
): Page {
  return createPage({
    title: 'Your account · Annex',
    description: 'See where you are logged in and which applications and API keys have access.',
    className: 'account-page',
    header: siteBar(visit, 'account'),
    styles: [STYLE],
    scripts: [script],
    body: html`<section class="account">
<h1>Your account</h1>
<p class="soft">You are logged in as <strong><bdi>${name}</bdi></strong>.</p>
<noscript><p class="note warn">You need JavaScript to change something here.</p></noscript>
<p class="note message" role="status"></p>
${group('Applications with access', 'Application', sessions, now)}
${group('Browsers', 'Browser', sessions, now)}
${sections}
</section>`,
  });
}

function group(title: string, kind: Entry['kind'], sessions: readonly Entry[], now: number): Content {
  const entries = sessions.filter((entry) => entry.kind === kind);
  const others = entries.filter(({ current }) => !current).length;
  const label = others < entries.length ? 'End all others' : 'End all';
  const [confirm, done] = [`End ${others} sessions?`, `${others} sessions ended.`];
  const endAll = actionButton(label, { action: 'end-others', value: kind, label, confirm, done });
  const list = [cardList(entries.map((entry) => item(entry, now))), others > 1 ? endAll : null];
  return accountSection(kind.toLowerCase(), title, list);
}

function item(entry: Entry, now: number): Content {
  const { id, kind, app_name, created_at, expires_at, last_used_at, address, current, scopes } = entry;
  const name = app_name ?? (kind === 'Browser' ? 'Browser' : 'Unnamed application');
  return html`<li class="card"><div>
<h3><bdi>${name}</bdi> <span class="badge${kind === 'Application' ? ' accent' : ''}">${kind}</span>${current ? html` <span class="badge good">current session</span>` : null}</h3>
<dl>
<div><dt>Started</dt><dd>${timeElement(Date.parse(created_at))}</dd></div>
<div><dt>Last used</dt><dd>${last_used_at === null ? 'never' : agoText(now - Date.parse(last_used_at))}</dd></div>
<div><dt>Expires</dt><dd>${timeElement(Date.parse(expires_at))}</dd></div>
<div><dt>${kind === 'Application' ? 'Requested from' : 'Logged in from'}</dt><dd class="mono">${address ?? 'unknown'}</dd></div>
${kind === 'Application' ? html`<div><dt>Access</dt><dd>${scopes ? scopes.map((scope) => SCOPES[scope]).join(' · ') : 'full'}</dd></div>` : null}
</dl></div>
${current ? html`<span></span>` : actionButton('End session', { action: 'end-session', value: id, label: `End session: ${name}`, done: `Session ended: ${name}.` })}</li>`;
}
