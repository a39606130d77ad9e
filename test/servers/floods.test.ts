// One client uses as many connections, event streams and descriptors as it can. Others are served during and after it.
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
import { limitConnections } from '../../src/servers/listener.ts';
import { drawPixels, png } from '../areas/paste/pixels.ts';
import { createIntent, problemOf, useRunning } from '../running.ts';

const COMMAND = resolve(import.meta.dirname, '../../src/cli/annex.js');
const running = useRunning();

/** Opens a connection that sends nothing; resolves when it is open. */
async function openSlowConnection(port: number, localAddress = '127.0.0.1', allowHalfOpen = false): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen });
  socket.on('error', () => {});
  await once(socket, 'connect');
  running.onClose(() => void socket.destroy());
  return socket;
}

describe('event streams of one address', () => {
  it('are limited: one more gets 429, while another address has its own limit', async () => {
    const platform = await running.platform({
      serve: { events: { maxStreamsPerAddress: 2, maxStreams: 3 }, trustedProxies: ['127.0.0.1'] },
    });
    const { updates_url: url } = await createIntent(platform);
    const from = (address: string) => ({ accept: 'text/event-stream', 'x-forwarded-for': address });
    const first = await running.events(url, from('192.0.2.1'));
    await running.events(url, from('192.0.2.1'));
    const refused = await fetch(url, { headers: from('192.0.2.1') });
    expect(await problemOf(refused)).toMatchObject({
      status: 429,
      name: 'too-many-streams',
      detail: 'All programs at this address share a limit of 2 open event streams.',
    });
    expect(refused.headers.get('retry-after')).toBe('60');
    await running.events(url, from('192.0.2.2'));
    expect(await problemOf(await fetch(url, { headers: from('192.0.2.3') }))).toMatchObject({ name: 'unavailable' });
    first.end();
    await expect
      .poll(async () => (await running.events(url, from('192.0.2.1'))).response.status, { timeout: 10_000 })
      .toBe(200);
  });
});

describe('connections', () => {
  it('are limited per address with 429, and in total by closing without a response', async () => {
    const connections = new Connections({
      maxConnections: 4,
      maxConnectionsPerAddress: 2,
      isShared: (address) => address === '127.0.0.2',
    });
    const { port } = await running.platform({ listen: { connections } });
    const [one] = [await openSlowConnection(port), await openSlowConnection(port)];
    const third = await openSlowConnection(port);
    const [response] = (await once(third, 'data')) as [Buffer];
    expect(String(response)).toContain('HTTP/1.1 429 too-many-sockets');
    await once(third.resume(), 'close');
    const sameMachine = await openSlowConnection(port, '127.9.9.9');
    expect(String(await once(sameMachine, 'data'))).toContain('HTTP/1.1 429 too-many-sockets');
    await once(sameMachine.resume(), 'close');
    await openSlowConnection(port, '127.0.0.2');
    await openSlowConnection(port, '127.0.0.2');
    const fifth = await openSlowConnection(port, '127.0.0.3');
    await once(fifth.resume(), 'close');
    expect(fifth.bytesRead).toBe(0);
    one?.destroy();
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${port}/health`).catch(() => null))?.status, { timeout: 10_000 })
      .toBe(200);
  });

  it('that became sockets no longer count for their address', async () => {
    const connections = new Connections({ maxConnections: 100, maxConnectionsPerAddress: 1 });
    const { url, socketUrl } = await running.gateway({ listen: { connections } });
    for (const _ of [1, 2, 3]) await (await running.socket(socketUrl)).register();
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  it('whose upgrade was refused still count', async () => {
    const connections = new Connections({ maxConnections: 100, maxConnectionsPerAddress: 1 });
    const { url } = await running.gateway({ listen: { connections } });
    const { port, host } = new URL(url);
    const refused = await openSlowConnection(Number(port), '127.0.0.1', true);
    refused.write(`GET /nowhere HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    expect(String(await once(refused, 'data'))).toContain('HTTP/1.1 404');
    const [response] = await once(await openSlowConnection(Number(port)), 'data');
    expect(String(response)).toContain('HTTP/1.1 429');
  });

  it('that are kept after a refusal do not delay a server that stops', async () => {
    const { url, close } = await running.gateway();
    const { port, host } = new URL(url);
    const refused = await openSlowConnection(Number(port));
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
  ])('leave some of %i descriptors for files', (descriptors, maxConnections, maxConnectionsPerAddress) => {
    const limits = { maxConnections: 25_000, maxConnectionsPerAddress: 1_024 };
    expect(limitConnections(limits, descriptors)).toEqual({ maxConnections, maxConnectionsPerAddress });
  });

  it('do not stop a viewer with 256 descriptors from loading what it needs', { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'annex-flood-'));
    const command = ['-c', 'ulimit -n 256; exec "$0" "$@"', process.execPath, COMMAND, 'viewer'];
    const settings = { ANNEX_VIEWER_PORT: '0', ANNEX_PASTE_OCR_ENABLED: 'false', ANNEX_LIMITS_CLOSE_GRACE_MS: '200' };
    const env = { PATH: process.env['PATH'] ?? '', HOME: folder, ANNEX_LOG_LEVEL: 'error', ...settings };
    Object.assign(env, { ANNEX_TRUSTED_PROXIES: '127.0.0.2' }); // does not count for the limit of this machine
    const viewer = spawn('sh', command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
    running.onClose(async () => {
      viewer.kill('SIGKILL');
      await rm(folder, { recursive: true });
    });
    let output = '';
    viewer.stdout.on('data', (text: Buffer) => {
      output += String(text);
    });
    const find = () => Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1]);
    await expect.poll(find, { timeout: 20_000 }).toBeGreaterThan(0);
    const port = find();
    await Promise.all(Array.from({ length: 300 }, () => openSlowConnection(port)));
    const image = await png(drawPixels(40, 30));
    const otherClient = await openSlowConnection(port, '127.0.0.2');
    otherClient.write(
      `POST /screenshot-paste HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: image/png\r\nContent-Length: ${image.length}\r\n\r\n`,
    );
    otherClient.write(image);
    const [response] = (await once(otherClient, 'data')) as [Buffer];
    expect(String(response)).toContain('HTTP/1.1 201 Created');
    const ended = once(viewer, 'close');
    viewer.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});

describe('loadOnce', () => {
  it('tries again after a failure, and keeps the result after a success', async () => {
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
