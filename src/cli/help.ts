// Help for a command, written from its description, and help for the settings.
import { styleText } from 'node:util';
import { DOCUMENTED_SETTINGS, type Setting } from '../base/config/catalogue.ts';
import { CommandError } from './arguments.ts';
import { type Call, type Command, type Commands, HELP_OPTION, optionText, usageOf } from './command.ts';

/** Has colors only on a terminal; obeys NO_COLOR and FORCE_COLOR. */
export function helpText(call: Omit<Call, 'rest'>): string {
  const { command, path } = call;
  const { summary, notes, commands = {}, options = {}, arguments: described = {} } = command;
  const optionRows = Object.entries({ ...options, help: HELP_OPTION }).map(([name, option]) => [
    optionText(name, option),
    option.description,
  ]);
  const exampleRows = examplesOf(command).map((example) => [`annex ${example}`]);
  const sections = [
    `${heading('Usage:')} ${usageOf(call)}`,
    `${summary[0]?.toUpperCase()}${summary.slice(1)}.`,
    ...(notes === undefined ? [] : [notes]),
    ...commandSections(commands),
    ...section('Arguments', Object.entries(described)),
    ...section('Options', optionRows),
    ...section('Examples', exampleRows),
    ...(call.settings ? ["Every setting is also an option. Run 'annex help settings' to list them."] : []),
    ...(command.commands ? [`Run '${['annex', ...path].join(' ')} COMMAND --help' for help on a command.`] : []),
  ];
  return sections.join('\n\n');
}

const heading = (text: string): string => styleText('bold', text);

function commandSections(commands: Commands): string[] {
  const groups = new Map<string, string[][]>();
  for (const [name, { group = 'Commands', usage, arguments: described, summary }] of Object.entries(commands)) {
    const words = usage ?? Object.keys(described ?? {}).join(' ');
    groups.set(group, [...(groups.get(group) ?? []), [`${name} ${words}`.trimEnd(), summary]]);
  }
  const width = widthOf([...groups.values()].flat());
  return [...groups].flatMap(([group, rows]) => section(group, rows, width));
}

const widthOf = (rows: readonly (readonly string[])[]): number => Math.max(...rows.map(([name = '']) => name.length));

function section(title: string, rows: readonly (readonly string[])[], width = widthOf(rows)): string[] {
  if (rows.length === 0) return [];
  const lines = rows.map(([name = '', text = '']) => {
    const gap = text === '' ? '' : ' '.repeat(width + 2 - name.length);
    return `  ${styleText('cyan', name)}${gap}${text}`;
  });
  return [[heading(`${title}:`), ...lines].join('\n')];
}

/** Its own; without any, the first one of each subcommand. */
const examplesOf = ({ examples, commands = {} }: Command): readonly string[] =>
  examples ?? Object.values(commands).flatMap((command) => examplesOf(command).slice(0, 1));

/** Of the settings whose names contain all parts. */
export function settingsHelp(parts: readonly string[]): string {
  const isWanted = ({ path, flag }: Setting) => parts.every((part) => `${path} ${flag}`.includes(part));
  const matching = DOCUMENTED_SETTINGS.filter(isWanted);
  if (matching.length === 0)
    throw new CommandError(`no setting is named '${parts.join(' ')}'; run annex help settings`);
  return `Settings come from options, then from environment variables, then from annex.config.json in the working directory.
Separate the values of a list with commas. annex config shows the effective settings and their sources.

${matching.map(explain).join('\n\n')}`;
}

function explain({ path, flag, variable, schema }: Setting): string {
  const { description, enum: words, minimum, maximum, default: standard } = schema;
  const range = words ? [words.join(', ')] : minimum === undefined ? [] : [`${minimum} to ${maximum}`];
  const notes = [...range, ...(standard === undefined || String(standard) === '' ? [] : [`default ${standard}`])];
  return `--${flag}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}\n    ${variable}, ${path}\n    ${description}`;
}
