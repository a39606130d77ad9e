// Settings: flags, then the environment, then annex.config.json, then the schema's defaults. A wrong one stops the start
// with one line that names it.
import { resolve } from 'node:path';
import type { Settings } from '../../../generated/config/settings.ts';
import { suggest } from '../nearest-word.ts';
import { SETTINGS, type Setting, type SettingValue } from './catalogue.ts';
import { findWrongSetting, parseText } from './check.ts';
import { ConfigError } from './error.ts';
import { readSettingsFile } from './file.ts';

export { ConfigError, type Settings };

export type Source = 'flag' | 'environment' | 'file' | 'default';

export interface ConfigInput {
  /** By their names without the two dashes. */
  readonly flags?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The working folder: annex.config.json is looked for here, and relative folders begin here. */
  readonly folder: string;
}

export interface Config {
  readonly settings: Settings;
  /** By the setting's path: `platform.port`. */
  readonly sources: ReadonlyMap<string, Source>;
}

type Found = readonly [value: SettingValue | undefined, source: Source];

export function readConfig({ flags = {}, env = {}, folder }: ConfigInput): Config {
  refuseMisspelt(env);
  const file = readSettingsFile(folder);
  const settings: Tree = {};
  const sources = new Map<string, Source>();
  for (const setting of SETTINGS) {
    const [value, source] = find(setting, flags, env, file);
    sources.set(setting.path, source);
    if (value !== undefined) setPath(settings, setting.path, finish(setting, value, settings, folder));
  }
  return { settings: settings as unknown as Settings, sources };
}

/** The effective value; undefined without a value and a default. */
export const valueAt = (settings: Settings, path: string): SettingValue | undefined =>
  path.split('.').reduce<unknown>((tree, key) => (tree as Tree | undefined)?.[key], settings) as
    | SettingValue
    | undefined;

/** An empty variable counts as unset, as in scripts and compose files. */
function find(
  setting: Setting,
  flags: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string | undefined>>,
  file: ReadonlyMap<string, SettingValue>,
): Found {
  const { path, flag, variable, schema } = setting;
  const given = flags[flag];
  if (given !== undefined) return [checked(setting, given, `--${flag}`), 'flag'];
  const exported = env[variable];
  if (exported) return [checked(setting, exported, variable), 'environment'];
  const written = file.get(path);
  return written === undefined ? [schema.default, 'default'] : [written, 'file'];
}

function checked({ path, schema }: Setting, text: string, name: string): SettingValue {
  const value = parseText(schema, text);
  const settings: Tree = {};
  setPath(settings, path, value);
  const wrong = findWrongSetting(settings);
  if (wrong === null) return value;
  const [index] = wrong.path.slice(path.split('.').length);
  throw new ConfigError(`${name}${index === undefined ? '' : `: entry ${Number(index) + 1}`} ${wrong.sentence}`);
}

/** Folders become absolute; an http address loses the slash at its end, so that paths can be put behind it. */
function finish({ path, schema }: Setting, value: SettingValue, settings: Tree, folder: string): SettingValue {
  if (typeof value !== 'string') return value;
  if (path.endsWith('Dir'))
    return resolve(
      folder,
      value.replace('{dataDir}', () => String(settings['dataDir'])),
    );
  return schema.format === 'uri' && value.startsWith('http') ? value.replace(/\/+$/, '') : value;
}

interface Tree {
  [key: string]: Tree | SettingValue;
}

function setPath(tree: Tree, path: string, value: SettingValue): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let group = tree;
  for (const key of keys) {
    group[key] ??= {};
    group = group[key] as Tree;
  }
  group[last] = value;
}

const PREFIX = 'ANNEX_';
const VARIABLES = new Set(SETTINGS.map(({ variable }) => variable));

/** Refuses only near misses: Kubernetes sets variables with our prefix too. */
function refuseMisspelt(env: Readonly<Record<string, string | undefined>>): void {
  const bare = [...VARIABLES].map((name) => name.slice(PREFIX.length));
  for (const name of Object.keys(env)) {
    if (!name.startsWith(PREFIX) || VARIABLES.has(name)) continue;
    const meant = suggest(name.slice(PREFIX.length), bare, (found) => PREFIX + found);
    if (meant) throw new ConfigError(`unknown setting ${name}${meant}`);
  }
}
