// What oauthRoutes does in every framework, at the root, below a prefix, and behind a proxy of another origin.
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Running } from '../../running.ts';
import { Person } from './provider.ts';
import { startProxy } from './proxy.ts';
import { type Framework, REST, type Service, startService } from './service.ts';

/** Connects as a browser does: opens the page, follows its link, and asks the status that the page asks. */
async function connectFrom(address: string, user: string): Promise<unknown> {
  const headers = { 'x-user': user };
  const page = await fetch(address, { headers });
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await page.text();
  const [, link = ''] = /<a class="button primary" href="([^"]*)"/.exec(html) ?? [];
  const [, status = ''] = /data-status="([^"]*)"/.exec(html) ?? [];
  const auth = new URL(link, address);
  const redirect = await fetch(auth, { headers, redirect: 'manual' });
  expect([redirect.status, auth.origin]).toEqual([302, new URL(address).origin]);
  await new Person().agree(redirect.headers.get('location') ?? '');
  const readStatus = async () => (await fetch(new URL(status, address), { headers })).json();
  await expect.poll(readStatus).toEqual({ configured: true });
  return status;
}

/** Sends one request as it is, and returns the status line. */
async function sendRaw(service: Service, head: string): Promise<string> {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`${head}\r\nconnection: close\r\n\r\n`);
  return (await text(socket)).split('\r\n')[0] ?? '';
}

const MOUNTS = [
  { prefix: '', path: '/connect', pages: ['/connect', '/connect/'] },
  { prefix: '/a/b', path: '/connect', pages: ['/a/b/connect', '/a/b/connect/'] },
  { prefix: '/a/b', path: '/', pages: ['/a/b', '/a/b/', '/a/b?x=/c/d'] },
  { prefix: '', path: '/', pages: ['/'] },
  { prefix: '/a', path: undefined, pages: ['/a/oauth/Real'] },
] as const;

export function itConnects(running: Running, framework: Framework): void {
  it.each(MOUNTS)(
    'connects at "$prefix" with the path $path, also behind another origin',
    async ({ prefix, path, pages }) => {
      const service = await startService(running, { path }, { framework, prefix });
      const proxy = await startProxy(running, service.url, '/tools/x');
      for (const [index, page] of pages.entries()) {
        await connectFrom(service.url + page, `user${index}`);
        if (page !== '/') await connectFrom(proxy + page, `proxied${index}`);
      }
      await connectFrom(`${proxy}${pages[0]}`, 'last');
      expect(service.failures).toEqual([]);
    },
    20_000,
  );

  it('serves a provider whose name needs escaping', async () => {
    const service = await startService(running, { path: undefined, provider: 'My “Acme”/ü: 5% (*)' }, { framework });
    await connectFrom(`${service.url}/oauth/My%20%E2%80%9CAcme%E2%80%9D%2F%C3%BC%3A%205%25%20(*)`, 'ada');
    expect(await (await service.get('/oauth/other', 'ada')).text()).toBe(REST);
  });

  it('leaves other paths to the service', async () => {
    const service = await startService(running, {}, { framework, prefix: '/a' });
    const paths = ['/', '/connect', '/connect/auth', '/a', '/a/connected', '/a/connect/other', '/a/connect/auth/x'];
    for (const path of [...paths, '/b/a/connect', '/a/x/connect/auth', '//evil.example/a/connect']) {
      const response = await service.get(path, 'ada');
      expect([path, await response.text()]).toEqual([path, REST]);
    }
  });

  it('starts no flow for other methods, prefetches, subresources and other sites', async () => {
    const service = await startService(running, {}, { framework, prefix: '/a' });
    const statusOf = async (path: string, method: string, headers = {}): Promise<number> =>
      (await service.get(path, 'ada', headers, method)).status;
    for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect([method, await statusOf('/a/connect/auth', method)]).toEqual([method, 405]);
    }
    expect(await sendRaw(service, 'TRACE /a/connect/auth HTTP/1.1\r\nhost: x\r\nx-user: ada')).toMatch(/ 40[45] /);
    const refused: Record<string, string>[] = [
      { 'sec-purpose': 'prefetch' },
      { purpose: 'prefetch' },
      { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of refused)
      expect([headers, await statusOf('/a/connect/auth', 'GET', headers)]).toEqual([headers, 403]);
    expect((await service.get('/a/connect/auth')).status).toBe(401);
    expect(await (await fetch(`${service.gatewayUrl}/health`)).json()).toMatchObject({ pending: 0 });
    const head = await service.get('/a/connect', 'ada', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    const own = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' };
    expect(await statusOf('/a/connect/auth', 'GET', own)).toBe(302);
  });

  it('takes no address from the request', async () => {
    const service = await startService(running, {}, { framework, prefix: '/a' });
    const evil = 'https://evil.example/';
    const names = [
      'redirect_uri',
      'redirect',
      'return_to',
      'next',
      'state',
      'client_id',
      'scope',
      'gatewayUrl',
      'user',
    ];
    const query = new URLSearchParams(names.map((name) => [name, evil]));
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-prefix': '//evil.example', referer: evil };
    const redirect = await service.get(`/a/connect/auth?${query}`, 'ada', headers);
    const location = redirect.headers.get('location') ?? '';
    expect(new URL(location).origin).toBe(service.provider.url);
    expect(new URL(location).searchParams.get('redirect_uri')).toBe(`${service.gatewayUrl}/callback`);
    const page = await (await service.get(`/a/connect?${query}`, 'ada', headers)).text();
    expect(location + page).not.toContain('evil');
  });

  it('survives odd request lines', async () => {
    const service = await startService(running, { path: '/' }, { framework, prefix: '' });
    const user = 'x-user: ada';
    for (const target of [
      '//',
      '//evil.example',
      '///',
      '/\\evil.example',
      '/%',
      '/%00',
      '/..',
      '/?//',
      'http://a%zz/',
      '*',
    ]) {
      const method = target === '*' ? 'OPTIONS' : 'GET';
      const head = `${method} ${target} HTTP/1.1\r\nhost: evil.example:99999/\r\n${user}`;
      expect([target, await sendRaw(service, head)]).toEqual([target, expect.stringMatching(/^HTTP\/1\.1 [24]/)]);
    }
    const absolute = await sendRaw(
      service,
      `GET http://other.example/status HTTP/1.1\r\nhost: other.example\r\n${user}`,
    );
    expect(absolute).toMatch(/ (200|404) /);
    expect((await service.get('/', 'ada')).status).toBe(200);
  });

  it('answers 500 if the user cannot be looked up, and goes on', async () => {
    const service = await startService(running, {}, { framework });
    for (const path of ['/connect', '/connect/auth', '/connect/status']) {
      expect((await service.get(path, 'broken')).status).toBe(500);
    }
    expect((await service.get('/connect', 'ada')).status).toBe(200);
  });
}
