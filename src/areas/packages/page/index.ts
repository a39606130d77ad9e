// The package pages for people: GET /packages, /packages/check and /packages/{identifier}/.

import { createHash } from 'node:crypto';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { html } from '../../../pages/html.ts';
import { headerMap, type Page } from '../../../pages/layout.ts';
import type { Visit } from '../../../pages/site-bar.ts';
import type { PackageService } from '../service.ts';
import { detailPage } from './detail.ts';
import { listPage } from './list.ts';
import { commandLine, packagesPage } from './parts.ts';
import { platformOf, readQuery } from './query.ts';

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
      send(context, await listPage(packages, readQuery(context.querystring), visit, repositoryUrl()));
    });
    router.get('/packages/check', async (context) => {
      send(context, checkPage(await visitOf(context)));
    });
    router.get('/packages/:identifier', async (context, next) => {
      const identifier = context.params['identifier'] ?? '';
      if (RESERVED.has(identifier)) return next();
      const query = readQuery(context.querystring);
      const platform = context.query['platform'] === undefined ? platformOf(context.get('user-agent')) : query.platform;
      send(context, await detailPage(packages, identifier, query, platform, await visitOf(context)));
    });
  };

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
