// The pages at /, /docs and /problems, as HTML and as Markdown, and /llms.txt. Nothing is read or rendered before the first request.
import type Router from '@koa/router';
import type { Context } from 'koa';
import { Problem } from '../base/problem.ts';
import type { CachedResponse } from '../pages/cached-response.ts';
import { createRouter } from '../pages/send-page.ts';
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
  /** The name of the logged-in user. */
  readonly visitor?: (context: Context) => Promise<string | null>;
}

const MAX_QUERY_LENGTH = 100;
const PATHS = /^\/(?:|index\.md|about(?:\.md)?|llms\.txt|(?:docs|problems)(?:[./].*)?)$/;
/** The part of cached pages that is replaced for logged-in users. */
const LOG_IN = userPart(null).toString();

export function createDocs(options: DocsOptions): Router {
  const router = createRouter();
  const { visitor = async () => null } = options;
  const site = lazySite(options);
  router.get('/docs/search', async (context) => {
    const [text = ''] = [context.query['q'] ?? ''].flat();
    await send(context, (await site()).results(text.trim().slice(0, MAX_QUERY_LENGTH)));
  });
  router.get(PATHS, async (context) => {
    context.vary('Accept');
    const isMarkdown = context.accepts('text/html', 'text/markdown') === 'text/markdown';
    const path = context.path.replace(/(.)\/$/, '$1'); // without a slash at the end
    const page = (await site()).find(path, isMarkdown);
    if (page) await send(context, page);
  });
  router.all(PATHS, refuseMethod);
  async function send(context: Context, page: CachedResponse): Promise<void> {
    const user = page.isHtml ? await visitor(context) : null;
    context.vary('Cookie, Annex-Proof');
    const response = user === null ? page : page.withReplacement(LOG_IN, userPart(user).toString());
    await response.send(context);
  }
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
function lazySite({ documents = readDocuments, servers }: DocsOptions): () => Promise<Site> {
  let current: { readonly key: string; readonly site: Promise<Site> } | undefined;
  const create = async (running: readonly DocsServer[]): Promise<Site> => {
    const source = typeof documents === 'function' ? documents() : documents;
    const [{ Site }, allDocuments] = await Promise.all([import('./site.ts'), source]);
    return Site.create(allDocuments, running);
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
