// The page at /: an introduction, the services, and links to everything else.
import { bodyExamples } from '../contract/generate/model.ts';
import { type Content, type Html, html } from '../pages/html.ts';
import { type Area, PLATFORM } from './areas.ts';
import { codeBlock, jsonBlock } from './code-block.ts';
import { type Guide, guideCards } from './guides.ts';
import type { SitePage } from './layout.ts';
import type { DocsServer, DocumentPage, Model, Operation } from './model.ts';

const MAX_LISTED = 5;
export const TAGLINE = 'The services an extension ecosystem needs, in one program.';

export function landingPage(model: Model, guides: readonly Guide[]): SitePage {
  const five = model.areas.filter(({ area }) => area !== PLATFORM);
  const body = html`<div class="hero">
<div class="hero-text">
<h1>${TAGLINE}</h1>
<p class="lead">Packages, OAuth codes, login, panels and screenshots. Each service starts with its API document. Types, validators, mocks and these pages are generated from it.</p>
<p class="actions"><a class="button primary" href="/workspaces">Open a workspace</a> <a class="button" href="/docs">Read the docs</a> <a class="button" href="/docs/guides">Follow a guide</a></p>
</div>
${exampleCall(model)}
</div>

<section class="band" aria-labelledby="areas"><h2 id="areas">What it does</h2>
<ul class="cards area-cards">${five.map(({ area, documents }) => areaCard(area, documents))}</ul></section>

<section class="band" aria-labelledby="servers"><h2 id="servers">Services</h2>
<ul class="servers">${model.servers.map(serverCard)}</ul></section>

<section class="band" aria-labelledby="guides"><h2 id="guides">Guides</h2>
${guideCards(guides, 'h3')}</section>

<section class="band" aria-labelledby="more"><h2 id="more">Quick links</h2>
<ul class="links">
<li><a href="/packages">Packages</a><span class="soft">browse the packages of this platform and find those that fit your tool</span></li>
<li><a href="/paste">Paste a screenshot</a><span class="soft">optimize a screenshot, name it and save it in the project</span></li>
<li><a href="/account">Your account</a><span class="soft">sessions, and applications with access</span></li>
<li><a href="/docs">API reference</a><span class="soft">every operation, with examples that you can paste into a shell</span></li>
<li><a href="/docs#documents">API documents</a><span class="soft">OpenAPI 3.1 and AsyncAPI 3, to download</span></li>
<li><a href="/problems">Problems</a><span class="soft">every error, its meaning and what to do</span></li>
${isServed(model, 'getOpenapi') ? html`<li><a href="/openapi.json">/openapi.json</a><span class="soft">the platform’s API in one document</span></li>` : null}
</ul></section>`;
  return { title: 'Annex', description: TAGLINE, section: 'home', className: 'landing', body };
}

const isServed = ({ operations }: Model, id: string): boolean =>
  operations.some((operation) => operation.id === id && !operation.pending);

/** A request that needs no credential, and its documented response. */
function exampleCall(model: Model): Html | null {
  const page = model.documents.find((each) => each.kind === 'openapi' && each.name === 'intents');
  const operation = model.operations.find(({ id }) => id === 'createIntent');
  if (page?.kind !== 'openapi' || !operation || operation.pending) return null;
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

export const operationsOf = (documents: readonly DocumentPage[]): readonly Operation[] =>
  documents.flatMap((page) => (page.kind === 'openapi' ? page.operations : []));

export function progressBadge(operations: readonly Operation[]): Content {
  const open = operations.filter((each) => each.pending).length;
  if (open === 0) return html`<span class="badge good">available</span>`;
  if (open === operations.length) return html`<span class="badge warn">not available yet</span>`;
  return html`<span class="badge accent">${operations.length - open} of ${operations.length} available</span>`;
}

function areaCard(area: Area, documents: readonly DocumentPage[]): Html {
  const operations = operationsOf(documents);
  const served = operations.filter((each) => !each.pending);
  const shown = served.slice(0, MAX_LISTED);
  const more = served.length - shown.length;
  const open = operations.length - served.length;
  const [main] = documents;
  return html`<li class="card area">
<div class="area-head"><span class="area-icon">${area.icon}</span>${progressBadge(operations)}</div>
<h3><a href="${main?.href}">${area.title}</a></h3>
<p class="soft">${area.purpose}</p>
${
  served.length > 0
    ? html`<ul class="ticks" aria-label="Available operations">${shown.map(({ summary, href }) => html`<li><a href="${href}">${summary}</a></li>`)}</ul>`
    : null
}${
  more > 0 || (open > 0 && served.length > 0)
    ? html`<p class="small soft">${more > 0 ? `and ${more} more` : null}${more > 0 && open > 0 ? '; ' : null}${open > 0 && served.length > 0 ? `${open} not available yet` : null}</p>`
    : null
}</li>`;
}
