// Runs of tests, faults and benchmarks clean up after themselves, also when interrupted: no process or file remains.
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
    folder = mkdtempSync(join(tmpdir(), 'l')); // short, because paths of Chromium's sockets may have at most 107 characters
    chmodSync(folder, 0o711); // under root, PostgreSQL runs as another user and must reach its directory
  });
  afterEach(() => {
    run.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (args: readonly string[]): void => {
    const env = { ...process.env, TMPDIR: folder };
    run = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'ignore' });
  };

  /** Processes with the directory in their environment. */
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

  it('leaves nothing when it succeeds', async () => {
    start([...VITEST, 'test/areas/gateway/callback-page.test.ts']);
    expect(await once(run, 'exit')).toEqual([0, null]);
    expect({ processes: processes(), files: readdirSync(folder) }).toEqual({ processes: [], files: [] });
  });

  it.each([
    ['tests', 'SIGINT', [...VITEST, 'test/areas/gateway/refused-at-node.test.ts']],
    ['tests', 'SIGKILL', [...VITEST, 'test/areas/gateway/refused-at-node.test.ts']],
    ['faults', 'SIGTERM', ['scripts/faults/index.ts', '--seconds', '60']],
    ['benchmarks', 'SIGKILL', ['scripts/bench/index.ts', 'nodes', '--rounds', '1']],
  ] as const)('of %s leaves nothing after %s', async (_what, signal, args) => {
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

  it('removes what an earlier run left when its reaper was killed too', async () => {
    const left = mkdtempSync(join(folder, 'annex-run-4194303-')); // not a pid in use: pid_max is 4194304
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
    return ''; // has exited
  }
}
