// generated/config: types, validators and defaults of the settings from spec/config/settings.schema.json.
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { Schema } from '../../src/contract/generate/openapi.ts';
import type { Artefacts } from '../../src/contract/generate/output.ts';
import { HEADER, literal } from '../../src/contract/generate/text.ts';
import { writeValidators, writeValidatorTypes } from '../../src/contract/generate/validators.ts';
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
  const { $schema: __, $id: ___, ...bare } = schema as Node & Record<string, unknown>;
  const { providers: ____, ...file } = schema.properties ?? {};
  const named = {
    validate: {
      // Each group has a function of its own, so that a command compiles only those that it calls.
      components: Object.entries(file)
        .filter(([, node]) => node.properties)
        .map(([name, group]) => ({ ...group, $id: name })),
      schemas: new Map([
        [
          'settings',
          { ...bare, properties: mapValues(file, (node, name) => (node.properties ? { $ref: name } : node)) },
        ],
        ['providers', providers],
      ]),
      tree: { settings: 'settings', providers: 'providers' },
    },
  };
  return new Map([
    ['settings.ts', HEADER + types.join('\n')],
    ['defaults.ts', writeDefaults(settings)],
    ['validators.js', writeValidators(named, { messages: false, useDefaults: false })],
    ['validators.d.ts', writeValidatorTypes(named)],
  ]);
}

/** Groups and settings with a default are always present. */
const withRequired = (node: Node): Node =>
  node.properties
    ? {
        ...node,
        properties: mapValues(node.properties, withRequired),
        required: Object.entries(node.properties)
          .filter(([, inner]) => inner.properties ?? inner.default !== undefined)
          .map(([name]) => name),
      }
    : node;

const writeDefaults = (schema: Node): string => `${HEADER}import type { Settings } from './settings.ts';

/** Directories are still relative. */
export const DEFAULTS: Settings = ${literal(defaultsOf(schema))};
`;

const defaultsOf = ({ properties, default: standard }: Node): unknown =>
  properties ? mapValues(properties, defaultsOf) : standard;

const mapValues = <T>(values: Record<string, Node>, change: (value: Node, name: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
