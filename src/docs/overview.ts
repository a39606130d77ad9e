// The page at /docs: guides, API reference by area, documents and conventions.
import { type Html, html } from '../pages/html.ts';
import { type Guide, guideCards } from './guides.ts';
import { operationsOf, progressBadge } from './landing.ts';
import type { SitePage } from './layout.ts';
import { inlineMarkdown } from './markdown.ts';
import { type DocumentPage, type Model, titleOf, yamlFile } from './model.ts';
import { methodBadge, pendingBadge } from './openapi/operation.ts';

export function overviewPage(model: Model, guides: readonly Guide[], sizeOf: (page: DocumentPage) => number): SitePage {
  const body = html`<h1>Documentation</h1>
<p class="lead">Five services, each with its own API document. These pages are generated from the documents that the servers validate every request against.</p>

<section class="band" aria-labelledby="guides"><h2 id="guides">Guides</h2>${guideCards(guides, 'h3')}</section>

<section class="band" aria-labelledby="areas"><h2 id="areas">Reference</h2>
<div class="area-rows">${model.areas.map(
    ({ area, documents }) => html`<section class="card area-row" aria-labelledby="area-${area.id}">
<div class="area-row-text"><div class="area-head"><span class="area-icon">${area.icon}</span>${progressBadge(operationsOf(documents))}</div>
<h3 id="area-${area.id}">${area.title}</h3><p class="soft">${area.purpose}</p></div>
<div class="area-row-documents">${documents.map(documentList)}</div>
</section>`,
  )}</div></section>

<section class="band" aria-labelledby="documents"><h2 id="documents">Documents</h2>
<p class="soft">Each document is one file without references to others. Generate clients, types or mocks from it.</p>
<div class="scroll" role="region" tabindex="0" aria-label="API documents"><table>
<thead><tr><th scope="col">File</th><th scope="col">Describes</th><th scope="col">Format</th><th scope="col">Version</th><th scope="col">Size</th></tr></thead>
<tbody>${model.documents.map(
    (
      page,
    ) => html`<tr><td><a href="/docs/documents/${page.file}" download>${page.file}</a>, <a href="/docs/documents/${yamlFile(page)}" download>YAML</a></td><td>${titleOf(page)}</td>
<td class="nowrap">${page.kind === 'openapi' ? 'OpenAPI 3.1' : 'AsyncAPI 3'}</td><td>${page.source.info.version}</td><td class="nowrap">${Math.ceil(sizeOf(page) / 1024)} KiB</td></tr>`,
  )}</tbody></table></div></section>

<section class="band" aria-labelledby="conventions"><h2 id="conventions">Conventions</h2>
<dl class="rules">
<div><dt>Errors</dt><dd>Problem details (RFC 9457) with a stable <code>type</code>. <a href="/problems">Every problem</a> has a page.</dd></div>
<div><dt>Invalid input</dt><dd>400 with <code>errors</code>: a JSON Pointer to each invalid value and what is expected there, at most 32.</dd></div>
<div><dt>Unknown fields</dt><dd>Ignored in request bodies, unless an operation says otherwise.</dd></div>
<div><dt>Streams</dt><dd>Server-sent events. Request them with <code>Accept: text/event-stream</code>; without it, the same address responds once.</dd></div>
<div><dt>Secrets</dt><dd>Logs and errors never contain tokens, codes or keys.</dd></div>
<div><dt>Versions</dt><dd>Semver per document. Paths carry no version.</dd></div>
</dl></section>`;
  return {
    title: 'Documentation',
    description: 'API reference, guides and documents of Annex.',
    section: 'docs',
    body,
  };
}

function documentList(page: DocumentPage): Html {
  const none = page.kind === 'openapi' && page.operations.every(({ pending }) => pending);
  const lines =
    page.kind === 'openapi'
      ? html`<ul class="operation-list">${page.operations.map(
          ({ method, summary, href, pending }) =>
            html`<li><a href="${href}">${methodBadge(method)}<span>${summary}</span></a> ${pendingBadge(pending && !none)}</li>`,
        )}</ul>`
      : html`<p class="soft">${inlineMarkdown(
          Object.values(page.source.operations ?? {})
            .flatMap(({ title: each }) => each ?? [])
            .join(' · '),
        )}</p>`;
  return html`<div class="document"><h4><a href="${page.href}">${titleOf(page)}</a> <span class="badge">${page.kind === 'openapi' ? 'HTTP' : 'WebSocket'}</span> ${pendingBadge(none)}</h4>${lines}</div>`;
}
