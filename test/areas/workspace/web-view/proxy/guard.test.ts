// The proxy reaches nothing private, however an address is written and wherever a name resolves.

import type { lookup } from 'node:dns';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../../../src/base/clock.ts';
import { readConfig } from '../../../../../src/base/config/config.ts';
import type { Database } from '../../../../../src/base/state/port.ts';
import { createProxyParts } from '../../../../../src/servers/run-proxy.ts';
import { useRunning } from '../../../../running.ts';
import { type Proxied, startProxied, startSite } from './proxied.ts';

it.each([
  ['127.0.0.1', undefined, true],
  ['localhost', undefined, true],
  ['::1', undefined, true],
  ['0.0.0.0', undefined, false],
  ['::', undefined, false],
  ['0.0.0.0', 'http://localhost:8790', false],
  ['192.168.1.5', 'http://localhost:8790', false],
  ['127.0.0.1', 'https://annex.example', false],
])('with ANNEX_HOST=%s and base URL %s, servers on this machine are allowed: %s', (host, baseUrl, isAllowed) => {
  const flags = { host, 'log-level': 'silent', ...(baseUrl === undefined ? {} : { 'base-url': baseUrl }) };
  const { settings } = readConfig({ flags, env: {}, folder: import.meta.dirname });
  const { guard } = createProxyParts(settings, {} as Database, systemClock); // read only when a ticket is created
  const check = () => guard.check(new URL('http://127.0.0.1:3000'));
  if (isAllowed) expect(check).not.toThrow();
  else expect(check).toThrow('is not public');
});

describe('a forbidden address', () => {
  const running = useRunning();
  /** A connection here means that the guard was bypassed. */
  let hits = 0;
  const trap = createServer((socket) => {
    hits++;
    socket.destroy();
  });
  let port = 0;
  let proxied: Proxied;
  /** DNS answers in these tests, one after the other. */
  const names: Record<string, string[][]> = {
    'inside.example': [['127.0.0.1']],
    'mixed.example': [['93.184.215.14', '127.0.0.1']],
    'six.example': [['::1']],
    'mapped.example': [['::ffff:127.0.0.1']],
    'cloud.example': [['169.254.169.254']],
    'home.example': [['192.168.1.1']],
    'alias.example': [['10.0.0.5']],
    'unspecified.example': [['0.0.0.0']],
  };
  const resolve = ((name: string, _: object, callback: (error: Error | null, found: object[]) => void) => {
    const answers = names[name];
    const [found] = answers && answers.length > 1 ? answers.splice(0, 1) : (answers ?? []);
    if (!found) return callback(Object.assign(new Error(`no ${name}`), { code: 'ENOTFOUND' }), []);
    callback(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as typeof lookup;

  beforeAll(async () => {
    trap.listen(0, '127.0.0.1');
    await once(trap, 'listening');
    port = (trap.address() as AddressInfo).port;
    proxied = await startProxied(running, { resolve });
    proxied.ownPorts.add(port); // so that loopback is forbidden at this port in every notation
  });
  afterAll(() => {
    trap.close();
  });

  it('is refused before any request, in every notation', async () => {
    const hosts = [
      'localhost',
      'LOCALHOST',
      'localhost.',
      'any.localhost',
      'x.y.localhost.',
      '127.0.0.1',
      '127.1',
      '127.0.1',
      '2130706433',
      '0x7f000001',
      '0x7f.0.0.1',
      '017700000001',
      '0177.0.0.01',
      '127.0.0.1.',
      '127。0。0。1',
      '①②⑦.0.0.1',
      '0.0.0.0',
      '0',
      '[::1]',
      '[::]',
      '[0:0:0:0:0:0:0:1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[::127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '[fe80::1]',
      '[fd00::1]',
      '[2002:7f00:1::]',
      '10.0.0.1',
      '172.16.0.1',
      '192.168.0.1',
      '169.254.169.254',
      '100.64.0.1',
      'user:secret@127.0.0.1',
      'docs.example@127.0.0.1',
    ];
    for (const host of hosts) {
      const response = await proxied.ticket(`http://${host}:${port}/`);
      expect([host, response.status]).toEqual([host, 400]);
    }
    expect(hits).toBe(0);
  });

  it('is refused on ports that browsers block and on our own', async () => {
    for (const url of [
      'http://localhost:22/',
      'http://localhost:6667/',
      'http://docs.example:25/',
      proxied.platform.url,
    ]) {
      expect([url, (await proxied.ticket(url)).status]).toEqual([url, 400]);
    }
    expect((await proxied.ticket(`http://127.0.0.1:${proxied.port}/`)).status).toBe(400);
  });

  it('is refused if any address of a name is forbidden', async () => {
    proxied.ownPorts.delete(port); // a literal would be allowed there, but a name is not
    for (const name of Object.keys(names)) {
      const frame = await proxied.enter(`http://${name}:${port}/`);
      const { status, text } = await frame.get('/');
      expect([name, status]).toEqual([name, 502]);
      expect(text).toContain('The address is not public');
    }
    expect(hits).toBe(0);
  });

  it('is refused if a name resolves differently after the check', async () => {
    for (let round = 0; round < 20; round++) {
      const name = `rebind${round}.example`;
      names[name] = [['203.0.114.1'], ['127.0.0.1']]; // the first is public, but nothing listens there
      const frame = await proxied.enter(`http://${name}:${port}/`);
      names[name]?.shift();
      expect((await frame.get('/')).status).toBe(502);
    }
    expect(hits).toBe(0);
  });

  it('is refused as the target of a redirect or of a link on a public page', async () => {
    const site = await startSite(running, ({ url }, response) => {
      const to =
        url === '/own' ? proxied.platform.url : url === '/trap' ? `http://127.0.0.1:${port}/` : 'http://10.0.0.1/';
      response.writeHead(302, { Location: to }).end();
    });
    proxied.ownPorts.add(port);
    const frame = await proxied.enter(`${site.url}/`);
    for (const path of ['/own', '/trap', '/private']) {
      const { status, headers } = await frame.get(path);
      expect([path, status, headers.location]).toEqual([path, 502, undefined]);
    }
    const response = await proxied.ticket(`${site.url}/`, 'https://docs.example/');
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('A public page cannot')]);
    expect(hits).toBe(0);
  });

  it('is allowed if it is listed, or if users sit at this machine', async () => {
    const site = await startSite(running, (_, response) => void response.end('here'));
    const away = await startProxied(running, { isLocal: () => false });
    expect((await away.ticket(`${site.url}/`)).status).toBe(400);
    const listed = await startProxied(running, { isLocal: () => false, privateHosts: [site.host] });
    expect((await (await listed.enter(`${site.url}/`)).get('/')).text).toContain('here');
    expect((await (await proxied.enter(`${site.url}/`)).get('/')).text).toContain('here');
  });
});
