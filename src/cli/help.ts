// annex help: the commands, one command, or the settings.
import { SETTINGS, type Setting } from '../base/config/catalogue.ts';
import { suggest } from '../base/nearest-word.ts';
import { type Command, printable, UsageError } from './arguments.ts';
import { table } from './table.ts';

type Commands = Readonly<Record<string, Command>>;

export async function helpCommand(commands: Commands, topic: string | undefined): Promise<void> {
  if (topic === undefined) return console.log(overview(commands));
  if (topic === 'settings') return console.log(settings());
  const command = findCommand(commands, topic);
  if (command.ownArguments) await command.run({ words: ['--help'], options: {}, lists: {}, flags: {} });
  else console.log(describeCommand(command));
}

const overview = (commands: Commands): string => `Usage: annex <command> [flags]

${table(
  Object.entries(commands).map(([name, { summary }]) => [name, summary]),
  '  ',
)}

annex help <command> explains a command, annex help settings every setting.`;

export function describeCommand(command: Command): string {
  const options = Object.entries(command.options ?? {}).map(([name, { value, description }]) => [
    `--${name}${value === undefined ? '' : ` ${value}`}`,
    description,
  ]);
  return [
    `Usage: annex ${command.usage}`,
    `${command.summary[0]?.toUpperCase()}${command.summary.slice(1)}.`,
    ...(options.length > 0 ? [table(options, '  ')] : []),
    ...(command.settings ? ['Every setting is a flag too: annex help settings'] : []),
  ].join('\n\n');
}

const settings =
  (): string => `Settings come from flags, then from the environment, then from annex.config.json in the working folder.
Lists are given with commas. annex config shows what counts now, and why.

${SETTINGS.map(explain).join('\n\n')}`;

function explain({ path, flag, variable, schema }: Setting): string {
  const { description, enum: words, minimum, maximum, default: standard } = schema;
  const range = words ? [words.join(', ')] : minimum === undefined ? [] : [`${minimum} to ${maximum}`];
  const notes = [...range, ...(standard === undefined || String(standard) === '' ? [] : [`default ${standard}`])];
  return `--${flag}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}\n    ${variable}, ${path}\n    ${description}`;
}

export function findCommand(commands: Commands, name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command;
  const meant = suggest(name, Object.keys(commands)) || '; annex help lists them';
  throw new UsageError(`there is no command ${printable(name)}${meant}`);
}
