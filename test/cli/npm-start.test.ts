import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { INSTANCE_FILE, type Instance } from '../../src/base/instance.ts';
import { FREE_PORTS } from './annex.ts';

it('npm start: SIGTERM stops every server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'annex-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const child = spawn('npm', ['start'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'], HOME: folder, ...FREE_PORTS, ANNEX_DATA_DIR: folder, ANNEX_PROJECT_DIR: folder },
    stdio: 'pipe',
    detached: true,
  });
  onTestFinished(() => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
  });
  const ended = once(child, 'close');
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await expect.poll(() => text, { timeout: 60_000 }).toContain('Annex is running at');
  const { urls } = JSON.parse(readFileSync(join(folder, INSTANCE_FILE), 'utf8')) as Instance;
  const servers = Object.values(urls).filter((url) => url?.startsWith('http:'));
  expect(servers.length).toBeGreaterThan(3);
  child.kill('SIGTERM');
  await ended; // no process can write any more
  for (const url of servers) await expect(fetch(`${url}/health`)).rejects.toThrow();
}, 90_000);
