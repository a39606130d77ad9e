// The layout of every page of the site: header with search, footer, list of contents.
import { script } from '../../generated/pages/docs.ts';
import { type Content, html } from '../pages/html.ts';
import { createPage, type Page, type PageParts } from '../pages/layout.ts';
import { ANONYMOUS_VISIT, siteBar } from '../pages/site-bar.ts';
import { HOME_STYLE, REFERENCE_STYLE, STYLE } from './style.ts';

export interface SitePage extends Pick<PageParts, 'title' | 'body' | 'className' | 'main'> {
  readonly description: string;
  readonly section: 'home' | 'docs' | 'guides' | 'problems';
  /** Text in the search field. */
  readonly query?: string;
  /** Its Markdown version, if it is written in Markdown. */
  readonly markdown?: string;
}

/** `alternate` is the address of the Markdown version. */
export function sitePage({ title, section, query = '', ...rest }: SitePage, alternate?: string): Page {
  const search = html`<form class="search" role="search" action="/docs/search">
<input type="search" name="q" value="${query}" placeholder="Search" aria-label="Search guides, operations, messages, problems, settings and schemas" autocomplete="off" spellcheck="false" maxlength="100">
<kbd aria-hidden="true">/</kbd>
</form>`;
  const header = siteBar(ANONYMOUS_VISIT, section === 'problems' ? 'docs' : section, search);
  const footer = html`<div><span>Annex. Your own server delivers this site. Nothing is loaded from elsewhere.</span>
<span><a href="/about">About</a> · <a href="/docs#documents">Documents</a> · <a href="/docs/settings">Settings</a> · <a href="/problems">Problems</a></span></div>`;
  return createPage({
    ...rest,
    title: section === 'home' ? title : `${title} · Annex`,
    header,
    footer,
    alternate,
    styles: [STYLE + (section === 'home' ? HOME_STYLE : REFERENCE_STYLE)],
    scripts: [script],
  });
}

export interface TocGroup {
  readonly title?: string;
  readonly entries: readonly { readonly href: string; readonly label: Content; readonly current?: boolean }[];
}

/** A page with a table of contents at the side. On a phone, it is collapsed above the page. */
export const withContents = (label: string, groups: readonly TocGroup[], body: Content) => ({
  className: 'reference',
  main: false,
  body: html`<div class="framed">
<nav class="toc" aria-label="${label}"><details open><summary>${label}</summary>${groups.map(
    ({ title, entries }) =>
      html`${title ? html`<p class="toc-title">${title}</p>` : null}<ul>${entries.map(
        (entry) =>
          html`<li><a href="${entry.href}"${entry.current ? html` aria-current="page"` : null}>${entry.label}</a></li>`,
      )}</ul>`,
  )}</details></nav>
<main id="main" tabindex="-1">${body}</main>
</div>`,
});
