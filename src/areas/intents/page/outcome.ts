// The pages that show the outcome of a request: approved, denied, expired and others.
import { type Content, html } from '../../../pages/html.ts';
import { createPage, type Page } from '../../../pages/layout.ts';
import { CENTERED_CARD_STYLE } from '../../../pages/problem.ts';
import { siteBar, type Visit } from '../../../pages/site-bar.ts';
import type { ClientError } from '../oauth/service.ts';

export const CARD_STYLE = `${CENTERED_CARD_STYLE}
.slip .host { margin: 0; font-size: clamp(1.2rem, 5vw, 1.5rem); font-weight: 700; line-height: 1.3; overflow-wrap: anywhere }
`;

interface Outcome {
  readonly status: number;
  readonly title: string;
  readonly text: Content;
  /** Color and text. */
  readonly badge: readonly ['good' | 'bad' | 'warn', string];
  /** Whether to link to the account page. */
  readonly account?: true;
}

const ACCOUNT_HINT = html`You can review and end its session on your account page.`;

const OUTCOMES = {
  done: {
    status: 200,
    title: 'Approved',
    badge: ['good', 'Done'],
    text: html`<p>The application now has access. You can close this page and return to it.</p>
<p class="soft">${ACCOUNT_HINT}</p>`,
    account: true,
  },
  refused: {
    status: 200,
    title: 'Denied',
    badge: ['bad', 'No access'],
    text: html`<p>The application was not given access. You can close this page.</p>
<p class="soft">If you didn’t start this, someone may have tried to access your account. They did not succeed.</p>`,
  },
  denied: {
    status: 410,
    title: 'This request was denied',
    badge: ['bad', 'Denied'],
    text: html`<p>It was denied and can no longer be approved. If that was a mistake, start again in the application to get a
new link.</p>`,
  },
  expired: {
    status: 410,
    title: 'This link has expired',
    badge: ['warn', 'Expired'],
    text: html`<p>These links are valid for only a few minutes. Start again in the application to get a new one.</p>`,
  },
  used: {
    status: 410,
    title: 'This link has already been used',
    badge: ['warn', 'Already used'],
    text: html`<p>Each link works once, and this application has already been approved. There is nothing left to do here.</p>
<p class="soft">Wasn’t this you? ${ACCOUNT_HINT}</p>`,
    account: true,
  },
  notYours: {
    status: 403,
    title: 'This request belongs to someone else',
    badge: ['bad', 'Not yours'],
    text: html`<p>Someone else approved it from their own account. Your account was not shared. If you started this request,
start again in the application and don’t share the new link.</p>`,
  },
  unknown: {
    status: 404,
    title: 'Request not found',
    badge: ['warn', 'Not found'],
    text: html`<p>The link is incomplete or too old. Copy the whole link, or start again in the application.</p>`,
  },
  tooMany: {
    status: 429,
    title: 'Too many invalid links',
    badge: ['warn', 'Slow down'],
    text: html`<p>Your network has opened too many invalid links. Wait a minute, then try again.</p>`,
  },
  invalid: {
    status: 400,
    title: 'The application made a mistake',
    badge: ['bad', 'Invalid request'],
    text: html`<p>It asked for access in a way that Annex does not support. You can close this page, or return to the
application if you trust it. Annex does not know it.</p>`,
  },
} as const satisfies Readonly<Record<string, Outcome>>;

export type OutcomeName = keyof typeof OUTCOMES;

export function outcomePage(
  outcome: OutcomeName | ClientError,
  accountUrl: string,
  visit: Visit,
): { readonly status: number; readonly page: Page } {
  const [name, error] = typeof outcome === 'string' ? [outcome] : ['invalid' as const, outcome];
  const { status, title, text, badge, account }: Outcome = OUTCOMES[name];
  const [color, label] = badge;
  const page = createPage({
    title: `${title} · Annex`,
    className: 'approval-page',
    header: siteBar(visit, null),
    styles: [CARD_STYLE],
    body: html`<section class="slip"><div class="card" data-outcome="${name}">
<p><span class="badge ${color}">${label}</span></p>
<h1>${title}</h1>
${text}
${error ? html`<p>${error.message}</p><p class="host mono">${error.place}</p><div class="actions"><a class="button" rel="noreferrer" href="${error.url}">Return to the application</a></div>` : null}
${account ? html`<div class="actions"><a class="button" href="${accountUrl}">Account page</a></div>` : null}
</div></section>`,
  });
  return { status, page };
}

const STYLE = `
.device label input { font: 600 1.4rem/1.4 var(--mono); letter-spacing: .1em; text-align: center; text-transform: uppercase }
.device form + p { margin-top: 1.25rem }
`;

const FAILURES = {
  unknown: 'No request has this code. It may have expired. Check the code, or start again on your device.',
  limited: 'Your network has entered too many codes. Wait a minute, then try again.',
} as const;

export const devicePage = (visit: Visit, failure: keyof typeof FAILURES | null): Page =>
  createPage({
    title: 'Connect a device · Annex',
    description: 'Enter the code that your device shows.',
    className: 'approval-page',
    header: siteBar(visit, null),
    styles: [CARD_STYLE, STYLE],
    body: html`<section class="slip device"><div class="card">
<h1>Connect a device</h1>
<p class="soft">Enter the code that your device or program shows. You can check the request before you approve it.</p>
${failure === null ? null : html`<p class="failure" role="alert">${FAILURES[failure]}</p>`}
<form class="fields" method="get" action="device">
<label>Code <input type="text" name="user_code" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="20" placeholder="ABCD-EFGH" required autofocus></label>
<button class="button primary" type="submit">Continue</button>
</form>
<p class="small soft">If someone sent you a code, stop: they may be trying to access your account.</p>
</div></section>`,
  });
