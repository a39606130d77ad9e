// Makes a run of tests, soaks, faults or benchmarks clean up after itself, however it ends. All temporary files are in one
// folder, and all processes have its name in their environment. A reaper process removes both when the run ends.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { PREFIX, removeRun } from './run-cleanup.ts';

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

interface ScopeOptions {
  /** 'handle': a signal ends the run at once. 'leave': the program has its own handlers. */
  readonly signals?: 'handle' | 'leave';
}

/**
 * Call it before anything creates a temporary folder or starts a process. Returns the folder of the run, also where this
 * process or its parent has begun one already.
 */
export function beginRun({ signals = 'handle' }: ScopeOptions = {}): string {
  const begun = [process.pid, process.ppid].find((pid) => basename(tmpdir()).startsWith(`${PREFIX}${pid}-`));
  if (begun) return tmpdir();
  sweepDeadRuns(tmpdir());
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o711); // under root, PostgreSQL runs as another user and needs access
  startReaper(folder);
  process.env['TMPDIR'] = folder;
  // The last entry does not exist: it marks processes that inherit only PATH.
  process.env['PATH'] = [process.env['PATH'] ?? '', join(folder, 'bin')].join(delimiter);
  process.once('exit', (code) => {
    const left = removeRun(folder);
    if (code === 0) for (const each of left) console.error(`left running, now killed: ${each}`);
  });
  if (signals === 'handle') {
    for (const [signal, number] of Object.entries(SIGNALS)) process.once(signal, () => process.exit(128 + number));
  }
  return folder;
}

/** In its own session, so that no terminal or signal to our group ends it. Its input closes when this process exits. */
function startReaper(folder: string): void {
  const reaper = spawn(process.execPath, [join(import.meta.dirname, 'run-reaper.ts'), folder], {
    detached: true,
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  reaper.unref();
  (reaper.stdin as unknown as { unref(): void }).unref();
}

/** Cleans up after runs whose reaper was killed too. */
function sweepDeadRuns(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : Number.NaN;
    if (pid > 0 && !isAlive(pid)) removeRun(join(parent, name));
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
