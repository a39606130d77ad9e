// Guides: Markdown files of guides/, whose code the tests take from the pages and run.
import { readFile } from 'node:fs/promises';
import { type Content, html } from '../pages/html.ts';
import { type SitePage, withContents } from './layout.ts';
import { markdown } from './markdown.ts';

export interface Guide {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly body: Content;
}

/** As they are offered. */
const NAMES = [
  'sign-in',
  'cross-device',
  'receive-code',
  'connect-provider',
  'workspace',
  'publish-packages',
  'write-client',
  'own-client',
  'versions',
  'mock-annex',
  'judge-implementation',
  'any-document',
  'run-nodes',
];
const FOLDER = new URL('guides/', import.meta.url);

export const readGuides = (): Promise<Guide[]> =>
  Promise.all(NAMES.map(async (name) => parseGuide(name, await readFile(new URL(`${name}.md`, FOLDER), 'utf8'))));

/** A heading, a paragraph that sums it up, and the rest. */
function parseGuide(name: string, text: string): Guide {
  const [, title, summary, rest] = /^# (.+)\n\n((?:.+\n)+)\n([\s\S]+)$/.exec(text) ?? [];
  if (title === undefined || summary === undefined) throw new Error(`The guide ${name} has no title or no summary`);
  return { name, title, summary: summary.trim().replaceAll('\n', ' '), body: markdown(rest) };
}

export function guidePage(guide: Guide, guides: readonly Guide[]): SitePage {
  const place = guides.indexOf(guide);
  const next = guides[place + 1];
  const entries = guides.map(({ name, title }) => ({
    href: `/docs/guides/${name}`,
    label: title,
    current: name === guide.name,
  }));
  const body = html`<article class="guide">
<p class="crumbs"><a href="/docs">Docs</a> <span aria-hidden="true">/</span> <a href="/docs/guides">Guides</a></p>
<h1>${guide.title}</h1>
<p class="lead">${guide.summary}</p>
<div class="prose">${guide.body}</div>
${next ? html`<p class="next"><a class="button" href="/docs/guides/${next.name}">Next: ${next.title}</a></p>` : null}
</article>`;
  return {
    title: guide.title,
    description: guide.summary,
    section: 'guides',
    className: 'reference',
    main: false,
    body: withContents('Guides', [{ entries }], body),
  };
}

export function guidesPage(guides: readonly Guide[]): SitePage {
  const body = html`<h1>Guides</h1>
<p class="lead">Short ways from nothing to something that works. The code on these pages is run by Annex’s own tests, as it stands.</p>
${guideCards(guides)}`;
  return { title: 'Guides', description: 'Short, tested ways to use Annex.', section: 'guides', body };
}

export const guideCards = (guides: readonly Guide[], heading: 'h2' | 'h3' = 'h2'): Content =>
  html`<ul class="cards guide-cards">${guides.map(({ name, title, summary }) => {
    const link = html`<a href="/docs/guides/${name}">${title}</a>`;
    return html`<li class="card linked">${heading === 'h2' ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`}<p class="soft">${summary}</p></li>`;
  })}</ul>`;
