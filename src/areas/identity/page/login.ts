// The login page. The password is sent to createLogin as JSON, never in a URL.
import { script } from '../../../../generated/pages/login.ts';
import { type Content, html } from '../../../pages/html.ts';
import { createPage, type Page } from '../../../pages/layout.ts';
import { CENTERED_CARD_STYLE } from '../../../pages/problem.ts';
import { siteBar, type Visit } from '../../../pages/site-bar.ts';
import { allowsPasskeys } from '../passkeys.ts';
import type { IdentityService } from '../service.ts';

const STYLE = `
.login { grid-template-columns: min(100%, 26rem) } .login .card { padding: clamp(1.5rem, 5vw, 2.25rem) }
.login .secret { position: relative } .login .secret input { padding-right: 5rem } .login .secret .button { position: absolute; right: .25rem; bottom: .2rem; border-color: transparent; background: none; color: var(--accent) }
.login .or { display: flex; align-items: center; gap: .75rem; color: var(--soft); font-size: .9rem }
.login .or::before, .login .or::after { content: ""; flex: 1; border-top: 1px solid var(--line) }
`;

const SHARED = { className: 'login-page', styles: [CENTERED_CARD_STYLE, STYLE], scripts: [script] };

/** Applications send users to these pages. */
const APPROVAL_PATH = /^[^?]*\/auth\/(?:approve|device)(?:\?|$)/;

const FAILURE = html`<p class="failure" role="alert"></p>`;
const NO_SCRIPT = html`<noscript><p class="note warn">You need JavaScript to log in. It makes sure that only this
  platform’s own pages can send your password.</p></noscript>`;

const PASSWORD = html`<label>Name <input type="text" name="name" autocomplete="username webauthn" autocapitalize="none" spellcheck="false" maxlength="100" required autofocus></label>
<div class="secret"><label>Password <input type="password" name="password" autocomplete="current-password" maxlength="1000" required></label><button class="button small" type="button" data-show><span>Show</span><span class="visually-hidden"> password</span></button></div>
<button class="button primary" type="submit">Log in</button>`;

const card = (visit: Visit, title: string, body: Content): Page =>
  createPage({
    ...SHARED,
    header: siteBar(visit, null),
    title: `${title} · Annex`,
    description: 'Log in to Annex.',
    body: html`<section class="slip login"><div class="card">${body}</div></section>`,
  });

/** The caller checks `next`. `returning`: the provider that redirects here. `moved`: the name of this machine that the browser came from. */
type LoginOptions = Readonly<
  Record<'next' | 'baseUrl', string> & Partial<Record<'returning' | 'moved', string | undefined>>
>;

export const loginPage = (
  visit: Visit,
  { passwords, providers }: IdentityService['loginMethods'],
  { next, baseUrl, returning, moved }: LoginOptions,
): Page =>
  card(
    visit,
    'Log in',
    html`<h1>Log in to Annex</h1>
${APPROVAL_PATH.test(next) ? html`<p class="soft">An application asks for access to your account. After you log in, you can approve or deny it.</p>` : null}
${moved && html`<p class="note">You came from <span class="mono">${moved}</span>. Annex uses <span class="mono">${baseUrl}</span>. If you logged in at the other address, log in again here.</p>`}
${NO_SCRIPT}
<form class="fields" method="post" action="/login" data-next="${next}" data-base="${baseUrl}"${returning === undefined ? null : html` data-returning="${returning}"`} hidden>
${FAILURE}
${passwords ? PASSWORD : null}
${passwords ? html`<p class="or">or</p>` : null}
${allowsPasskeys(baseUrl) ? html`<button class="button" type="button" data-passkey>Log in with a passkey</button>` : null}
${providers.map(({ name, label }) => html`<button class="button" type="button" data-provider="${name}"><span>Continue with <bdi>${label}</bdi></span></button>`)}
<p class="small"><a href="${baseUrl}/login/recover">Lost your password or passkey?</a></p>
</form>`,
  );

/** For recovery codes, and for the links of operators, which contain name and code in the fragment. */
export const recoveryPage = (visit: Visit, baseUrl: string, passwords: boolean): Page =>
  card(
    visit,
    'Get back in',
    html`<h1>Get back into your account</h1>
<p class="soft">Use one of your recovery codes. If you have none, ask the administrator for a one-time link: they run <code>annex users reset NAME</code>.</p>
${NO_SCRIPT}
<form class="fields" method="post" action="/login" data-recover data-next="${baseUrl}/account" data-base="${baseUrl}" hidden>
${FAILURE}
<label>Name <input type="text" name="name" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="100" required></label>
<label>Code <input type="text" name="code" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="100" required></label>
${passwords ? html`<label>New password (optional) <input type="password" name="new_password" autocomplete="new-password" minlength="8" maxlength="1000"></label>` : null}
<button class="button primary" type="submit">Log in</button>
</form>`,
  );

export const loggedInPage = (visit: Visit, name: string, next: string, baseUrl: string): Page =>
  card(
    visit,
    'Logged in',
    html`<h1>You’re logged in</h1>
<p class="soft">This browser is logged in as <strong>${name}</strong>.</p>
${NO_SCRIPT}
<form class="fields" method="post" action="/login" data-logged-in data-next="${next}" data-base="${baseUrl}" hidden>
${FAILURE}
<div class="actions"><a class="button primary" href="${next}">Continue</a><a class="button" href="account">Your account</a><button class="button" type="submit">Log out</button></div>
</form>`,
  );

export const insecurePage = (visit: Visit): Page =>
  card(
    visit,
    'HTTPS required',
    html`<h1>Login requires HTTPS</h1>
<p>Without HTTPS, others on the network could read your password. Ask the administrator to put a TLS proxy in front of this
platform and to set <code>ANNEX_BASE_URL</code> to its HTTPS address.</p>`,
  );
