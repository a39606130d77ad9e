// Runs `annex users`, `annex keys` and `annex sessions` in the data directory of a running identity server.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { IdentityUnderTest } from '../areas/identity/server.ts';
import { COMMAND } from './annex.ts';

interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** `input` is piped in. */
export async function annex(
  { folder }: IdentityUnderTest,
  command: 'users' | 'keys' | 'sessions',
  args: readonly string[],
  input = '',
): Promise<Finished> {
  const env = { ...process.env, ANNEX_DATA_DIR: folder };
  const child = spawn(process.execPath, [COMMAND, command, ...args], { env });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.stdin.on('error', () => {}); // a command that reads nothing may have exited before
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, out, err };
}
