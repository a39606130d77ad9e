// The page at / of a server without pages of its own.

import { type Content, html } from './html.ts';
import { createPage, type Page } from './layout.ts';
import { SLIP } from './problem.ts';
import { siteBar } from './site-bar.ts';

export interface ServerFacts {
  readonly name: string;
  /** A sentence or two. */
  readonly what: Content;
  readonly links: readonly { readonly href: string; readonly text: string }[];
  /** Where the platform is; null: not known. */
  readonly platform: string | null;
  /** The area's name in the documentation. */
  readonly docs: string;
}

export const serverPage = ({ name, what, links, platform, docs }: ServerFacts): Page =>
  createPage({
    title: `${name} · Annex`,
    styles: [SLIP],
    header: siteBar({ platform }, null),
    body: html`<section class="slip"><div class="card">
<p><span class="badge good">running</span></p>
<h1>${name}</h1>
<p>${what}</p>
<div class="actions">${links.map(({ href, text }, index) => html`<a class="button${index === 0 ? ' primary' : ''}" href="${href}">${text}</a>`)}${
      platform === null ? null : html`<a class="button" href="${platform}/docs/${docs}">Documentation</a>`
    }</div>
</div></section>`,
  });
