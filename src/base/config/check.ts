// Checks settings against their schema, and explains the first error in a sentence.
import { isIP } from 'node:net';
import { suggest } from '../../contract/nearest-word.ts';
import type { SettingSchema, SettingValue } from './catalogue.ts';

export interface WrongSetting {
  /** The keys that lead to it, and the index for an entry of a list. */
  readonly path: readonly string[];
  /** "must be ..." */
  readonly sentence: string;
}

/** Any part of the settings schema. */
type SchemaNode = Partial<Omit<SettingSchema, 'type'>> & {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: SchemaNode | boolean;
  readonly propertyNames?: SchemaNode;
  readonly maxProperties?: number;
  readonly maxLength?: number;
  readonly required?: readonly string[];
};

/** Knows the keywords that the settings schema uses, and no others. */
export function findWrong(schema: SchemaNode, value: unknown, path: readonly string[] = []): WrongSetting | null {
  if (!hasType(schema, value)) return { path, sentence: describeExpected(schema) };
  if (typeof value !== 'object' || value === null)
    return isAllowed(schema, value) ? null : { path, sentence: describeExpected(schema) };
  const sentence = describeWrongKeys(schema, value);
  if (sentence !== null) return { path, sentence };
  for (const [key, inner] of Object.entries(value)) {
    const wrong = describeWrongKey(schema, key);
    if (wrong !== null) return { path: [...path, key], sentence: wrong };
    const nested = findWrong(childOf(schema, key), inner, [...path, key]);
    if (nested) return nested;
  }
  return null;
}

function hasType({ type }: SchemaNode, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return type === undefined || typeof value === type;
}

/** Whether a text, number or boolean of the right type is allowed. */
function isAllowed(schema: SchemaNode, value: unknown): boolean {
  const { enum: words, minimum = -Infinity, maximum = Infinity, minLength = 0, maxLength = Infinity } = schema;
  if (typeof value === 'number') return value >= minimum && value <= maximum;
  if (typeof value !== 'string') return true;
  if (words && !words.includes(value)) return false;
  if (value.length < minLength || value.length > maxLength) return false;
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) return false;
  if (schema.format === 'ip-range') return isRange(value);
  return schema.format !== 'uri' || URL.canParse(value);
}

/** An IP address, or a range in CIDR notation. */
function isRange(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const maxBits = isIP(address) === 4 ? 32 : 128;
  return isIP(address) !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits;
}

function describeWrongKeys(schema: SchemaNode, value: object): string | null {
  const missing = schema.required?.find((key) => !Object.hasOwn(value, key));
  if (missing !== undefined) return `must have ${missing}`;
  const { maxItems = Infinity, maxProperties = Infinity } = schema;
  const isTooLong = Object.keys(value).length > (Array.isArray(value) ? maxItems : maxProperties);
  return isTooLong ? describeExpected(schema) : null;
}

function describeWrongKey(
  { properties = {}, additionalProperties, propertyNames }: SchemaNode,
  key: string,
): string | null {
  if (propertyNames && !isAllowed(propertyNames, key))
    return 'must be named with a-z, 0-9, dots, dashes and underscores';
  if (additionalProperties !== false || Object.hasOwn(properties, key)) return null;
  if (key === 'loginHistory') return 'is now called auditLog';
  return `is not a known setting${suggest(key, Object.keys(properties))}`;
}

function childOf({ properties, items, additionalProperties }: SchemaNode, key: string): SchemaNode {
  const others = typeof additionalProperties === 'object' ? additionalProperties : {};
  return items ?? properties?.[key] ?? others;
}

function describeExpected({ type, enum: words, minimum, maximum, maxItems, examples = [] }: SchemaNode): string {
  if (type === 'object') return 'must be an object';
  if (type === 'integer') return `must be an integer from ${minimum} to ${maximum}`;
  if (type === 'boolean') return 'must be true or false';
  if (type === 'array') return `must be a list of at most ${maxItems} entries`;
  if (words) return `must be one of: ${words.join(', ')}`;
  return examples[0] === undefined ? 'must be a non-empty string' : `must look like ${examples[0]}`;
}

/** The typed value of a flag or variable. A text that cannot be parsed stays a string and fails the check. */
export function parseText(schema: SettingSchema, text: string): SettingValue {
  if (schema.type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (schema.type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  if (schema.type !== 'array') return text;
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '');
}
