import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Sends the signal and waits for the exit; does nothing if the process has already exited or never started. */
export async function endChild(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
