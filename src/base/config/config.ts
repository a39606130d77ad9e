// Reads the settings: flags first, then environment variables, then annex.config.json, then the defaults of the schema.
// An invalid setting stops the start with one line that names it.
import { resolve } from 'node:path';
import type { Settings } from '../../../generated/config/settings.ts';
import { valueAt as valueAtSteps } from '../../contract/json-pointer.ts';
import { suggest } from '../../contract/nearest-word.ts';
import { setAt } from '../../contract/server/form-values.ts';
import {
  ConfigError,
  LOGIN_PROVIDERS_KEY,
  REMOVED_SETTINGS,
  SETTINGS,
  type Setting,
  type SettingNames,
  type SettingValue,
} from './catalogue.ts';
import { findWrong, parseText } from './check.ts';
import { readSettingsFile } from './file.ts';

export { ConfigError, type Settings };

export type Source = 'flag' | 'environment' | 'file' | 'default';

export interface ConfigInput {
  /** By name, without the two dashes. */
  readonly flags?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The working directory: contains annex.config.json, and relative paths start here. */
  readonly folder: string;
  /** The data directory if nothing else names one; by default that of the schema. */
  readonly dataDir?: string | undefined;
  /** Whether annex.config.json is ignored. */
  readonly withoutFile?: boolean;
}

export interface Config {
  readonly settings: Settings;
  /** By the setting's path: `platform.port`. */
  readonly sources: ReadonlyMap<string, Source>;
  /** The settings of earlier versions that are still set somewhere. They have no effect. */
  readonly removed: readonly SettingNames[];
}

export function readConfig({ flags = {}, env = {}, folder, dataDir, withoutFile }: ConfigInput): Config {
  refuseMisspelled(env);
  const { settings: file, removed } = withoutFile ? { settings: {}, removed: [] } : readSettingsFile(folder);
  const settings: Record<string, unknown> = {};
  const sources = new Map<string, Source>();
  for (const setting of SETTINGS) {
    const [named, source] = findValue(setting, flags, env, file);
    const value = setting.path === 'dataDir' && source === 'default' ? (dataDir ?? named) : named;
    sources.set(setting.path, source);
    const steps = setting.path.split('.');
    const [group = ''] = steps;
    if (steps.length > 1) settings[group] ??= {}; // also if nothing in it is set
    if (value === undefined) continue;
    const normalized = normalize(setting, value, String(settings['dataDir']), folder);
    setAt(settings, steps, normalized);
  }
  settings[LOGIN_PROVIDERS_KEY] = valueAt(file, LOGIN_PROVIDERS_KEY) ?? {};
  const isSet = ({ path, flag, variable }: SettingNames) =>
    flags[flag] !== undefined || Boolean(env[variable]) || removed.includes(path);
  return { settings: settings as unknown as Settings, sources, removed: REMOVED_SETTINGS.filter(isSet) };
}

/** The effective value; undefined if it is not set and has no default. */
export const valueAt = (settings: unknown, path: string) =>
  valueAtSteps(settings, path.split('.')) as SettingValue | undefined;

/** An empty variable counts as not set, as is usual in scripts and compose files. */
function findValue(
  setting: Setting,
  flags: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string | undefined>>,
  file: unknown,
): readonly [value: SettingValue | undefined, source: Source] {
  const { path, flag, variable, schema } = setting;
  const fromFlag = flags[flag];
  if (fromFlag !== undefined) return [parseAndCheck(setting, fromFlag, `--${flag}`), 'flag'];
  const fromEnvironment = env[variable];
  if (fromEnvironment) return [parseAndCheck(setting, fromEnvironment, variable), 'environment'];
  const fromFile = valueAt(file, path);
  return fromFile === undefined ? [schema.default, 'default'] : [fromFile, 'file'];
}

function parseAndCheck({ schema }: Setting, text: string, name: string): SettingValue {
  const value = parseText(schema, text);
  const wrong = findWrong(schema, value);
  if (wrong === null) return value;
  const [index] = wrong.path;
  throw new ConfigError(`${name}${index === undefined ? '' : `: entry ${Number(index) + 1}`} ${wrong.sentence}`);
}

/** Makes directories absolute, and removes trailing slashes from http URLs so that paths can be appended. */
function normalize({ path, schema }: Setting, value: SettingValue, dataDir: string, folder: string): SettingValue {
  if (typeof value !== 'string') return value;
  if (path.endsWith('Dir'))
    return resolve(
      folder,
      value.replace('{dataDir}', () => dataDir),
    );
  return schema.format === 'uri' && value.startsWith('http') ? value.replace(/\/+$/, '') : value;
}

const PREFIX = 'ANNEX_';
const VARIABLES = new Set(SETTINGS.map(({ variable }) => variable));
const REMOVED_VARIABLES = new Set(REMOVED_SETTINGS.map(({ variable }) => variable));

/** Refuses only names close to a known one, because Kubernetes also sets variables with our prefix. */
function refuseMisspelled(env: Readonly<Record<string, string | undefined>>): void {
  const withoutPrefix = [...VARIABLES].map((name) => name.slice(PREFIX.length));
  for (const name of Object.keys(env)) {
    if (!name.startsWith(PREFIX) || VARIABLES.has(name) || REMOVED_VARIABLES.has(name)) continue;
    const newName = name.replace('_LOGIN_HISTORY_', '_AUDIT_LOG_');
    if (VARIABLES.has(newName)) throw new ConfigError(`${name} is now called ${newName}`);
    const suggestion = suggest(name.slice(PREFIX.length), withoutPrefix, (near) => PREFIX + near);
    if (suggestion) throw new ConfigError(`unknown setting ${name}${suggestion}`);
  }
}

const MASK = '***';

/** Hides secrets: a key completely, and in a database URL the password and the query. */
export function masked({ schema }: Setting, value: SettingValue | undefined): SettingValue | undefined {
  if (!schema.writeOnly || typeof value !== 'string') return value;
  if (!value.includes('://')) return MASK;
  // Up to the last @, because a password may contain an unescaped one. A query may contain a password too.
  return value.replace(/:\/\/([^:@/?#]*):.*@/su, `://$1:${MASK}@`).replace(/\?.*/su, `?${MASK}`);
}
