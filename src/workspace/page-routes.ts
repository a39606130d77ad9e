// GET /workspaces/{owner}/{repo}, the two documents of a sandbox, and the assets they load.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { headerMap, type Page } from '../pages/layout.ts';
import { otherOwnerPage, sandboxFrame, sandboxShell, workspacePage } from './page-html.ts';

/** Who looks at a page: told by the cookie of their browser. */
export interface Visitor {
  readonly name: string;
  mayActFor(owner: string): Promise<boolean>;
}

export interface WorkspacePageOptions {
  readonly baseUrl: () => string;
  /** Null: nobody is logged in. */
  readonly findVisitor: (cookies: string | undefined) => Promise<Visitor | null>;
  /** Where somebody who has to log in first is sent; `next` is the path to come back to. */
  readonly loginPath: (next: string) => string;
  /** Where the bundled assets are; generated/pages unless given. */
  readonly assets?: URL;
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
const ASSETS: Readonly<Record<string, string>> = {
  'workspace.js': 'text/javascript; charset=utf-8',
  'workspace.css': 'text/css; charset=utf-8',
  'sandbox-frame.js': 'text/javascript; charset=utf-8',
};
const GENERATED = new URL('../../generated/pages/', import.meta.url);

export const workspacePages =
  ({ baseUrl, findVisitor, loginPath, assets = GENERATED }: WorkspacePageOptions) =>
  (router: Router): void => {
    router.get('/workspaces/sandbox-shell', (context) => send(context, 200, sandboxShell(baseUrl())));
    router.get('/workspaces/sandbox-frame', (context) => send(context, 200, sandboxFrame(baseUrl())));
    router.get('/workspaces/:owner/:repo', async (context) => {
      const owner = String(context['params']['owner']);
      const repo = String(context['params']['repo']);
      if (!NAME.test(owner) || !NAME.test(repo)) return;
      const visitor = await findVisitor(context.get('cookie'));
      if (!visitor) return context.redirect(loginPath(`/workspaces/${owner}/${repo}`));
      const user = visitor.name;
      if (!(await visitor.mayActFor(owner))) return send(context, 403, otherOwnerPage(owner, user));
      send(context, 200, workspacePage({ owner, repo, user, baseUrl: baseUrl() }));
    });
    const read = remember(assets);
    router.get('/assets/:name', async (context) => {
      const name = String(context['params']['name']);
      const type = Object.hasOwn(ASSETS, name) ? ASSETS[name] : undefined;
      const asset = type === undefined ? null : await read(name);
      if (!asset || type === undefined) return;
      context.set('Content-Type', type);
      context.set('X-Content-Type-Options', 'nosniff');
      context.set('Cache-Control', 'no-cache'); // asked for again each time, answered with 304 while it is the same
      context.set('Cross-Origin-Resource-Policy', 'cross-origin'); // the sandbox's frame has no origin of its own
      context.etag = asset.tag;
      context.status = 200;
      if (context.fresh) context.status = 304;
      else context.body = asset.bytes;
    });
  };

interface Asset {
  readonly bytes: Buffer;
  readonly tag: string;
}

/** They do not change while a server runs; one that is not there yet is looked for again. */
function remember(folder: URL): (name: string) => Promise<Asset | null> {
  const known = new Map<string, Asset>();
  return async (name) => {
    const found = known.get(name);
    if (found) return found;
    const bytes = await readFile(new URL(name, folder)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!bytes) return null;
    const asset = { bytes, tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22) };
    known.set(name, asset);
    return asset;
  };
}

function send(
  context: Pick<Context, 'status' | 'set' | 'type' | 'body'>,
  status: number,
  page: Pick<Page, 'headers' | 'html'>,
): void {
  context.status = status;
  context.set(headerMap(page));
  context.set('Cache-Control', 'no-store');
  context.type = 'html';
  context.body = page.html;
}
