// The pages at /, /docs and /problems. Nothing is read or drawn before the first request.
import type Router from '@koa/router';
import type { Context } from 'koa';
import { Problem } from '../base/problem.ts';
import type { CachedAnswer } from '../pages/cached-answer.ts';
import { createRouter } from '../pages/router.ts';
import { userPart } from '../pages/site-bar.ts';
import { type Documents, readDocuments } from './documents.ts';
import type { DocsServer } from './model.ts';
import type { Site } from './site.ts';

export type { DocsServer } from './model.ts';

export interface DocsOptions {
  /** By default all that stand under generated/, read with the first request. */
  readonly documents?: Documents | (() => Documents | Promise<Documents>);
  /** What runs; a function where addresses are known only after the start. */
  readonly servers: readonly DocsServer[] | (() => readonly DocsServer[]);
  /** The ids of operations that are described and not served yet. */
  readonly pending: ReadonlySet<string>;
  /** The name of whoever is logged in. */
  readonly visitor?: (context: Context) => Promise<string | null>;
}

const MAX_QUERY = 100;
/** In pages that are drawn once for everybody. */
const LOG_IN = userPart(null).toString();

export function createDocs(options: DocsOptions): Router {
  const router = createRouter();
  const { visitor = async () => null } = options;
  const site = lazySite(options);
  const page = (path: string, find: (pages: Site, context: Context, name: string) => CachedAnswer | null): void => {
    router.get(path, async (context) => {
      const pages = await site();
      const found = find(pages, context, String(context['params']['name'] ?? ''));
      const shown = found ?? (context.accepts('json', 'html') === 'html' ? pages.missing() : null);
      if (!shown) return;
      const user = shown.isHtml ? await visitor(context) : null;
      context.vary('Cookie, Annex-Proof');
      await (user === null ? shown : shown.replacing(LOG_IN, userPart(user).toString())).send(context);
    });
    router.all(path, refuseMethod);
  };
  page('/', (pages) => pages.about());
  page('/about', (pages) => pages.about());
  page('/docs', (pages) => pages.start());
  page('/docs/search', (pages, { query }) => {
    const [asked = ''] = [query['q'] ?? ''].flat();
    return pages.results(asked.trim().slice(0, MAX_QUERY));
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

/** For servers without pages of their own: their problems are explained on the platform. */
export function redirectProblems(platformUrl: () => string): Router {
  const router = createRouter();
  router.get('/problems/:name', (context) => {
    if (!/^[a-z]+(?:-[a-z]+)*$/.test(String(context['params']['name']))) return;
    context.status = 308;
    context.redirect(`${platformUrl()}/problems/${context['params']['name']}`);
  });
  return router;
}

/** Made with the first request, and again only when other servers run. */
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
      const made = { key, site: create(running) };
      made.site.catch(() => {
        if (current === made) current = undefined; // the next request tries again
      });
      current = made;
    }
    return current.site;
  };
}

function refuseMethod(): void {
  throw new Problem('method-not-allowed', undefined, { headers: { Allow: 'GET, HEAD' } });
}
