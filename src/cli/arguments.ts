// The command line of `annex`: the parser with the settings as options, and its errors.
import { REMOVED_SETTINGS, SETTINGS } from '../base/config/catalogue.ts';
import {
  CommandError,
  findCommand as findCommandOf,
  printable,
  textOf,
  UsageError,
} from '../contract/cli/arguments.ts';
import type { Arguments, Call, Command } from '../contract/cli/command.ts';

export * from '../contract/cli/arguments.ts';
export type { Arguments };

/** An integrity check failed; exit code 3. */
export class IntegrityError extends CommandError {
  override readonly name = 'IntegrityError';
  override readonly exitCode = 3;
}

const UNITS_MS = new Map(Object.entries({ s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }));

/** `90d` in milliseconds. */
export function durationOf(args: Arguments, name: string): number | undefined {
  const text = textOf(args, name);
  if (text === undefined) return undefined;
  const [, count = '', unit = ''] = /^([1-9]\d{0,4})([smhdw])$/.exec(text) ?? [];
  const unitMs = UNITS_MS.get(unit);
  if (unitMs !== undefined) return Number(count) * unitMs;
  throw new UsageError(`--${name} must be a number with a unit such as 10m, 12h, 90d or 4w, not '${printable(text)}'`);
}

const ANNEX = { name: 'annex', settings: new Set([...SETTINGS, ...REMOVED_SETTINGS].map(({ flag }) => flag)) };

export const findCommand = (root: Command, args: readonly string[]): Call => findCommandOf(ANNEX, root, args);
