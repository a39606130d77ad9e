// annex config: shows the effective settings and their sources. Secrets are masked. And annex help settings.
import { DOCUMENTED_SETTINGS, SETTINGS, type Setting, type SettingValue } from '../base/config/catalogue.ts';
import { masked, type Source, valueAt } from '../base/config/config.ts';
import { SETTINGS_FILE } from '../base/config/file.ts';
import { type Arguments, CommandError } from './arguments.ts';
import { printRows } from './print.ts';
import { configOf } from './settings.ts';

export function configCommand(args: Arguments): void {
  const { settings, sources } = configOf(args.flags);
  const isShown = ({ path, schema }: Setting) => !schema['x-internal'] || sources.get(path) !== 'default';
  const rows = SETTINGS.filter(isShown).map((setting) => ({
    setting: setting.path,
    source: sources.get(setting.path) ?? 'default',
    name: nameIn(setting, sources.get(setting.path) ?? 'default'),
    value: masked(setting, valueAt(settings, setting.path)) ?? null,
  }));
  const lines = rows.map(({ setting, value, source, name }) => [
    setting,
    display(value),
    [source, name].filter(Boolean).join(' '),
  ]);
  printRows(args, rows, ['setting', 'value', 'source'], lines);
}

/** The setting's name in its source. */
function nameIn({ flag, variable }: Setting, source: Source): string | null {
  return { flag: `--${flag}`, environment: variable, file: SETTINGS_FILE, default: null }[source];
}

const display = (value: SettingValue | null): string => (value === null ? '-' : String(value) || '-');

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
