// The page at / of a server that has no other pages.

import { type Content, html } from './html.ts';
import { createPage, type Page } from './layout.ts';
import { CENTERED_CARD_STYLE } from './problem.ts';
import { siteBar } from './site-bar.ts';

export interface ServerFacts {
  readonly name: string;
  /** A sentence or two. */
  readonly what: Content;
  readonly links: readonly { readonly href: string; readonly text: string }[];
  /** The address of the platform; null if unknown. */
  readonly platform: string | null;
  /** The name of its area in the documentation. */
  readonly docs: string;
}

export const serverPage = ({ name, what, links, platform, docs }: ServerFacts): Page =>
  createPage({
    title: `${name} · Annex`,
    styles: [CENTERED_CARD_STYLE],
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
