import { once } from 'node:events';
import { createServer } from 'node:net';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../../../../generated/workspace/contract.ts';
import { startProxy } from '../../../../../src/servers/proxy.ts';
import { useRunning } from '../../../../running.ts';
import { PAGE, type Proxied, startProxied, startSite } from './proxied.ts';

describe('access to a proxied site', () => {
  const running = useRunning();
  let proxied: Proxied;
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    proxied = await startProxied(running);
    site = await startSite(
      running,
      (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>here'),
    );
  });
  beforeEach(() => {
    site.seen.length = 0;
  });
  const FRAMED = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };
  const ticket = async (url = `${site.url}/`): Promise<Schemas['ProxyTicket']> =>
    (await (await proxied.ticket(url)).json()) as Schemas['ProxyTicket'];
  const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;

  it('accepts a ticket once, for its label, in a frame, until it expires', async () => {
    const made = await ticket();
    const { host } = new URL(made.origin);
    const elsewhere = new URL((await ticket(`http://127.0.0.1:${site.port}/`)).origin).host;
    const tries = async (path: string, name = host, headers: Record<string, string> = FRAMED) =>
      (await proxied.raw(name, path, headers)).status;
    expect(await tries(pathOf(made.url), host, { ...FRAMED, 'sec-fetch-dest': 'document' })).toBe(403);
    expect(await tries(pathOf(made.url))).toBe(200);
    expect(await tries(pathOf(made.url))).toBe(403);
    expect(await tries(pathOf((await ticket()).url), elsewhere)).toBe(403);
    expect(await tries('/.annex/enter?k=')).toBe(403);
    expect(await tries('/.annex/enter')).toBe(403);
    const late = await ticket();
    await proxied.clock.advance(30_000);
    expect(await tries(pathOf(late.url))).toBe(403);
    expect(site.seen).toEqual([]);
  });

  it('leads to the address in the ticket, not to one in the URL', async () => {
    for (const to of ['//evil.example', '/\\\\evil.example', 'javascript:alert(1)']) {
      const made = await ticket(`${site.url}/a?b#c`);
      const { text } = await proxied.raw(
        new URL(made.origin).host,
        `${pathOf(made.url)}&to=${encodeURIComponent(to)}`,
        FRAMED,
      );
      expect(text).toContain('location.replace("/a?b#c")');
      expect(text).not.toContain('evil');
    }
  });

  it('sets a cookie that stays in the frame and never reaches the upstream', async () => {
    const frame = await proxied.enter(`${site.url}/`);
    const [cookie] = frame.entered.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(
      /^__Host-annex-view=[\w-]+\.[\w-]+; Path=\/; Max-Age=43200; HttpOnly; Secure; SameSite=None; Partitioned$/,
    );
    await frame.get('/', { cookie: `planted=1; __Host-site-a=1; ${frame.cookie}; __Host-site-b=2` });
    expect(site.seen[0]?.headers.cookie).toBe('a=1; b=2');
  });

  it('answers at labels below localhost and any port, and at no other name', async () => {
    const { host } = new URL((await ticket()).origin);
    const label = host.slice(0, 32);
    const tries = async (name: string) => (await proxied.raw(name, '/health', PAGE)).status;
    for (const name of [host, host.toUpperCase(), `${label}.localhost:1`, `${label}.localhost`]) {
      expect([name, await tries(name)]).toEqual([name, 403]); // without a cookie
    }
    for (const name of [
      'evil.example',
      `${label}.evil.example`,
      `${label}.127.0.0.1:${proxied.port}`,
      `${label}.localhost.:${proxied.port}`,
      `${label}.${label}.localhost:${proxied.port}`,
      `${label}.localhost:x`,
      `x${label}.localhost:${proxied.port}`,
      `short.localhost:${proxied.port}`,
    ]) {
      expect([name, await tries(name)]).toEqual([name, 421]);
    }
  });

  it('refuses two Host headers, whichever comes first', async () => {
    const { host } = new URL((await ticket()).origin);
    for (const names of [
      [host, 'localhost'],
      ['localhost', host],
    ]) {
      const wire = await running.wire(proxied.port);
      wire.send(`GET / HTTP/1.1\r\n${names.map((name) => `Host: ${name}\r\n`).join('')}\r\n`);
      expect(await wire.answer()).toMatchObject({ status: 400 });
    }
  });

  it('takes the host of an absolute target, not the Host header', async () => {
    const { host } = new URL((await ticket()).origin);
    const answer = async (target: string, name: string) => {
      const wire = await running.wire(proxied.port);
      wire.send(`GET ${target} HTTP/1.1\r\nHost: ${name}\r\n\r\n`);
      return (await wire.answer()).status;
    };
    expect(await answer(`http://${host}/health`, 'localhost')).toBe(403);
    expect(await answer('http://localhost/health', host)).toBe(200);
  });

  it('is denied without the cookie, with a forged one, from another site, and after logout', async () => {
    const frame = await proxied.enter(`${site.url}/`);
    const other = await proxied.enter(`http://127.0.0.1:${site.port}/`);
    const [text = '', signature = ''] = frame.cookie.split('.');
    const forged = [
      '',
      '__Host-annex-view=',
      '__Host-annex-view=x.y',
      `${text}x.${signature}`,
      `${text}.${signature.slice(1)}`,
      `${frame.cookie}; ${frame.cookie}`,
      other.cookie,
    ];
    for (const cookie of forged) expect([cookie, (await frame.get('/', { cookie })).status]).toEqual([cookie, 403]);
    for (const from of ['cross-site', 'same-site', 'none', '']) {
      expect([from, (await frame.get('/', { 'sec-fetch-site': from })).status]).toEqual([from, 403]);
    }
    expect(site.seen).toEqual([]);
    expect((await frame.get('/')).status).toBe(200);
    const out = await fetch(`${proxied.platform.url}/auth/logout`, { method: 'POST', headers: proxied.login });
    expect(out.ok).toBe(true);
    expect((await frame.get('/')).status).toBe(403);
    Object.assign(proxied.login, await proxied.platform.login('ada', ['demo']));
  });

  it('expires after twelve hours', async () => {
    const frame = await proxied.enter(`${site.url}/`);
    await proxied.clock.advance(12 * 3_600_000 - 1);
    expect((await frame.get('/')).status).toBe(200);
    await proxied.clock.advance(1);
    expect((await frame.get('/')).status).toBe(403);
  });

  it('listens on both loopback addresses or does not start', async () => {
    const taken = createServer().listen(0, '::1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const options = { port, clock: proxied.clock } as unknown as Parameters<typeof startProxy>[0];
    const { access, guard } = await parts();
    await expect(
      startProxy({
        ...options,
        access,
        guard,
        log: (await import('../../../../../src/base/log/log.ts')).createLog({ level: 'error' }),
      }),
    ).rejects.toThrow('EADDRINUSE');
    taken.close();
    const free = createServer().listen(port, '127.0.0.1');
    await once(free, 'listening'); // the other address was released
    free.close();
  });

  const parts = async () => {
    const { ProxyAccess } = await import('../../../../../src/areas/workspace/web-view/proxy/access.ts');
    const { Guard } = await import('../../../../../src/areas/workspace/web-view/proxy/guard.ts');
    return {
      access: new ProxyAccess(async () => Buffer.alloc(32), proxied.clock),
      guard: new Guard({ isLocal: () => true, privateHosts: [], ownPorts: () => new Set() }),
    };
  };
});
