import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const CHILD = join(import.meta.dirname, 'lock-child.ts');

export const startLocking = (...args: readonly string[]) =>
  spawn(process.execPath, [CHILD, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });

/** Starts another process that holds a lock until it is killed or asked to release it. */
export async function holdLock(file: string) {
  const child = startLocking('hold', file);
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  return {
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    signal: (name: NodeJS.Signals) => child.kill(name),
    release: async () => {
      child.stdin.write('go\n');
      await ended;
    },
  };
}
