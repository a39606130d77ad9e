// Servers whose address is printed as localhost: browsers try ::1 first, so another program there would get our cookies.
import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import Koa from 'koa';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../src/base/log/log.ts';
import { Connections, createAddressReader, type ListenOptions } from '../../src/contract/server/index.ts';
import { openListener } from '../../src/servers/listener.ts';
import { useRunning } from '../running.ts';

const running = useRunning();
const BOTH = ['127.0.0.1', '::1'] as const;

async function openServer(host: string, port = 0, options: ListenOptions = {}) {
  const app = new Koa();
  app.silent = true; // a connection that is closed during a response is an error of Koa
  app.use((context) => {
    context.body = context.path === '/endless' ? new PassThrough() : context.host;
    context.flushHeaders();
  });
  const listening = await openListener(app, host, port, createLog({ level: 'silent' }), options);
  running.onClose(() => listening.close());
  return listening;
}

async function occupy(host: string, port = 0): Promise<Server> {
  const stranger = createServer().listen({ host, port, ipv6Only: true });
  running.onClose(() => void stranger.close());
  await once(stranger, 'listening');
  return stranger;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

async function get(host: string, port: number, path = '/'): Promise<{ status: number | undefined; body: string }> {
  const call = request({ host, port, path, headers: { host: `localhost:${port}`, connection: 'close' } }).end();
  const [response] = await once(call, 'response');
  return { status: response.statusCode, body: await text(response) };
}

async function open(host: string, port: number): Promise<Socket> {
  const socket = connect({ host, port }).on('error', () => {});
  running.onClose(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

describe('a server', () => {
  it.each(['127.0.0.1', '::1', 'localhost', 'LOCALHOST', '127.1', '0.0.0.0', '::'])(
    'at %s listens on both loopback addresses, at one port',
    async (host) => {
      const { port } = await openServer(host);
      for (const address of BOTH) {
        expect(await get(address, port)).toEqual({ status: 200, body: `localhost:${port}` });
      }
    },
  );

  it.each([
    ['127.0.0.1', '::1'],
    ['127.0.0.1', '127.0.0.1'],
    ['::1', '127.0.0.1'],
    ['localhost', '::1'],
    ['0.0.0.0', '::1'],
    ['0.0.0.0', '127.0.0.1'],
    ['::', '127.0.0.1'],
    ['::', '::1'],
    ['127.0.0.1', '::'],
  ])('at %s does not start beside another program on %s, and leaves nothing open', async (host, other) => {
    const port = portOf(await occupy(other));
    await expect(openServer(host, port)).rejects.toMatchObject({ code: 'EADDRINUSE', port });
    const free = BOTH.filter((address) => address !== other && other !== '::');
    for (const address of free) await occupy(address, port);
  });

  it.each(['127.0.0.2', '127.0.0.9'])('at %s listens only there', async (host) => {
    const { port } = await openServer(host);
    for (const address of BOTH) await occupy(address, port);
  });

  it('keeps both addresses until it stops', async () => {
    const { port, close } = await openServer('127.0.0.1', 0, { closeGraceMs: 200 });
    for (const address of BOTH) await expect(occupy(address, port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const idle = await Promise.all(BOTH.map((address) => open(address, port)));
    await close();
    for (const socket of idle) if (!socket.closed) await once(socket.resume(), 'close');
    for (const address of BOTH) await occupy(address, port);
  });

  it('ends running requests of both addresses after its grace when it stops', async () => {
    const { port, close } = await openServer('127.0.0.1', 0, { closeGraceMs: 200 });
    const sockets = await Promise.all(BOTH.map((address) => open(address, port)));
    for (const socket of sockets) socket.write('GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n');
    for (const socket of sockets) await once(socket, 'data');
    await close();
    for (const socket of sockets) if (!socket.closed) await once(socket.resume(), 'close');
  });

  it('that is started twice at once starts once', async () => {
    const { port, close } = await openServer('localhost');
    await close();
    const starts = await Promise.allSettled(['127.0.0.1', '::1', 'localhost'].map((host) => openServer(host, port)));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses invalid requests and foreign hosts at both addresses, as problems', async () => {
    const { port } = await running.platform();
    for (const address of BOTH) {
      const refused: string[] = [];
      for (const head of ['GET / HTTP/1.1\r\nHost: evil.example', 'GET / HTTP/1.1\r\nBad Header']) {
        const socket = await open(address, port);
        socket.write(`${head}\r\nConnection: close\r\n\r\n`);
        refused.push(await text(socket));
      }
      expect(refused[0]).toMatch(/^HTTP\/1\.1 421 [\s\S]*\/problems\/misdirected-request/);
      expect(refused[1]).toMatch(/^HTTP\/1\.1 400 [\s\S]*\/problems\/malformed-request/);
    }
  });

  it('opens WebSockets and counts requests at both addresses', async () => {
    const { port } = await running.gateway();
    for (const address of ['127.0.0.1', '[::1]', 'localhost']) {
      await (await running.socket(`ws://${address}:${port}/`)).register();
    }
    await get('::1', port, '/health');
    expect((await get('127.0.0.1', port, '/status')).body).toContain('"connections":3');
    const { body } = await get('127.0.0.1', port, '/metrics');
    expect(body).toContain('annex_gateway_sockets{server="gateway"} 3\n');
    expect(body).toMatch(/annex_request_seconds_count\{[^}]*operation="getGatewayHealth"[^}]*\} 1\n/);
  });
});

describe('the limits of one address', () => {
  it('count the connections at both addresses together, and say so by a problem', async () => {
    const connections = new Connections({ maxConnections: 100, maxConnectionsPerAddress: 2 });
    const { port } = await running.platform({ listen: { connections } });
    for (const address of BOTH) await open(address, port);
    for (const address of BOTH) {
      const refused = await open(address, port);
      expect(String(await once(refused, 'data'))).toMatch(/^HTTP\/1\.1 429 [\s\S]*\/problems\/too-many-sockets/);
    }
  });

  it('count both in total', async () => {
    const connections = new Connections({ maxConnections: 2, maxConnectionsPerAddress: 2 });
    const { port } = await openServer('localhost', 0, { connections });
    for (const address of BOTH) await open(address, port);
    for (const address of BOTH) {
      const refused = await open(address, port);
      if (!refused.closed) await once(refused.resume(), 'close');
      expect(refused.bytesRead).toBe(0);
    }
  });
});

it('trusts a proxy on this machine at either loopback address', () => {
  const read = createAddressReader(['127.0.0.1'], () => {});
  expect(read('::1', '192.0.2.1')).toBe('192.0.2.1');
  expect(createAddressReader(['192.0.2.0/24'], () => {})('::1', '192.0.2.1')).toBe('::1');
  expect(createAddressReader(['::1'], () => {})('127.0.0.1', '192.0.2.1')).toBe('127.0.0.1');
});
