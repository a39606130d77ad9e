// Serves the workspace pages, the two documents of a sandbox, and their assets.
import type { IncomingHttpHeaders } from 'node:http';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { CachedResponse } from '../../../pages/cached-response.ts';
import { headerMap } from '../../../pages/layout.ts';
import { sendPage } from '../../../pages/send-page.ts';
import type { ListedWorkspace } from '../../../pages/workspace-list.ts';
import type { PanelViews } from '../package-panels/service.ts';
import { assetPaths, findAsset, findMaterialIcon } from './assets.ts';
import { otherOwnerPage, SANDBOX_FRAME, sandboxShell, workspacePage } from './html.ts';
import { inboxPages } from './inbox.ts';
import { workspaceListPage } from './list.ts';

/** The logged-in visitor. */
export interface Visitor {
  readonly name: string;
  readonly owners: readonly string[];
  mayActFor(owner: string): boolean | Promise<boolean>;
}

export interface WorkspacePageOptions {
  readonly baseUrl: () => string;
  /** Null: nobody is logged in. */
  readonly findVisitor: (headers: IncomingHttpHeaders) => Promise<Visitor | null>;
  /** The login page's path; `next` is the path to return to. */
  readonly loginPath: (next: string) => string;
  /** Those whose name contains the text, the most recently changed first. */
  readonly list: (owners: readonly string[], search: string) => Promise<readonly ListedWorkspace[]>;
  readonly now: () => number;
  readonly unenforced: 'run' | 'refuse';
  /** The address of the paste widget; null if it is not served. */
  readonly pasteUrl: string | null;
  /** A document of a package's panel; null if there is none. */
  readonly panelDocument: PanelViews['document'];
}

const MAX_SEARCH = 200;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

export const workspacePages =
  ({ baseUrl, findVisitor, loginPath, list, now, unenforced, pasteUrl, panelDocument }: WorkspacePageOptions) =>
  (router: Router): void => {
    inboxPages({ findVisitor, loginPath })(router);
    const showList = async (context: Context, refused?: string): Promise<void> => {
      const { owner }: { owner?: string } = context['params'];
      if (owner !== undefined && !NAME.test(owner)) return;
      const visitor = await findVisitor(context.headers);
      const path = ['/workspaces', ...(owner === undefined ? [] : [owner])].join('/');
      if (!visitor) return context.redirect(loginPath(path));
      const { name: user } = visitor;
      if (owner && !(await visitor.mayActFor(owner))) return sendPage(context, 403, otherOwnerPage(owner, user));
      const owners = owner === undefined ? visitor.owners : [owner];
      const [query = ''] = [context.query['q'] ?? ''].flat();
      const search = query.trim().slice(0, MAX_SEARCH);
      const view = { user, path, owners, workspaces: await list(owners, search), now: now(), refused, search };
      sendPage(context, refused === undefined ? 200 : 400, workspaceListPage(view));
    };
    router.get('/workspaces', (context) => showList(context));
    router.get('/workspaces/open', async (context) => {
      const { owner, repo } = context.query;
      const names = [owner, repo].map((name) => (typeof name === 'string' ? name.trim() : ''));
      if (!names.every((name) => NAME.test(name))) return showList(context, names[1] || undefined);
      context.redirect(`/workspaces/${names.join('/')}`);
    });
    router.get('/workspaces/sandbox-shell', (context) => sendPage(context, 200, sandboxShell(baseUrl())));
    router.get('/workspaces/sandbox-frame', (context) => sendPage(context, 200, SANDBOX_FRAME));
    router.get('/workspaces/panels/:owner/:package/:panel/:hash/:part', async (context) => {
      const { owner = '', hash = '', part = '', ...params } = context['params'] as Record<string, string>;
      const page = await panelDocument({ owner, panelType: `${params['package']}/${params['panel']}`, hash, part });
      if (!page) return;
      await new CachedResponse('text/html; charset=utf-8', page.html, headerMap(page)).send(context);
    });
    router.get('/workspaces/:owner', (context) => showList(context));
    router.get('/workspaces/:owner/:repo', async (context) => {
      const owner = String(context['params']['owner']);
      const repo = String(context['params']['repo']);
      if (!NAME.test(owner) || !NAME.test(repo)) return;
      const visitor = await findVisitor(context.headers);
      if (!visitor) return context.redirect(loginPath(`/workspaces/${owner}/${repo}`));
      const user = visitor.name;
      if (!(await visitor.mayActFor(owner))) return sendPage(context, 403, otherOwnerPage(owner, user));
      const view = { owner, repo, user, unenforced, baseUrl: baseUrl(), pasteUrl };
      sendPage(context, 200, workspacePage({ ...view, assets: await assetPaths() }));
    });
    router.get('/assets/icons/mdi/:file', async (context) => {
      const name = /^([a-z0-9-]+)\.svg$/.exec(String(context['params']['file']))?.[1];
      const icon = name === undefined ? null : await findMaterialIcon(name);
      if (icon === null) return;
      context.set({
        'Cache-Control': 'public, max-age=86400',
        'Content-Security-Policy': "default-src 'none'",
        'X-Content-Type-Options': 'nosniff',
      });
      context.type = 'image/svg+xml';
      context.body = icon;
    });
    router.get('/assets/:name', async (context) => {
      await (await findAsset(context.path))?.send(context);
    });
  };
