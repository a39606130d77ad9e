// Shared by commands that open the database next to a running server for one action.
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config/config.ts';
import { IdentityError } from '../identity/names.ts';
import type { IdentityService } from '../identity/service.ts';
import { createIdentity } from '../servers/identity.ts';
import { openDatabase } from '../state/open.ts';
import { type Arguments, CommandError, printable, UsageError } from './arguments.ts';

export interface Action {
  /** Behind `annex`: `users passwd NAME`. */
  readonly usage: string;
  readonly run: (words: readonly string[], given: Arguments, usage: string) => Promise<void>;
}

/** `annex users add ...`: the first word chooses. */
export async function runAction(
  actions: Readonly<Record<string, Action>>,
  given: Arguments,
  help: string,
): Promise<void> {
  const [name, ...words] = given.words;
  if (name === 'help' || words.concat(name ?? '').includes('--help')) return console.log(help);
  const action = name !== undefined && Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) {
    const wrong = name === undefined ? 'say what to do' : `there is no action ${printable(name)}`;
    throw new UsageError(`${wrong}: ${Object.keys(actions).join(', ')}`);
  }
  try {
    await action.run(words, given, action.usage);
  } catch (error) {
    throw error instanceof IdentityError ? new CommandError(error.message, { cause: error }) : error;
  }
}

export function readWords<T extends ParseArgsOptionsConfig>(words: readonly string[], options: T, usage: string) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node's own advice, behind the first sentence, does not fit our commands.
    const [sentence = ''] = error.message.split(/\.? To specify|\. /);
    throw new UsageError(`${printable(sentence)}: annex ${usage}`);
  }
}

export async function withIdentity<T>(
  { flags }: Arguments,
  work: (identity: IdentityService) => Promise<T>,
): Promise<T> {
  const { settings } = readConfig({ flags, env: process.env, folder: process.cwd() });
  const database = await openDatabase({ dataDir: settings.dataDir, url: settings.databaseUrl, role: 'command' });
  try {
    return await work(createIdentity({ database, clock: systemClock }));
  } finally {
    await database.close();
  }
}

export const timeText = (time: number | null): string =>
  time === null ? '-' : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const printJson = (value: unknown): void => console.log(JSON.stringify(value, null, 2));
