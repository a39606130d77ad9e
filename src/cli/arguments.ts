// Parses the command line: a command, its words, its options, and settings as flags.
import { SETTINGS } from '../base/config/catalogue.ts';
import { suggest } from '../base/nearest-word.ts';

/** Wrong usage; printed as one line, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command failed; printed as one line, exit code 1. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
  readonly exitCode: number = 1;
}

/** An integrity check failed; exit code 3. */
export class IntegrityError extends CommandError {
  override readonly name = 'IntegrityError';
  override readonly exitCode = 3;
}

export interface Option {
  readonly description: string;
  /** The name of its value (`OWNER`); an option without one is a switch. */
  readonly value?: string;
}

export interface Command {
  /** Behind `annex`: `keys create --owner OWNER`. */
  readonly usage: string;
  /** One line, without a full stop. */
  readonly summary: string;
  /** By name, without the two dashes. */
  readonly options?: Readonly<Record<string, Option>>;
  /** Takes every setting as a flag. */
  readonly settings?: boolean;
  /** How many words it takes; none unless given. */
  readonly words?: number;
  /** It reads words and options itself, `--help` too: `words` holds all but the settings. */
  readonly ownArguments?: true;
  run(given: Arguments): Promise<void> | void;
}

export interface Arguments {
  readonly words: readonly string[];
  /** Options of the command's own: the text given, or true for a switch. */
  readonly options: Readonly<Record<string, string | true>>;
  /** The same for those that may be repeated: everything given. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** For `readConfig`. */
  readonly flags: Readonly<Record<string, string>>;
}

const SETTING_FLAGS = new Set(SETTINGS.map(({ flag }) => flag));

export function parseArguments(command: Command, rest: readonly string[]): Arguments {
  const { options: known = {}, settings, words: most = 0, ownArguments } = command;
  const words: string[] = [];
  const options: Record<string, string | true> = {};
  const lists: Record<string, string[]> = {};
  const flags: Record<string, string> = {};
  const left = [...rest];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const [, name = '', value] = /^--([^=]+)(?:=(.*))?$/su.exec(word) ?? [];
    const option = Object.hasOwn(known, name) ? known[name] : undefined;
    if (word === '--') words.push(...(ownArguments ? [word] : []), ...left.splice(0));
    else if (settings && SETTING_FLAGS.has(name)) flags[name] = value ?? takeValue(name, left);
    else if (ownArguments || !/^-./.test(word)) words.push(word);
    else if (!option) throw new UsageError(unknownFlag(command, word, name));
    else if (option.value !== undefined) {
      const text = value ?? takeValue(name, left);
      options[name] = text;
      lists[name] = [...(lists[name] ?? []), text];
    } else if (value === undefined) options[name] = true;
    else throw new UsageError(`--${name} takes no value`);
  }
  if (words.length > most && !ownArguments) {
    throw new UsageError(`${printable(words[most])} is one word too many: annex ${command.usage}`);
  }
  return { words, options, lists, flags };
}

function takeValue(name: string, left: string[]): string {
  const value = left[0]?.startsWith('--') ? undefined : left.shift();
  if (value === undefined) throw new UsageError(`--${name} needs a value`);
  return value;
}

function unknownFlag({ options = {}, settings }: Command, word: string, name: string): string {
  const known = [...Object.keys(options), ...(settings ? SETTING_FLAGS : [])];
  const [flag] = word.split('=');
  return `there is no flag ${printable(flag)}${suggest(name, known, (found) => `--${found}`)}`;
}

/** What somebody typed, in one line. */
export const printable = (word = ''): string => word.replace(/\p{C}/gu, '·').slice(0, 80);
