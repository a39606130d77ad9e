// Runs of tests, soaks, faults and benchmarks, ended and interrupted: neither a process nor a folder is left.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const VITEST = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'test/vitest.config.ts'];
const POSTGRES = '**/annex-postgres-*/data/postmaster.pid';

describe('a run', { timeout: 240_000 }, () => {
  let folder = '';
  let run: ChildProcess;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'annex-left-'));
  });
  afterEach(() => {
    run.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (args: readonly string[]): void => {
    const env = { ...process.env, TMPDIR: folder };
    run = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'ignore' });
  };

  /** Until a file of this name is in the folder. */
  const until = (pattern: string) =>
    expect.poll(() => globSync(pattern, { cwd: folder }).length, { timeout: 120_000 }).toBeGreaterThan(0);

  /** All that have the folder in their environment. */
  const processes = (): string[] =>
    readdirSync('/proc').filter((pid) => Number(pid) > 0 && Number(pid) !== run.pid && environOf(pid).includes(folder));

  it('that ends well leaves nothing', async () => {
    start([...VITEST, 'test/gateway/callback-page.test.ts']);
    expect(await once(run, 'exit')).toEqual([0, null]);
    expect({ processes: processes(), files: readdirSync(folder) }).toEqual({ processes: [], files: [] });
  });

  it.each([
    ['tests', 'SIGINT', [...VITEST, 'test/gateway/refused-at-node.test.ts'], POSTGRES],
    ['tests', 'SIGKILL', [...VITEST, 'test/gateway/refused-at-node.test.ts'], POSTGRES],
    ['faults', 'SIGTERM', ['scripts/faults/index.ts', '--seconds', '60'], POSTGRES],
    ['benchmarks', 'SIGKILL', ['scripts/bench/index.ts', 'nodes', '--rounds', '1'], POSTGRES],
    ['soaks', 'SIGINT', ['scripts/soak/index.ts', 'hostile', '--rounds', '1'], '**/annex-soak-*/probes/*'],
  ] as const)('of %s that is ended by %s leaves nothing', async (_what, signal, args, pattern) => {
    start(args);
    await until(pattern);
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
    start([...VITEST, 'test/gateway/expiring-map.test.ts']);
    expect(await gone).toEqual([null, 'SIGKILL']);
    expect(await once(run, 'exit')).toEqual([0, null]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

function environOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return ''; // gone meanwhile
  }
}
