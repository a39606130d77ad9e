// A page for every problem: what it means, what to do, and which operations return it.
import { problemAdvice } from '../../generated/problem-advice.ts';
import { problems as catalogue } from '../../generated/problems.ts';
import { type Html, html } from '../pages/html.ts';
import { jsonBlock } from './code-block.ts';
import type { SitePage } from './layout.ts';
import { inlineMarkdown, type Links, markdown } from './markdown.ts';
import type { Model, Operation, Problem } from './model.ts';
import { methodBadge, pathText } from './openapi/operation.ts';

const BY_STATUS: { readonly [status: number]: string } = {
  401: 'Send a valid credential.',
  403: 'This caller is not allowed to do this. Another credential may be.',
  404: 'Check the name or id in the path.',
  409: 'The current state does not allow it. Read the state again, then decide.',
  410: 'This is gone. Start over.',
  429: 'Wait for the number of seconds in `Retry-After`, then retry.',
};

const adviceByStatus = (status: number): string =>
  BY_STATUS[status] ??
  (status >= 500 ? 'Retry with exponential backoff.' : 'Correct the request; the same one will fail again.');

export interface ProblemEntry extends Problem {
  readonly example: unknown;
  /** The descriptions in the documents, each with the operations that have it. */
  readonly cases: readonly { readonly description: string; readonly operations: readonly Operation[] }[];
}

/** All problems, sorted by status and then by name. */
export function readProblems({ operations }: Model): ProblemEntry[] {
  const entries = Object.entries(catalogue).map(([name, { status, title }]): ProblemEntry => {
    const returned = operations.flatMap((operation) =>
      operation.problems.filter((each) => each.name === name).map((each) => ({ operation, ...each })),
    );
    const descriptions = [...new Set(returned.map(({ description }) => description))];
    const cases = descriptions.map((description) => ({
      description,
      operations: returned.filter((each) => each.description === description).map(({ operation }) => operation),
    }));
    const example = returned[0]?.example ?? { type: `/problems/${name}`, title, status };
    return { name, title, status, example, cases };
  });
  return entries.sort((a, b) => a.status - b.status || (a.name < b.name ? -1 : 1));
}

const badgeOf = (status: number): string => (status >= 500 ? 'bad' : 'warn');

export function problemPage({ name, title, status, example, cases }: ProblemEntry, links: Links): SitePage {
  const body = html`<article class="problem">
<p class="crumbs"><a href="/problems">Problems</a> <span aria-hidden="true">/</span> <code>${name}</code></p>
<h1>${title}</h1>
<p class="problem-line"><span class="badge ${badgeOf(status)}">${status}</span> <code>/problems/${name}</code></p>
<section class="note" aria-labelledby="what-to-do"><h2 class="note-title" id="what-to-do">What to do</h2><div class="prose">${markdown(problemAdvice[name] ?? adviceByStatus(status), links)}</div></section>
<section aria-labelledby="example"><h2 id="example">Example</h2>
<p class="soft small">Sent as <code>application/problem+json</code>. Programs should check <code>type</code>; <code>detail</code> can vary.</p>
${jsonBlock(example, html`<b>${status}</b> application/problem+json`)}</section>
<section aria-labelledby="returned-by"><h2 id="returned-by">Returned by</h2>
${
  cases.length === 0
    ? html`<p>No particular operation. The server returns it before it selects an operation, so any address can return it.</p>`
    : cases.map(({ description, operations }) => operationCase(description, operations))
}</section>
</article>`;
  return { title, description: `${status}: ${title}. Meaning and what to do.`, section: 'problems', body };
}

function operationCase(description: string, operations: readonly Operation[]): Html {
  const list = html`<ul class="operation-list">${operations.map(
    ({ method, path, summary, href }) =>
      html`<li><a href="${href}">${methodBadge(method)}<span>${summary}</span></a> <code class="path">${pathText(path)}</code></li>`,
  )}</ul>`;
  const folded = operations.length > 8;
  return html`<div class="case"><p>${inlineMarkdown(description)}</p>${
    folded ? html`<details class="more"><summary>${operations.length} operations</summary>${list}</details>` : list
  }</div>`;
}

export function problemsPage(problems: readonly ProblemEntry[]): SitePage {
  const statuses = [...new Set(problems.map(({ status }) => status))];
  const body = html`<h1>Problems</h1>
<p class="lead">Errors are problem details (RFC 9457). The <code>type</code> of each leads to a page that says what happened and what to do.</p>
<div class="problem-groups">${statuses.map(
    (
      status,
    ) => html`<section class="problem-group" aria-labelledby="status-${status}"><h2 id="status-${status}"><span class="badge ${badgeOf(status)}">${status}</span> ${STATUS_NAMES[status] ?? ''}</h2>
<ul>${problems
      .filter((each) => each.status === status)
      .map(
        ({ name, title }) => html`<li><a href="/problems/${name}">${title}</a> <code class="soft">${name}</code></li>`,
      )}</ul></section>`,
  )}</div>`;
  return {
    title: 'Problems',
    description: 'Every problem that Annex returns, and what to do.',
    section: 'problems',
    body,
  };
}

const STATUS_NAMES: { readonly [status: number]: string } = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  408: 'Request timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content too large',
  414: 'URI too long',
  415: 'Unsupported media type',
  416: 'Range not satisfiable',
  417: 'Expectation failed',
  421: 'Misdirected request',
  422: 'Unprocessable content',
  429: 'Too many requests',
  431: 'Request header fields too large',
  500: 'Internal server error',
  501: 'Not implemented',
  502: 'Bad gateway',
  503: 'Service unavailable',
  504: 'Gateway timeout',
  507: 'Insufficient storage',
};
