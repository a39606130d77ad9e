// One address for everything: what the platform passes on to the gateway, and the addresses that it has for itself.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/base/config/config.ts';
import { isProxyAtPlatform } from '../../src/servers/run-proxy.ts';
import { platformUrlOf, sharedOptions } from '../../src/servers/shared-options.ts';
import { problemOf, sending, useRunning } from '../running.ts';

const running = useRunning();

const SECRET = 'front-secret';

async function startBoth() {
  const gateway = await running.gateway({ frontSecret: SECRET });
  const target = { url: gateway.url as string | null };
  const platform = await running.platform({
    gateway: { target: () => target.url, secret: SECRET },
    trustedProxies: ['127.0.0.1'],
  });
  return { gateway, platform, target };
}

const register = async (url: string, headers: Record<string, string> = {}) => {
  const state = randomUUID();
  const socket = await running.socket(url.replace('http', 'ws'), { headers });
  expect(await socket.ask({ type: 'register', state, provider: 'test' })).toMatchObject({ type: 'registered' });
  return { socket, state };
};

/** Accepts connections and never answers. */
async function startSilentServer(): Promise<string> {
  const sockets = new Set<{ destroy(): void }>();
  const server: Server = createServer((socket) => void sockets.add(socket.on('error', () => {})));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.onClose(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

describe('the gateway at the platform’s address', () => {
  it('registers a state over its socket, and delivers the code of its callback, by GET and by form', async () => {
    const { platform } = await startBoth();
    for (const path of ['/', '/ws']) {
      const { socket, state } = await register(platform.url + path);
      const got = socket.next();
      const answer = await fetch(`${platform.url}/callback?state=${state}&code=abc`, {
        headers: { accept: 'text/html' },
      });
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('You’re connected')]);
      expect(await got).toMatchObject({ type: 'callback', state, code: 'abc' });
    }
    const { socket, state } = await register(platform.url);
    const got = socket.next();
    const body = new URLSearchParams({ state, code: 'by-form' });
    expect((await fetch(`${platform.url}/callback`, { method: 'POST', body })).status).toBe(200);
    expect(await got).toMatchObject({ code: 'by-form' });
    expect((await fetch(`${platform.url}/return`)).status).toBe(200);
  });

  it('learns the address of the client from the platform, and from nobody else', async () => {
    const { gateway, platform } = await startBoth();
    const ask = (url: string, forwarded: string) =>
      fetch(`${url}/callback?state=${randomUUID()}&code=x`, { headers: { 'x-forwarded-for': forwarded } });
    await ask(platform.url, '192.0.2.7');
    await ask(gateway.url, '192.0.2.8');
    await ask(gateway.url, '192.0.2.9, wrong-secret');
    const seen = gateway.lines().filter(({ msg }) => msg === 'request');
    expect(seen.map(({ address }) => address)).toEqual(['192.0.2.7', '127.0.0.1', '127.0.0.1']);
    expect(JSON.stringify([...gateway.log, ...platform.log])).not.toContain(SECRET);
  });

  it('has neither its own pages nor those of the watchdog there', async () => {
    const { platform } = await startBoth();
    for (const path of ['/status', '/start', '/stop', '/restart', '/watchdog'])
      for (const method of ['GET', 'POST'])
        expect((await fetch(platform.url + path, { method })).status, `${method} ${path}`).toBe(404);
    await expect(running.socket(`${platform.url.replace('http', 'ws')}/other`)).rejects.toThrow('404');
  });

  it('refuses the pages of proxied sites, and foreign host names', async () => {
    const { platform } = await startBoth();
    const origin = `http://${'a'.repeat(32)}.localhost:${platform.port}`;
    const refused = await fetch(`${platform.url}/return`, sending('POST', { mailbox: 'x', address: 'y' }, { origin }));
    expect(await problemOf(refused)).toMatchObject({ status: 403, name: 'cross-site-request' });
    const socket = platform.url.replace('http', 'ws');
    await expect(running.socket(socket, { headers: { origin } })).rejects.toThrow('403');
    await expect(running.socket(socket, { headers: { host: 'evil.example' } })).rejects.toThrow('421');
  });

  it('asks to try again while the gateway is down or hangs, within two seconds, and then works', async () => {
    const { gateway, platform, target } = await startBoth();
    const { socket, state } = await register(platform.url);
    const open = () =>
      fetch(`${platform.url}/callback?state=${state}&code=secret-code`, { headers: { accept: 'text/html' } });
    for (const down of [null, 'http://127.0.0.1:1', await startSilentServer()]) {
      target.url = down;
      const started = performance.now();
      const answer = await open();
      expect([answer.status, answer.headers.get('retry-after')], String(down)).toEqual([503, '2']);
      expect(await answer.text()).toContain('reload this page in a few seconds');
      expect(performance.now() - started).toBeLessThan(10_000);
    }
    expect(platform.lines().filter(({ msg }) => msg === 'cannot reach the gateway')).toHaveLength(3);
    expect(JSON.stringify(platform.log)).not.toContain('secret-code');
    target.url = gateway.url;
    const got = socket.next();
    expect((await open()).status).toBe(200);
    expect(await got).toMatchObject({ code: 'secret-code' });
  });
});

