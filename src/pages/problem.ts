// A problem as an HTML page.

import type { Problem } from '../contract/problem.ts';
import { type Content, html } from './html.ts';
import { createPage, type Page } from './layout.ts';
import { siteBar, type Visit } from './site-bar.ts';

export const CENTERED_CARD_STYLE = `
.slip { display: grid; place-content: center; grid-template-columns: min(100%, 34rem); padding-top: clamp(0rem, 4vh, 3rem) }
.slip h1 { font-size: 1.6rem; overflow-wrap: anywhere } .slip p + h1 { margin-top: .75rem }
.slip h1 ~ p, .slip h1 ~ ul { margin-top: .75rem } .slip ul { padding-left: 1.2rem } .slip .actions { margin-top: 1.5rem }
.slip .about a { white-space: nowrap } .slip .about { margin-top: 1.25rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .875rem }
.slip .failure { padding: .7rem .9rem; border-radius: var(--radius-small); background: var(--bad-soft); color: var(--bad) } .slip .failure:empty { display: none }
.slip .fields { display: grid; gap: 1rem; margin-top: 1.25rem } .slip .fields .button { justify-content: center }
.slip label { display: grid; gap: .3rem; font-weight: 600 } .slip label input { width: 100%; font-weight: 400 }
`;

/** Advice by status, if the title does not explain it. */
const ADVICE: Readonly<Record<number, string>> = {
  400: 'Part of this address is missing, repeated or invalid. Check the link and try again.',
  401: 'Log in to open this page.',
  403: 'You don’t have permission to open this page. Try logging in as a different user.',
  404: 'The link may be outdated or mistyped.',
  405: 'This address accepts requests from programs and has no page.',
  406: 'This address is for programs and has no page.',
  410: 'This is gone. Start over.',
  429: 'There were too many requests from your network. Wait a moment and try again.',
  500: 'Something went wrong on our side. It has been logged. Try again.',
  503: 'The platform is unavailable right now. Try again in a moment.',
};

export function problemPage(problem: Problem, visit: Visit): Page {
  const { name } = problem;
  const { status, title, detail, errors = [] } = problem.toJSON();
  const { platform } = visit;
  const advice = status === 404 && detail !== undefined ? null : ADVICE[status];
  return createPage({
    title: `${title} · Annex`,
    className: 'problem-page',
    styles: [CENTERED_CARD_STYLE],
    header: siteBar(visit, null),
    body: html`<section class="slip"><div class="card" data-problem="${name}">
<p><span class="badge ${status >= 500 ? 'bad' : 'warn'}">${status}</span></p>
<h1>${title}</h1>
${detail === undefined ? null : html`<p>${detail}</p>`}
${advice ? html`<p${detail === undefined ? null : html` class="soft"`}>${advice}</p>` : null}
${errors.length === 0 ? null : html`<ul>${errors.map(({ pointer, detail: what }) => html`<li><code>${pointer}</code> ${what}</li>`)}</ul>`}
${platform === null ? null : actions(status, visit, platform)}
${platform === null ? null : html`<p class="about">Problem type: <a href="${platform}/problems/${name}">${name}</a></p>`}
</div></section>`,
  });
}

function actions(status: number, { user, next = '/' }: Visit, platform: string): Content {
  const login = (text: string) =>
    html`<a class="button primary" href="${platform}/login?next=${encodeURIComponent(next)}">${text}</a>`;
  const first =
    user === null && (status === 401 || status === 403)
      ? login('Log in')
      : html`<a class="button primary" href="${platform}/">Home</a>`;
  const again = status >= 500 || status === 429;
  return html`<div class="actions">${first}${again ? html`<a class="button" href="">Try again</a>` : null}<a class="button" href="${platform}/docs">Documentation</a></div>`;
}
