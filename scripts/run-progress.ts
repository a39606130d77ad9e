// What each worker of a test run does now, and how long it may. In files, because a worker in an endless loop sends no messages.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { attempt, isRunning, readProcess } from './processes.ts';

export interface Step {
  readonly file: string;
  readonly doing: string;
  /** Null after the last test of a file. */
  readonly limitMs: number | null;
  /** Rises, so that no two steps are equal. */
  readonly count: number;
}

/** The last entry of PATH, which a run adds: BIN in its folder. It does not exist. */
const BIN = '/bin';

/** Null outside of a run. */
function runFolder(): string | null {
  const last = process.env['PATH']?.split(delimiter).at(-1) ?? '';
  return /^(.*\/annex-run-[^/]+)\/bin(\/|$)/.exec(last)?.[1] ?? null;
}

/** Marks the processes that are started from now on with the test file. */
export function markChildren(file: string): void {
  const run = runFolder();
  const others = process.env['PATH']?.split(delimiter).slice(0, -1) ?? [];
  if (run) process.env['PATH'] = [...others, `${run}${BIN}/${file}`].join(delimiter);
}

/** The test file that started a process. Empty if none did. */
export const fileOf = (run: string, pid: number): string =>
  readProcess(pid, 'environ').split(`${run}${BIN}/`)[1]?.split(/[\s:]/)[0] ?? '';

/** Null: this worker waits for the next file. */
export function writeStep(step: Step | null): void {
  const run = runFolder();
  if (!run) return;
  const target = join(run, 'progress', `${process.pid}`);
  if (!step) return rmSync(target, { force: true });
  mkdirSync(join(run, 'progress'), { recursive: true });
  writeFileSync(`${target}-new`, JSON.stringify(step));
  renameSync(`${target}-new`, target);
}

/** Forgets what an earlier vitest of this run did. */
export const clearSteps = (run: string): void => rmSync(join(run, 'progress'), { recursive: true, force: true });

/** When a worker last wrote a step. 0 before the first one. */
export const changeOf = (run: string): number => attempt(() => statSync(join(run, 'progress')).mtimeMs) ?? 0;

/** By process id, as JSON. */
export function readSteps(run: string): Map<number, string> {
  const folder = join(run, 'progress');
  const pids = (attempt(() => readdirSync(folder)) ?? []).map(Number).filter((pid) => pid > 0 && isRunning(pid));
  return new Map(
    pids.flatMap((pid) => {
      const text = attempt(() => readFileSync(join(folder, `${pid}`), 'utf8'));
      return text ? [[pid, text]] : [];
    }),
  );
}
