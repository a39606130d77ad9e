// Reads the section `providers` of annex.config.json. An error is one line with the path.
import type { ProviderSettings } from '../../../generated/config/settings.ts';
import { PROVIDERS_KEY } from './catalogue.ts';
import { findWrongProvider } from './check.ts';
import { ConfigError } from './error.ts';
import { isObject, parseSettingsFile, printable, SETTINGS_FILE } from './file.ts';

export type { ProviderSettings };

/** By name; empty if there is no file or no such section. */
export function readProviders(folder: string): ReadonlyMap<string, ProviderSettings> {
  const file = parseSettingsFile(folder);
  const section = isObject(file) ? (file[PROVIDERS_KEY] ?? {}) : {};
  const wrong = findWrongProvider(section);
  if (wrong) {
    const place = [PROVIDERS_KEY, ...wrong.path.map(printable)].join('/');
    throw new ConfigError(`${SETTINGS_FILE}: /${place} ${wrong.sentence}`);
  }
  return new Map(Object.entries(section as Record<string, ProviderSettings>));
}
