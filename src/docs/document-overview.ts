// The overview of a document: what it describes, the other documents of its area, close codes and schemas.
import { type Html, html } from '../pages/html.ts';
import { documentHead, documentList, groupsOf, linkList, referencePage, tryLink } from './document-page.ts';
import type { SitePage } from './layout.ts';
import { inlineMarkdown, type Links, markdown } from './markdown.ts';
import { type DocumentPage, type HttpDocument, type SocketDocument, titleOf } from './model.ts';
import { schemaList } from './schema-list.ts';

export function documentOverview(
  page: HttpDocument | SocketDocument,
  siblings: readonly DocumentPage[],
  links: Links,
): SitePage {
  const others = (siblings[0] === page ? siblings.slice(1) : []).map((other) => ({
    id: `document-${other.name}-${other.kind}`,
    title: html`<a href="${other.href}">${titleOf(other)}</a>`,
    text: undefined,
    list: documentList(other),
  }));
  const own = groupsOf(page).map(({ list, ...group }) => ({ ...group, list: linkList(list, true) }));
  const body = html`${documentHead(page, siblings, links)}
${page.kind === 'asyncapi' ? channelSections(page) : null}
${[...own, ...others].map(
  ({ id, title, text, list }) => html`<section class="tag" aria-labelledby="${id}">
<div class="tag-head"><h2 id="${id}">${title}</h2>${text ? html`<p class="soft">${inlineMarkdown(text)}</p>` : null}</div>
${list}</section>`,
)}
${page.kind === 'asyncapi' ? closeCodes(page) : null}
${schemaList(page)}`;
  const { title, summary } = page.source.info;
  return referencePage(page, page.href, { title, description: summary ?? page.area.purpose, body });
}

const channelSections = (page: SocketDocument): Html[] =>
  page.channels.map(
    ({ name, channel, directions }) => html`<section class="tag" aria-labelledby="channel-${name}">
<div class="tag-head"><h2 id="channel-${name}">${channel.title ?? name}</h2>
<p class="operation-line"><span class="method get">WS</span> <code class="path">${page.server}${channel.address ?? '/'}</code></p>
<div class="prose soft">${markdown(channel.description ?? channel.summary)}</div>${directions.length > 0 ? tryLink(page, name) : null}</div></section>`,
  );

/** When the server closes a connection, by the code that it sends. */
export function closeCodes({ source }: SocketDocument): Html {
  const codes = Object.entries(source['x-close-codes'] ?? {});
  return html`<section class="tag" aria-labelledby="close-codes"><h2 id="close-codes">Close codes</h2>
<div class="scroll" role="region" tabindex="0" aria-label="Table of close codes"><table>
<thead><tr><th scope="col">Code</th><th scope="col">Reason</th></tr></thead>
<tbody>${codes.map(([code, text]) => html`<tr><td><code>${code}</code></td><td>${inlineMarkdown(text)}</td></tr>`)}</tbody></table></div></section>`;
}
