// Runs `annex users` and other commands that use the database in the data directory of a running identity server.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { IdentityUnderTest } from '../areas/identity/server.ts';
import { COMMAND } from './annex.ts';
import { runInWorker } from './run-in-worker.ts';

interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

type Run = (
  server: IdentityUnderTest,
  command: 'users' | 'keys' | 'sessions' | 'applications' | 'owners' | 'audit' | 'panels',
  args: readonly string[],
  /** Piped in. */
  input?: string,
) => Promise<Finished>;

const environment = ({ folder }: IdentityUnderTest) => ({ ...process.env, ANNEX_DATA_DIR: folder });

export const annex: Run = async (server, command, args, input) => {
  const options = { cwd: process.cwd(), env: environment(server), ...(input === undefined ? {} : { input }) };
  const { code, stdout, stderr } = await runInWorker([command, ...args], options);
  return { code, out: stdout, err: stderr };
};

/** In a process of its own. */
export const annexProcess: Run = async (server, command, args, input = '') => {
  const env = environment(server);
  const child = spawn(process.execPath, [COMMAND, command, ...args], { env });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.stdin.on('error', () => {}); // a command that reads nothing may have exited before
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, out, err };
};
