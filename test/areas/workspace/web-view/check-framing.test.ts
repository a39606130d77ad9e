import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { checkFraming, FramingService } from '../../../../src/areas/workspace/web-view/framing.ts';
import { isPublicAddress } from '../../../../src/base/public-request.ts';
import { serveHttp } from '../../../http-server.ts';
import { problemOf, useRunning } from '../../../running.ts';
import { startWorkspace } from '../workspace.ts';

const running = useRunning();

/** A foreign site; returns `host:port` and the requests that it received. */
async function site(answer: (path: string, response: ServerResponse) => void) {
  const asked: string[] = [];
  const { port } = await serveHttp(running, (request, response) => {
    asked.push(request.url ?? '');
    answer(request.url ?? '', response);
  });
  return { host: `127.0.0.1:${port}`, asked };
}

const start = async (privateHosts: string[] = [], framingTimeoutMs = 5_000) => {
  const { platform } = await startWorkspace(running, { panels: { privateHosts, framingTimeoutMs } });
  const headers = await platform.login('ada', ['demo']);
  const ask = (url: string) =>
    fetch(`${platform.url}/api/panels/webview/demo/rover/framing?url=${encodeURIComponent(url)}`, { headers });
  return { platform, ask };
};

describe('checkFraming', () => {
  it('follows redirects and evaluates the headers of the final page', async () => {
    const { host } = await site((path, response) => {
      if (path === '/') response.writeHead(302, { location: '/page' });
      else response.writeHead(200, { 'x-frame-options': 'deny' });
      response.end('a body');
    });
    const { ask } = await start([host]);
    expect(await (await ask(`http://${host}/`)).json()).toEqual({
      framable: false,
      reachable: true,
      reason: 'The site sends X-Frame-Options DENY.',
    });
  });

  it('checks servers on its own machine only when it is on loopback, and follows no redirect away from them', async () => {
    const closed = await site((_, response) => response.writeHead(200, { 'x-frame-options': 'deny' }).end());
    const outer = await site((_, response) => response.writeHead(302, { location: `http://${closed.host}/` }).end());
    const { ask } = await start();
    expect(await (await ask(`http://${closed.host}/`)).json()).toMatchObject({ framable: false, reachable: true });
    expect(await (await ask(`http://${outer.host}/`)).json()).toMatchObject({ framable: null, reachable: null });
    expect(closed.asked).toEqual(['/']);
    const nobody = await (await ask('http://127.0.0.1:1/')).json();
    expect(nobody).toEqual({ framable: null, reachable: false, reason: 'The site is not responding.' });
  });

  it('never requests private addresses for remote users: by number, by name, or by redirect', async () => {
    const inner = await site((_, response) => response.end('secret'));
    const outer = await site((_, response) => response.writeHead(302, { location: `http://${inner.host}/` }).end());
    const limits = { framingTimeoutMs: 5_000, privateHosts: [outer.host] };
    const framing = new FramingService(() => ['https://annex.example'], limits);
    const port = inner.host.split(':')[1];
    const addresses = [
      `http://${inner.host}/`,
      `http://localhost:${port}/`,
      `http://[::1]:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://2130706433:${port}/`,
      `http://0:${port}/`,
      'http://169.254.169.254/latest/meta-data/',
      `http://${outer.host}/`,
    ];
    for (const url of addresses) {
      expect(await framing.check(url), url).toMatchObject({ framable: null, reachable: null });
    }
    expect(inner.asked).toEqual([]);
    expect(outer.asked).toEqual(['/']);
  });

  it('gives up on a site that is too slow or redirects in circles', async () => {
    const silent = await site(() => {});
    const circle = await site((_, response) => response.writeHead(302, { location: '/' }).end());
    const { ask } = await start([silent.host, circle.host], 50);
    expect(await (await ask(`http://${silent.host}/`)).json()).toEqual({
      framable: null,
      reachable: false,
      late: true,
      reason: 'The site did not respond in time.',
    });
    const patient = await start([circle.host]);
    expect(await (await patient.ask(`http://${circle.host}/`)).json()).toEqual({
      framable: null,
      reachable: null,
      reason: 'The site redirects too many times.',
    });
    expect(circle.asked.length).toBeLessThanOrEqual(6);
  });

  it('answers 400 for other schemes and our own pages, 401 without a session, 403 for another owner', async () => {
    const { platform, ask } = await start();
    expect((await problemOf(await ask('file:///etc/passwd'))).pointers).toEqual(['/query/url']);
    expect((await problemOf(await ask(`${platform.url}/login`))).name).toBe('own-origin-refused');
    const path = `${platform.url}/api/panels/webview/demo/rover/framing?url=https://a.example/`;
    expect((await problemOf(await fetch(path))).name).toBe('unauthorized');
    const headers = await platform.login('eve', ['acme']);
    expect((await problemOf(await fetch(path, { headers }))).name).toBe('other-owner');
  });
});

describe('headers that control framing', () => {
  const page = new URL('https://site.example/');
  const from = new URL('https://annex.example/');
  it.each([
    ['nothing', {}, true],
    ['X-Frame-Options SAMEORIGIN', { 'x-frame-options': 'sameorigin' }, false],
    ['X-Frame-Options twice', { 'x-frame-options': 'DENY, DENY' }, false],
    ['X-Frame-Options that browsers ignore', { 'x-frame-options': 'ALLOW-FROM https://annex.example' }, true],
    ["frame-ancestors 'none'", { 'content-security-policy': "default-src *; frame-ancestors 'none'" }, false],
    ["frame-ancestors 'self'", { 'content-security-policy': "frame-ancestors 'self'" }, false],
    ['frame-ancestors *', { 'content-security-policy': 'frame-ancestors *' }, true],
    ['frame-ancestors that name us', { 'content-security-policy': 'frame-ancestors https://annex.example' }, true],
    ['frame-ancestors with a wildcard', { 'content-security-policy': 'frame-ancestors *.example' }, true],
    ['frame-ancestors of others', { 'content-security-policy': 'frame-ancestors https://other.example' }, false],
    ['frame-ancestors by scheme', { 'content-security-policy': 'frame-ancestors https:' }, true],
    [
      'two policies, one of which forbids',
      { 'content-security-policy': "frame-ancestors *, frame-ancestors 'none'" },
      false,
    ],
    [
      'frame-ancestors before X-Frame-Options',
      { 'content-security-policy': 'frame-ancestors *', 'x-frame-options': 'DENY' },
      true,
    ],
  ] as const)('%s', (_, headers, framable) => {
    expect(checkFraming(headers, page, from).framable).toBe(framable);
  });

  it('forbids plain http within https', () => {
    expect(checkFraming({}, new URL('http://site.example/'), from).framable).toBe(false);
  });
});

describe('public addresses', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111'])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.1.1', '172.16.0.1', '172.31.255.255', '192.168.0.1'],
    ...['192.0.2.1', '198.18.0.1', '198.51.100.7', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1'],
    ...['2001:db8::1', '2002:a00:1::', '2001::1', 'localhost', ''],
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
