// Every page of the site, rendered on its first request. The module is loaded with the first request, too, to keep the start fast.
import { globSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { stringify } from 'yaml';
import { CachedResponse } from '../pages/cached-response.ts';
import { escapeHtml, html } from '../pages/html.ts';
import { headerMap } from '../pages/layout.ts';
import { messagePage } from './asyncapi/message.ts';
import { documentOverview, schemaLinks, schemaPage } from './document-page.ts';
import type { Documents } from './documents.ts';
import { flowsPage } from './flows.ts';
import { type Guide, guidePage, guidesPage, INTRODUCTIONS, readGuides } from './guides.ts';
import { readIntroductions } from './introductions.ts';
import { landingPage, overviewPage, TAGLINE } from './landing.ts';
import { type SitePage, sitePage } from './layout.ts';
import { createModel, type DocsServer, type DocumentPage, type Model, yamlFile } from './model.ts';
import { operationPage } from './openapi/operation.ts';
import { type ProblemEntry, problemPage, problemsPage, readProblems } from './problems.ts';
import { createIndex, OVERVIEWS } from './search-index.ts';
import { createSearch, type Entry, groupResults } from './search-rank.ts';
import { settingsPage } from './settings.ts';
import { toMarkdown } from './to-markdown.ts';

const [MAX_RESULTS, MAX_SUGGESTIONS] = [50, 10];
/** Fields of search results that are sent. */
const SENT = ['lead', 'groups', 'entries', 'kind', 'title', 'more', 'href'];
const ASSET_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.yml': 'application/yaml',
  '.json': 'application/json',
};
const DOCUMENTS = '/docs/documents/';
const ASSETS = '/docs/assets/';

export type Site = Awaited<ReturnType<typeof createSite>>;

