// Every named schema of a document, collapsed under its name.
import type { Schema } from '../contract/generate/openapi.ts';
import { type Html, html } from '../pages/html.ts';
import { inlineMarkdown, markdown } from './markdown.ts';
import type { SchemaView } from './schema.ts';

export function schemaList(named: readonly (readonly [string, Schema])[], schemas: SchemaView): Html | null {
  if (named.length === 0) return null;
  return html`<section class="tag" aria-labelledby="schemas">
<div class="tag-head"><h2 id="schemas">Schemas</h2><p class="soft">The named schemas that this document uses.</p></div>
<div class="schemas">${named.map(([name, schema]) => {
    const first = firstSentence(schema.description);
    const rest = schema.description?.trim().slice(first.length).trim();
    return html`<details class="schema" id="schema-${name}"><summary><code>${name}</code> <span class="soft">${inlineMarkdown(first)}</span></summary>
<div class="schema-body">${rest ? html`<div class="prose">${markdown(rest)}</div>` : null}${
      schema.properties ? null : html`<p class="small soft">${schemas.type(schema)}</p>`
    }${schemas.body(schema)}</div></details>`;
  })}</div></section>`;
}

export const firstSentence = (text = ''): string => /^[\s\S]*?[.!?](?=\s|$)/.exec(text.trim())?.[0] ?? text.trim();
