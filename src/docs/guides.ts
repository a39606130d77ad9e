// The guides: Markdown files in guides/, in the order of guides.json. Introductions have the same form and pages. Tests copy
// the code from the pages and run it.
import { readFile } from 'node:fs/promises';
import { type Content, html } from '../pages/html.ts';
import { nextLink } from './document-page.ts';
import names from './guides.json' with { type: 'json' };
import { type SitePage, withContents } from './layout.ts';
import { type Links, markdown } from './markdown.ts';

export interface Guide {
  readonly name: string;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  readonly body: Content;
  /** Markdown. */
  readonly source: string;
}

const GUIDES = { section: 'guides', title: 'Guides', href: '/docs/guides' } as const;
export const INTRODUCTIONS = { section: 'docs', title: 'Introductions', href: '/docs#conventions' } as const;

export const readGuides = (): Promise<Guide[]> =>
  Promise.all(
    names.map(async (name) => {
      const source = await readFile(new URL(`guides/${name}.md`, import.meta.url), 'utf8');
      return parseGuide(name, `${GUIDES.href}/${name}`, source);
    }),
  );

/** A guide is a heading, a summary of one paragraph, and the body. */
export function parseGuide(name: string, href: string, source: string, links?: Links): Guide {
  const [, title, summary, body] = /^# (.+)\n\n((?:.+\n)+)\n([\s\S]+)$/.exec(source) ?? [];
  if (title === undefined || summary === undefined) throw new Error(`guide ${name}: missing title or summary`);
  return { name, href, title, summary: summary.trim().replaceAll('\n', ' '), body: markdown(body, links), source };
}

/** `guides` are all of the same kind, in order. */
export function guidePage(
  guide: Guide,
  guides: readonly Guide[],
  kind: typeof GUIDES | typeof INTRODUCTIONS = GUIDES,
): SitePage {
  const entries = guides.map(({ href, title }) => ({ href, label: title, current: href === guide.href }));
  const body = html`<article class="guide">
<p class="crumbs"><a href="/docs">Docs</a> <span aria-hidden="true">/</span> <a href="${kind.href}">${kind.title}</a></p>
<h1>${guide.title}</h1>
<p class="lead">${guide.summary}</p>
<div class="prose">${guide.body}</div>
${nextLink(guides, guide.href)}
</article>`;
  return {
    title: guide.title,
    description: guide.summary,
    section: kind.section,
    markdown: guide.source,
    ...withContents(kind.title, [{ entries }], body),
  };
}

export function guidesPage(guides: readonly Guide[]): SitePage {
  const body = html`<h1>Guides</h1>
<p class="lead">Get something working, step by step. Our tests run the code on these pages exactly as shown.</p>
${guideCards(guides)}`;
  return { title: 'Guides', description: 'Step-by-step guides with tested code.', section: 'guides', body };
}

export const guideCards = (guides: readonly Guide[], heading: 'h2' | 'h3' = 'h2'): Content =>
  html`<ul class="cards guide-cards">${guides.map(({ href, title, summary }) => {
    const link = html`<a href="${href}">${title}</a>`;
    return html`<li class="card linked">${heading === 'h2' ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`}<p class="soft">${summary}</p></li>`;
  })}</ul>`;
