// Removes the processes and the temporary folder of a run that has ended.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { attempt, descendantsOf, listProcesses, readProcess, sendSignal } from './processes.ts';

export const PREFIX = 'annex-run-';

/** How long killed processes may take to exit. */
const EXIT_LIMIT_MS = 5_000;
const PAUSE_MS = 20;

/** Kills the processes and deletes the folder; returns what was running. Synchronous, for use in 'exit' handlers. */
export function removeRun(folder: string): string[] {
  if (!basename(folder).startsWith(PREFIX)) throw new Error(`${folder} is not the folder of a run`);
  const found = new Set<string>();
  for (const end = performance.now() + EXIT_LIMIT_MS; performance.now() < end; ) {
    const running = processesOf(folder);
    if (running.length === 0) break;
    for (const { pid, command } of running) {
      if (command !== '') found.add(`${pid} ${command.slice(0, 200)}`);
      attempt(() => sendSignal(pid, 'SIGKILL'));
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
  for (const mount of mountsIn(folder)) execFileSync('umount', ['--lazy', mount]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  return [...found];
}

export interface Running {
  readonly pid: number;
  readonly command: string;
}

/**
 * Finds the processes of a run by their environment, so that one that only reads the folder is not killed, and those below
 * them, because some programs write their title over their environment. Needs /proc.
 */
export function processesOf(folder: string): Running[] {
  const marked = listProcesses().filter((pid) => pid !== process.pid && readProcess(pid, 'environ').includes(folder));
  return [...marked, ...descendantsOf(marked)].map((pid) => ({ pid, command: readProcess(pid, 'cmdline') }));
}

const mountsIn = (folder: string): string[] =>
  (attempt(() => readFileSync('/proc/mounts', 'utf8')) ?? '')
    .split('\n')
    .flatMap((line) => line.split(' ')[1] ?? [])
    .filter((place) => place.startsWith(`${folder}/`));
