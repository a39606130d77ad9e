// Servers that run as processes of their own, started by another one of ours. They tell it when they are ready, or why
// they cannot be, and they end with it, however it ends: the pipe between them closes even when it is killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Set for whoever was started by one of ours; others may well have a channel to their parent, too. */
const MARK = 'ANNEX_CHILD_SERVER';

type News<Ready> =
  | { readonly type: 'ready'; readonly ready: Ready }
  | { readonly type: 'refused'; readonly line: string }
  | { readonly type: 'alive' };

/** All that is ever sent to a child: whether it is alive. */
const ALIVE = 'alive?';

export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: string | null;
  /** Its own words, when it said why it could not start. */
  readonly refusal: string | null;
}

export interface ChildServer<Ready> {
  readonly pid: number | null;
  /** Pending for ever when it never is. */
  readonly ready: Promise<Ready>;
  readonly ended: Promise<ProcessEnd>;
  /** Whether it answers over the pipe in time. */
  answers(withinMs: number): Promise<boolean>;
  terminate(): void;
  kill(): void;
}

/**
 * Of util-linux, which every Debian has: with it the kernel itself ends a process together with the one that started it,
 * even one that is stopped and does not notice that the pipe has closed.
 */
const SETPRIV = '/usr/bin/setpriv';
const NODE = process.execPath;
const [PROGRAM = NODE, ...ITS_ARGUMENTS] = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'KILL', NODE] : [NODE];

/** Runs `annex <args>`; what it logs goes where our own log goes. `entry` is the file that is the command. */
export function launch<Ready>(entry: string, args: readonly string[]): ChildServer<Ready> {
  const child = spawn(PROGRAM, [...ITS_ARGUMENTS, entry, ...args], {
    env: { ...process.env, [MARK]: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let refusal: string | null = null;
  const ready = new Promise<Ready>((resolve) => {
    child.on('message', (news: News<Ready>) => {
      if (news.type === 'ready') resolve(news.ready);
      else if (news.type === 'refused') refusal = news.line;
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
    answers: (withinMs) => answers(child, withinMs),
    terminate: () => void child.kill('SIGTERM'),
    kill: () => void child.kill('SIGKILL'),
  };
}

function answers(child: ChildProcess, withinMs: number): Promise<boolean> {
  if (!child.connected) return Promise.resolve(false);
  return new Promise((resolve) => {
    const settle = (alive: boolean) => {
      clearTimeout(timer);
      child.off('message', hear);
      child.off('disconnect', lost);
      resolve(alive);
    };
    const hear = ({ type }: News<unknown>) => {
      if (type === 'alive') settle(true);
    };
    const lost = () => settle(false);
    const timer = setTimeout(lost, withinMs);
    child.on('message', hear).once('disconnect', lost);
    child.send(ALIVE, () => {}); // gone meanwhile: 'disconnect' follows
  });
}

export interface Parent<Ready> {
  ready(ready: Ready): void;
  /** Ends this process. */
  refused(line: string): void;
}

/** Null for a process that nobody of ours has started. */
export function findParent<Ready>(): Parent<Ready> | null {
  if (process.env[MARK] === undefined || !process.connected) return null;
  // A terminal sends SIGINT to all processes at once: whoever started us decides what ends, and when.
  process.on('SIGINT', () => {});
  process.once('disconnect', () => process.exit(1));
  const tell = (news: News<Ready>, told: () => void) => process.send?.(news, undefined, undefined, told);
  process.on('message', (asked) => {
    if (asked === ALIVE) tell({ type: 'alive' }, () => {});
  });
  return {
    ready: (ready) => tell({ type: 'ready', ready }, () => {}), // gone meanwhile: 'disconnect' follows
    refused: (line) => tell({ type: 'refused', line }, () => process.exit(1)),
  };
}
