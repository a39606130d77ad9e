// Servers that run as processes of their own, started by another one of ours. They report to it that they are ready, or why
// they cannot start, and end with it: the IPC channel closes even when it is killed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Environment variable that marks a child of ours: other parents may have an IPC channel too. */
const MARK = 'ANNEX_CHILD_SERVER';

type News<Ready> =
  | { readonly type: 'ready'; readonly ready: Ready }
  | { readonly type: 'refused'; readonly line: string };

export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: string | null;
  /** The reason that it gave for not starting. */
  readonly refusal: string | null;
}

export interface ChildServer<Ready> {
  readonly pid: number | null;
  /** Stays pending when it never is. */
  readonly ready: Promise<Ready>;
  readonly ended: Promise<ProcessEnd>;
  terminate(): void;
  kill(): void;
}

/**
 * setpriv of util-linux makes the kernel kill a process together with its parent,
 * even one that hangs and does not notice the closed channel.
 */
const SETPRIV = '/usr/bin/setpriv';
const NODE = process.execPath;
const [PROGRAM = NODE, ...ITS_ARGUMENTS] = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'KILL', NODE] : [NODE];

/** Runs `annex <args>` with our standard error. `entry` is the file of the command. */
export function launch<Ready>(entry: string, args: readonly string[]): ChildServer<Ready> {
  const child = spawn(PROGRAM, [...ITS_ARGUMENTS, entry, ...args], {
    env: { ...process.env, [MARK]: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let refusal: string | null = null;
  const ready = new Promise<Ready>((resolve) => {
    child.on('message', (news: News<Ready>) => {
      if (news.type === 'ready') resolve(news.ready);
      else refusal = news.line;
    });
  });
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.once('error', (error) => {
      if (child.pid === undefined) resolve({ code: null, signal: null, refusal: error.message });
    });
    child.once('exit', (code, signal) => resolve({ code, signal, refusal }));
  });
  return {
    pid: child.pid ?? null,
    ready,
    ended,
    terminate: () => void child.kill('SIGTERM'),
    kill: () => void child.kill('SIGKILL'),
  };
}

export interface Parent<Ready> {
  ready(ready: Ready): void;
  /** Ends this process. */
  refused(line: string): void;
}

/** Null when the process was not started by one of ours. */
export function findParent<Ready>(): Parent<Ready> | null {
  if (process.env[MARK] === undefined || !process.connected) return null;
  // A terminal sends SIGINT to the whole process group: the parent decides when we end.
  process.on('SIGINT', () => {});
  process.once('disconnect', () => process.exit(1));
  const tell = (news: News<Ready>, told: () => void) => process.send?.(news, undefined, undefined, told);
  return {
    ready: (ready) => tell({ type: 'ready', ready }, () => {}), // gone meanwhile: 'disconnect' follows
    refused: (line) => tell({ type: 'refused', line }, () => process.exit(1)),
  };
}
