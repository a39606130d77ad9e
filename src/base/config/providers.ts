// The section `providers` of annex.config.json. Whatever is wrong with it is told in one line with its place.
import type { ProviderSettings } from '../../../generated/config/settings.ts';
import { suggest } from '../nearest-word.ts';
import { PROVIDER_NAME, PROVIDER_PROPERTIES, PROVIDERS_KEY, type SettingSchema } from './catalogue.ts';
import { findWrong } from './check.ts';
import { ConfigError } from './error.ts';
import { isObject, parseSettingsFile, printable, SETTINGS_FILE } from './file.ts';

export type { ProviderSettings };

const { extraParams: PARAMS, ...LEAVES } = PROVIDER_PROPERTIES;
const KEYS = Object.keys(PROVIDER_PROPERTIES);

/** By name; nothing where there is no file or no such section. */
export function readProviders(folder: string): ReadonlyMap<string, ProviderSettings> {
  const file = parseSettingsFile(folder);
  const section = isObject(file) ? (file[PROVIDERS_KEY] ?? {}) : {};
  if (!isObject(section)) throw refuse([], 'must be an object');
  return new Map(Object.entries(section).map(([name, value]) => [name, checked(name, value)]));
}

function checked(name: string, value: unknown): ProviderSettings {
  if (!PROVIDER_NAME.test(name)) throw refuse([name], 'must be named with a-z, 0-9, dots, dashes and underscores');
  if (!isObject(value)) throw refuse([name], 'must be an object');
  for (const [key, inner] of Object.entries(value)) {
    if (!KEYS.includes(key)) throw refuse([name, key], `is not a known field${suggest(key, KEYS)}`);
    const wrong = key === 'extraParams' ? findWrongParam(inner) : findWrong(leafOf(key), inner)?.must;
    if (wrong) throw refuse([name, key], wrong);
  }
  for (const key of ['authUrl', 'tokenUrl']) if (!Object.hasOwn(value, key)) throw refuse([name], `must have ${key}`);
  return value as unknown as ProviderSettings; // each field has been checked against its schema
}

const leafOf = (key: string): SettingSchema => LEAVES[key as keyof typeof LEAVES] as SettingSchema;

const findWrongParam = (value: unknown): string | undefined =>
  isObject(value) &&
  Object.keys(value).length <= PARAMS.maxProperties &&
  Object.values(value).every((text) => typeof text === 'string')
    ? undefined
    : `must be an object with at most ${PARAMS.maxProperties} strings`;

const refuse = (path: readonly string[], sentence: string): ConfigError =>
  new ConfigError(`${SETTINGS_FILE}: /${[PROVIDERS_KEY, ...path.map(printable)].join('/')} ${sentence}`);
