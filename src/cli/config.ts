// annex config: what counts now, and where it came from. Secrets stay hidden.
import { SETTINGS, type Setting, type SettingValue } from '../base/config/catalogue.ts';
import { readConfig, type Source, valueAt } from '../base/config/config.ts';
import { SETTINGS_FILE } from '../base/config/file.ts';
import { masked } from '../base/config/mask.ts';
import type { Arguments } from './arguments.ts';
import { table } from './table.ts';

export function configCommand({ flags, options }: Arguments): void {
  const { settings, sources } = readConfig({ flags, env: process.env, folder: process.cwd() });
  const rows = SETTINGS.map((setting) => ({
    setting: setting.path,
    value: masked(setting, valueAt(settings, setting.path)),
    source: sources.get(setting.path) ?? 'default',
    name: nameIn(setting, sources.get(setting.path) ?? 'default'),
  }));
  if (options['json']) {
    console.log(
      JSON.stringify(
        rows.map(({ value = null, ...row }) => ({ ...row, value })),
        null,
        2,
      ),
    );
    return;
  }
  const lines = rows.map(({ setting, value, source, name }) => [
    setting,
    shown(value),
    [source, name].filter(Boolean).join(' '),
  ]);
  console.log(table([['setting', 'value', 'source'], ...lines]));
}

/** What the setting is called where it was found. */
function nameIn({ flag, variable }: Setting, source: Source): string | null {
  const names = { flag: `--${flag}`, environment: variable, file: SETTINGS_FILE, default: null };
  return names[source];
}

const shown = (value: SettingValue | undefined): string =>
  value === undefined || String(value) === '' ? '-' : String(value);
