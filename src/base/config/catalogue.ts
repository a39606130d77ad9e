// Every setting with its path, flag and environment variable, read from the schema.
import schema from '../../../spec/config/settings.schema.json' with { type: 'json' };
import type { Schema } from '../../contract/document.ts';

export type SettingValue = string | number | boolean | readonly string[];

/** The part of JSON Schema that settings are described with. */
export interface SettingSchema
  extends Pick<Schema, 'description' | 'minimum' | 'maximum' | 'minLength' | 'maxItems' | 'pattern'> {
  readonly type: 'string' | 'integer' | 'boolean' | 'array';
  readonly default?: SettingValue;
  readonly enum?: readonly string[];
  readonly format?: 'uri' | 'ip-range';
  readonly items?: SettingSchema;
  /** A secret, or something that holds one. */
  readonly writeOnly?: boolean;
  /** Accepted, but shown neither in the docs nor in the help. */
  readonly 'x-internal'?: boolean;
  /** The first one appears in the error message for an invalid value. */
  readonly examples?: readonly string[];
}

export interface GroupSchema {
  readonly type: 'object';
  readonly description?: string;
  readonly additionalProperties: false;
  readonly properties: Readonly<Record<string, SettingSchema | GroupSchema>>;
}

export interface SettingNames {
  /** `platform.port`: the nested keys in the settings and in the file. */
  readonly path: string;
  /** `platform-port`, without the two dashes. */
  readonly flag: string;
  /** `ANNEX_PLATFORM_PORT`. */
  readonly variable: string;
}

export interface Setting extends SettingNames {
  readonly schema: SettingSchema;
}

/** The file's section of named providers. It is not a setting. */
export const PROVIDERS_KEY = 'providers';

/** The file's section of OpenID Connect providers. It is a setting, but users choose its keys. */
export const LOGIN_PROVIDERS_KEY = 'loginProviders';

/** The whole schema, as it is published. */
export const SETTINGS_SCHEMA = schema as unknown as GroupSchema & {
  readonly title: string;
  readonly 'x-removed': readonly string[];
};

/** A key of the file that only editors read. */
const SCHEMA_KEY = '$schema';

/** Flags that are not derived from the path. */
const FLAGS: Readonly<Record<string, string>> = { 'platform.baseUrl': 'base-url' };

export const SETTINGS: readonly Setting[] = settingsOf(SETTINGS_SCHEMA, []);

/** Settings of earlier versions. They have no effect, and are accepted until 1.0 so that an update starts. */
export const REMOVED_SETTINGS: readonly SettingNames[] = SETTINGS_SCHEMA['x-removed'].map(namesOf);

/** The settings that operators may want to change. The guides explain them. */
export const DOCUMENTED_SETTINGS = SETTINGS.filter(({ schema }) => !schema['x-internal']);

function settingsOf(group: GroupSchema, parents: readonly string[]): Setting[] {
  return Object.entries(group.properties).flatMap(([key, inner]) => {
    if (key === PROVIDERS_KEY || key === LOGIN_PROVIDERS_KEY) return [];
    if (inner.type === 'object') return settingsOf(inner, [...parents, key]);
    return parents.length === 0 && key === SCHEMA_KEY
      ? []
      : [{ ...namesOf([...parents, key].join('.')), schema: inner }];
  });
}

function namesOf(path: string): SettingNames {
  const flag = FLAGS[path] ?? path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { path, flag, variable: `ANNEX_${flag.toUpperCase().replaceAll('-', '_')}` };
}

/** The message is one line for the user: the setting as they wrote it (flag, variable or path in the file) and what it must be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
