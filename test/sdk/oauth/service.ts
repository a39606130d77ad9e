// A Koa service that uses oauthRoutes. A header or a cookie contains the user.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { listen } from '../../../src/contract/server/index.ts';
import { type OAuthRoutesOptions, oauthRoutes, TokenStore } from '../../../src/sdk/oauth/index.ts';
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

export async function startService(
  running: Running,
  options: Partial<OAuthRoutesOptions<Koa.Context>> = {},
): Promise<Service> {
  const gateway = await running.gateway();
  const provider = await startProvider(running, gateway.url);
  const folder = await mkdtemp(join(tmpdir(), 'annex-service-'));
  running.onClose(() => rm(folder, { recursive: true, force: true }));
  const store = new TokenStore(folder);
  const failures: Service['failures'] = [];
  const routes = oauthRoutes<Koa.Context>({
    ...provider.app,
    store,
    appName: 'Layout Assistant',
    path: '/connect',
    user: (context) => context.get('x-user') || context.cookies.get('user'),
    onFailure: (error, user) => failures.push({ error, user }),
    ...options,
  });
  const app = new Koa();
  app.use(routes);
  app.use((context) => {
    context.body = 'the rest of the service';
  });
  const server = await listen(app.callback(), '127.0.0.1', 0);
  running.onClose(async () => {
    await routes.close();
    await server.close();
  });
  const url = `http://127.0.0.1:${server.port}`;
  const get: Service['get'] = (path, user, headers = {}, method = 'GET') =>
    fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...(user === undefined ? {} : { 'x-user': user }) },
    });
  return { url, store, provider, gatewayUrl: gateway.url, failures, get };
}
