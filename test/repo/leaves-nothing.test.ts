// Runs of tests, soaks, faults and benchmarks, ended and interrupted: neither a process nor a folder is left.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const VITEST = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'test/vitest.config.ts'];

describe('a run', { timeout: 240_000 }, () => {
  let folder = '';
  let run: ChildProcess;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'l')); // short: Chromium's sockets are in it, of at most 107 characters
    chmodSync(folder, 0o711); // PostgreSQL is another user where root runs it, and must get through
  });
  afterEach(() => {
    run.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (args: readonly string[]): void => {
    const env = { ...process.env, TMPDIR: folder };
    run = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'ignore' });
  };

  /** All that have the folder in their environment. */
  const processes = (): string[] =>
    readdirSync('/proc').filter(
      (pid) => Number(pid) > 0 && Number(pid) !== run.pid && readOf(pid, 'environ').includes(folder),
    );

  const untilPostgresRuns = () =>
    expect
      .poll(() => processes().some((pid) => readOf(pid, 'cmdline').includes('bin/postgres')), {
        timeout: 120_000,
        interval: 200,
      })
      .toBe(true);

  it('that ends well leaves nothing', async () => {
    start([...VITEST, 'test/areas/gateway/callback-page.test.ts']);
    expect(await once(run, 'exit')).toEqual([0, null]);
    expect({ processes: processes(), files: readdirSync(folder) }).toEqual({ processes: [], files: [] });
  });

  it.each([
    ['tests', 'SIGINT', [...VITEST, 'test/areas/gateway/refused-at-node.test.ts']],
    ['tests', 'SIGKILL', [...VITEST, 'test/areas/gateway/refused-at-node.test.ts']],
    ['faults', 'SIGTERM', ['scripts/faults/index.ts', '--seconds', '60']],
    ['benchmarks', 'SIGKILL', ['scripts/bench/index.ts', 'nodes', '--rounds', '1']],
  ] as const)('of %s that is ended by %s leaves nothing', async (_what, signal, args) => {
    start(args);
    await untilPostgresRuns();
    const before = processes();
    run.kill(signal);
    await once(run, 'exit');
    expect(before.length).toBeGreaterThan(0);
    await expect
      .poll(() => ({ processes: processes(), files: readdirSync(folder) }), { timeout: 30_000 })
      .toEqual({ processes: [], files: [] });
  });

  it('removes what a run left whose reaper was killed too', async () => {
    const left = mkdtempSync(join(folder, 'annex-run-4194303-')); // no process has this number: pid_max is 4194304
    const orphan = spawn('sleep', ['600'], { env: { PATH: process.env['PATH'], TMPDIR: left } });
    const gone = once(orphan, 'exit');
    start([...VITEST, 'test/areas/gateway/expiring-map.test.ts']);
    expect(await gone).toEqual([null, 'SIGKILL']);
    expect(await once(run, 'exit')).toEqual([0, null]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

function readOf(pid: string, file: 'environ' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // gone meanwhile
  }
}
