// The overview of an AsyncAPI document: channels, the messages in each direction, close codes and schemas.
import { type Channel, resolveRef } from '../../contract/generate/openapi.ts';
import { type Html, html } from '../../pages/html.ts';
import { documentHead, messageList, referencePage } from '../document-page.ts';
import type { SitePage } from '../layout.ts';
import { inlineMarkdown, type Links, markdown } from '../markdown.ts';
import type { DocumentPage, SocketDocument } from '../model.ts';
import { schemaList, schemaView } from '../schema-list.ts';

export function asyncapiPage(page: SocketDocument, siblings: readonly DocumentPage[], links: Links): SitePage {
  const { source } = page;
  const body = html`${documentHead(page, siblings, links)}
${page.channels.map(
  ({ name, channel, directions }) => html`<section class="tag" aria-labelledby="channel-${name}">
<div class="tag-head"><h2 id="channel-${name}">${channel.title ?? name}</h2>
<p class="operation-line"><span class="method get">WS</span> <code class="path">${page.server}${channel.address ?? '/'}</code></p>
<div class="prose soft">${markdown(channel.description ?? channel.summary)}</div>
${parameterList(page, channel)}</div>
${directions.map(
  ({ id, title, summary, messages }) => html`<div class="direction" id="${id}"><h3>${title}</h3>
<p class="soft">${summary}</p></div>
${messageList(messages, true)}`,
)}</section>`,
)}
${closeCodes(page)}
${schemaList(page)}`;
  return referencePage(page, page.href, { title: source.info.title, description: page.area.purpose, body });
}

/** When the server closes a connection, by the code that it sends. */
export function closeCodes({ source }: SocketDocument): Html | null {
  const codes = Object.entries(source['x-close-codes'] ?? {});
  if (codes.length === 0) return null;
  return html`<section class="tag" aria-labelledby="close-codes"><h2 id="close-codes">Close codes</h2>
<div class="scroll" role="region" tabindex="0" aria-label="Table of close codes"><table>
<thead><tr><th scope="col">Code</th><th scope="col">Reason</th></tr></thead>
<tbody>${codes.map(([code, text]) => html`<tr><td><code>${code}</code></td><td>${inlineMarkdown(text)}</td></tr>`)}</tbody></table></div></section>`;
}

function parameterList(page: SocketDocument, { parameters }: Channel): Html | null {
  const entries = Object.entries(parameters ?? {});
  if (entries.length === 0) return null;
  const schemas = schemaView(page);
  return html`<ul class="fields">${entries.map(([name, each]) => {
    const { description, ...rules } = resolveRef(page.source, each);
    return schemas.field(name, { type: 'string', ...rules }, { description, required: true, note: 'in the path' });
  })}</ul>`;
}
