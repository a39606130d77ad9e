// generated/config: types and defaults of the settings from spec/config/settings.schema.json.
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { Schema } from '../../src/contract/document.ts';
import type { Artefacts } from '../../src/contract/generate/output.ts';
import { HEADER, literal } from '../../src/contract/generate/text.ts';
import { OPTIONS } from './resources.ts';

interface Node extends Schema {
  readonly properties?: Record<string, Node>;
  readonly additionalProperties?: Node | boolean;
  readonly default?: unknown;
}

export async function writeSettings(schema: Node): Promise<Artefacts> {
  // `$schema` is for editors, and users choose the names of providers: neither is a setting.
  const { $schema: _, providers = {}, ...properties } = schema.properties ?? {};
  const settings: Node = { ...schema, properties };
  const types = [
    await compile(withRequired(settings) as JSONSchema, 'Settings', OPTIONS),
    await compile(providers.additionalProperties as JSONSchema, 'ProviderSettings', OPTIONS),
  ];
  return new Map([
    ['settings.ts', HEADER + types.join('\n')],
    ['defaults.ts', writeDefaults(settings)],
  ]);
}

/** Groups and settings with a default are always present. */
function withRequired(node: Node): Node {
  if (typeof node.additionalProperties === 'object') {
    return { ...node, additionalProperties: withRequired(node.additionalProperties) };
  }
  if (!node.properties) return node;
  const present = Object.entries(node.properties).filter(
    ([, inner]) => inner.properties ?? inner.default !== undefined,
  );
  return {
    ...node,
    properties: mapValues(node.properties, withRequired),
    required: [...new Set([...(node.required ?? []), ...present.map(([name]) => name)])],
  };
}

const writeDefaults = (schema: Node): string => `${HEADER}import type { Settings } from './settings.ts';

/** Directories are still relative. */
export const DEFAULTS: Settings = ${literal(defaultsOf(schema))};

/** Of each provider. */
export const LOGIN_PROVIDER_DEFAULTS = ${literal(defaultsOf((schema.properties?.['loginProviders']?.additionalProperties ?? {}) as Node))};
`;

const defaultsOf = ({ properties, default: standard }: Node): unknown =>
  properties ? mapValues(properties, defaultsOf) : standard;

const mapValues = <T>(values: Record<string, Node>, change: (value: Node, name: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
