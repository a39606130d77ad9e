// The page at /: an introduction, the services, and links to everything else. And the page at /docs: guides, API reference
// by area, documents and introductions.
import { bodyExamples } from '../contract/generate/model.ts';
import { type Html, html } from '../pages/html.ts';
import { type Area, PLATFORM } from './areas.ts';
import { codeBlock, jsonBlock } from './code-block.ts';
import { documentList } from './document-page.ts';
import { type Guide, guideCards } from './guides.ts';
import type { SitePage } from './layout.ts';
import { type DocsServer, type DocumentPage, type Model, titleOf, yamlFile } from './model.ts';

const MAX_LISTED = 5;
export const TAGLINE = 'Your program runs over there. Your browser, clipboard and logins are here.';

export function landingPage(model: Model, guides: readonly Guide[]): SitePage {
  const five = model.areas.filter(({ area }) => area !== PLATFORM);
  const body = html`<div class="hero">
<div class="hero-text">
<h1>${TAGLINE}</h1>
<p class="lead">Annex joins them. Paste a screenshot here, and the agent over there has its path. Log in here to a tool over there. Watch an agent work in your workspace, and answer when it asks. All you need here is a browser that reaches Annex, by https or by one <code>ssh -L</code>.</p>
<p class="actions"><a class="button primary" href="/docs/guides/get-started">Get started</a> <a class="button" href="/workspaces">Open a workspace</a> <a class="button" href="/docs">Read the docs</a></p>
</div>
${exampleCall(model)}
</div>

<section class="band" aria-labelledby="areas"><h2 id="areas">Five services, one program</h2>
<ul class="cards area-cards">${five.map(({ area, documents }) => areaCard(area, documents))}</ul></section>

<section class="band" aria-labelledby="servers"><h2 id="servers">Services</h2>
<ul class="servers">${model.servers.map(serverCard)}</ul></section>

<section class="band" aria-labelledby="guides"><h2 id="guides">Guides</h2>
${guideCards(guides, 'h3')}</section>

<section class="band" aria-labelledby="more"><h2 id="more">Quick links</h2>
<ul class="links">
<li><a href="/packages">Packages</a><span class="soft">browse the packages of this platform and find those that fit your tool</span></li>
<li><a href="/screenshot-paste">Paste a screenshot</a><span class="soft">optimize a screenshot, name it and save it in the project</span></li>
<li><a href="/account">Your account</a><span class="soft">sessions, and applications with access</span></li>
<li><a href="/docs">API reference</a><span class="soft">every operation, with examples that you can paste into a shell</span></li>
<li><a href="/docs#documents">API documents</a><span class="soft">OpenAPI 3.1 and AsyncAPI 3, to download</span></li>
<li><a href="/problems">Problems</a><span class="soft">every error, its meaning and what to do</span></li>
<li><a href="/openapi.json">/openapi.json</a><span class="soft">the platform’s API in one document</span></li>
</ul></section>`;
  return { title: 'Annex', description: TAGLINE, section: 'home', className: 'landing', body };
}

/** A request that needs no credential, and its documented response. */
function exampleCall(model: Model): Html | null {
  const page = model.documents.find((each) => each.kind === 'openapi' && each.name === 'intents');
  const operation = model.operations.find(({ id }) => id === 'createIntent');
  if (page?.kind !== 'openapi' || !operation) return null;
  const [success] = operation.answers;
  const [example] = bodyExamples(page.source, success?.media['application/json']);
  return html`<div class="hero-code">${codeBlock(
    `# Start a login\ncurl -X POST ${page.server}${operation.path}`,
    'sh',
    'Try it. No key needed.',
  )}${example ? jsonBlock(example.value, html`<b>${success?.status}</b> send the user to auth_url`) : null}</div>`;
}

function serverCard({ name, url, what, health, page }: DocsServer): Html {
  return html`<li class="card server"><div class="server-head"><h3>${page ? html`<a href="${page}">${name}</a>` : name}</h3> ${
    health ? html`<span class="badge" data-health="${health}" hidden></span>` : null
  }</div><p class="soft">${what}</p><p><code class="path">${url}</code></p></li>`;
}

function areaCard(area: Area, documents: readonly DocumentPage[]): Html {
  const operations = documents.flatMap((page) => (page.kind === 'openapi' ? page.operations : []));
  const firstOperations = operations.slice(0, MAX_LISTED);
  const more = operations.length - firstOperations.length;
  const [main] = documents;
  return html`<li class="card area">
<div class="area-head"><span class="area-icon">${area.icon}</span></div>
<h3><a href="${main?.href}">${area.title}</a></h3>
<p class="soft">${area.purpose}</p>
<ul class="ticks" aria-label="Available operations">${firstOperations.map(({ summary, href }) => html`<li><a href="${href}">${summary}</a></li>`)}</ul>${more > 0 ? html`<p class="small soft">and ${more} more</p>` : null}</li>`;
}

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
<div class="area-row-text"><div class="area-head"><span class="area-icon">${area.icon}</span></div>
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

const documentCard = (page: DocumentPage): Html =>
  html`<div class="document"><h4><a href="${page.href}">${titleOf(page)}</a> <span class="badge">${FORMATS[page.kind]}</span></h4>${documentList(page)}</div>`;
