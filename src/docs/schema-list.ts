// The named schemas of a document: a list on its overview, and a page for each.
import type { Schema } from '../contract/generate/openapi.ts';
import { type Html, html } from '../pages/html.ts';
import { crumbs, referencePage } from './document-page.ts';
import type { SitePage } from './layout.ts';
import { firstSentence, inlineMarkdown, markdown } from './markdown.ts';
import type { HttpDocument, SocketDocument } from './model.ts';
import { SchemaView } from './schema.ts';

type SchemaDocument = HttpDocument | SocketDocument;

const namedSchemas = ({ source }: SchemaDocument): [string, Schema][] =>
  Object.entries(source.components?.schemas ?? {});

export const schemaView = (page: SchemaDocument): SchemaView =>
  new SchemaView(page.source, new Map(schemaLinks(page).map(({ title, href }) => [title, href])));

export const schemaLinks = (page: SchemaDocument): { readonly title: string; readonly href: string }[] =>
  namedSchemas(page).map(([title]) => ({ title, href: `${page.href}/schemas/${title}` }));

export function schemaList(page: SchemaDocument): Html | null {
  const named = namedSchemas(page);
  if (named.length === 0) return null;
  return html`<section class="tag" aria-labelledby="schemas">
<div class="tag-head"><h2 id="schemas">Schemas</h2><p class="soft">The named schemas that this document uses.</p></div>
<ul class="schemas">${named.map(
    ([name, schema]) =>
      html`<li id="schema-${name}"><a href="${page.href}/schemas/${name}"><code>${name}</code></a> <span class="soft">${inlineMarkdown(firstSentence(schema.description))}</span></li>`,
  )}</ul></section>`;
}

export function schemaPage(page: SchemaDocument, name: string, href: string): SitePage {
  const schema = page.source.components?.schemas?.[name] ?? {};
  const schemas = schemaView(page);
  const body = html`<article class="schema">
${crumbs(page)}
<h1><code>${name}</code></h1>
<div class="prose">${markdown(schema.description)}</div>
${schema.properties ? null : html`<p class="small soft">${schemas.type(schema)}</p>`}
${schemas.body(schema)}
</article>`;
  const description = firstSentence(schema.description) || `The schema ${name}.`;
  return referencePage(page, href, { title: name, description, body });
}
