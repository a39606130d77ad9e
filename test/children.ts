// Ends the processes that a test starts with it, and those of a file with the file, whatever became of them.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { childrenOf, killTree, readProcess } from '../scripts/processes.ts';

/** esbuild's own, which it starts once and which ends with this process. */
const SERVICE = '--service=';

const ofTest = new Set<ChildProcess>();
const ofFile = new AsyncLocalStorage<true>();
let isTesting = false;
subscribe('child_process', (message) => {
  if (isTesting && !ofFile.getStore()) ofTest.add((message as { process: ChildProcess }).process);
});

/** From now on, what is started belongs to a test. */
export function beginChildren(): void {
  isTesting = true;
}

/** What `work` starts ends with the file, although a test calls it: a server of the file that a test has stopped. */
export const keepForFile = <T>(work: () => Promise<T>): Promise<T> => ofFile.run(true, work);

export async function endTestChildren(): Promise<void> {
  isTesting = false;
  const running = [...ofTest].filter(
    ({ pid, exitCode, signalCode, spawnargs }) =>
      pid && exitCode === null && signalCode === null && !spawnargs.some((word) => word.startsWith(SERVICE)),
  );
  ofTest.clear();
  await Promise.all(running.map(({ pid = 0 }) => killTree(pid)));
}

/** Also those that threads have started. */
export async function endFileChildren(): Promise<void> {
  const running = childrenOf(process.pid).filter((pid) => !readProcess(pid, 'cmdline').includes(SERVICE));
  await Promise.all(running.map(killTree));
}
