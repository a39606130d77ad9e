// Help for a command, written from its description.
import { styleText } from 'node:util';
import { type Call, type Command, type Commands, HELP_OPTION, optionText, usageOf } from './command.ts';

/** Has colors only on a terminal; obeys NO_COLOR and FORCE_COLOR. */
export function helpText(call: Omit<Call, 'rest'>): string {
  const { program, command, path } = call;
  const { summary, notes, commands = {}, options = {}, arguments: described = {} } = command;
  const optionRows = Object.entries({ ...options, help: HELP_OPTION }).map(([name, option]) => [
    optionText(name, option),
    option.description,
  ]);
  const exampleRows = examplesOf(command).map((example) => [`${program.name} ${example}`]);
  const sections = [
    `${heading('Usage:')} ${usageOf(call)}`,
    `${summary[0]?.toUpperCase()}${summary.slice(1)}.`,
    ...(notes === undefined ? [] : [notes]),
    ...commandSections(commands),
    ...section('Arguments', Object.entries(described)),
    ...section('Options', optionRows),
    ...section('Examples', exampleRows),
    ...(call.settings ? [`Every setting is also an option. Run '${program.name} help settings' to list them.`] : []),
    ...(command.commands ? [`Run '${[program.name, ...path].join(' ')} COMMAND --help' for help on a command.`] : []),
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