export async function createSite(documents: Documents, servers: readonly DocsServer[]) {
  const model = createModel(documents, servers);
  const guides = await readGuides();
  const problems = readProblems(model);
  const introductions = await readIntroductions(model, problems);
  const entries = createIndex(model, problems, introductions, guides);
  const search = createSearch(entries);
  const replaceAddresses = addressReplacer(model.documents);
  const replaceInDocument = addressReplacer(model.documents, (url) => JSON.stringify(url).slice(1, -1));
  const sources = new Map<string, object>([
    ...model.documents.map((page) => [page.file, withAddress(page)] as const),
    ...model.schemas.map(({ file, source }) => [file, source] as const),
  ]);
  const jsonOf = (file: string) => replaceInDocument(`${JSON.stringify(sources.get(file), null, 2)}\n`);
  const yamlOf = (file: string) => stringify(JSON.parse(jsonOf(file)), { lineWidth: 0 });
  const sizeOf = (file: string) => Buffer.byteLength(jsonOf(file));
  const pages = listPages(model, guides, introductions, problems, sizeOf);

  function render(page: SitePage, alternate?: string): CachedResponse {
    const rendered = sitePage(page, alternate);
    return new CachedResponse('text/html; charset=utf-8', replaceAddresses(rendered.html), headerMap(rendered));
  }

  /** Links to other pages lead to their Markdown versions. */
  function renderMarkdown(address: string, page: SitePage): CachedResponse {
    const written = page.markdown ?? toMarkdown(sitePage(page).html);
    const text = replaceInDocument(written).replaceAll(
      /\]\((\/[^)\s#]*)?(#[^)\s]*)?\)/g,
      (all, path: string | undefined, fragment = '') =>
        path !== undefined && pages.has(path) ? `](${markdownPath(path)}${fragment})` : all,
    );
    return new CachedResponse('text/markdown; charset=utf-8', text, { Link: `<${address}>; rel="canonical"` });
  }

  const file = (type: string, write: () => string | Buffer) => () => new CachedResponse(type, write(), {});
  const platform = model.servers.find(({ name }) => name === 'platform');
  /** By path. Pages are also available as Markdown, and documents as YAML. */
  const responses = new Map<string, () => CachedResponse>([
    ['/llms.txt', file('text/plain; charset=utf-8', () => llmsText(entries, [...sources.keys()], platform?.url ?? ''))],
    ...[...pages].flatMap(([path, create]) => [
      [path, () => render(create(), markdownPath(path))] as const,
      [markdownPath(path), () => renderMarkdown(path, create())] as const,
    ]),
    ...[...sources.keys()].flatMap((name) => [
      [DOCUMENTS + name, file('application/json', () => jsonOf(name))] as const,
      [DOCUMENTS + yamlFile({ file: name }), file('application/yaml', () => yamlOf(name))] as const,
    ]),
    // Pictures, and files for operators.
    ...globSync(['pictures/*.png', 'operations/*'], { cwd: import.meta.dirname }).map((path) => {
      const read = () => readFileSync(join(import.meta.dirname, path));
      return [ASSETS + basename(path), file(ASSET_TYPES[extname(path)] ?? '', read)] as const;
    }),
  ]);
  const cache = new Map<string, CachedResponse>();

  return {
    find(path: string, asMarkdown: boolean): CachedResponse | null {
      const address = asMarkdown && pages.has(path) ? markdownPath(path) : path;
      const answer = cache.get(address) ?? responses.get(address)?.() ?? null;
      if (answer) cache.set(address, answer);
      return answer;
    },

    /** Results of a search as a page, as Markdown or as JSON. Not cached. */
    results(query: string, format: 'html' | 'md' | 'json'): CachedResponse {
      const results = search(query, format === 'json' ? MAX_SUGGESTIONS : MAX_RESULTS);
      const count = `${results.length === MAX_RESULTS ? 'First ' : ''}${results.length} ${results.length === 1 ? 'result' : 'results'}`;
      const lead = results.length > 0 ? count : query === '' ? 'Enter a word or two.' : 'No results. Try other words.';
      const groups = results.length > 0 ? groupResults(results) : [{ title: 'Start here', entries: OVERVIEWS }];
      if (format === 'json') return new CachedResponse('application/json', JSON.stringify({ lead, groups }, SENT), {});
      const title = query === '' ? 'Search' : `“${query}”`;
      const body = html`<h1>${title}</h1><p class="lead">${lead}</p>${groups.map(
        (group) =>
          html`<section><h2 class="result-group">${group.title}</h2><ol class="result-list">${group.entries.map(
            ({ kind, title, more, href }) =>
              html`<li><a href="${href}"><span class="result-kind">${kind}</span><span class="result-title">${title}</span><span class="result-more">${more}</span></a></li>`,
          )}</ol></section>`,
      )}`;
      const page: SitePage = { title, description: 'Search results', section: 'docs', body, query };
      return format === 'md' ? renderMarkdown('/docs/search', page) : render(page);
    },
  };
}

/** The address of the Markdown version of a page. */
const markdownPath = (path: string): string => `${path === '/' ? '/index' : path}.md`;

/**
 * Replaces the default server addresses in samples and documents with the real ones. The returned function rewrites
 * markup, or other text with its own `encode`.
 */
function addressReplacer(documents: readonly DocumentPage[], encode = escapeHtml): (markup: string) => string {
  const addresses = new Map(documents.map(({ documented, server }) => [documented, server]));
  addresses.delete('');
  if (addresses.size === 0) return (markup) => markup;
  const patterns = [...addresses.keys()].map((url) => `${url.replace(/[^\w]/g, '\\$&')}(?!\\d)`);
  return (markup) => markup.replace(new RegExp(patterns.join('|'), 'g'), (url) => encode(addresses.get(url) ?? url));
}

/** A document in which the host of a socket, which is not written as a URL, is that of the running server. */
function withAddress(page: DocumentPage): object {
  if (page.kind !== 'asyncapi' || !URL.canParse(page.server)) return page.source;
  const { protocol, host, pathname } = new URL(page.server);
  const address = { host, protocol: protocol.slice(0, -1), ...(pathname === '/' ? {} : { pathname }) };
  const servers = Object.entries(page.source.servers ?? {}).map(([name, server]) => [name, { ...server, ...address }]);
  return { ...page.source, servers: Object.fromEntries(servers) };
}

const SECTIONS = [
  ['Overview', 'overview'],
  ['Guides', 'guide'],
  ['Introductions', 'introduction'],
  ['APIs', 'page'],
  ['Operations', 'operation'],
  ['Messages', 'message'],
  ['Flows', 'flow'],
  ['Optional', 'problem'],
];

/**
 * /llms.txt: what the site has, as a list of Markdown pages for language models (llmstxt.org). `base` is the address
 * of the platform. `files` are documents to download, which are also available as YAML.
 */
function llmsText(entries: readonly Entry[], files: readonly string[], base: string): string {
  const line = ({ title, more, href }: Entry) => `- [${title}](${base}${href.replace(/#|$/, '.md$&')}): ${more}`;
  const sections = SECTIONS.map(([title, kind]) => [title, ...entries.filter((each) => each.kind === kind).map(line)]);
  const formats = files.flatMap((file) => [file, yamlFile({ file })]);
  const documents = ['Documents', ...formats.map((file) => `- [${file}](${base}/docs/documents/${file})`)];
  return `# Annex

> ${TAGLINE}

Every page of these docs has a Markdown version: add \`.md\` to its address, or send \`Accept: text/markdown\`.
Search them at ${base}/docs/search.md?q=WORDS.

${[documents, ...sections].map(([title, ...lines]) => `## ${title}\n\n${lines.join('\n')}\n`).join('\n')}`;
}

type Pages = [path: string, create: () => SitePage][];

/** Every page of the site by its address. The addresses are stable: other sites and old releases link to them. */
function listPages(
  model: Model,
  guides: readonly Guide[],
  introductions: readonly Guide[],
  problems: readonly ProblemEntry[],
  sizeOf: (file: string) => number,
): ReadonlyMap<string, () => SitePage> {
  const landing = () => landingPage(model, guides);
  return new Map([
    ['/', landing],
    ['/about', landing],
    ['/docs', () => overviewPage(model, guides, introductions, sizeOf)],
    ['/docs/settings', settingsPage],
    ['/docs/guides', () => guidesPage(guides)],
    ...guides.map((each): Pages[0] => [each.href, () => guidePage(each, guides)]),
    ...introductions.map((each): Pages[0] => [each.href, () => guidePage(each, introductions, INTRODUCTIONS)]),
    ...model.areas.flatMap(({ documents }) => documents.flatMap((page) => documentPages(page, documents, model))),
    ['/problems', () => problemsPage(problems)],
    ...problems.map((each): Pages[0] => [`/problems/${each.name}`, () => problemPage(each, model.links)]),
  ]);
}

function documentPages(page: DocumentPage, siblings: readonly DocumentPage[], model: Model): Pages {
  const { links } = model;
  if (page.kind === 'arazzo') return [[page.href, () => flowsPage(page, siblings, model)]];
  const described =
    page.kind === 'openapi'
      ? page.operations.map((each): Pages[0] => [each.href, () => operationPage(page, each, links)])
      : page.channels.flatMap((socket) =>
          socket.directions.flatMap(({ messages }) =>
            messages.map((each): Pages[0] => [each.href, () => messagePage(page, socket, each, links)]),
          ),
        );
  return [
    [page.href, () => documentOverview(page, siblings, links)],
    ...described,
    ...schemaLinks(page).map(({ title, href }): Pages[0] => [href, () => schemaPage(page, title, href)]),
  ];
}
