// One client that takes all it can get: connections, event streams, descriptors. Others are served beside it and after it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { loadOnce } from '../../src/base/async/load-once.ts';
import { Connections } from '../../src/contract/server/index.ts';
import { limitConnections } from '../../src/servers/descriptors.ts';
import { drawPixels, png } from '../areas/paste/pixels.ts';
import { createIntent, problemOf, useRunning } from '../running.ts';

const COMMAND = resolve(import.meta.dirname, '../../src/cli/annex.js');
const running = useRunning();

/** Resolves once the server has answered or hung up, or never. */
async function hold(port: number, localAddress = '127.0.0.1', allowHalfOpen = false): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen });
  socket.on('error', () => {});
  await once(socket, 'connect');
  running.onClose(() => void socket.destroy());
  return socket;
}

describe('event streams of one address [finding 13]', () => {
  it('are so many; one more gets 429, and another address its own', async () => {
    const platform = await running.platform({
      serve: { events: { maxStreamsPerAddress: 2, maxStreams: 3 }, trustedProxies: ['127.0.0.1'] },
    });
    const { updates_url: url } = await createIntent(platform);
    const from = (address: string) => ({ accept: 'text/event-stream', 'x-forwarded-for': address });
    const first = await running.events(url, from('192.0.2.1'));
    await running.events(url, from('192.0.2.1'));
    const refused = await fetch(url, { headers: from('192.0.2.1') });
    expect(await problemOf(refused)).toMatchObject({ status: 429, name: 'too-many-streams' });
    expect(refused.headers.get('retry-after')).toBe('60');
    await running.events(url, from('192.0.2.2'));
    expect(await problemOf(await fetch(url, { headers: from('192.0.2.3') }))).toMatchObject({ name: 'unavailable' });
    first.end();
    await expect
      .poll(async () => (await running.events(url, from('192.0.2.1'))).response.status, { timeout: 10_000 })
      .toBe(200);
  });
});

describe('connections [finding 3]', () => {
  it('of one address are so many; one more gets 429, more in all than there may be get nothing', async () => {
    const connections = new Connections({ maxConnections: 4, maxConnectionsPerAddress: 2 });
    const { port } = await running.platform({ listen: { connections } });
    const [one] = [await hold(port), await hold(port)];
    const third = await hold(port);
    const [answer] = (await once(third, 'data')) as [Buffer];
    expect(String(answer)).toContain('HTTP/1.1 429 too-many-sockets');
    await once(third.resume(), 'close');
    await hold(port, '127.0.0.2');
    await hold(port, '127.0.0.2');
    const fifth = await hold(port, '127.0.0.3');
    await once(fifth.resume(), 'close');
    expect(fifth.bytesRead).toBe(0);
    one?.destroy();
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${port}/health`).catch(() => null))?.status, { timeout: 10_000 })
      .toBe(200);
  });

  it('that became sockets count no more as connections of their address', async () => {
    const connections = new Connections({ maxConnections: 100, maxConnectionsPerAddress: 1 });
    const { url, socketUrl } = await running.gateway({ listen: { connections } });
    for (const _ of [1, 2, 3]) await (await running.socket(socketUrl)).register();
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  it('that asked to become sockets in vain still count', async () => {
    const connections = new Connections({ maxConnections: 100, maxConnectionsPerAddress: 1 });
    const { url } = await running.gateway({ listen: { connections } });
    const { port, host } = new URL(url);
    const refused = await hold(Number(port), '127.0.0.1', true);
    refused.write(`GET /nowhere HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    expect(String(await once(refused, 'data'))).toContain('HTTP/1.1 404');
    const [answer] = await once(await hold(Number(port)), 'data');
    expect(String(answer)).toContain('HTTP/1.1 429');
  });

  it('that are held after a refusal do not hold a server that stops', async () => {
    const { url, close } = await running.gateway();
    const { port, host } = new URL(url);
    const refused = await hold(Number(port));
    const head = `POST /callback HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
    refused.write(`${head}Transfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(10_000)}`);
    expect(String(await once(refused, 'data'))).toContain('HTTP/1.1 413');
    const held = new AbortController();
    const isHeld = wait(9_000, true, { signal: held.signal }).catch(() => true);
    expect(await Promise.race([close().then(() => false), isHeld])).toBe(false);
    held.abort();
  });

  it.each([
    [256, 192, 96],
    [1_024, 768, 384],
    [1_048_576, 25_000, 1_024],
    [Number.POSITIVE_INFINITY, 25_000, 1_024],
  ])('leave some of %i descriptors to files', (descriptors, maxConnections, maxConnectionsPerAddress) => {
    const limits = { maxConnections: 25_000, maxConnectionsPerAddress: 1_024 };
    expect(limitConnections(limits, descriptors)).toEqual({ maxConnections, maxConnectionsPerAddress });
  });

  it('flood a viewer that may open 256 files, and it goes on loading what it needs', { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'annex-flood-'));
    const command = ['-c', 'ulimit -n 256; exec "$0" "$@"', process.execPath, COMMAND, 'viewer'];
    const settings = { ANNEX_VIEWER_PORT: '0', ANNEX_PASTE_OCR_ENABLED: 'false', ANNEX_LIMITS_CLOSE_GRACE_MS: '200' };
    const env = { PATH: process.env['PATH'] ?? '', HOME: folder, ANNEX_LOG_LEVEL: 'error', ...settings };
    const viewer = spawn('sh', command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
    running.onClose(async () => {
      viewer.kill('SIGKILL');
      await rm(folder, { recursive: true });
    });
    let told = '';
    viewer.stdout.on('data', (text: Buffer) => {
      told += String(text);
    });
    const find = () => Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(told)?.[1]);
    await expect.poll(find, { timeout: 20_000 }).toBeGreaterThan(0);
    const port = find();
    await Promise.all(Array.from({ length: 300 }, () => hold(port)));
    const image = await png(drawPixels(40, 30));
    const beside = await hold(port, '127.0.0.2');
    beside.write(
      `POST /screenshot-paste HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: image/png\r\nContent-Length: ${image.length}\r\n\r\n`,
    );
    beside.write(image);
    const [answer] = (await once(beside, 'data')) as [Buffer];
    expect(String(answer)).toContain('HTTP/1.1 201 Created');
    const ended = once(viewer, 'close');
    viewer.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});

describe('a part that could not be loaded [finding 3]', () => {
  it('is tried again with the next request, and kept once it is there', async () => {
    let tries = 0;
    const load = loadOnce(async () => {
      if (++tries === 1) throw new Error('too many open files');
      return tries;
    });
    const [one, other] = [load(), load()];
    await expect(one).rejects.toThrow('too many open files');
    await expect(other).rejects.toThrow('too many open files');
    expect([await load(), await load()]).toEqual([2, 2]);
  });
});
