// How a command is described. Parsing, help, suggestions and shell completion all read this description.

export interface Option {
  readonly description: string;
  /** The name of its value (`OWNER`). An option without one is a switch. */
  readonly value?: string;
  /** One letter, for `-o`. */
  readonly short?: string;
  readonly required?: true;
  /** The only values it accepts. */
  readonly choices?: readonly string[];
  /** It accepts whole numbers in this range, both ends included. */
  readonly range?: readonly [min: number, max: number];
}

export type Options = Readonly<Record<string, Option>>;
export type Commands = Readonly<Record<string, Command>>;

export interface Command {
  /** One line, without a full stop. */
  readonly summary: string;
  /** Its heading in the list of commands. */
  readonly group?: string;
  /** Descriptions by name: `[TAB]` is optional, `ID...` may be repeated, `bash|zsh` accepts only these words. */
  readonly arguments?: Readonly<Record<string, string>>;
  /** Replaces the arguments in the usage line. */
  readonly usage?: string;
  /** By name, without the two dashes. */
  readonly options?: Options;
  /** Accepts every setting of the program as an option. Holds for its subcommands too. */
  readonly settings?: true;
  /** More paragraphs for its help. */
  readonly notes?: string;
  /** Without the name of the program. */
  readonly examples?: readonly string[];
  readonly commands?: Commands;
  /** Without it, a subcommand is required. */
  run?(args: Arguments, call: Call): Promise<void> | void;
  /** Turns an expected error into a CommandError and returns others unchanged. Holds for its subcommands too. */
  explain?(error: unknown): Promise<unknown>;
}

export interface Arguments {
  readonly words: readonly string[];
  /** The command's own options: the value, or true for a switch. The last one wins. */
  readonly options: Readonly<Record<string, string | true>>;
  /** All values of options that were repeated. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** The settings. */
  readonly flags: Readonly<Record<string, string>>;
}

export interface Program {
  readonly name: string;
  /** Names of settings, which some commands accept as options. */
  readonly settings: ReadonlySet<string>;
}

/** A command as found on the command line. */
export interface Call {
  readonly program: Program;
  readonly command: Command;
  /** Its names, without the program's: `['keys', 'create']`. */
  readonly path: readonly string[];
  readonly settings: boolean;
  readonly explain?: Command['explain'];
  /** Arguments and options, still to be parsed. */
  readonly rest: readonly string[];
}

export const HELP_OPTION: Option = { short: 'h', description: 'show this help' };
export const JSON_OPTION = { json: { description: 'print JSON' } } as const;
export const COUNT: readonly [number, number] = [0, 999_999_999];

export const grouped = (group: string, commands: Commands, more: Partial<Command> = {}): Commands =>
  Object.fromEntries(Object.entries(commands).map(([name, command]) => [name, { ...command, ...more, group }]));

/** `-o, --output FILE` */
export const optionText = (name: string, { short, value }: Option): string =>
  `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;

/** `annex keys create --owner OWNER [options]` */
export function usageOf({ program, command, path, settings }: Omit<Call, 'rest'>): string {
  const options = Object.entries(command.options ?? {});
  const required = options.filter(([, option]) => option.required).map(([name, option]) => optionText(name, option));
  const isOptional = settings || options.length > required.length;
  const words = command.usage ?? Object.keys(command.arguments ?? {}).join(' ');
  const subcommand = command.commands && !command.arguments ? 'COMMAND' : '';
  const parts = [program.name, ...path, subcommand, words, ...required, isOptional ? '[options]' : ''];
  return parts.filter(Boolean).join(' ');
}

/** The words that an argument accepts (`bash|zsh`); null if it accepts any. */
export const choicesOf = (argument: string): readonly string[] | null =>
  /^\[?[a-z|]+\]?$/.test(argument) ? argument.replace(/[[\]]/g, '').split('|') : null;
