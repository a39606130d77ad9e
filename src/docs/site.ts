// Every page of the site, rendered on its first request. The module is loaded with the first request, too, to keep the start fast.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { CachedResponse } from '../pages/cached-response.ts';
import { html } from '../pages/html.ts';
import { headerMap } from '../pages/layout.ts';
import { addressReplacer, withAddress } from './addresses.ts';
import { asyncapiPage } from './asyncapi/page.ts';
import type { Documents } from './documents.ts';
import { type Guide, guidePage, guidesPage, readGuides } from './guides.ts';
import { landingPage } from './landing.ts';
import { type SitePage, sitePage } from './layout.ts';
import { createModel, type DocsServer, type DocumentPage, type Model } from './model.ts';
import { openapiPage } from './openapi/page.ts';
import { overviewPage } from './overview.ts';
import { type ProblemEntry, problemPage, problemsPage, readProblems } from './problems.ts';
import { createIndex } from './search-index.ts';
import { type Entry, rank } from './search-rank.ts';
import { settingsPage } from './settings.ts';

const MAX_RESULTS = 50;
const PICTURE_DIRECTORY = join(import.meta.dirname, 'pictures');
const PICTURES: readonly string[] = globSync('*.png', { cwd: PICTURE_DIRECTORY });
const FOREVER = 'public, max-age=31536000, immutable';

export class Site {
  readonly #model: Model;
  readonly #problems: readonly ProblemEntry[];
  readonly #guides: readonly Guide[];
  readonly #entries: readonly Entry[];
  readonly #index: CachedResponse;
  readonly #replaceAddresses: (markup: string) => string;
  readonly #replaceInDocument: (json: string) => string;
  readonly #cache = new Map<string, CachedResponse>();

  private constructor(model: Model, guides: readonly Guide[]) {
    this.#model = model;
    this.#guides = guides;
    this.#replaceAddresses = addressReplacer(model.documents);
    this.#replaceInDocument = addressReplacer(model.documents, (url) => JSON.stringify(url).slice(1, -1));
    this.#problems = readProblems(model);
    this.#entries = createIndex(model, this.#problems, guides);
    this.#index = new CachedResponse('application/json', JSON.stringify(this.#entries), { 'Cache-Control': FOREVER });
  }

  static async create(
    documents: Documents,
    servers: readonly DocsServer[],
    pending: ReadonlySet<string>,
  ): Promise<Site> {
    const model = createModel(documents, servers, pending);
    return new Site(model, await readGuides());
  }

  about = (): CachedResponse => this.#page('/about', () => landingPage(this.#model, this.#guides));

  overview = (): CachedResponse =>
    this.#page('/docs', () => overviewPage(this.#model, this.#guides, (page) => this.#document(page).body.length));

  reference(name: string, kind: DocumentPage['kind']): CachedResponse | null {
    const page = this.#model.documents.find((each) => each.name === name && each.kind === kind);
    if (!page) return null;
    const siblings = this.#model.areas.find(({ documents }) => documents.includes(page))?.documents ?? [];
    return this.#page(page.href, () =>
      page.kind === 'openapi'
        ? openapiPage(page, siblings, this.#model.links)
        : asyncapiPage(page, siblings, this.#model.links),
    );
  }

  guides = (): CachedResponse => this.#page('/docs/guides', () => guidesPage(this.#guides));

  guide(name: string): CachedResponse | null {
    const guide = this.#guides.find((each) => each.name === name);
    return guide ? this.#page(`/docs/guides/${name}`, () => guidePage(guide, this.#guides)) : null;
  }

  settings = (): CachedResponse => this.#page('/docs/settings', settingsPage);

  problems = (): CachedResponse => this.#page('/problems', () => problemsPage(this.#problems));

  problem(name: string): CachedResponse | null {
    const problem = this.#problems.find((each) => each.name === name);
    return problem ? this.#page(`/problems/${name}`, () => problemPage(problem, this.#model.links)) : null;
  }

  document(file: string): CachedResponse | null {
    const page = this.#model.documents.find((each) => each.file === file.replace(/\.yaml$/, '.json'));
    if (!page) return null;
    return file.endsWith('.yaml') ? this.#yaml(file, page) : this.#document(page);
  }

  asset(file: string): CachedResponse | null {
    return file === this.#indexFile ? this.#index : this.#picture(file);
  }

  /** Only pictures of the picture directory are served. */
  #picture(file: string): CachedResponse | null {
    if (!PICTURES.includes(file)) return null;
    const answer =
      this.#cache.get(`picture ${file}`) ??
      new CachedResponse('image/png', readFileSync(join(PICTURE_DIRECTORY, file)), {});
    this.#cache.set(`picture ${file}`, answer);
    return answer;
  }

  /** Not cached. */
  results(query: string): CachedResponse {
    const found = rank(this.#entries, query, MAX_RESULTS);
    const title = query === '' ? 'Search' : `“${query}”`;
    const body = html`<h1>${title}</h1><p class="lead">${
      found.length === 0
        ? 'No results'
        : `${found.length === MAX_RESULTS ? 'First ' : ''}${found.length} ${found.length === 1 ? 'result' : 'results'}`
    }</p><ol class="result-list">${found.map(
      ({ k, t, s, u }) =>
        html`<li><a href="${u}"><span class="result-kind">${k}</span><span class="result-title">${t}</span><span class="result-more">${s}</span></a></li>`,
    )}</ol>`;
    return this.#render({ title, description: 'Search results', section: 'docs', body, query });
  }

  missing(): CachedResponse {
    const body = html`<h1>Page not found</h1>
<p class="lead">The page may have moved, or the link is wrong.</p>
<p class="actions"><a class="button primary" href="/docs">Documentation</a> <a class="button" href="/">Start page</a></p>`;
    return this.#render(
      { title: 'Page not found', description: 'This page does not exist.', section: 'docs', body },
      404,
    );
  }

  get #indexFile(): string {
    return `search-${this.#index.hash}.json`;
  }

  #page(path: string, create: () => SitePage): CachedResponse {
    const answer = this.#cache.get(path) ?? this.#render(create());
    this.#cache.set(path, answer);
    return answer;
  }

  #render(page: SitePage, status = 200): CachedResponse {
    const rendered = sitePage(page, `/docs/assets/${this.#indexFile}`);
    return new CachedResponse(
      'text/html; charset=utf-8',
      this.#replaceAddresses(rendered.html),
      headerMap(rendered),
      status,
    );
  }

  #document(page: DocumentPage): CachedResponse {
    const answer =
      this.#cache.get(page.file) ??
      new CachedResponse(
        'application/json',
        this.#replaceInDocument(`${JSON.stringify(withAddress(page), null, 2)}\n`),
        {},
      );
    this.#cache.set(page.file, answer);
    return answer;
  }

  #yaml(file: string, page: DocumentPage): CachedResponse {
    const write = () => stringify(JSON.parse(this.#document(page).body.toString()), { lineWidth: 0 });
    const answer = this.#cache.get(file) ?? new CachedResponse('application/yaml', write(), {});
    this.#cache.set(file, answer);
    return answer;
  }
}
