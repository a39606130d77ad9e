// Runs servers as child processes. A child reports to its parent that it is ready, or why it cannot start, and exits when
// the parent does: the IPC channel closes even if the parent is killed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Exit } from '../areas/watchdog/child.ts';

/** Environment variable of our children, because other programs may also start us with an IPC channel. */
const CHILD_VARIABLE = 'ANNEX_CHILD_SERVER';

type ChildMessage<Ready> =
  | { readonly type: 'ready'; readonly ready: Ready }
  | { readonly type: 'refused'; readonly line: string };

export type ChildServer<Ready> = ReturnType<typeof launch<Ready>>;

/**
 * setpriv of util-linux makes the kernel kill a process when its parent dies, even if it hangs and does not notice the
 * closed channel.
 */
const SETPRIV = '/usr/bin/setpriv';
const NODE = process.execPath;
const [PROGRAM = NODE, ...PROGRAM_ARGUMENTS] = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'KILL', NODE] : [NODE];

/** Runs `annex <args>`, which shares our standard error. `entry` is the file of the command. */
export function launch<Ready>(entry: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(PROGRAM, [...PROGRAM_ARGUMENTS, entry, ...args], {
    env: { ...process.env, ...environment, [CHILD_VARIABLE]: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let refusal: string | null = null;
  const ready = new Promise<Ready>((resolve) => {
    child.on('message', (message: ChildMessage<Ready>) => {
      if (message.type === 'ready') resolve(message.ready);
      else refusal = message.line;
    });
  });
  const ended = new Promise<Exit>((resolve) => {
    child.once('error', (error) => {
      if (child.pid === undefined) resolve({ code: null, signal: null, refusal: error.message });
    });
    child.once('exit', (code, signal) => resolve({ code, signal, refusal }));
  });
  return {
    pid: child.pid ?? null,
    /** Never settles if it does not become ready. */
    ready,
    ended,
    terminate: () => void child.kill('SIGTERM'),
    kill: () => void child.kill('SIGKILL'),
  };
}

/** Null if this process was not started by another Annex process. */
export function findParent<Ready>() {
  if (process.env[CHILD_VARIABLE] === undefined || !process.connected) return null;
  // A terminal sends SIGINT to the whole process group, but the parent decides when this process exits.
  process.on('SIGINT', () => {});
  process.once('disconnect', () => process.exit(1));
  const send = (message: ChildMessage<Ready>, onSent: () => void) =>
    process.send?.(message, undefined, undefined, onSent);
  return {
    ready: (ready: Ready) => send({ type: 'ready', ready }, () => {}), // if the parent has exited, 'disconnect' follows
    /** Reports the reason and exits this process. */
    refused: (line: string) => send({ type: 'refused', line }, () => process.exit(1)),
  };
}

/** A server cannot start; the message is one line for the user. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
