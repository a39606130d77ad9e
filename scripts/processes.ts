// Processes of this machine, read from /proc: whose children they are, and how a whole tree of them ends.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 5;
/** How long a process may take to stop or exit: one that waits for a busy disk takes seconds. */
const LIMIT_MS = 30_000;

/**
 * Stops a process and all its descendants, and returns them. A parent is stopped before its children are listed, so none
 * starts another one unnoticed.
 */
export async function freezeTree(pid: number): Promise<number[]> {
  sendSignal(pid, 'SIGSTOP');
  await until(() => 'TtZX'.includes(stateOf(pid)), `process ${pid} does not stop`);
  const below = await Promise.all(childrenOf(pid).map(freezeTree));
  return [pid, ...below.flat()];
}

/** Kills a process and all its descendants, and waits until all are gone. */
export async function killTree(pid: number): Promise<void> {
  const pids = await freezeTree(pid);
  for (const each of pids) sendSignal(each, 'SIGKILL');
  await until(() => !pids.some(isRunning), `of processes ${pids}, some do not exit`);
}

/** The processes whose parent it is. */
export const childrenOf = (pid: number): number[] => listProcesses().filter((each) => statOf(each)?.parent === pid);

/** The processes below any of these, without these. */
export function descendantsOf(pids: readonly number[]): number[] {
  const parents = new Map(listProcesses().map((each) => [each, statOf(each)?.parent ?? 0]));
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid) ?? 0;
    return pids.includes(parent) || (parent > 1 && isBelow(parent));
  };
  return [...parents.keys()].filter((pid) => !pids.includes(pid) && isBelow(pid));
}

/** All processes. Empty where there is no /proc. */
export const listProcesses = (): number[] =>
  (attempt(() => readdirSync('/proc')) ?? []).map(Number).filter((pid) => pid > 0);

/** What a process was started with. Empty when it has exited or belongs to another user. */
export const readProcess = (pid: number, file: 'cmdline' | 'environ'): string =>
  attempt(() => readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', ' ').trim()) ?? '';

/** Does nothing if the process has exited. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export const isRunning = (pid: number): boolean => !'ZX'.includes(stateOf(pid));

/** T: stopped. Z: exited, but its parent has not asked. X: gone. */
const stateOf = (pid: number): string => statOf(pid)?.state ?? 'X';

/** See proc_pid_stat(5). The name of the program, in brackets, may itself hold brackets and spaces. */
function statOf(pid: number): { state: string; parent: number } | null {
  const text = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const [state, parent] = text?.slice(text.lastIndexOf(')') + 2).split(' ') ?? [];
  return state ? { state, parent: Number(parent) } : null;
}

async function until(isTrue: () => boolean, otherwise: string): Promise<void> {
  for (const end = performance.now() + LIMIT_MS; !isTrue(); await delay(POLL_MS)) {
    if (performance.now() > end) throw new Error(otherwise);
  }
}

export function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
