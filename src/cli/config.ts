// annex config: shows the effective settings and their sources. Secrets are masked.
import { SETTINGS, type Setting, type SettingValue } from '../base/config/catalogue.ts';
import { masked, readConfig, type Source, valueAt } from '../base/config/config.ts';
import { SETTINGS_FILE } from '../base/config/file.ts';
import type { Arguments } from './arguments.ts';
import { printJson, table } from './print.ts';

export function configCommand({ flags, options }: Arguments): void {
  const { settings, sources } = readConfig({ flags, env: process.env, folder: process.cwd() });
  const isShown = ({ path, schema }: Setting) => !schema['x-internal'] || sources.get(path) !== 'default';
  const rows = SETTINGS.filter(isShown).map((setting) => ({
    setting: setting.path,
    value: masked(setting, valueAt(settings, setting.path)),
    source: sources.get(setting.path) ?? 'default',
    name: nameIn(setting, sources.get(setting.path) ?? 'default'),
  }));
  if (options['json']) {
    return printJson(rows.map(({ value = null, ...row }) => ({ ...row, value })));
  }
  const lines = rows.map(({ setting, value, source, name }) => [
    setting,
    display(value),
    [source, name].filter(Boolean).join(' '),
  ]);
  console.log(table([['setting', 'value', 'source'], ...lines]));
}

/** The setting's name in its source. */
function nameIn({ flag, variable }: Setting, source: Source): string | null {
  const names = { flag: `--${flag}`, environment: variable, file: SETTINGS_FILE, default: null };
  return names[source];
}

const display = (value: SettingValue | undefined): string =>
  value === undefined || String(value) === '' ? '-' : String(value);
