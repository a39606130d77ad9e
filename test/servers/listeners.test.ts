// How every listener handles invalid connections: raw sockets, half-closed clients, endless bodies.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BatchedStream } from '../../src/base/log/batched-stream.ts';
import { Connections, listen } from '../../src/contract/server/index.ts';
import { startProxied, startSite } from '../areas/workspace/web-view/proxy/proxied.ts';
import { useRunning, type Wire } from '../running.ts';

const running = useRunning();

const UPGRADE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

const upgrade = (host: string, path = '/', more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${UPGRADE}${more}\r\n`;

/** Resolves when the peer has closed the connection, even if this side never does. */
async function closedByPeer(socket: Socket): Promise<void> {
  const drip = setInterval(() => socket.write('x'), 100); // causes a reset once the peer has closed
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drip);
}

async function sendAndHold(port: number, sent: string): Promise<Wire> {
  const wire = await running.wire(port, true);
  wire.send(sent);
  await closedByPeer(wire.socket);
  return wire;
}

const listeners = {
  platform: async () => (await running.platform()).port,
  gateway: async () => (await running.gateway()).port,
  proxy: async () => (await startProxied(running)).port,
};

describe.each(Object.entries(listeners))('%s', (_, start) => {
  it('closes the connection of a refused upgrade, even if the client does not', { timeout: 15_000 }, async () => {
    const wire = await sendAndHold(await start(), upgrade('elsewhere.example'));
    expect(wire.received.toString()).toMatch(/^HTTP\/1\.1 421 /);
  });

  it('survives a reset right after a refused upgrade', async () => {
    const port = await start();
    for (let round = 0; round < 20; round++) {
      const wire = await running.wire(port);
      wire.send(upgrade('elsewhere.example'));
      await wire.until((received) => (received.length > 0 ? true : null));
      wire.send('x'.repeat(round));
      wire.socket.resetAndDestroy();
      await wire.closed;
    }
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  });

  it.each([
    ['another host', 'http://evil.example', 421],
    ['another host that starts with ours', 'http://localhost.evil.example', 421],
    ['a host with a password', 'http://localhost@evil.example', 400],
    ['another scheme', 'ftp://localhost', 400],
    ['its own host', 'http://localhost', 200],
  ])('checks a target with %s, whatever the Host header is', async (_, origin, status) => {
    const port = await start();
    const wire = await running.wire(port);
    wire.send(`GET ${origin}/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect((await wire.answer()).status).toBe(status);
  });

  it('refuses an upgrade whose target has another host', async () => {
    const wire = await running.wire(await start());
    wire.send(upgrade('localhost', 'http://evil.example/'));
    expect((await wire.answer()).status).toBe(421);
  });
});

