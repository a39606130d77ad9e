// The overview of a document, the pages of its schemas, and the parts that all its pages share: head, contents at the side,
// and lists of operations, messages and flows.
import type { Schema } from '../contract/document.ts';
import { pascal } from '../contract/generate/text.ts';
import { type Content, type Html, html } from '../pages/html.ts';
import { PLATFORM } from './areas.ts';
import { type SitePage, withContents } from './layout.ts';
import { firstSentence, inlineMarkdown, type Links, markdown } from './markdown.ts';
import {
  type DocumentPage,
  type HttpDocument,
  type MessageEntry,
  type Operation,
  type SocketDocument,
  titleOf,
  yamlFile,
} from './model.ts';
import { SchemaView } from './schema.ts';

/** An operation, a message or a flow. */
interface Listed {
  /** Its place on the overview. Addresses of earlier releases lead there. */
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly badge: Html | null;
  readonly more: Content;
}

export const methodBadge = (method: string): Html =>
  html`<span class="method ${method.toLowerCase()}">${method}</span>`;

/** A line may break after a slash only. */
export const pathText = (path: string): Content =>
  path.split(/(?<=\/)/).map((part, index) => (index === 0 ? part : [html`<wbr>`, part]));

const listedOperation = ({ id, method, path, summary, href }: Operation): Listed => ({
  id,
  href,
  title: summary,
  badge: methodBadge(method),
  more: html`<code class="path">${pathText(path)}</code>`,
});

const listedMessage = ({ anchor, title, href, way, message }: MessageEntry): Listed => ({
  id: anchor,
  href,
  title,
  badge: html`<span class="badge">client ${way}</span>`,
  more: html`<span class="soft">${inlineMarkdown(firstSentence(message.summary))}</span>`,
});

/** Everything that a document describes: operations by tag, messages by direction, or flows. */
export function groupsOf(page: DocumentPage) {
  if (page.kind === 'openapi') return byTag(page);
  if (page.kind === 'asyncapi')
    return page.channels.flatMap(({ directions }) =>
      directions.map(({ summary: text, messages, ...direction }) => {
        return { ...direction, text, list: messages.map(listedMessage) };
      }),
    );
  const list = page.source.workflows.map(({ workflowId: id, summary: title = id }) => {
    return { id, href: `${page.href}#${id}`, title, badge: null, more: null };
  });
  return [{ id: 'flows', title: 'Flows', text: undefined, list }];
}

function byTag({ source, operations }: HttpDocument) {
  const tags = source.tags ?? [];
  const tagNames = new Set(tags.map(({ name }) => name));
  const tagOf = (operation: Operation): string => operation.tags.find((name) => tagNames.has(name)) ?? 'Operations';
  return [...tags, { name: 'Operations', description: undefined }].flatMap(({ name, description: text }) => {
    const list = operations.filter((each) => tagOf(each) === name).map(listedOperation);
    const id = `tag-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
    return list.length > 0 ? [{ id, title: name, text, list }] : [];
  });
}

const linkList = (list: readonly Listed[], ids = false): Html =>
  html`<ul class="operation-list">${list.map(
    ({ id, href, title, badge, more }) =>
      html`<li${ids ? html` id="${id}"` : null}><a href="${href}">${badge}<span>${title}</span></a> ${more}</li>`,
  )}</ul>`;

export const documentList = (page: DocumentPage): Html => linkList(groupsOf(page).flatMap(({ list }) => list));

export const operationList = (operations: readonly Operation[]): Html => linkList(operations.map(listedOperation));

/** A page with the contents of its document at the side. `current` is the address of the page. */
export function referencePage(
  page: DocumentPage,
  current: string,
  { body, ...parts }: Pick<SitePage, 'title' | 'description' | 'body'>,
): SitePage {
  const entry = (href: string, label: Content) => ({ href, label, current: href === current });
  const groups = groupsOf(page).map(({ title, list }) => ({
    title,
    entries: list.map((each) =>
      entry(each.href, html`${page.kind === 'openapi' ? each.badge : null}<span>${each.title}</span>`),
    ),
  }));
  const contents = [{ entries: [entry(page.href, 'Overview')] }, ...groups];
  return { ...parts, section: 'docs', ...withContents(titleOf(page), contents, body) };
}

export const crumbs = (page: DocumentPage): Html =>
  html`<p class="crumbs"><a href="/docs">Docs</a> <span aria-hidden="true">/</span> <a href="${page.href}">${titleOf(page)}</a></p>`;

/** Leads to the server of the operation, whose console calls it. */
export const tryLink = ({ console: address }: DocumentPage, name: string): Html | null =>
  address === null ? null : html`<a class="button primary" href="${address}/${name}">Try it</a>`;

/** The function of `annex/sdk` that creates a client of an area's main document. */
export const clientOf = (area: string): string => `create${pascal(area)}Client`;

/** Title, description, and links to the document and its siblings. */
export function documentHead(page: DocumentPage, siblings: readonly DocumentPage[], links: Links): Html {
  const { info } = page.source;
  const isMain = page.kind === 'openapi' && page.name === page.area.id && page.area !== PLATFORM;
  return html`<div class="document-head">
<p class="crumbs"><a href="/docs">Docs</a> <span aria-hidden="true">/</span> ${page.area.title}</p>
<h1>${titleOf(page)}</h1>
${info.summary ? html`<p class="lead">${inlineMarkdown(info.summary)}</p>` : null}
${
  siblings.length > 1
    ? html`<nav class="tabs" aria-label="Documents of this area"><ul>${siblings.map(
        (each) =>
          html`<li><a href="${each.href}"${each === page ? html` aria-current="page"` : null}>${titleOf(each)}</a></li>`,
      )}</ul></nav>`
    : null
}
<dl class="facts">
<div><dt>Address</dt><dd><code>${page.server}</code></dd></div>
<div><dt>Version</dt><dd>${info.version}</dd></div>
<div><dt>Document</dt><dd><a href="/docs/documents/${page.file}" download>${page.file}</a>, <a href="/docs/documents/${yamlFile(page)}" download>YAML</a></dd></div>
${isMain ? html`<div><dt>SDK</dt><dd><code>${clientOf(page.name)}</code></dd></div>` : null}
</dl>
<div class="prose">${markdown(info.description, links)}</div>
</div>`;
}

/** The page after this one in its document. */
export function nextLink(list: readonly Pick<Listed, 'href' | 'title'>[], href: string): Html | null {
  const next = list[list.findIndex((each) => each.href === href) + 1];
  return next ? html`<p class="next"><a class="button" href="${next.href}">Next: ${next.title}</a></p>` : null;
}

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

type SchemaDocument = HttpDocument | SocketDocument;

const namedSchemas = ({ source }: SchemaDocument): [string, Schema][] =>
  Object.entries(source.components?.schemas ?? {});

export const schemaView = (page: SchemaDocument): SchemaView =>
  new SchemaView(page.source, new Map(schemaLinks(page).map(({ title, href }) => [title, href])));

export const schemaLinks = (page: SchemaDocument): { readonly title: string; readonly href: string }[] =>
  namedSchemas(page).map(([title]) => ({ title, href: `${page.href}/schemas/${title}` }));

function schemaList(page: SchemaDocument): Html | null {
  const schemas = namedSchemas(page);
  if (schemas.length === 0) return null;
  return html`<section class="tag" aria-labelledby="schemas">
<div class="tag-head"><h2 id="schemas">Schemas</h2><p class="soft">The named schemas that this document uses.</p></div>
<ul class="schemas">${schemas.map(
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
