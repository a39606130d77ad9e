// The pages at /, /docs and /problems, as HTML and as Markdown, and /llms.txt. Nothing is read or rendered before the first request.
import type Router from '@koa/router';
import type { Context } from 'koa';
import { loadOnce } from '../base/async/load-once.ts';
import { Problem } from '../base/problem.ts';
import type { CachedResponse } from '../pages/cached-response.ts';
import { createRouter } from '../pages/send-page.ts';
import { userPart } from '../pages/site-bar.ts';
import { type Documents, readDocuments } from './documents.ts';
import type { DocsServer } from './model.ts';
import type { Site } from './site.ts';

export type { DocsServer } from './model.ts';

export interface DocsOptions {
  /** Reads the documents on the first request; by default, all below generated/. */
  readonly documents?: () => Promise<Documents>;
  /** The running servers. Their addresses are only known after the start. */
  readonly servers: () => readonly DocsServer[];
  /** The name of the logged-in user. */
  readonly visitor?: (context: Context) => Promise<string | null>;
}

const MAX_QUERY = 100;
const PATHS = /^\/(?:|index\.md|about(?:\.md)?|llms\.txt|(?:docs|problems)(?:[./].*)?)$/;
/** The part of cached pages that is replaced for logged-in users. */
const LOG_IN = userPart(null).toString();

export function createDocs(options: DocsOptions): Router {
  const router = createRouter();
  const { visitor = async () => null } = options;
  const site = lazySite(options);
  for (const format of ['html', 'md', 'json'] as const) {
    router.get(format === 'html' ? '/docs/search' : `/docs/search.${format}`, async (context) => {
      const [text = ''] = [context.query['q'] ?? ''].flat();
      const accepted = format === 'html' && acceptsMarkdown(context) ? 'md' : format;
      await send(context, (await site()).results(text.trim().slice(0, MAX_QUERY), accepted));
    });
  }
  router.get(PATHS, async (context) => {
    const answer = (await site()).find(context.path.replace(/(.)\/$/, '$1'), acceptsMarkdown(context));
    if (answer) await send(context, answer);
  });
  router.all(PATHS, () => {
    throw new Problem('method-not-allowed', undefined, { headers: { Allow: 'GET, HEAD' } });
  });
  async function send(context: Context, answer: CachedResponse): Promise<void> {
    const user = answer.type.startsWith('text/html') ? await visitor(context) : null;
    context.vary('Cookie, Annex-Proof');
    await (user === null ? answer : answer.withReplacement(LOG_IN, userPart(user).toString())).send(context);
  }
  return router;
}

function acceptsMarkdown(context: Context): boolean {
  context.vary('Accept');
  return context.accepts('text/html', 'text/markdown') === 'text/markdown';
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
  let current: { readonly key: string; readonly load: () => Promise<Site> } | undefined;
  return () => {
    const running = servers();
    const key = JSON.stringify(running);
    if (current?.key !== key)
      current = {
        key,
        load: loadOnce(async () => (await import('./site.ts')).createSite(await documents(), running)),
      };
    return current.load();
  };
}
