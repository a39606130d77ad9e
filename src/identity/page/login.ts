// The login page. The password goes to createLogin as JSON and into no address, and the page keeps nothing of it.

import { siteBar, type Visit } from '../../pages/bar.ts';
import { html } from '../../pages/html.ts';
import { createPage, type Page } from '../../pages/layout.ts';

const STYLE = `
.login { display: grid; place-content: center; grid-template-columns: min(100%, 26rem); padding-top: clamp(0rem, 6vh, 4rem) }
.login .card { padding: clamp(1.5rem, 5vw, 2.25rem) }
.login h1 { font-size: 1.75rem }
.login form { display: grid; gap: 1rem; margin-top: 1.25rem }
.login label { display: grid; gap: .3rem; font-weight: 600 }
.login input { width: 100%; font-weight: 400 }
.login .button { justify-content: center }
.login .failure { padding: .7rem .9rem; border-radius: var(--radius-small); background: var(--bad-soft); color: var(--bad) }
.login .failure:empty { display: none }
.login .actions { margin-top: 1.25rem }
`;

/** `hidden` until this runs: without JavaScript there is no form that could not be sent. */
const SCRIPT = `
const form = document.querySelector('form');
const failure = document.querySelector('.failure');
const say = (text) => { failure.textContent = ''; requestAnimationFrame(() => { failure.textContent = text }) };
const minutes = (seconds) => seconds > 90 ? Math.ceil(seconds / 60) + ' minutes' : seconds + ' seconds';
const words = {
  'wrong-password': () => 'The name or the password is wrong.',
  'too-many-attempts': (answer) => 'Too many attempts. Try again in ' + minutes(Number(answer.headers.get('retry-after')) || 60) + '.',
  'insecure-login': (answer, problem) => problem.title + '. ' + (problem.detail || ''),
  'cross-site-request': () => 'This page was opened under another address than the platform’s own. Open ' + form.dataset.base + ' instead.',
  'invalid-request': () => 'Name and password are too long, or empty.',
  'unavailable': () => 'The platform cannot answer right now. Try again in a moment.',
};
const post = async (path, body) => {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', headers, body, credentials: 'same-origin' });
  if (answer.ok) return null;
  const problem = await answer.json().catch(() => ({}));
  const word = words[String(problem.type).replace('/problems/', '')];
  return word ? word(answer, problem) : 'Something went wrong on our side. Try again in a moment.';
};
const busy = async (button, work) => {
  button.disabled = true;
  try { return await work() } catch { return 'The platform does not answer. Is it running?' } finally { button.disabled = false }
};
form.hidden = false;
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const wrong = await busy(event.submitter ?? form.querySelector('button'), () => form.dataset.loggedIn === undefined
    ? post('auth/login', JSON.stringify({ name: form.elements.name.value, password: form.elements.password.value }))
    : post('auth/logout'));
  if (wrong === null) return location.replace(form.dataset.loggedIn === undefined ? form.dataset.next : location.href);
  say(wrong);
  const password = form.elements.password;
  if (password) { password.value = ''; password.focus() }
});
`;

const parts = { className: 'login-page', styles: [STYLE], scripts: [SCRIPT] };

const FAILURE = html`<p class="failure" role="alert"></p>`;
const NO_SCRIPT = html`<noscript><p class="note warn">Logging in needs JavaScript, so that your password is sent to this
  platform’s own pages only.</p></noscript>`;

/** `next` is a path of our own, checked by the caller. */
export const loginPage = (visit: Visit, next: string, baseUrl: string): Page =>
  createPage({
    ...parts,
    header: siteBar(visit, null),
    title: 'Log in · Annex',
    description: 'Log in to Annex.',
    body: html`<section class="login"><div class="card">
<h1>Log in</h1>
${NO_SCRIPT}
<form method="post" action="/login" data-next="${next}" data-base="${baseUrl}" hidden>
${FAILURE}
<label>Name <input type="text" name="name" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="100" required autofocus></label>
<label>Password <input type="password" name="password" autocomplete="current-password" maxlength="1000" required></label>
<button class="button primary" type="submit">Log in</button>
</form>
</div></section>`,
  });

export const loggedInPage = (visit: Visit, name: string, next: string, baseUrl: string): Page =>
  createPage({
    ...parts,
    header: siteBar(visit, null),
    title: 'Logged in · Annex',
    body: html`<section class="login"><div class="card">
<h1>You are logged in</h1>
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
    title: 'Nobody can log in here · Annex',
    header: siteBar(visit, null),
    styles: [STYLE],
    body: html`<section class="login"><div class="card">
<h1>Nobody can log in over plain http</h1>
<p>Your password and the login itself could be read on the way. Whoever runs this platform should put a TLS proxy in
front of it and set <code>ANNEX_BASE_URL</code> to its https address.</p>
</div></section>`,
  });
