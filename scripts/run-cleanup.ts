// Removes the processes and the temporary folder of a run that has ended.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';

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
      kill(pid);
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
  for (const mount of mountsIn(folder)) execFileSync('umount', ['--lazy', mount]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  return [...found];
}

interface Running {
  readonly pid: number;
  readonly command: string;
}

/** Finds processes by their environment, so that one that only reads the folder is not killed. Needs /proc. */
function processesOf(folder: string): Running[] {
  return list('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && read(`/proc/${pid}/environ`).includes(folder))
    .map((pid) => ({ pid, command: read(`/proc/${pid}/cmdline`) }));
}

const mountsIn = (folder: string): string[] =>
  read('/proc/mounts')
    .split('\n')
    .flatMap((line) => line.split(' ')[1] ?? [])
    .filter((place) => place.startsWith(`${folder}/`));

const list = (folder: string): string[] => attempt(() => readdirSync(folder)) ?? [];
/** Empty when the process has exited or belongs to another user. */
const read = (file: string): string => attempt(() => readFileSync(file, 'utf8').replaceAll('\0', ' ')) ?? '';
const kill = (pid: number): unknown => attempt(() => process.kill(pid, 'SIGKILL'));

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
