// Every page of the site, drawn when it is first asked for. Loaded with the first request: a start pays nothing for it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CachedAnswer } from '../pages/cached-answer.ts';
import { html } from '../pages/html.ts';
import { headerMap } from '../pages/layout.ts';
import { realAddresses } from './addresses.ts';
import { asyncapiPage } from './asyncapi/page.ts';
import type { Documents } from './documents.ts';
import { type Guide, guidePage, guidesPage, readGuides } from './guides.ts';
import { landingPage } from './landing.ts';
import { type SitePage, sitePage } from './layout.ts';
import { createModel, type DocsServer, type DocumentPage, type Model } from './model.ts';
import { openapiPage } from './openapi/page.ts';
import { startPage } from './overview.ts';
import { type ProblemEntry, problemPage, problemsPage, readProblems } from './problems.ts';
import { createIndex } from './search-index.ts';
import { type Entry, rank } from './search-rank.ts';
import { settingsPage } from './settings.ts';

const MAX_RESULTS = 50;
const PICTURE_FOLDER = join(import.meta.dirname, 'pictures');
const PICTURES: readonly string[] = globSync('*.png', { cwd: PICTURE_FOLDER });
const FOREVER = 'public, max-age=31536000, immutable';

export class Site {
  readonly #model: Model;
  readonly #problems: readonly ProblemEntry[];
  readonly #guides: readonly Guide[];
  readonly #entries: readonly Entry[];
  readonly #index: CachedAnswer;
  readonly #readdress: (markup: string) => string;
  readonly #made = new Map<string, CachedAnswer>();

  private constructor(model: Model, guides: readonly Guide[]) {
    this.#model = model;
    this.#guides = guides;
    this.#readdress = realAddresses(model.documents);
    this.#problems = readProblems(model);
    this.#entries = createIndex(model, this.#problems, guides);
    this.#index = new CachedAnswer('application/json', JSON.stringify(this.#entries), { 'Cache-Control': FOREVER });
  }

  static async create(
    documents: Documents,
    servers: readonly DocsServer[],
    pending: ReadonlySet<string>,
  ): Promise<Site> {
    const model = createModel(documents, servers, pending);
    return new Site(model, await readGuides());
  }

  about = (): CachedAnswer => this.#page('/about', () => landingPage(this.#model, this.#guides));

  start = (): CachedAnswer =>
    this.#page('/docs', () => startPage(this.#model, this.#guides, (page) => this.#document(page).body.length));

  reference(name: string, kind: DocumentPage['kind']): CachedAnswer | null {
    const page = this.#model.documents.find((each) => each.name === name && each.kind === kind);
    if (!page) return null;
    const siblings = this.#model.areas.find(({ documents }) => documents.includes(page))?.documents ?? [];
    return this.#page(page.href, () =>
      page.kind === 'openapi'
        ? openapiPage(page, siblings, this.#model.links)
        : asyncapiPage(page, siblings, this.#model.links),
    );
  }

  guides = (): CachedAnswer => this.#page('/docs/guides', () => guidesPage(this.#guides));

  guide(name: string): CachedAnswer | null {
    const guide = this.#guides.find((each) => each.name === name);
    return guide ? this.#page(`/docs/guides/${name}`, () => guidePage(guide, this.#guides)) : null;
  }

  settings = (): CachedAnswer => this.#page('/docs/settings', settingsPage);

  problems = (): CachedAnswer => this.#page('/problems', () => problemsPage(this.#problems));

  problem(name: string): CachedAnswer | null {
    const problem = this.#problems.find((each) => each.name === name);
    return problem ? this.#page(`/problems/${name}`, () => problemPage(problem, this.#model.links)) : null;
  }

  document(file: string): CachedAnswer | null {
    const page = this.#model.documents.find((each) => each.file === file);
    return page ? this.#document(page) : null;
  }

  asset(file: string): CachedAnswer | null {
    return file === this.#indexFile ? this.#index : this.#picture(file);
  }

  /** Of the pictures that guides show; nothing else in the folder, and nothing outside it. */
  #picture(file: string): CachedAnswer | null {
    if (!PICTURES.includes(file)) return null;
    const made =
      this.#made.get(`picture ${file}`) ?? new CachedAnswer('image/png', readFileSync(join(PICTURE_FOLDER, file)), {});
    this.#made.set(`picture ${file}`, made);
    return made;
  }

  /** Not cached. */
  results(query: string): CachedAnswer {
    const found = rank(this.#entries, query, MAX_RESULTS);
    const title = query === '' ? 'Search' : `“${query}”`;
    const body = html`<h1>${title}</h1><p class="lead">${
      found.length === 0
        ? 'Nothing found.'
        : `${found.length === MAX_RESULTS ? 'The first ' : ''}${found.length} found.`
    }</p><ol class="result-list">${found.map(
      ({ k, t, s, u }) =>
        html`<li><a href="${u}"><span class="result-kind">${k}</span><span class="result-title">${t}</span><span class="result-more">${s}</span></a></li>`,
    )}</ol>`;
    return this.#draw({ title, description: 'What was found.', section: 'docs', body, query });
  }

  missing(): CachedAnswer {
    const body = html`<h1>There is nothing at this address</h1>
<p class="lead">It may have moved, or the link is wrong.</p>
<p class="actions"><a class="button primary" href="/docs">Documentation</a> <a class="button" href="/">Start page</a></p>`;
    return this.#draw({ title: 'Not found', description: 'Nothing is here.', section: 'docs', body }, 404);
  }

  get #indexFile(): string {
    return `search-${this.#index.hash}.json`;
  }

  #page(path: string, draw: () => SitePage): CachedAnswer {
    const made = this.#made.get(path) ?? this.#draw(draw());
    this.#made.set(path, made);
    return made;
  }

  #draw(page: SitePage, status = 200): CachedAnswer {
    const drawn = sitePage(page, `/docs/assets/${this.#indexFile}`);
    return new CachedAnswer('text/html; charset=utf-8', this.#readdress(drawn.html), headerMap(drawn), status);
  }

  #document(page: DocumentPage): CachedAnswer {
    const made =
      this.#made.get(page.file) ??
      new CachedAnswer('application/json', `${JSON.stringify(page.source, null, 2)}\n`, {});
    this.#made.set(page.file, made);
    return made;
  }
}
