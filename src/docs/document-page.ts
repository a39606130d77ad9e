// The parts that all pages of a document share: head, contents at the side, and lists of operations, messages and flows.
import { type Content, type Html, html } from '../pages/html.ts';
import { type SitePage, type TocGroup, withContents } from './layout.ts';
import { firstSentence, inlineMarkdown, type Links, markdown } from './markdown.ts';
import { type DocumentPage, type HttpDocument, type MessageEntry, type Operation, titleOf, yamlFile } from './model.ts';
import { methodBadge, pathText, pendingBadge } from './openapi/labels.ts';

interface ReferenceParts {
  readonly title: string;
  readonly description: string;
  readonly body: Content;
}

/** A page with the contents of its document at the side. `current` is the address of the page. */
export const referencePage = (page: DocumentPage, current: string, { body, ...parts }: ReferenceParts): SitePage => ({
  ...parts,
  section: 'docs',
  className: 'reference',
  main: false,
  body: withContents(titleOf(page), contentsOf(page, current), body),
});

function contentsOf(page: DocumentPage, current: string): TocGroup[] {
  const entry = (href: string, label: Content) => ({ href, label, current: href === current });
  const start = [{ entries: [entry(page.href, 'Overview')] }];
  if (page.kind === 'openapi') {
    const groups = byTag(page).map(({ tag, list }) => ({
      title: tag.name,
      entries: list.map(({ href, method, summary }) =>
        entry(href, html`${methodBadge(method)}<span>${summary}</span>`),
      ),
    }));
    return [...start, ...groups];
  }
  if (page.kind === 'asyncapi') {
    const groups = page.channels.flatMap(({ directions }) =>
      directions.map(({ title, messages }) => ({
        title,
        entries: messages.map((each) => entry(each.href, each.title)),
      })),
    );
    return [...start, ...groups];
  }
  return [
    ...start,
    {
      title: 'Flows',
      entries: page.source.workflows.map(({ workflowId, summary }) => entry(`#${workflowId}`, summary ?? workflowId)),
    },
  ];
}

export const crumbs = (page: DocumentPage): Html =>
  html`<p class="crumbs"><a href="/docs">Docs</a> <span aria-hidden="true">/</span> <a href="${page.href}">${titleOf(page)}</a></p>`;

/** Title, description, and links to the document and its siblings. */
export function documentHead(page: DocumentPage, siblings: readonly DocumentPage[], links: Links): Html {
  const { info } = page.source;
  const pending = page.kind === 'openapi' ? page.operations.filter((each) => each.pending).length : 0;
  const total = page.kind === 'openapi' ? page.operations.length : 0;
  const client = page.kind === 'openapi' && page.name === page.area.documents[0] ? page.area.client : undefined;
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
${
  pending > 0
    ? html`<p class="note warn">${pending === total ? 'None of these operations is available yet.' : `${total - pending} of ${total} operations are available. The others return 501.`}</p>`
    : null
}
<dl class="facts">
<div><dt>Address</dt><dd><code>${page.server}</code></dd></div>
<div><dt>Version</dt><dd>${info.version}</dd></div>
<div><dt>Document</dt><dd><a href="/docs/documents/${page.file}" download>${page.file}</a>, <a href="/docs/documents/${yamlFile(page)}" download>YAML</a></dd></div>
${client ? html`<div><dt>SDK</dt><dd><code>${client}</code></dd></div>` : null}
</dl>
<div class="prose">${markdown(info.description, links)}</div>
</div>`;
}

/** Everything that a document describes, as links. Addresses of earlier releases lead to the ids. */
export function documentList(page: DocumentPage, ids = false): Html {
  if (page.kind === 'openapi') return operationList(page.operations, ids);
  if (page.kind === 'asyncapi')
    return html`${page.channels.flatMap(({ directions }) => directions.map(({ messages }) => messageList(messages, ids)))}`;
  return html`<ul class="operation-list">${page.source.workflows.map(
    ({ workflowId, summary }) => html`<li><a href="${page.href}#${workflowId}">${summary ?? workflowId}</a></li>`,
  )}</ul>`;
}

export const operationList = (operations: readonly Operation[], ids = false): Html =>
  html`<ul class="operation-list">${operations.map(
    ({ id, method, path, summary, href, pending }) =>
      html`<li${ids ? html` id="${id}"` : null}><a href="${href}">${methodBadge(method)}<span>${summary}</span></a> <code class="path">${pathText(path)}</code> ${pendingBadge(pending)}</li>`,
  )}</ul>`;

export const messageList = (messages: readonly MessageEntry[], ids = false): Html =>
  html`<ul class="operation-list">${messages.map(
    ({ anchor, title, href, way, message }) =>
      html`<li${ids ? html` id="${anchor}"` : null}><a href="${href}"><span class="badge">client ${way}</span><span>${title}</span></a> <span class="soft">${inlineMarkdown(firstSentence(message.summary))}</span></li>`,
  )}</ul>`;

export function byTag({ source, operations }: HttpDocument) {
  const tags = source.tags ?? [];
  const known = new Set(tags.map(({ name }) => name));
  const of = (tag: string): readonly Operation[] => operations.filter((each) => each.tags[0] === tag);
  const rest = operations.filter((each) => !known.has(each.tags[0] ?? ''));
  const others = rest.length > 0 ? [{ tag: { name: 'Operations', description: '' }, list: rest }] : [];
  return [...tags.map((tag) => ({ tag, list: of(tag.name) })), ...others].filter(({ list }) => list.length > 0);
}

/** The page after this one in its document. */
export function nextLink(
  list: readonly { readonly href: string; readonly title: string }[],
  href: string,
): Html | null {
  const next = list[list.findIndex((each) => each.href === href) + 1];
  return next ? html`<p class="next"><a class="button" href="${next.href}">Next: ${next.title}</a></p>` : null;
}
