// A page for every problem: what it means, what to do, and which operations return it.
import { STATUS_CODES } from 'node:http';
import { problemAdvice } from '../../generated/problem-advice.ts';
import { problems as catalogue, type ProblemName } from '../../generated/problems.ts';
import { type Html, html } from '../pages/html.ts';
import { jsonBlock } from './code-block.ts';
import { operationList } from './document-page.ts';
import type { SitePage } from './layout.ts';
import { inlineMarkdown, type Links, markdown } from './markdown.ts';
import type { Model, Operation } from './model.ts';

export type ProblemEntry = ReturnType<typeof readProblems>[number];

/** All problems, sorted by status and then by name. */
export function readProblems({ operations }: Model) {
  const entries = (Object.keys(catalogue) as ProblemName[]).map((name) => {
    const { status, title }: { readonly status: number; readonly title: string } = catalogue[name];
    const returned = operations.flatMap((operation) =>
      operation.problems.filter((each) => each.name === name).map((each) => ({ operation, ...each })),
    );
    const byDescription = Map.groupBy(returned, ({ description }) => description);
    /** The descriptions in the documents, each with the operations that have it. */
    const cases = [...byDescription].map(([description, same]) => ({
      description,
      operations: same.map(({ operation }) => operation),
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
<section class="note" aria-labelledby="what-to-do"><h2 class="note-title" id="what-to-do">What to do</h2><div class="prose">${markdown(problemAdvice[name], links)}</div></section>
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
  const list = operationList(operations);
  const folded = operations.length > 8;
  return html`<div class="case"><p>${inlineMarkdown(description)}</p>${
    folded ? html`<details class="more"><summary>${operations.length} operations</summary>${list}</details>` : list
  }</div>`;
}

export function problemsPage(problems: readonly ProblemEntry[]): SitePage {
  const groups = Map.groupBy(problems, ({ status }) => status);
  const body = html`<h1>Problems</h1>
<p class="lead">Errors are problem details (RFC 9457). The <code>type</code> of each is the address of a page that says what happened and what to do.</p>
<div class="problem-groups">${[...groups].map(
    ([
      status,
      same,
    ]) => html`<section class="problem-group" aria-labelledby="status-${status}"><h2 id="status-${status}"><span class="badge ${badgeOf(status)}">${status}</span> ${STATUS_CODES[status]}</h2>
<ul>${same.map(
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
