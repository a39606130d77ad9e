// The package pages for people: GET /packages, /packages/check and /packages/{identifier}/.
import { createHash } from 'node:crypto';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { isProblem, type Problem } from '../../../base/problem.ts';
import { html } from '../../../pages/html.ts';
import { headerMap, type Page } from '../../../pages/layout.ts';
import type { Visit } from '../../../pages/site-bar.ts';
import type { PackageService } from '../service.ts';
import { checkPage } from './check.ts';
import { detailPage } from './detail.ts';
import { listPage } from './list.ts';
import { type IconUrl, packagesPage } from './parts.ts';
import { type PageQuery, readQuery } from './query.ts';

/** Paths of the repository itself. A package with such a name has no page. */
const RESERVED: ReadonlySet<string> = new Set(['archives', 'schema']);

export interface PackagePageOptions {
  readonly visitOf: (context: Context) => Promise<Visit>;
  readonly repositoryUrl: () => string;
  /** Only for a private repository, whose pages require a login. */
  readonly loginPath?: (next: string) => string;
}

export const packagePages =
  (packages: PackageService, { visitOf, repositoryUrl, loginPath }: PackagePageOptions) =>
  (router: Router): void => {
    /** Images cannot send the proof of a login, so a private page contains its icons. */
    const isInline = loginPath !== undefined;
    const respondTo = async (context: Context, render: (visit: Visit) => Promise<Page>): Promise<void> => {
      const visit = await visitOf(context);
      if (loginPath && !visit.user) return context.redirect(loginPath(context.url));
      await respond(context, visit, () => render(visit));
    };
    router.get('/packages', (context) =>
      respondTo(context, (visit) =>
        list(packages, readQuery(context.querystring), visit, { repository: repositoryUrl(), isInline }),
      ),
    );
    router.get('/packages/check', async (context) => {
      const visit = await visitOf(context);
      await respond(context, visit, async () => checkPage(visit));
    });
    router.get('/packages/:identifier', (context, next) => {
      const identifier = context.params['identifier'] ?? '';
      if (RESERVED.has(identifier)) return next();
      const query = readQuery(context.querystring);
      return respondTo(context, (visit) => detail(packages, identifier, query, visit, isInline));
    });
  };

async function list(
  packages: PackageService,
  query: PageQuery,
  visit: Visit,
  { repository, isInline }: { readonly repository: string; readonly isInline: boolean },
): Promise<Page> {
  const { q, type, tag, status, platform, tool_version } = query;
  const search = { q, type, tag: tag === undefined ? undefined : [tag] };
  const filters = {
    ...search,
    status: status && [status],
    platform: platform && [platform],
    tool_version,
  };
  const [hits, all, icons, name, { total }] = await Promise.all([
    packages.find(filters),
    status || platform || tool_version ? packages.find(search) : null,
    packages.icons(),
    packages.name(),
    packages.quarantine(),
  ]);
  const incompatible = all ? all.length - hits.length : 0;
  return listPage({
    visit,
    repository,
    query,
    brand: packages.brand,
    name,
    hits,
    incompatible,
    iconUrl: iconUrls(icons, isInline),
    quarantined: total,
  });
}

async function detail(
  packages: PackageService,
  identifier: string,
  query: PageQuery,
  visit: Visit,
  isInline: boolean,
): Promise<Page> {
  const [item, icons] = await Promise.all([packages.get(identifier), packages.icons()]);
  return detailPage({ visit, item, query, brand: packages.brand, iconUrl: iconUrls(icons, isInline) });
}

/** The address of a package's icon; null if it has none. */
const iconUrls =
  (icons: Awaited<ReturnType<PackageService['icons']>>, isInline: boolean): IconUrl =>
  (identifier) => {
    const content = icons.get(identifier)?.content;
    if (content === undefined) return null;
    if (!isInline || typeof content === 'function') return `/packages/${encodeURIComponent(identifier)}/icon.png`;
    return `data:image/png;base64,${Buffer.from(content).toString('base64')}`;
  };

async function respond(context: Context, visit: Visit, render: () => Promise<Page>): Promise<void> {
  try {
    send(context, 200, await render());
  } catch (error) {
    if (!isProblem(error)) throw error;
    send(context, error.status, problemPage(error, visit));
  }
}

function problemPage(problem: Problem, visit: Visit): Page {
  const text = problem.is('package-not-found')
    ? 'This package does not exist here. It may have been removed, or its metadata is invalid.'
    : 'The repository is unavailable right now. Try again in a moment.';
  const body = html`<div class="empty"><h1>${problem.is('package-not-found') ? 'Package not found' : 'Temporarily unavailable'}</h1>
<p>${text}</p><p><a href="/packages">All packages</a></p></div>`;
  return packagesPage('Packages · Annex', text, body, visit);
}

/** Browsers may store the page but must revalidate it; an unchanged page is answered with 304. */
function send(context: Context, status: number, page: Page): void {
  context.status = status;
  context.set(headerMap(page));
  context.type = 'html';
  context.set('Cache-Control', 'private, no-cache');
  const etag = `"${createHash('sha256').update(page.html).digest('base64url')}"`;
  context.set('ETag', etag);
  if (status === 200 && context.get('if-none-match').includes(etag)) context.status = 304;
  else context.body = page.html;
}
