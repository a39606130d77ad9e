// A run of tests, soaks, faults or benchmarks that leaves nothing behind, however it ends. All of its temporary files are
// in one folder, whose name its processes have in their environment; a reaper removes both when the run ends.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { PREFIX, removeRun } from './run-cleanup.ts';

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

interface ScopeOptions {
  /** 'handle': a signal ends the run at once. 'leave': the program has handlers of its own. */
  readonly signals?: 'handle' | 'leave';
}

/** To be called before anything makes a temporary folder or starts a process. A second call does nothing. */
export function beginRun({ signals = 'handle' }: ScopeOptions = {}): void {
  if (isBegun()) return;
  sweepDeadRuns(tmpdir());
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o711); // PostgreSQL is another user where root runs it, and must get through
  startReaper(folder);
  process.env['TMPDIR'] = folder;
  // The last entry finds nothing: it marks processes that are started with nothing but PATH.
  process.env['PATH'] = [process.env['PATH'] ?? '', join(folder, 'bin')].join(delimiter);
  process.once('exit', (code) => {
    const left = removeRun(folder);
    if (code === 0) for (const each of left) console.error(`left running, now ended: ${each}`);
  });
  if (signals === 'leave') return;
  for (const [signal, number] of Object.entries(SIGNALS)) process.once(signal, () => process.exit(128 + number));
}

const isBegun = (): boolean => tmpdir().includes(`/${PREFIX}${process.pid}-`);

/** In a session of its own, so that neither a terminal nor a signal to our group ends it; our end closes its input. */
function startReaper(folder: string): void {
  const reaper = spawn(process.execPath, [join(import.meta.dirname, 'run-reaper.ts'), folder], {
    detached: true,
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  reaper.unref();
  (reaper.stdin as unknown as { unref(): void }).unref();
}

/** Of runs whose reaper was killed too. */
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
