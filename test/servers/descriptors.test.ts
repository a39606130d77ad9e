// One client opens as many connections as it can to servers with few descriptors.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { INSTANCE_FILE, type Instance } from '../../src/base/instance.ts';
import { useRunning } from '../running.ts';

const COMMAND = resolve(import.meta.dirname, '../../src/cli/annex.js');
const running = useRunning();

async function openSlowConnection(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  await once(socket, 'connect');
  running.onClose(() => void socket.destroy());
  return socket;
}

describe('1,100 slow connections to servers that may open 1,024 files', () => {
  const PORTS = ['PLATFORM', 'GATEWAY', 'WATCHDOG', 'VIEWER', 'PROXY'].map((name) => [`ANNEX_${name}_PORT`, '0']);
  const SLOW = 'GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';

  it('leave free descriptors on every listener, and other clients are served', { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'annex-flood-'));
    const command = ['-c', 'ulimit -n 1024; exec "$0" "$@"', process.execPath, COMMAND, 'serve'];
    const more = {
      ANNEX_DATA_DIR: join(folder, 'data'),
      ANNEX_PACKAGES_SAMPLE: 'false',
      ANNEX_LIMITS_HEADERS_TIMEOUT_MS: '60000',
      ANNEX_LIMITS_REQUEST_TIMEOUT_MS: '60000',
      ANNEX_LOG_LEVEL: 'error',
      ANNEX_TRUSTED_PROXIES: '127.0.0.2', // does not count for the limit of this machine
    };
    const env = { PATH: process.env['PATH'] ?? '', HOME: folder, ...Object.fromEntries(PORTS), ...more };
    const servers = spawn('sh', command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
    running.onClose(async () => {
      const ended = once(servers, 'close');
      servers.kill('SIGKILL');
      if (servers.exitCode === null) await ended;
      await rm(folder, { recursive: true });
    });
    let output = '';
    servers.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk);
    });
    await expect.poll(() => output, { timeout: 60_000 }).toContain('Annex is running');
    const { urls } = JSON.parse(readFileSync(join(folder, 'data', INSTANCE_FILE), 'utf8')) as Instance;
    const names = ['proxy', 'platform', 'viewer', 'gateway', 'watchdog'] as const;
    const ports = names.map((name) => Number(new URL(urls[name] ?? '').port));
    for (const flooded of ports.slice(0, 3)) {
      const held = await Promise.all(Array.from({ length: 1_100 }, () => openSlowConnection(flooded)));
      for (const socket of held) socket.write(SLOW);
      for (const port of ports) {
        const otherClient = await openSlowConnection(port, '127.0.0.2');
        otherClient.write('GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
        expect(String(await once(otherClient, 'data'))).toContain('HTTP/1.1 200');
      }
      const descriptors = await readdir(`/proc/${servers.pid}/fd`);
      expect(descriptors.length).toBeLessThan(1_024 - 256);
      for (const socket of held) socket.destroy();
    }
    const held = await Promise.all(
      Array.from({ length: 1_100 }, (_, at) => openSlowConnection(ports[0] ?? 0, `127.0.1.${at % 50}`)),
    );
    expect((await readdir(`/proc/${servers.pid}/fd`)).length).toBeLessThan(1_024 - 64);
    for (const socket of held) socket.destroy();
    const health = async () => (await fetch(`http://127.0.0.1:${ports[0]}/health`).catch(() => null))?.status;
    await expect.poll(health, { timeout: 20_000 }).toBe(200);
    const ended = once(servers, 'close');
    servers.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
