// The overview of an OpenAPI document: operations by tag, the other documents of its area, and the named schemas.
import { html } from '../../pages/html.ts';
import { byTag, documentHead, documentList, operationList, referencePage } from '../document-page.ts';
import type { SitePage } from '../layout.ts';
import { inlineMarkdown, type Links } from '../markdown.ts';
import { type DocumentPage, type HttpDocument, titleOf } from '../model.ts';
import { schemaList } from '../schema-list.ts';

export function openapiPage(page: HttpDocument, siblings: readonly DocumentPage[], links: Links): SitePage {
  const others = siblings[0] === page ? siblings.slice(1) : [];
  const body = html`${documentHead(page, siblings, links)}
${byTag(page).map(
  ({ tag, list }) => html`<section class="tag" aria-labelledby="tag-${slug(tag.name)}">
<div class="tag-head"><h2 id="tag-${slug(tag.name)}">${tag.name}</h2><p class="soft">${inlineMarkdown(tag.description)}</p></div>
${operationList(list, true)}</section>`,
)}
${others.map(
  (other) => html`<section class="tag" aria-labelledby="document-${other.name}-${other.kind}">
<div class="tag-head"><h2 id="document-${other.name}-${other.kind}"><a href="${other.href}">${titleOf(other)}</a></h2></div>
${documentList(other)}</section>`,
)}
${schemaList(page)}`;
  const { title, summary } = page.source.info;
  return referencePage(page, page.href, { title, description: summary ?? page.area.purpose, body });
}

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