describe('a server that stops', () => {
  it('answers a request that is on its way, and waits for no connection without one', { timeout: 15_000 }, async () => {
    const limits = { headersTimeoutMs: 600_000, requestTimeoutMs: 600_000, closeGraceMs: 600_000 };
    const platform = await running.platform({ listen: limits });
    const unused = await running.wire(platform.port);
    const late = await running.wire(platform.port);
    const closed = platform.close();
    late.send('GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect((await late.answer()).status).toBe(200);
    await closed;
    await unused.closed;
  });
});

describe('the web view proxy', () => {
  it('closes a connection that is refused before its body ends', { timeout: 15_000 }, async () => {
    const { port, enter } = await startProxied(running);
    const site = await startSite(running, (_, response) => response.end('ok'));
    const { host } = await enter(site.url);
    const refused = `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 100000\r\n\r\nx`;
    expect((await sendAndHold(port, refused)).received.toString()).toMatch(/^HTTP\/1\.1 403 /);
  });

  it('gives an upload to a site more time than a request to the platform', async () => {
    const { port, enter } = await startProxied(running, {}, { headersTimeoutMs: 100, requestTimeoutMs: 200 });
    const site = await startSite(running, async (request, response) => response.end(await text(request)));
    const { host, cookie } = await enter(site.url);
    const upload = await running.wire(port);
    const fields = `Host: ${host}\r\nCookie: ${cookie}\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 4\r\n\r\n`;
    upload.send(`POST / HTTP/1.1\r\n${fields}ab`);
    const slow = await running.wire(port);
    slow.send(
      'POST /auth/intents HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n{}',
    );
    expect((await slow.answer()).status).toBe(408);
    upload.send('cd');
    expect(await upload.answer()).toMatchObject({ status: 200, body: 'abcd' });
  });

  it('forwards the path of a target in absolute form', async () => {
    const { port, enter } = await startProxied(running);
    const site = await startSite(running, (request, response) => response.end(request.url));
    const { host, cookie } = await enter(site.url);
    const wire = await running.wire(port);
    wire.send(
      `GET http://${host}/page?x=1 HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nSec-Fetch-Site: same-origin\r\nConnection: close\r\n\r\n`,
    );
    await wire.closed;
    expect(wire.received.toString()).toContain('/page?x=1');
    expect(site.seen.map(({ url }) => url)).toEqual(['/page?x=1']);
  });

  it('leaves the connections of one address to the other servers', async () => {
    const connections = new Connections({ maxConnections: 100, maxConnectionsPerAddress: 2 });
    const { port } = await running.platform({ listen: { connections } });
    const proxied = await startProxied(running, {}, { connections });
    await Promise.all([running.wire(proxied.port), running.wire(proxied.port)]);
    const answer = await (await running.wire(proxied.port)).answer();
    expect(answer.status).toBe(429);
    expect(JSON.parse(answer.body).detail).toBe(
      'One address can have at most 2 connections to this server. All programs on this machine count as one address.',
    );
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  });

  it('counts its connections with those of the other servers in total', async () => {
    const connections = new Connections({ maxConnections: 4, maxConnectionsPerAddress: 2 });
    const { port } = await running.platform({ listen: { connections } });
    const proxied = await startProxied(running, {}, { connections });
    await Promise.all([running.wire(proxied.port), running.wire(proxied.port), running.wire(port)]);
    const answer = await (await running.wire(port)).answer(); // one quarter is left to other addresses
    expect(answer.status).toBe(429);
    expect(JSON.parse(answer.body).detail).toContain('at most 3 connections to all servers.');
  });

  describe('WebSockets', () => {
    /** A site that accepts every WebSocket and keeps it open. */
    async function startSocketSite() {
      const sockets: Socket[] = [];
      const server = createServer().on('upgrade', (_, socket: Socket) => {
        socket.on('error', () => {}).resume();
        sockets.push(socket);
        socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nhello');
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      running.onClose(() => {
        for (const socket of sockets) socket.destroy();
        server.close();
      });
      return { sockets, url: `http://localhost:${(server.address() as AddressInfo).port}` };
    }

    async function openSocket(): Promise<{ wire: Wire; upstream: Socket; port: number }> {
      const site = await startSocketSite();
      const { port, enter } = await startProxied(running);
      const { host, cookie } = await enter(site.url);
      const wire = await running.wire(port, true);
      wire.send(upgrade(host, '/', `Cookie: ${cookie}\r\nOrigin: http://${host}\r\n`));
      await wire.until((received) => (received.includes('hello') ? true : null));
      return { wire, upstream: site.sockets[0] as Socket, port };
    }

    it('are closed on both sides when the client resets', async () => {
      const { wire, upstream, port } = await openSocket();
      const closed = once(upstream, 'end');
      wire.socket.resetAndDestroy();
      await closed;
      expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    });

    it('are closed on both sides when the site resets', async () => {
      const { wire, upstream, port } = await openSocket();
      upstream.resetAndDestroy();
      await closedByPeer(wire.socket);
      expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    });

    it('are closed when the client half-closes and the site continues', { timeout: 15_000 }, async () => {
      const { wire, upstream } = await openSocket();
      wire.socket.end();
      await Promise.all([wire.closed, closedByPeer(upstream)]);
    });
  });
});

describe('a listener', () => {
  it('accepts a request timeout below the header timeout', async () => {
    const limits = { headersTimeoutMs: 60_000, requestTimeoutMs: 5_000 };
    const started = await listen((_, response) => response.end('ok'), '127.0.0.1', 0, limits);
    running.onClose(() => started.close());
    expect((await fetch(`http://127.0.0.1:${started.port}`)).status).toBe(200);
  });

  it('logs an error of its socket and keeps listening', async () => {
    const errors: Error[] = [];
    const started = await listen((_, response) => response.end('ok'), '127.0.0.1', 0, {
      onError: (error) => errors.push(error),
    });
    running.onClose(() => started.close());
    const full = Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' });
    started.server.emit('error', full); // like Node after a failed accept
    expect(errors).toEqual([full]);
    expect((await fetch(`http://127.0.0.1:${started.port}`)).status).toBe(200);
  });
});

const MEMORY = pathToFileURL(resolve(import.meta.dirname, '../../src/servers/memory.ts')).href;

describe('a process that has run out of descriptors', () => {
  it('continues to check its memory', { timeout: 60_000 }, async () => {
    const script = `
import { openSync, closeSync } from 'node:fs';
import { freeMemoryWhenIdle } from '${MEMORY}';
freeMemoryWhenIdle(20);
const taken = [];
try { for (;;) taken.push(openSync('/dev/null')); } catch (error) { if (error.code !== 'EMFILE') throw error; }
setTimeout(() => { for (const each of taken) closeSync(each); console.log('alive'); }, 500);`;
    const command = ['-c', 'ulimit -n 128; exec "$0" "$@"', process.execPath, '--input-type=module', '--eval', script];
    const child = spawn('sh', command, { stdio: ['ignore', 'pipe', 'inherit'] });
    expect(await text(child.stdout)).toBe('alive\n');
  });
});

describe('a log on a full disk', () => {
  it('does not end the process', async () => {
    const stream = new BatchedStream(openSync('/dev/full', 'w'));
    const failed = Promise.withResolvers<unknown>();
    const hear = (error: unknown) => failed.resolve(error);
    process.once('uncaughtException', hear);
    stream.write('a line\n');
    stream.writeLater('another line\n');
    await connected(); // at least two turns of the event loop, with I/O in between
    await connected();
    process.off('uncaughtException', hear);
    failed.resolve(null);
    expect(await failed.promise).toBeNull();
  });
});

async function connected(): Promise<void> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
  server.close();
}
