// A problem as an HTML page.

import { type Content, html } from './html.ts';
import { createPage, type Page } from './layout.ts';
import { siteBar, type Visit } from './site-bar.ts';

export interface ShownProblem {
  readonly name: string;
  readonly status: number;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[] | undefined;
}

export const SLIP = `
.slip { display: grid; place-content: center; grid-template-columns: min(100%, 34rem); padding-top: clamp(0rem, 4vh, 3rem) }
.slip h1 { margin-top: .75rem; font-size: 1.6rem; overflow-wrap: anywhere }
.slip h1 ~ p, .slip h1 ~ ul { margin-top: .75rem } .slip ul { padding-left: 1.2rem } .slip .actions { margin-top: 1.5rem }
.slip .about a { white-space: nowrap } .slip .about { margin-top: 1.25rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .875rem }
`;

/** What a person can do about it, where the title does not say so by itself. */
const WORDS: Readonly<Record<number, string>> = {
  400: 'Something in the address is not as it should be. Check it for a missing or doubled part.',
  401: 'This address is for people who are logged in.',
  403: 'You are not allowed to open this address as you are now. Another login may be.',
  404: 'The link may be old or mistyped. Nothing else is wrong.',
  405: 'This address is there for programs that send something; it has no page to show.',
  406: 'This address answers programs only; it has no page to show.',
  410: 'It was here, and its time is over.',
  429: 'Too much came from here in a short time. Wait a moment and try again.',
  500: 'That is a mistake of ours, and it has been written down. Trying again may help.',
  503: 'The platform cannot answer right now. Try again in a moment.',
};

export function problemPage(problem: ShownProblem, visit: Visit): Page {
  const { name, status, title, detail, errors = [] } = problem;
  const { platform } = visit;
  const words = status === 404 && detail !== undefined ? null : WORDS[status];
  return createPage({
    title: `${title} · Annex`,
    className: 'problem-page',
    styles: [SLIP],
    header: siteBar(visit, null),
    body: html`<section class="slip"><div class="card" data-problem="${name}">
<p><span class="badge ${status >= 500 ? 'bad' : 'warn'}">${status}</span></p>
<h1>${title}</h1>
${detail === undefined ? null : html`<p>${detail}</p>`}
${words ? html`<p${detail === undefined ? null : html` class="soft"`}>${words}</p>` : null}
${errors.length === 0 ? null : html`<ul>${errors.map(({ pointer, detail: what }) => html`<li><code>${pointer}</code> ${what}</li>`)}</ul>`}
${platform === null ? null : actions(status, visit, platform)}
${platform === null ? null : html`<p class="about">Programs get this as problem details: <a href="${platform}/problems/${name}">${name}</a></p>`}
</div></section>`,
  });
}

function actions(status: number, { user, next = '/' }: Visit, platform: string): Content {
  const login = (text: string) =>
    html`<a class="button primary" href="${platform}/login?next=${encodeURIComponent(next)}">${text}</a>`;
  const first =
    user === null && (status === 401 || status === 403)
      ? login('Log in')
      : html`<a class="button primary" href="${platform}/">${user ? 'Home' : 'Start page'}</a>`;
  const again = status >= 500 || status === 429;
  return html`<div class="actions">${first}${again ? html`<a class="button" href="">Try again</a>` : null}<a class="button" href="${platform}/docs">Documentation</a></div>`;
}