describe('the addresses of the platform', () => {
  const navigation = { accept: 'text/html', 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' };

  it('send a page at an IP address of this machine to localhost, with its path, but no program', async () => {
    const { port } = await running.platform({ url: 'http://localhost:8790' });
    const wire = await running.wire(port); // fetch would send another Sec-Fetch-Mode
    const lines = Object.entries({ host: `127.0.0.1:${port}`, ...navigation }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    wire.send(`GET /account?a=b HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    const [page] = await wire.answers();
    expect([page?.status, page?.headers['location']]).toEqual([302, `http://localhost:${port}/account?a=b`]);
    expect((await fetch(`http://127.0.0.1:${port}/health`, { redirect: 'manual' })).status).toBe(200);
  });

  it('take localhost with any port for their own in a browser, also beside a public name', async () => {
    for (const url of ['http://localhost:8790', 'https://annex.example']) {
      const platform = await running.platform({ url });
      await platform.identity.users.add({ name: 'ada', owners: ['demo'], password: 'correct horse battery' });
      const body = { name: 'ada', password: 'correct horse battery' };
      const login = (headers: Record<string, string>) =>
        fetch(`http://127.0.0.1:${platform.port}/auth/login`, sending('POST', body, headers));
      const local = { host: 'localhost:8791', origin: 'http://localhost:8791', 'sec-fetch-site': 'same-origin' };
      const wire = await running.wire(platform.port);
      const text = JSON.stringify(body);
      const lines = Object.entries({ ...local, 'content-type': 'application/json', 'content-length': text.length });
      wire.send(
        `POST /auth/login HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${text}`,
      );
      expect((await wire.answers())[0]?.status).toBe(204);
      expect((await login({ origin: 'http://localhost:3000' })).status).toBe(403);
    }
  });

  it('tell programs the public name, whatever address of this machine they use', async () => {
    const platform = await running.platform({ url: 'https://annex.example' });
    const made = await fetch(`http://127.0.0.1:${platform.port}/auth/intents`, sending('POST', {}));
    expect(await made.json()).toMatchObject({ auth_url: expect.stringMatching(/^https:\/\/annex\.example\//) });
  });

  it('keep the logins of two servers in one browser apart', async () => {
    const [one, two] = [await running.platform(), await running.platform()];
    const cookies = new Map<string, string>();
    for (const platform of [one, two]) {
      await platform.identity.users.add({ name: 'ada', owners: ['demo'], password: 'correct horse battery' });
      const body = { name: 'ada', password: 'correct horse battery' };
      const answer = await fetch(`${platform.url}/auth/login`, sending('POST', body));
      for (const cookie of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(/[=;]/);
        cookies.set(name, value);
      }
    }
    expect([...cookies.keys()].filter((name) => /^__Host-annex_session_[0-9a-f]{8}$/.test(name))).toHaveLength(2);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const platform of [one, two])
      expect(await (await fetch(`${platform.url}/auth/me`, { headers: { cookie } })).json()).toMatchObject({
        user: { name: 'ada' },
      });
    const page = await fetch(`${one.url}/login`, { headers: { accept: 'text/html' } });
    expect(page.headers.get('server-timing')).toMatch(/^annex;desc="[0-9a-f]{8}"$/);
  });

  it('trust the last hop of this machine if the address is public, and nobody otherwise', () => {
    const proxies = (flags: Record<string, string>) =>
      sharedOptions(readConfig({ flags, env: {}, folder: '/' }).settings, 'platform').trustedProxies;
    expect(proxies({ 'base-url': 'https://annex.example' })).toEqual(['127.0.0.1']);
    expect(proxies({ 'base-url': 'https://annex.example', 'trusted-proxies': '10.0.0.1' })).toEqual(['10.0.0.1']);
    expect(proxies({})).toEqual([]);
    expect(platformUrlOf(readConfig({ flags: {}, env: {}, folder: '/' }).settings)?.()).toBe('http://localhost:8790');
  });

  it('may have the names of proxied sites below them, but not at another port or path', () => {
    const base = 'https://annex.example';
    const refused = ['https://annex.example:8443', 'https://annex.example/views'];
    const accepted = ['https://annex.example', 'https://views.annex.example', 'https://views.example'];
    expect(refused.map((url) => isProxyAtPlatform(url, base))).toEqual([true, true]);
    expect(accepted.map((url) => isProxyAtPlatform(url, base))).toEqual([false, false, false]);
  });
});

describe('createPasteToken', () => {
  it('gives a page of the platform a token for an owner of its user, until the login ends [E-login]', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'annex-one-address-'));
    running.onClose(() => rm(folder, { recursive: true, force: true }));
    const platform = await running.platform({ paste: { projectDir: folder, paste: { ocr: { enabled: false } } } });
    const headers = await platform.login('ada', ['demo', 'acme']);
    const create = (body: object, more = {}) =>
      fetch(`${platform.url}/screenshot-paste-tokens`, sending('POST', body, { ...headers, ...more }));
    const { token, owner } = (await (await create({ owner: 'acme' })).json()) as { token: string; owner: string };
    expect(owner).toBe('acme');
    expect(await (await create({})).json()).toMatchObject({ owner: 'acme' });
    expect(await problemOf(await create({ owner: 'umbrella' }))).toMatchObject({ status: 403, name: 'not-a-member' });
    expect(await problemOf(await create({}, { origin: 'https://evil.example' }))).toMatchObject({ status: 403 });
    expect((await fetch(`${platform.url}/screenshot-paste-tokens`, sending('POST', {}))).status).toBe(401);
    const list = () =>
      fetch(`${platform.url}/screenshot-pastes`, { headers: { origin: 'null', 'paste-token': token } });
    expect((await list()).status).toBe(200);
    await fetch(`${platform.url}/auth/logout`, sending('POST', undefined, headers));
    expect(await problemOf(await list())).toMatchObject({ status: 403, name: 'foreign-origin' });
  });
});
