import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { connect, createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Router from '@koa/router';
import express from 'express';
import Koa from 'koa';
import { describe, expect, it } from 'vitest';
import { expressMiddleware, koaMiddleware, oauthRoutes, TokenStore } from '../../../src/sdk/oauth/index.ts';
import { useRunning } from '../../running.ts';
import { itConnects } from './framework-suite.ts';
import { checkedUser, type Framework, koa, REST, startService } from './service.ts';

const running = useRunning();
const APP = {
  provider: 'Acme',
  authUrl: 'https://acme.example/authorize',
  tokenUrl: 'https://acme.example/token',
  clientId: 'c',
  scopes: '',
};

const expressFramework: Framework = (options, prefix) => {
  const routes = oauthRoutes({
    ...options,
    user: (_, request: express.Request) => checkedUser(request.get('x-user'), request.get('cookie')),
  });
  const app = express();
  app.set('env', 'test'); // it prints errors otherwise
  app.use(prefix || '/', expressMiddleware(routes));
  app.use((_, response) => void response.send(REST));
  return { listener: app, close: routes.close };
};

const fetchHeaders = (headers: IncomingHttpHeaders): Headers =>
  new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]));

/** A server of fetch-style handlers, which leaves the prefix in the URL. */
const fetchFramework: Framework = (options) => {
  const routes = oauthRoutes({
    ...options,
    user: ({ headers }) => checkedUser(headers.get('x-user'), headers.get('cookie')),
  });
  const answer = async (handler: (request: Request) => Promise<Response>, request: Request) => handler(request);
  return {
    listener: async (incoming, outgoing) => {
      const { method = 'GET', url = '/', headers } = incoming;
      const request = new Request(`http://service.example${url}`, { method, headers: fetchHeaders(headers) });
      const response = await answer(routes, request).catch(() => new Response('', { status: 500 }));
      outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
    },
    close: routes.close,
  };
};

describe('oauthRoutes with Koa', () => itConnects(running, koa));

const koaRouter: Framework = (options) => {
  const routes = oauthRoutes({ ...options, user: (request) => checkedUser(request.headers.get('x-user'), null) });
  const router = new Router({ prefix: '/api' });
  router.all('/{*rest}', koaMiddleware(routes));
  const app = new Koa().use(router.routes());
  app.use((context) => {
    context.body = REST;
  });
  return { listener: app.callback(), close: routes.close };
};

describe('oauthRoutes with @koa/router', () => {
  it('works if the path includes the prefix', async () => {
    const service = await startService(running, { path: '/api/connect' }, { framework: koaRouter });
    expect(await (await service.get('/api/connect', 'ada')).text()).toContain('href="./connect/auth"');
    expect((await service.get('/api/connect/auth', 'ada')).status).toBe(302);
    expect(await (await service.get('/api/other', 'ada')).text()).toBe(REST);
  });
});

describe('oauthRoutes with Koa over HTTP/2', () => {
  it('answers, although some header names are not allowed in fetch', async () => {
    const { listener, close } = await koa({ ...APP, store: new TokenStore('/nonexistent') }, '');
    const server = createServer(listener as unknown as Parameters<typeof createServer>[0]).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const session = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    running.onClose(async () => {
      session.destroy();
      server.close();
      await close();
    });
    const stream = session.request({ ':path': '/oauth/Acme/status', 'x-user': 'ada' });
    const [headers] = await once(stream, 'response');
    expect(headers[':status']).toBe(200);
    expect(JSON.parse(await text(stream))).toEqual({ configured: false, pending: false });
  });
});

describe('oauthRoutes with Express', () => itConnects(running, expressFramework));

describe('oauthRoutes as a fetch-style handler', () => {
  const paths = ['/connect', '/any/prefix/connect', '/api//connect'];

  it.each(paths)('answers at %s with relative links [B-service-fetch]', async (path) => {
    const service = await startService(running, {}, { framework: fetchFramework });
    const html = await (await service.get(path, 'ada')).text();
    expect(html).toContain('data-status="./connect/status"');
    expect(html).toContain('href="./connect/auth"');
    expect((await service.get(`${path}/auth`, 'ada')).status).toBe(302);
    expect(await (await service.get(`${path}/status`, 'ada')).json()).toEqual({ configured: false, pending: true });
  });

  it('answers 404 with a problem to other paths', async () => {
    const service = await startService(running, {}, { framework: fetchFramework });
    for (const path of ['/', '/connected', '/disconnect', '/connect/other', '/connect/auth/x']) {
      const response = await service.get(path, 'ada');
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
    }
  });

  it('answers 404 to other paths if the page is at the root', async () => {
    const service = await startService(running, { path: '/' }, { framework: fetchFramework });
    const statuses = await Promise.all(
      ['/', '/status', '/x', '/admin', '/x/', '/x/status', '/x/auth'].map(
        async (path) => (await service.get(path, 'ada')).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 404, 404, 404, 404, 404]);
  });

  it('cannot be made to link elsewhere by its own address', async () => {
    const service = await startService(running, {}, { framework: fetchFramework });
    for (const path of ['/javascript:alert(1)', '//evil.example', '/%2F%2Fevil.example', '/"><script>', '/a/..//b:c']) {
      const address = `${service.url}${path}/connect`;
      const html = await (await service.get(`${path}/connect`, 'ada')).text();
      const [, link = ''] = /<a class="button primary" href="([^"]*)"/.exec(html) ?? [];
      expect(link).toMatch(/^\.\/([^/]+\/)?auth$/);
      expect(new URL(link, address).origin).toBe(service.url);
    }
  });
});
