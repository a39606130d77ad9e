// Reads annex.config.json. An error is one line with the position, and never quotes the file, which may contain a
// password.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProviderSettings } from '../../../generated/config/settings.ts';
import { parseJson } from '../../contract/json.ts';
import { ConfigError, PROVIDERS_KEY, REMOVED_SETTINGS, SETTINGS_SCHEMA } from './catalogue.ts';
import { findWrong } from './check.ts';

export const SETTINGS_FILE = 'annex.config.json';

export interface SettingsFile {
  /** Empty if there is no file. */
  readonly settings: unknown;
  /** Paths of the removed settings in the file. */
  readonly removed: readonly string[];
}

export function readSettingsFile(folder: string): SettingsFile {
  const settings = parseSettingsFile(folder);
  if (isObject(settings)) delete settings[PROVIDERS_KEY]; // read by readProviders
  const removed = REMOVED_SETTINGS.filter(({ path }) => cutOut(settings, path.split('.'))).map(({ path }) => path);
  refuseWrong(settings);
  return { settings, removed };
}

/** Deletes a key, and its groups if they become empty, because a group may be gone with its last setting. */
function cutOut(group: unknown, [key = '', ...rest]: readonly string[]): boolean {
  if (!isObject(group) || !Object.hasOwn(group, key)) return false;
  const inner = group[key];
  if (rest.length > 0 && !cutOut(inner, rest)) return false;
  if (rest.length === 0 || Object.keys(inner as object).length === 0) delete group[key];
  return true;
}

function refuseWrong(settings: unknown): void {
  const wrong = findWrong(SETTINGS_SCHEMA, settings);
  if (wrong) throw new ConfigError(`${SETTINGS_FILE}: /${wrong.path.map(printable).join('/')} ${wrong.sentence}`);
}

/** The whole file as JSON; empty if there is none. */
function parseSettingsFile(folder: string): unknown {
  const text = readIfExists(join(folder, SETTINGS_FILE));
  if (text === null) return {};
  const parsed = parseJson(text);
  if (!parsed.ok) throw new ConfigError(`${SETTINGS_FILE} ${parsed.place.detail}${positionOf(text)}`);
  return parsed.value;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readIfExists(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new ConfigError(`cannot read ${path} (${code})`);
  }
}

/** A key of the file on one line, without control characters. */
const printable = (key: string): string => key.replace(/[^\x21-\x7e]/g, '·').slice(0, 80);

const TOKEN =
  /\s*(?:[{}[\],:]|"(?:[^"\\\p{Cc}]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?\b|true\b|false\b|null\b)/uy;

/** The position of a syntax error: as V8 reports it, or else of the first token that is not JSON. */
function positionOf(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    const [, line, column] = /\(line (\d+) column (\d+)\)/.exec((error as SyntaxError).message) ?? [];
    if (line !== undefined) return ` (line ${line}, column ${column})`;
  }
  TOKEN.lastIndex = 0;
  let end = 0;
  while (TOKEN.test(text)) end = TOKEN.lastIndex;
  const rest = text.slice(end).trimStart();
  if (rest === '') return '';
  const lines = text.slice(0, text.length - rest.length).split('\n');
  return ` (line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1})`;
}

export type { ProviderSettings };

/** By name; empty if there is no file or no such section. */
export function readProviders(folder: string): ReadonlyMap<string, ProviderSettings> {
  const file = parseSettingsFile(folder);
  const section = isObject(file) ? (file[PROVIDERS_KEY] ?? {}) : {};
  refuseWrong({ [PROVIDERS_KEY]: section });
  return new Map(Object.entries(section as Record<string, ProviderSettings>));
}
