// Parses the command line by the description of the commands, and writes the help from it.
import { parseArgs } from 'node:util';
import { suggest } from '../nearest-word.ts';

export interface Option {
  readonly description: string;
  /** The name of its value (`DIR`). An option without one is a switch. */
  readonly value?: string;
}
export interface CommandLine {
  readonly files: readonly string[];
  readonly options: Readonly<Record<string, string | true>>;
}
export interface Command {
  /** One line, without a full stop. */
  readonly summary: string;
  readonly usage: string;
  readonly options: Readonly<Record<string, Option>>;
  /** Whether it accepts several documents. */
  readonly several?: true;
  run(commandLine: CommandLine): Promise<void>;
}

/** Wrong usage; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
/** The command failed; exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export const textOf = ({ options }: CommandLine, name: string): string | undefined =>
  options[name] === undefined ? undefined : String(options[name]);

export function numberOf(commandLine: CommandLine, name: string, most: number): number | undefined {
  const text = textOf(commandLine, name);
  if (text === undefined) return undefined;
  if (/^\d{1,10}$/.test(text) && Number(text) <= most) return Number(text);
  throw new UsageError(`--${name} must be a whole number from 0 to ${most}, not '${text}'`);
}

const HELP: Option = { description: 'show this help' };

export function parseCommand({ options: known, usage, several }: Command, args: readonly string[]): CommandLine {
  const types = Object.entries({ ...known, help: HELP }).map(([name, { value }]) => [
    name,
    { type: value === undefined ? 'boolean' : 'string' } as const,
  ]);
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(types),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const options: Record<string, string | true> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const option = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!option) throw new UsageError(`unknown option '${rawName}'${suggest(name, Object.keys(known), dashed)}`);
    if (option.value === undefined && value !== undefined) throw new UsageError(`${rawName} takes no value`);
    if (option.value !== undefined && (!value || (!inlineValue && value.startsWith('--'))))
      throw new UsageError(`${rawName} needs a value: ${rawName} ${option.value}`);
    options[name] = value ?? true;
  }
  const [file, surplus] = positionals;
  if (file === undefined) throw new UsageError(`missing argument FILE. Usage: annex-codegen ${usage}`);
  if (surplus !== undefined && !several) throw new UsageError(`unexpected argument '${surplus}'`);
  return { files: positionals, options };
}

const dashed = (name: string): string => `--${name}`;

export function helpText({ summary, usage, options }: Command): string {
  const rows = Object.entries({ ...options, help: HELP }).map(([name, { value, description }]): [string, string] => [
    value === undefined ? dashed(name) : `${dashed(name)} ${value}`,
    description,
  ]);
  return `Usage: annex-codegen ${usage}\n\n${summary[0]?.toUpperCase()}${summary.slice(1)}.\n\nOptions:\n${table(rows)}`;
}

/** Two columns. */
export function table(rows: readonly (readonly [name: string, text: string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n');
}
