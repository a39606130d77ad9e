// A value against the schema of its setting. Written by hand: a start must not wait for a validator to be compiled. That
// it agrees with Ajv, and knows every keyword the schema uses, is a test.
import { isIP } from 'node:net';
import type { SettingSchema, SettingValue } from './catalogue.ts';

export interface Wrong {
  /** Of the list's entry that is wrong. */
  readonly index?: number;
  /** "must be ..." */
  readonly must: string;
}

export function findWrong(schema: SettingSchema, value: unknown): Wrong | null {
  if (schema.type !== 'array') return fits(schema, value) ? null : { must: demand(schema) };
  if (!Array.isArray(value) || value.length > (schema.maxItems ?? Number.POSITIVE_INFINITY)) {
    return { must: demand(schema) };
  }
  const { items } = schema;
  const index = items ? value.findIndex((item: unknown) => !fits(items, item)) : -1;
  return items && index >= 0 ? { index, must: demand(items) } : null;
}

function fits(schema: SettingSchema, value: unknown): boolean {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY, minLength = 0 } = schema;
  switch (schema.type) {
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum;
    case 'boolean':
      return typeof value === 'boolean';
    case 'string':
      return (
        typeof value === 'string' &&
        value.length >= minLength &&
        (schema.enum?.includes(value) ?? true) &&
        (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value)) &&
        (schema.format === undefined || FORMATS[schema.format](value))
      );
    case 'array':
      return false; // there are no lists of lists
  }
}

function demand({ type, enum: words, minimum, maximum, maxItems, examples = [] }: SettingSchema): string {
  if (type === 'integer') return `must be an integer from ${minimum} to ${maximum}`;
  if (type === 'boolean') return 'must be true or false';
  if (type === 'array') return `must be a list of at most ${maxItems} entries`;
  if (words) return `must be one of: ${words.join(', ')}`;
  return examples[0] === undefined ? 'must be a non-empty string' : `must look like ${examples[0]}`;
}

export const FORMATS: Readonly<Record<NonNullable<SettingSchema['format']>, (text: string) => boolean>> = {
  uri: (text) => URL.canParse(text),
  'ip-range': (text) => {
    const [address = '', bits, ...more] = text.split('/');
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    return more.length === 0 && (bits === undefined ? most > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= most);
  },
};

/** The typed value of a flag or variable; an unparsable text stays text and fails the check. */
export function readText(schema: SettingSchema, text: string): SettingValue {
  if (schema.type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (schema.type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  if (schema.type !== 'array') return text;
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '');
}
