// A server in a forked process, which sends a message once it is ready and answers questions with one message each.
import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';

export interface ForkedServer<Ready> {
  readonly ready: Ready;
  readonly send: (message: string) => void;
  readonly ask: <T>(question: string) => Promise<T>;
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export async function forkServer<Ready>(
  file: string,
  args: readonly string[],
  options: ForkOptions,
): Promise<ForkedServer<Ready>> {
  const child = fork(file, args, options);
  const early = once(child, 'exit').then(() => Promise.reject(new Error('the server exited during its start')));
  early.catch(() => {});
  const [ready] = (await Promise.race([once(child, 'message'), early])) as [Ready];
  return {
    ready,
    send: (message) => void child.send(message),
    ask: async <T>(question: string) => {
      const answer = once(child, 'message');
      child.send(question);
      return ((await answer) as [T])[0];
    },
    end: (signal = 'SIGKILL') => endChild(child, signal),
  };
}

/** Sends the signal and waits for the exit; does nothing if the process has already exited or never started. */
export async function endChild(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
