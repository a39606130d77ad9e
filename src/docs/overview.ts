// The page at /docs: guides, API reference by area, documents and introductions.
import { type Html, html } from '../pages/html.ts';
import { documentList, pendingBadge } from './document-page.ts';
import { type Guide, guideCards } from './guides.ts';
import { operationsOf, progressBadge } from './landing.ts';
import type { SitePage } from './layout.ts';
import { type DocumentPage, type Model, titleOf, yamlFile } from './model.ts';

const FORMATS = { openapi: 'OpenAPI 3.1', asyncapi: 'AsyncAPI 3', arazzo: 'Arazzo 1.0' } as const;

export function overviewPage(
  model: Model,
  guides: readonly Guide[],
  introductions: readonly Guide[],
  sizeOf: (file: string) => number,
): SitePage {
  const files = [
    ...model.documents.map((page) => ({
      file: page.file,
      title: titleOf(page),
      format: FORMATS[page.kind],
      version: page.source.info.version,
    })),
    ...model.schemas.map(({ file, title }) => ({ file, title, format: 'JSON Schema 2020-12', version: '' })),
  ];
  const body = html`<h1>Documentation</h1>
<p class="lead">Five services, each with its own API document. These pages are generated from the documents that the servers validate every request against.</p>

<section class="band" aria-labelledby="guides"><h2 id="guides">Guides</h2>${guideCards(guides, 'h3')}</section>

<section class="band" aria-labelledby="conventions"><h2 id="conventions">Introductions</h2>
<ul class="links">${introductions.map(
    ({ href, title, summary }) => html`<li><a href="${href}">${title}</a><span class="soft">${summary}</span></li>`,
  )}<li><a href="/llms.txt">llms.txt</a><span class="soft">All pages as Markdown, for language models. Add .md to the address of any page, or send Accept: text/markdown.</span></li></ul></section>

<section class="band" aria-labelledby="areas"><h2 id="areas">Reference</h2>
<div class="area-rows">${model.areas.map(
    ({ area, documents }) => html`<section class="card area-row" aria-labelledby="area-${area.id}">
<div class="area-row-text"><div class="area-head"><span class="area-icon">${area.icon}</span>${progressBadge(operationsOf(documents))}</div>
<h3 id="area-${area.id}">${area.title}</h3><p class="soft">${area.purpose}</p></div>
<div class="area-row-documents">${documents.map(documentCard)}</div>
</section>`,
  )}</div></section>

<section class="band" aria-labelledby="documents"><h2 id="documents">Documents</h2>
<p class="soft">Each document is one file without references to others. Generate clients, types or mocks from it.</p>
<div class="scroll" role="region" tabindex="0" aria-label="API documents"><table>
<thead><tr><th scope="col">File</th><th scope="col">Describes</th><th scope="col">Format</th><th scope="col">Version</th><th scope="col">Size</th></tr></thead>
<tbody>${files.map(
    ({ file, title, format, version }) =>
      html`<tr><td><a href="/docs/documents/${file}" download>${file}</a>, <a href="/docs/documents/${yamlFile({ file })}" download>YAML</a></td><td>${title}</td>
<td class="nowrap">${format}</td><td>${version}</td><td class="nowrap">${Math.ceil(sizeOf(file) / 1024)} KiB</td></tr>`,
  )}</tbody></table></div></section>`;
  return {
    title: 'Documentation',
    description: 'API reference, guides and documents of Annex.',
    section: 'docs',
    body,
  };
}

function documentCard(page: DocumentPage): Html {
  const none = page.kind === 'openapi' && page.operations.every(({ pending }) => pending);
  return html`<div class="document"><h4><a href="${page.href}">${titleOf(page)}</a> <span class="badge">${FORMATS[page.kind]}</span> ${pendingBadge(none)}</h4>${documentList(page)}</div>`;
}
