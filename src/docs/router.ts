// The pages at /, /docs and /problems. Nothing is read or rendered before the first request.
import type Router from '@koa/router';
import type { Context } from 'koa';
import { Problem } from '../base/problem.ts';
import type { CachedResponse } from '../pages/cached-response.ts';
import { createRouter } from '../pages/router.ts';
import { userPart } from '../pages/site-bar.ts';
import { type Documents, readDocuments } from './documents.ts';
import type { DocsServer } from './model.ts';
import type { Site } from './site.ts';

export type { DocsServer } from './model.ts';

export interface DocsOptions {
  /** By default, all documents below generated/, read on the first request. */
  readonly documents?: Documents | (() => Documents | Promise<Documents>);
  /** The running servers; a function if addresses are only known after the start. */
  readonly servers: readonly DocsServer[] | (() => readonly DocsServer[]);
  /** Ids of operations that are documented but not implemented. */
  readonly pending: ReadonlySet<string>;
  /** The name of the logged-in user. */
  readonly visitor?: (context: Context) => Promise<string | null>;
}

const MAX_QUERY = 100;
/** The part of cached pages that is replaced for logged-in users. */
const LOG_IN = userPart(null).toString();

export function createDocs(options: DocsOptions): Router {
  const router = createRouter();
  const { visitor = async () => null } = options;
  const site = lazySite(options);
  const page = (path: string, find: (pages: Site, context: Context, name: string) => CachedResponse | null): void => {
    router.get(path, async (context) => {
      const pages = await site();
      const found = find(pages, context, String(context['params']['name'] ?? ''));
      const answer = found ?? (context.accepts('json', 'html') === 'html' ? pages.missing() : null);
      if (!answer) return;
      const user = answer.isHtml ? await visitor(context) : null;
      context.vary('Cookie, Annex-Proof');
      await (user === null ? answer : answer.withReplacement(LOG_IN, userPart(user).toString())).send(context);
    });
    router.all(path, refuseMethod);
  };
  page('/', (pages) => pages.about());
  page('/about', (pages) => pages.about());
  page('/docs', (pages) => pages.overview());
  page('/docs/search', (pages, { query }) => {
    const [text = ''] = [query['q'] ?? ''].flat();
    return pages.results(text.trim().slice(0, MAX_QUERY));
  });
  page('/docs/settings', (pages) => pages.settings());
  page('/docs/guides', (pages) => pages.guides());
  page('/docs/guides/:name', (pages, _, name) => pages.guide(name));
  page('/docs/assets/:name', (pages, _, name) => pages.asset(name));
  page('/docs/documents/:name', (pages, _, name) => pages.document(name));
  page('/docs/:name', (pages, _, name) => pages.reference(name, 'openapi'));
  page('/docs/:name/socket', (pages, _, name) => pages.reference(name, 'asyncapi'));
  page('/problems', (pages) => pages.problems());
  page('/problems/:name', (pages, _, name) => pages.problem(name));
  return router;
}

/** For servers without their own problem pages: redirects to those of the platform. */
export function redirectProblems(platformUrl: () => string): Router {
  const router = createRouter();
  router.get('/problems/:name', (context) => {
    if (!/^[a-z]+(?:-[a-z]+)*$/.test(String(context['params']['name']))) return;
    context.status = 308;
    context.redirect(`${platformUrl()}/problems/${context['params']['name']}`);
  });
  return router;
}

/** Creates the site on the first request, and again when the list of servers changes. */
function lazySite({ documents = readDocuments, servers, pending }: DocsOptions): () => Promise<Site> {
  let current: { readonly key: string; readonly site: Promise<Site> } | undefined;
  const create = async (running: readonly DocsServer[]): Promise<Site> => {
    const [{ Site }, read] = await Promise.all([
      import('./site.ts'),
      typeof documents === 'function' ? documents() : documents,
    ]);
    return Site.create(read, running, pending);
  };
  return () => {
    const running = typeof servers === 'function' ? servers() : servers;
    const key = JSON.stringify(running);
    if (current?.key !== key) {
      const created = { key, site: create(running) };
      created.site.catch(() => {
        if (current === created) current = undefined; // the next request retries
      });
      current = created;
    }
    return current.site;
  };
}

function refuseMethod(): void {
  throw new Problem('method-not-allowed', undefined, { headers: { Allow: 'GET, HEAD' } });
}
