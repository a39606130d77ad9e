// The pages that a browser shows after the provider's redirect. They load no other resources, never contain the code,
// and remove the query from the address bar.
import { script } from '../../../../generated/pages/callback.ts';
import type { Problem } from '../../../contract/problem.ts';
import { type Content, escapeHtml, type Html, html, trusted } from '../../../pages/html.ts';
import { createPage, headerList, LOGO, type Page } from '../../../pages/layout.ts';
import { type Delivery, Undelivered } from '../callback-checks.ts';

export const STYLE = `
.callback-page main { display: grid; place-content: center; grid-template-columns: min(100%, 29rem); padding-bottom: clamp(1.5rem, 4vw, 3rem) }
.callback .card { padding: clamp(1.5rem, 6vw, 2.5rem) }
.callback .mark { display: grid; place-items: center; width: 3.5rem; height: 3.5rem; margin-bottom: 1.25rem; border-radius: 50% }
.callback .mark svg { width: 1.75rem; height: 1.75rem; fill: none; stroke: currentColor; stroke-width: 2.25; stroke-linecap: round; stroke-linejoin: round }
.callback .mark.good { background: var(--good-soft); color: var(--good) }
.callback .mark.bad { background: var(--bad-soft); color: var(--bad) }
.callback .mark.info { background: var(--accent-soft); color: var(--accent) }
.callback .mark.warn { background: var(--warn-soft); color: var(--warn) }
.callback .eyebrow { margin-bottom: .35rem; overflow-wrap: anywhere }
.callback h1 { font-size: 1.6rem }
.callback h1 ~ p { margin-top: .75rem }
.callback .note { margin-top: 1.25rem; font-size: .925rem }
.callback .note strong { display: block }
.callback .by { display: flex; align-items: center; justify-content: center; gap: .5rem; margin-top: 1.25rem; color: var(--soft); font-size: .85rem }
.callback .by .logo { width: 1.15rem; height: 1.15rem }
`;

const MARKS = {
  good: trusted('<svg viewBox="0 0 24 24"><path d="M5 12.5l4.6 4.6L19 7.5"/></svg>'),
  bad: trusted('<svg viewBox="0 0 24 24"><path d="M6.5 6.5l11 11M17.5 6.5l-11 11"/></svg>'),
  info: trusted('<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="8.5"/><path d="M12 11v5M12 8h.01"/></svg>'),
  warn: trusted('<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="8.5"/><path d="M12 7.5V12l3 2.5"/></svg>'),
} as const;

/** Where the provider's label goes. Each page is rendered once; only the label is inserted later. */
const PROVIDER_PLACEHOLDER = '<!--provider-->';
const MAX_CACHED_PROVIDERS = 64;

interface PageText {
  readonly mark: keyof typeof MARKS;
  readonly title: string;
  readonly text: Content;
  /** Decides what a reload shows. */
  readonly outcome?: Outcome;
}

type Outcome = 'delivered' | 'ended';

const card = ({ mark, title, text }: PageText): Html =>
  html`<div class="mark ${mark}" aria-hidden="true">${MARKS[mark]}</div>
${trusted(PROVIDER_PLACEHOLDER)}<h1>${title}</h1>
${text}`;

const render = (page: PageText, after: Content = null): Page =>
  createPage({
    title: `${page.title} · Annex`,
    plain: true,
    className: 'callback-page',
    styles: [STYLE],
    scripts: [script],
    body: html`<article class="callback"${page.outcome ? html` data-outcome="${page.outcome}"` : null}><div class="card">
${card(page)}
</div>
<p class="by">${LOGO} <span>Annex gateway</span></p></article>${after}`,
  });

/** Returns the page as bytes, and caches them by provider. */
function template(pageText: PageText): (provider: string | null) => Buffer {
  const { html: page } = render({ outcome: 'ended', ...pageText });
  const [before = '', after = ''] = page.split(PROVIDER_PLACEHOLDER);
  const plain = Buffer.from(before + after);
  const byProvider = new Map<string, Buffer>();
  return (provider) => {
    if (provider === null) return plain;
    const cached = byProvider.get(provider);
    if (cached) return cached;
    const page = Buffer.from(`${before}<p class="eyebrow">${escapeHtml(provider)}</p>\n${after}`);
    if (byProvider.size >= MAX_CACHED_PROVIDERS) byProvider.clear();
    byProvider.set(provider, page);
    return page;
  };
}

