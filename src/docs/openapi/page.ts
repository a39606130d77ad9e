// The reference page of an OpenAPI document: operations by tag, then the named schemas.
import { type Html, html } from '../../pages/html.ts';
import { type SitePage, type TocGroup, withContents } from '../layout.ts';
import { inlineMarkdown, type Links, markdown } from '../markdown.ts';
import { type DocumentPage, type HttpDocument, type Operation, titleOf, yamlFile } from '../model.ts';
import { SchemaView } from '../schema.ts';
import { schemaList } from '../schema-list.ts';
import { methodBadge, operationSection } from './operation.ts';

export function openapiPage(page: HttpDocument, siblings: readonly DocumentPage[], links: Links): SitePage {
  const { source } = page;
  const named = Object.entries(source.components?.schemas ?? {});
  const schemas = new SchemaView(
    source,
    named.map(([name]) => name),
  );
  const groups = byTag(page);
  const contents: TocGroup[] = [
    ...groups.map(({ tag, list }) => ({
      title: tag.name,
      entries: list.map((each) => ({
        href: `#${each.id}`,
        label: html`${methodBadge(each.method)}<span>${each.summary}</span>`,
      })),
    })),
    ...(named.length > 0 ? [{ title: 'Schemas', entries: [{ href: '#schemas', label: 'All schemas' }] }] : []),
  ];
  const body = html`${documentHead(page, siblings, links)}
${groups.map(
  ({ tag, list }) => html`<section class="tag" aria-labelledby="tag-${slug(tag.name)}">
<div class="tag-head"><h2 id="tag-${slug(tag.name)}">${tag.name}</h2><p class="soft">${inlineMarkdown(tag.description)}</p></div>
${list.map((operation) => operationSection(page, operation, schemas, links))}</section>`,
)}
${schemaList(named, schemas)}`;
  return {
    title: source.info.title,
    description: source.info.summary ?? page.area.purpose,
    section: 'docs',
    className: 'reference',
    main: false,
    body: withContents('On this page', contents, body),
  };
}

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

function byTag({ source, operations }: HttpDocument) {
  const tags = source.tags ?? [];
  const known = new Set(tags.map(({ name }) => name));
  const of = (tag: string): readonly Operation[] => operations.filter((each) => each.tags[0] === tag);
  const rest = operations.filter((each) => !known.has(each.tags[0] ?? ''));
  const others = rest.length > 0 ? [{ tag: { name: 'Operations', description: '' }, list: rest }] : [];
  return [...tags.map((tag) => ({ tag, list: of(tag.name) })), ...others].filter(({ list }) => list.length > 0);
}

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
