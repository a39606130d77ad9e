// The account page: the user's browser and application sessions.
import type { Schemas } from '../../../../generated/identity/contract.ts';
import { script } from '../../../../generated/pages/account.ts';
import { SCOPES } from '../../../../generated/scopes.ts';
import { type Content, html } from '../../../pages/html.ts';
import { createPage, type Page } from '../../../pages/layout.ts';
import { siteBar, type Visit } from '../../../pages/site-bar.ts';
import { agoText, timeElement } from '../../../pages/time.ts';

type Entry = Schemas['SessionEntry'];

const STYLE = `
.account { max-width: 52rem; margin: 0 auto }
.account h1 + p { margin-top: .5rem }
.account h2 { margin: 2rem 0 .75rem; font-size: 1.2rem }
.account h2:focus { outline: none }
.account ul { display: grid; gap: .75rem; padding: 0; list-style: none }
.account li { display: grid; grid-template-columns: 1fr auto; gap: .75rem 1.25rem; align-items: center; padding: 1.1rem 1.25rem }
.account li h3 { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; font-size: 1.05rem; overflow-wrap: anywhere }
.account dl { display: flex; flex-wrap: wrap; gap: .15rem 1.5rem; margin-top: .4rem; font-size: .9rem }
.account li > *, .account dl div, .account dd { min-width: 0 }
.account dl div { display: flex; gap: .4rem } .account dt { flex: none; color: var(--soft) } .account dd { margin: 0; overflow-wrap: anywhere }
.account .message { margin-top: 1rem } .account .message:empty { display: none }
@media (max-width: 36rem) { .account li { grid-template-columns: 1fr } .account li .button { justify-content: center } .account dl { display: grid } }
`;

export function accountPage(
  visit: Visit,
  name: string,
  { sessions }: Schemas['SessionList'],
  linkedAccounts: Content,
  now: number,
): Page {
  const browsers = sessions.filter(({ kind }) => kind === 'Browser');
  const applications = sessions.filter(({ kind }) => kind === 'Application');
  return createPage({
    title: 'Your account · Annex',
    description: 'See where you are logged in and which applications have access.',
    className: 'account-page',
    header: siteBar(visit, 'account'),
    styles: [STYLE],
    scripts: [script],
    body: html`<section class="account">
<h1>Your account</h1>
<p class="soft">You are logged in as <strong><bdi>${name}</bdi></strong>.</p>
<noscript><p class="note warn">You need JavaScript to change something here.</p></noscript>
<p class="note message" role="status"></p>
${group('Applications with access', applications, now)}
${group('Browsers', browsers, now)}
${linkedAccounts}
</section>`,
  });
}

const group = (title: string, entries: readonly Entry[], now: number): Content =>
  html`<h2 tabindex="-1">${title}</h2>
<ul>${entries.map((entry) => item(entry, now))}</ul>
<p class="soft"${entries.length > 0 ? html` hidden` : null}>None</p>`;

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
${current ? html`<span></span>` : html`<button class="button danger" type="button" data-id="${id}" data-name="${name}" aria-label="End session: ${name}" hidden>End session</button>`}</li>`;
}