const CLOSE = html`<p class="soft">You can close this tab.</p>`;
const START_AGAIN = html`<p>Return to the application and start again.</p>`;
const withStartAgain = (text: string): Html => html`<p>${text}</p>\n${START_AGAIN}`;

const delivered = template({
  outcome: 'delivered',
  mark: 'good',
  title: 'You’re connected',
  text: html`<p>Return to the application to continue.</p>\n${CLOSE}`,
});

const denied = template({
  mark: 'bad',
  title: 'Access was declined',
  text: html`<p>The provider did not give the application access to your account. The application has been notified.</p>
<p class="note warn"><strong>Didn’t decline it yourself?</strong> While an application is in testing, the provider allows only the users on its
test-user list (“access_denied”, error 403). Ask the application’s author to add your account to that list, then try
again.</p>
${CLOSE}`,
});

/** The provider's own failures (RFC 6749, 4.1.2.1). Every other error means that access was not granted. */
const PROVIDER_FAILURES: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable']);
const providerFailed = template({
  mark: 'warn',
  title: 'The provider reported an error',
  text: html`<p>The application has been notified. Try again in a few minutes.</p>\n${CLOSE}`,
});

export function deliveredPage({ status, provider, error }: Delivery): Buffer {
  if (status === 'delivered') return delivered(provider);
  return (error !== null && PROVIDER_FAILURES.has(error) ? providerFailed : denied)(provider);
}

/** For a reload, because the script has removed the query. The history entry knows which page was shown before. */
const RELOADED: Readonly<Record<Outcome, PageText>> = {
  delivered: {
    mark: 'good',
    title: 'You’re already connected',
    text: html`<p>You reloaded this page. The application already has its response.</p>\n${CLOSE}`,
  },
  ended: {
    mark: 'warn',
    title: 'This response was already handled',
    text: withStartAgain('You reloaded this page. A response can be used only once.'),
  },
};

/** For a visit without parameters. */
const EMPTY: PageText = {
  mark: 'info',
  title: 'Nothing to do here',
  text: html`<p>Providers send your browser here after you give an application access to your account.</p>
<p>To connect an application, start in the application.</p>`,
};

export const neutralPage = Buffer.from(
  render(
    EMPTY,
    Object.entries(RELOADED).map(
      ([outcome, page]) => html`<template data-reloaded="${outcome}">${card(page)}</template>`,
    ),
  ).html.replaceAll(PROVIDER_PLACEHOLDER, ''),
);

const invalidLink = template({
  mark: 'bad',
  title: 'This link is invalid',
  text: withStartAgain('Some parameters are missing, repeated or invalid. Nothing was sent to the application.'),
});

const PROBLEM_PAGES: Readonly<Record<string, (provider: string | null) => Buffer>> = {
  'unknown-state': template({
    mark: 'warn',
    title: 'No application is waiting for this authorization',
    text: withStartAgain('The request is unknown or has expired. Requests usually expire after ten minutes.'),
  }),
  'client-gone': template({
    mark: 'bad',
    title: 'The application disconnected',
    text: html`<p>It closed its connection before your authorization arrived. Nothing was sent to it.</p>
<p>Make sure the application is running, then start again there.</p>`,
  }),
  'client-away': template({
    mark: 'warn',
    title: 'The application lost its connection',
    text: html`<p>Nothing has been sent to it yet. It reconnects automatically while it is running.</p>
<p><a class="button primary" href="" data-again>Try again</a></p>`,
  }),
  'delivery-failed': template({
    mark: 'bad',
    title: 'The authorization could not be delivered',
    text: withStartAgain(
      'The application is connected but did not accept the authorization, which has been discarded.',
    ),
  }),
  'delivery-unconfirmed': template({
    mark: 'warn',
    title: 'Waiting for the application',
    text: html`<p>Your authorization was sent, but the application has not confirmed it yet. Make sure the application is running.</p>
<p><a class="button primary" href="" data-again>Try again</a></p>`,
  }),
  'secret-in-callback': template({
    mark: 'bad',
    title: 'This response was refused',
    text: html`<p>It contains a token or a secret. Only an authorization code may pass through the gateway, so nothing was sent to the application.</p>
<p>The application’s author should use the authorization-code flow (<code>response_type=code</code>).</p>`,
  }),
};

export const problemPage = (problem: Problem): Buffer =>
  (PROBLEM_PAGES[problem.name] ?? invalidLink)(problem instanceof Undelivered ? problem.provider : null);

export const PAGE_HEADERS: readonly string[] = headerList(render(EMPTY));
