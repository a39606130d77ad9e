// The login page. The password is sent to createLogin as JSON, never in a URL.
import { script } from '../../../../generated/pages/login.ts';
import { html } from '../../../pages/html.ts';
import { createPage, type Page } from '../../../pages/layout.ts';
import { siteBar, type Visit } from '../../../pages/site-bar.ts';
import type { IdentityService } from '../service.ts';

const STYLE = `
.login { display: grid; place-content: center; grid-template-columns: min(100%, 26rem); padding-top: clamp(0rem, 6vh, 4rem) }
.login .card { padding: clamp(1.5rem, 5vw, 2.25rem) }
.login h1 { font-size: 1.75rem }
.login form { display: grid; gap: 1rem; margin-top: 1.25rem }
.login label { display: grid; gap: .3rem; font-weight: 600 }
.login input { width: 100%; font-weight: 400 }
.login .button { justify-content: center }
.login .secret { position: relative } .login .secret input { padding-right: 5rem } .login .secret .button { position: absolute; right: .25rem; bottom: .2rem; border-color: transparent; background: none; color: var(--accent) }
.login .failure { padding: .7rem .9rem; border-radius: var(--radius-small); background: var(--bad-soft); color: var(--bad) }
.login .failure:empty { display: none }
.login .actions { margin-top: 1.25rem }
.login .or { display: flex; align-items: center; gap: .75rem; color: var(--soft); font-size: .9rem }
.login .or::before, .login .or::after { content: ""; flex: 1; border-top: 1px solid var(--line) }
`;

const SHARED = { className: 'login-page', styles: [STYLE], scripts: [script] };

/** Applications send users to these pages. */
const APPROVAL_PATH = /^[^?]*\/auth\/(?:approve|device)(?:\?|$)/;

const FAILURE = html`<p class="failure" role="alert"></p>`;
const NO_SCRIPT = html`<noscript><p class="note warn">You need JavaScript to log in. It makes sure that only this
  platform’s own pages can send your password.</p></noscript>`;

const PASSWORD = html`<label>Name <input type="text" name="name" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="100" required autofocus></label>
<div class="secret"><label>Password <input type="password" name="password" autocomplete="current-password" maxlength="1000" required></label><button class="button small" type="button" data-show><span>Show</span><span class="visually-hidden"> password</span></button></div>
<button class="button primary" type="submit">Log in</button>`;

/** `next` must be a path of this platform; the caller checks it. `returning` is the provider that redirects to the page. */
export const loginPage = (
  visit: Visit,
  next: string,
  baseUrl: string,
  { passwords, providers }: IdentityService['loginMethods'],
  returning?: string,
): Page =>
  createPage({
    ...SHARED,
    header: siteBar(visit, null),
    title: 'Log in · Annex',
    description: 'Log in to Annex.',
    body: html`<section class="login"><div class="card">
<h1>Log in to Annex</h1>
${APPROVAL_PATH.test(next) ? html`<p class="soft">An application asks for access to your account. After you log in, you can approve or deny it.</p>` : null}
${NO_SCRIPT}
<form method="post" action="/login" data-next="${next}" data-base="${baseUrl}"${returning === undefined ? null : html` data-returning="${returning}"`} hidden>
${FAILURE}
${passwords ? PASSWORD : null}
${passwords && providers.length > 0 ? html`<p class="or">or</p>` : null}
${providers.map(({ name, label }) => html`<button class="button" type="button" data-provider="${name}"><span>Continue with <bdi>${label}</bdi></span></button>`)}
</form>
</div></section>`,
  });

export const loggedInPage = (visit: Visit, name: string, next: string, baseUrl: string): Page =>
  createPage({
    ...SHARED,
    header: siteBar(visit, null),
    title: 'Logged in · Annex',
    body: html`<section class="login"><div class="card">
<h1>You’re logged in</h1>
<p class="soft">This browser is logged in as <strong>${name}</strong>.</p>
${NO_SCRIPT}
<form method="post" action="/login" data-logged-in data-next="${next}" data-base="${baseUrl}" hidden>
${FAILURE}
<div class="actions"><a class="button primary" href="${next}">Continue</a><a class="button" href="account">Your account</a><button class="button" type="submit">Log out</button></div>
</form>
</div></section>`,
  });

export const insecurePage = (visit: Visit): Page =>
  createPage({
    title: 'HTTPS required · Annex',
    header: siteBar(visit, null),
    styles: [STYLE],
    body: html`<section class="login"><div class="card">
<h1>Login requires HTTPS</h1>
<p>Without HTTPS, others on the network could read your password. Ask the administrator to put a TLS proxy in front of this
platform and to set <code>ANNEX_BASE_URL</code> to its HTTPS address.</p>
</div></section>`,
  });
