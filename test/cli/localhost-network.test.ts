// Annex on machines without IPv6 and beside programs of other users. Needs root.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { useRunning } from '../running.ts';
import { COMMAND, FREE_PORTS, useAnnex } from './annex.ts';

const annex = useAnnex();
const running = useRunning();
const RUNNING = 'Annex is running';

/** Starts a program in a network of its own. */
function inNetwork(prepare: string, ...args: readonly string[]) {
  const command = ['-rn', 'sh', '-c', `ip link set lo up; ${prepare}; exec "$0" "$@"`, process.execPath, ...args];
  const folder = annex.folder();
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder, ANNEX_DATA_DIR: join(folder, 'data'), ...FREE_PORTS };
  const child = spawn('unshare', command, { cwd: annex.folder(), env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  running.onClose(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended };
}

describe('annex start', () => {
  it.each([
    ['switched off', 'echo 1 > /proc/sys/net/ipv6/conf/all/disable_ipv6'],
    ['without ::1', 'ip -6 address flush dev lo'],
  ])('starts on a machine with IPv6 %s', async (_, prepare) => {
    const { child, ended } = inNetwork(prepare, COMMAND, 'serve');
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    await expect.poll(() => output, { timeout: 25_000 }).toContain(RUNNING);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});

describe('a server at any free port', () => {
  it('chooses one that is free at both loopback addresses', async () => {
    const script = `
      import { once } from 'node:events';
      import { createServer } from 'node:net';
      import { listen } from '${resolve(import.meta.dirname, '../../src/contract/server/index.ts')}';
      const taken = [40001, 40005];
      for (const port of taken) await once(createServer().listen(port, '::1').unref(), 'listening');
      for (let round = 0; round < 20; round++) {
        const { port, close } = await listen(() => {}, ['127.0.0.1', '::1'], 0);
        if (taken.includes(port)) console.log(port);
        await close();
      }
      console.log('done');`;
    // Linux chooses odd ports as long as one is free.
    const { child, ended } = inNetwork(
      'echo 40000 40007 > /proc/sys/net/ipv4/ip_local_port_range',
      '--input-type=module',
      '--eval',
      script,
    );
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect({ stdout, stderr, ended: await ended }).toEqual({ stdout: 'done\n', stderr: '', ended: [0, null] });
  });
});

describe('annex doctor', () => {
  it('names a program of another user at one of the loopback addresses', async () => {
    const respond = "(_, response) => response.setHeader('Content-Type', 'application/json').end('{}')";
    const port = await freePort();
    for (const [uid, host] of [
      [0, '127.0.0.1'],
      [65_534, '::1'],
    ] as const) {
      const script = `process.setuid(${uid}); require('http').createServer(${respond}).listen(${port}, '${host}', () => console.log('up'))`;
      const child = spawn(process.execPath, ['--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
      running.onClose(() => void child.kill('SIGKILL'));
      await once(child.stdout, 'data');
    }
    const { stdout } = await annex.run(['doctor', '--json'], { ...FREE_PORTS, ANNEX_PROXY_PORT: `${port}` });
    const findings = JSON.parse(stdout) as { readonly name: string; readonly observed: string }[];
    const observed = findings.find(({ name }) => name === 'localhost')?.observed;
    expect(observed).toBe(`port ${port} (proxy): programs of different users listen on 127.0.0.1 and [::1]`);
  });
});
