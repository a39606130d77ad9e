// The package pages for people: GET /packages, /packages/check and /packages/{identifier}/.

import { createHash } from 'node:crypto';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { html } from '../../../pages/html.ts';
import { headerMap, type Page } from '../../../pages/layout.ts';
import type { Visit } from '../../../pages/site-bar.ts';
import type { PackageService } from '../service.ts';
import { type DetailView, detailPage } from './detail.ts';
import { listPage } from './list.ts';
import { commandLine, packagesPage } from './parts.ts';
import { type PageQuery, platformOf, readQuery } from './query.ts';

/** Paths of the repository itself. A package with such a name has no page. */
const RESERVED: ReadonlySet<string> = new Set(['archives', 'metadata', 'repository', 'schema']);

/** The pages of a private repository need a login. */
export const packagePages =
  (
    packages: PackageService,
    visitOf: (context: Context) => Promise<Visit>,
    repositoryUrl: () => string,
    loginPath: (next: string) => string,
  ) =>
  (router: Router): void => {
    router.get(['/packages', '/packages/:identifier'], async (context, next) => {
      if (!packages.isPrivate || (await visitOf(context)).user) return next();
      context.redirect(loginPath(context.url));
    });
    router.get('/packages', async (context) => {
      const visit = await visitOf(context);
      send(context, await list(packages, readQuery(context.querystring), visit, repositoryUrl()));
    });
    router.get('/packages/check', async (context) => {
      send(context, checkPage(await visitOf(context)));
    });
    router.get('/packages/:identifier', async (context, next) => {
      const identifier = context.params['identifier'] ?? '';
      if (RESERVED.has(identifier)) return next();
      const query = readQuery(context.querystring);
      const platform = context.query['platform'] === undefined ? platformOf(context.get('user-agent')) : query.platform;
      send(context, await detail(packages, identifier, { query, platform, visit: await visitOf(context) }));
    });
  };

async function list(packages: PackageService, query: PageQuery, visit: Visit, repository: string): Promise<Page> {
  const { q, type, tag, status, platform, tool_version } = query;
  const search = { q, type, tag: tag === undefined ? undefined : [tag] };
  const filters = { ...search, status: status && [status], platform: platform && [platform], tool_version };
  const [hits, all, icons, { name, ...signing }, { total }] = await Promise.all([
    packages.find(filters),
    status || platform || tool_version ? packages.find(search) : null,
    packages.pageIcons(),
    packages.status(),
    packages.quarantine(),
  ]);
  const incompatible = all ? all.length - hits.length : 0;
  return listPage({
    visit,
    repository,
    query,
    brand: packages.brand,
    name,
    signing,
    hits,
    incompatible,
    icons,
    quarantined: total,
  });
}

async function detail(
  packages: PackageService,
  identifier: string,
  view: Pick<DetailView, 'query' | 'platform' | 'visit'>,
): Promise<Page> {
  const [item, icons, { renderDescription }] = await Promise.all([
    packages.get(identifier),
    packages.pageIcons(),
    import('./description.ts'), // loads the Markdown parser
  ]);
  const about = renderDescription(item.description_full);
  return detailPage({ ...view, item, brand: packages.brand, icons, about });
}

/** Browsers may store the page but must revalidate it; an unchanged page is answered with 304. */
function send(context: Context, page: Page): void {
  context.set(headerMap(page));
  context.type = 'html';
  context.set('Cache-Control', 'private, no-cache');
  const etag = `"${createHash('sha256').update(page.html).digest('base64url')}"`;
  context.set('ETag', etag);
  if (context.get('if-none-match').includes(etag)) context.status = 304;
  else context.body = page.html;
}

/** Validates files in the browser, with the same messages as `annex packages validate`. */
function checkPage(visit: Visit): Page {
  const body = html`<p class="crumbs"><a href="/packages">All packages</a></p>
<div class="head"><div class="stack-tight"><h1>Validate your files</h1>
<p class="soft">Choose any number of metadata.json, packages.json and repository.json files. Nothing is stored.</p></div></div>
<form class="filters check" hidden><label class="field"><span>JSON files, up to 1 MiB each</span>
<input type="file" name="files" accept=".json,application/json" multiple></label>
<div class="running" hidden><progress></progress><span role="status"></span><button type="button" class="button">Stop</button></div></form>
<ul class="verdicts" aria-label="Results"></ul>
<noscript><p>You need JavaScript to validate files here.</p></noscript>
${commandLine('Validate a whole directory on your own machine', 'annex packages validate DIR')}`;
  return packagesPage('Validate files · Annex', 'Check package files against the format.', body, visit);
}
