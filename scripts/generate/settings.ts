// generated/config: the settings as a type, and their defaults as values, from spec/config/settings.schema.json.
import { HEADER, key, literal, quote } from '../../src/contract/generate/text.ts';

interface Node {
  readonly type: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly items?: Node;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: Node | false;
}

/** A key of the file for editors, and a section with names of the user's own: no settings. */
const [EDITORS, PROVIDERS] = ['$schema', 'providers'];

export function writeSettings(schema: Node): string {
  const { [EDITORS]: _, [PROVIDERS]: providers, ...settings } = schema.properties ?? {};
  const provider = providers?.additionalProperties || { type: 'object' };
  return `${HEADER}export interface Settings ${typeOf({ ...schema, properties: settings }, '  ')}

/** One entry of the section \`${PROVIDERS}\`. */
export interface ProviderSettings ${typeOf(provider, '  ')}
`;
}

export function writeDefaults(schema: Node): string {
  const { [EDITORS]: _, [PROVIDERS]: __, ...properties } = schema.properties ?? {};
  return `${HEADER}import type { Settings } from './settings.ts';

/** As the schema has them: folders are still relative. */
export const DEFAULTS: Settings = ${literal(defaultsOf({ ...schema, properties }))};
`;
}

/** Always there: a group, what has a default, and what is required where nothing has one. */
function typeOf(group: Node, indent: string): string {
  const lines = Object.entries(group.properties ?? {}).map(([name, node]) => {
    const present = node.properties ?? (group.required ? group.required.includes(name) : node.default !== undefined);
    const comment = node.description ? `${indent}/** ${node.description} */\n` : '';
    return `${comment}${indent}readonly ${key(name)}${present ? '' : '?'}: ${valueType(node, indent)};`;
  });
  return `{\n${lines.join('\n')}\n${indent.slice(2)}}`;
}

function valueType({ type, enum: words, items, additionalProperties, ...node }: Node, indent: string): string {
  if (node.properties) return typeOf({ type, ...node }, `${indent}  `);
  if (words) return words.map(quote).join(' | ');
  if (type === 'array') return `readonly ${items?.type}[]`;
  if (additionalProperties) return `Readonly<Record<string, ${additionalProperties.type}>>`;
  return type === 'integer' ? 'number' : type;
}

const defaultsOf = ({ properties, default: standard }: Node): unknown =>
  properties
    ? Object.fromEntries(Object.entries(properties).map(([name, node]) => [name, defaultsOf(node)]))
    : standard;
