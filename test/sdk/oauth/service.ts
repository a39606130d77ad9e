// A service that uses oauthRoutes in one of several frameworks. A header or a cookie contains the user.
import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { koaMiddleware, type OAuthRoutesOptions, oauthRoutes, TokenStore } from '../../../src/sdk/oauth/index.ts';
import { serveHttp } from '../../http-server.ts';
import type { Running } from '../../running.ts';
import { type RealProvider, startProvider } from './provider.ts';

export interface Service {
  readonly url: string;
  readonly store: TokenStore;
  readonly provider: RealProvider;
  readonly gatewayUrl: string;
  readonly failures: { readonly error: unknown; readonly user: string }[];
  /** Sends a request as this user. */
  get(path: string, user?: string, headers?: Record<string, string>, method?: string): Promise<Response>;
}

export type RoutesOptions = Omit<OAuthRoutesOptions, 'user'>;

export interface FrameworkApp {
  readonly listener: RequestListener;
  readonly close: () => Promise<void>;
}

/** The routes mounted at `prefix`, which is empty or starts with a slash, and other pages with the text REST. */
export type Framework = (options: RoutesOptions, prefix: string) => FrameworkApp | Promise<FrameworkApp>;

export const REST = 'the rest of the service';

/** The user `broken` cannot be looked up. */
export function checkedUser(header: string | null | undefined, cookie: string | null | undefined): string | null {
  const user = header || /(?:^|; )user=(\w+)/.exec(cookie ?? '')?.[1] || null;
  if (user === 'broken') throw new Error('the session store is down');
  return user;
}

export const koa: Framework = (options, prefix) => {
  const routes = oauthRoutes({
    ...options,
    user: (_, context: Koa.Context) => checkedUser(context.get('x-user'), context.get('cookie')),
  });
  const app = new Koa();
  app.silent = true;
  app.use(mounted(prefix, koaMiddleware(routes)));
  app.use((context) => {
    context.body = REST;
  });
  return { listener: app.callback(), close: routes.close };
};

/** Removes the prefix from the path for one middleware, as koa-mount does. */
function mounted(prefix: string, middleware: Koa.Middleware): Koa.Middleware {
  return async (context, next) => {
    const { path } = context;
    const rest = path.startsWith(prefix) ? path.slice(prefix.length) || '/' : '';
    if (!rest.startsWith('/')) return next();
    context.path = rest;
    await middleware(context, async () => {
      context.path = path;
      await next();
      context.path = rest;
    });
    context.path = path;
  };
}

export async function startService(
  running: Running,
  options: Partial<RoutesOptions> = {},
  { framework = koa, prefix = '' }: { readonly framework?: Framework; readonly prefix?: string } = {},
): Promise<Service> {
  const gateway = await running.gateway();
  const provider = await startProvider(running, gateway.url);
  const folder = await mkdtemp(join(tmpdir(), 'annex-service-'));
  running.onClose(() => rm(folder, { recursive: true, force: true }));
  const store = new TokenStore(folder);
  const failures: Service['failures'] = [];
  const routes = {
    ...provider.app,
    store,
    appName: 'Layout Assistant',
    path: '/connect',
    onFailure: (error: unknown, user: string) => void failures.push({ error, user }),
    ...options,
  };
  const { listener, close } = await framework(routes, prefix);
  running.onClose(close);
  const { url } = await serveHttp(running, listener);
  const get: Service['get'] = (path, user, headers = {}, method = 'GET') =>
    fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...(user === undefined ? {} : { 'x-user': user }) },
    });
  return { url, store, provider, gatewayUrl: gateway.url, failures, get };
}
