// Result pages: approved, denied, expired, unknown.

import { type Content, html } from '../../../pages/html.ts';
import { createPage, type Page } from '../../../pages/layout.ts';
import { siteBar, type Visit } from '../../../pages/site-bar.ts';
import { CARD_STYLE } from './card.ts';

interface Outcome {
  readonly status: number;
  readonly title: string;
  readonly text: Content;
  /** The badge beside the logo. */
  readonly badge: readonly ['good' | 'bad' | 'warn', string];
  readonly account?: true;
}

const ACCOUNT = html`You can see and end its session on your account page.`;

const OUTCOMES = {
  done: {
    status: 200,
    title: 'Approved',
    badge: ['good', 'Done'],
    text: html`<p>The application has been told and can go on. Return to it; you can close this page.</p>
<p class="soft">${ACCOUNT}</p>`,
    account: true,
  },
  refused: {
    status: 200,
    title: 'Denied',
    badge: ['good', 'Done'],
    text: html`<p>The application gets nothing, and has been told so. You can close this page.</p>
<p class="soft">If you did not begin this yourself, somebody may have tried to log in as you. Nothing came of it.</p>`,
  },
  denied: {
    status: 410,
    title: 'This request was denied',
    badge: ['bad', 'Denied'],
    text: html`<p>Somebody said no to it, so it cannot be approved any more. If that was a mistake, begin again in the
application: it will give you a new link.</p>`,
  },
  expired: {
    status: 410,
    title: 'This link has expired',
    badge: ['warn', 'Expired'],
    text: html`<p>A link like this works for a few minutes only. Begin again in the application: it will give you a new
one.</p>`,
  },
  used: {
    status: 410,
    title: 'This link has been used',
    badge: ['warn', 'Already used'],
    text: html`<p>It works once, and the application has been approved with it. There is nothing left to do here.</p>
<p class="soft">Was that not you? ${ACCOUNT}</p>`,
    account: true,
  },
  notYours: {
    status: 403,
    title: 'This request is not yours',
    badge: ['bad', 'Not yours'],
    text: html`<p>Somebody else has approved it from their own account. Nothing of yours was given away. If you began it
yourself, begin again in the application and let nobody else have the link.</p>`,
  },
  unknown: {
    status: 404,
    title: 'There is no such request',
    badge: ['warn', 'Not found'],
    text: html`<p>The link is not complete, or too old. Copy all of it, or begin again in the application.</p>`,
  },
  tooMany: {
    status: 429,
    title: 'Too many wrong links',
    badge: ['warn', 'Slow down'],
    text: html`<p>Your network has opened too many links that lead nowhere. Wait a minute, then try again.</p>`,
  },
} as const satisfies Readonly<Record<string, Outcome>>;

export type OutcomeName = keyof typeof OUTCOMES;

export function outcomePage(
  name: OutcomeName,
  accountUrl: string,
  visit: Visit,
): { readonly status: number; readonly page: Page } {
  const { status, title, text, badge, account }: Outcome = OUTCOMES[name];
  const [kind, word] = badge;
  const page = createPage({
    title: `${title} · Annex`,
    className: 'approval-page',
    header: siteBar(visit, null),
    styles: [CARD_STYLE],
    body: html`<section class="slip"><div class="card" data-outcome="${name}">
<p><span class="badge ${kind}">${word}</span></p>
<h1>${title}</h1>
${text}
${account ? html`<div class="actions"><a class="button" href="${accountUrl}">Account page</a></div>` : null}
</div></section>`,
  });
  return { status, page };
}
