// Parses the command line by the description of the commands.
import { suggest } from '../nearest-word.ts';
import { anyOf } from '../negotiate.ts';
import {
  type Arguments,
  type Call,
  type Command,
  choicesOf,
  HELP_OPTION,
  type Option,
  type Options,
  optionText,
  type Program,
  usageOf,
} from './command.ts';

/** Wrong usage; printed as one line, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command failed; printed as one line, exit code 1. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
  readonly exitCode: number = 1;
}

export const textOf = ({ options }: Arguments, name: string): string | undefined =>
  options[name] === undefined ? undefined : String(options[name]);

/** The option's description checks that it is a number. */
export const numberOf = ({ options }: Arguments, name: string): number | undefined =>
  options[name] === undefined ? undefined : Number(options[name]);

/** Follows the subcommands; settings may appear between them. `help` after a command means `--help`. */
export function findCommand(program: Program, root: Command, args: readonly string[]): Call {
  let { command, settings, explain }: Pick<Call, 'command' | 'settings' | 'explain'> = {
    command: root,
    settings: false,
  };
  const path: string[] = [];
  const rest = [...args];
  for (let at = 0; at < rest.length && command.commands; ) {
    const word = rest[at] ?? '';
    const subcommand = Object.hasOwn(command.commands, word) ? command.commands[word] : undefined;
    if (word === '--') break;
    if (subcommand) {
      command = subcommand;
      settings ||= subcommand.settings === true;
      explain = subcommand.explain ?? explain;
      path.push(...rest.splice(at, 1));
    } else if (word === 'help') rest[at] = '--help';
    else if (word.startsWith('-')) at += takesNextWord(program, command, word) ? 2 : 1;
    else if (command.arguments) break;
    else throw new UsageError(unknownCommand(command, [program.name, ...path], word));
  }
  return { program, command, path, settings, explain, rest };
}

function takesNextWord(program: Program, { options = {} }: Command, word: string): boolean {
  const { name, value, option } = readOption(options, word);
  return value === undefined && (option ? option.value !== undefined : program.settings.has(name));
}

function unknownCommand({ commands = {} }: Command, path: readonly string[], word: string): string {
  const kind = path.length === 1 ? 'command' : 'subcommand';
  const suggestion = suggest(word, Object.keys(commands));
  if (suggestion) return `unknown ${kind} '${printable(word)}'${suggestion}`;
  const parents = Object.entries(commands).filter(([, { commands: inner = {} }]) => Object.hasOwn(inner, word));
  const [parent] = parents.length === 1 ? parents.map(([name]) => name) : [];
  const remedy =
    parent === undefined
      ? `Run '${[...path, '--help'].join(' ')}' for a list.`
      : `Did you mean '${[...path, parent, word].join(' ')}'?`;
  return `unknown ${kind} '${printable(word)}'. ${remedy}`;
}

/** Whether `--help` or `-h` appears before `--`. */
export function asksForHelp({ rest }: Call): boolean {
  const [end] = [rest.indexOf('--')].filter((at) => at >= 0);
  return rest.slice(0, end).some((word) => word === '--help' || word === '-h');
}

export function parseArguments(call: Call): Arguments {
  const { options: optionTable = {} } = call.command;
  const words: string[] = [];
  const options: Record<string, string | true> = {};
  const lists: Record<string, string[]> = {};
  const flags: Record<string, string> = {};
  const queue = [...call.rest];
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    const { name, value, option } = readOption(optionTable, word);
    if (word === '--') words.push(...queue.splice(0));
    else if (!/^-./.test(word)) words.push(word);
    else if (option?.value !== undefined) {
      const text = value ?? takeValue(name, queue);
      checkValue(name, option, text);
      options[name] = text;
      lists[name] = [...(lists[name] ?? []), text];
    } else if (option && value !== undefined) throw new UsageError(`--${name} takes no value`);
    else if (option) options[name] = true;
    else if (call.settings && call.program.settings.has(name)) flags[name] = value ?? takeValue(name, queue);
    else throw new UsageError(unknownOption(call, word, name));
  }
  checkWords(call, words);
  for (const [name, option] of Object.entries(optionTable)) {
    if (option.required && options[name] === undefined) throw missing(call, `option ${optionText(name, option)}`);
  }
  return { words, options, lists, flags };
}

/** `--name`, `--name=value`, `-n` or `-nvalue`. */
function readOption(options: Options, word: string) {
  const [, name = '', value] = /^--([^=]+)(?:=(.*))?$/su.exec(word) ?? [];
  if (name !== '') return { name, value, option: Object.hasOwn(options, name) ? options[name] : undefined };
  const [long, option] = Object.entries(options).find(([, { short }]) => short && word.startsWith(`-${short}`)) ?? [];
  return { name: long ?? '', value: word.slice(2) || undefined, option };
}

function takeValue(name: string, queue: string[]): string {
  const value = queue[0]?.startsWith('--') ? undefined : queue.shift();
  if (value === undefined) throw new UsageError(`--${name} needs a value`);
  return value;
}

function checkValue(name: string, { choices, range }: Option, text: string): void {
  if (choices) checkChoice(`--${name}`, choices, text);
  if (!range) return;
  const [min, max] = range;
  if (/^\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max) return;
  const bounds = max === Infinity ? `of at least ${min}` : `from ${min} to ${max}`;
  throw new UsageError(`--${name} must be a whole number ${bounds}, not '${printable(text)}'`);
}

function checkChoice(name: string, choices: readonly string[], text: string): void {
  if (choices.includes(text)) return;
  throw new UsageError(`${name} must be ${anyOf(choices)}, not '${printable(text)}'${suggest(text, choices)}`);
}

function checkWords(call: Call, words: readonly string[]): void {
  const { commands = {}, run, arguments: argumentTable = {} } = call.command;
  if (!run) throw new UsageError(`missing subcommand: ${anyOf(Object.keys(commands))}`);
  const names = Object.keys(argumentTable);
  const required = names.filter((name) => !name.startsWith('['));
  const [next] = required.slice(words.length);
  if (next !== undefined) throw missing(call, `argument ${next.replace('...', '')}`);
  const [surplus] = words.slice(names.some((name) => name.includes('...')) ? words.length : names.length);
  if (surplus !== undefined) {
    throw new UsageError(`unexpected argument '${printable(surplus)}'. Usage: ${usageOf(call)}`);
  }
  for (const [at, word] of words.entries()) {
    const choices = choicesOf(names[at] ?? '');
    if (choices) checkChoice('the argument', choices, word);
  }
}

const missing = (call: Call, what: string): UsageError => new UsageError(`missing ${what}. Usage: ${usageOf(call)}`);

function unknownOption({ program, command, settings }: Call, word: string, name: string): string {
  const names = Object.keys({ ...command.options, help: HELP_OPTION }).concat(settings ? [...program.settings] : []);
  const [option] = word.split('=');
  return `unknown option '${printable(option)}'${suggest(name, names, (near) => `--${near}`)}`;
}

/** What the user typed, on one line. */
export const printable = (word = ''): string => word.replace(/\p{C}/gu, '·').slice(0, 80);
