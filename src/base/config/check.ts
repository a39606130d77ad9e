// Checks settings with the generated validators, and explains the first error in a sentence.
import { validate } from '../../../generated/config/validators.js';
import { suggest } from '../../contract/nearest-word.ts';
import { PROVIDERS_SCHEMA, SETTINGS_SCHEMA, type SettingSchema, type SettingValue } from './catalogue.ts';

export interface WrongSetting {
  /** The keys that lead to it, and the index for an entry of a list. */
  readonly path: readonly string[];
  /** "must be ..." */
  readonly sentence: string;
}

type Validate = typeof validate.settings;
type ValidationError = NonNullable<Validate['errors']>[number];
/** Any part of the settings schema. */
type SchemaNode = Partial<Omit<SettingSchema, 'type'>> & {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: SchemaNode | boolean;
};

/** Checks the settings of a file, without its providers. */
export const findWrongSetting = (settings: unknown): WrongSetting | null =>
  findWrong(validate.settings, SETTINGS_SCHEMA as SchemaNode, settings);

/** Checks the providers of a file, by name. */
export const findWrongProvider = (providers: unknown): WrongSetting | null =>
  findWrong(validate.providers, PROVIDERS_SCHEMA as SchemaNode, providers);

function findWrong(isValid: Validate, schema: SchemaNode, value: unknown): WrongSetting | null {
  if (isValid(value)) return findInvalidUrl(schema, value, []);
  const errors = isValid.errors ?? [];
  const error = errors.find(({ keyword }) => keyword === 'propertyNames') ?? errors[0];
  return error ? explain(error, schema) : null;
}

/** Finds URLs that the format `uri` accepts but `URL` does not, such as a port above 65535. */
function findInvalidUrl(schema: SchemaNode, value: unknown, path: readonly string[]): WrongSetting | null {
  if (typeof value !== 'object' || value === null) {
    const isUsable = schema.format !== 'uri' || URL.canParse(String(value));
    return isUsable ? null : { path, sentence: describeExpected(schema) };
  }
  for (const [key, inner] of Object.entries(value)) {
    const wrong = findInvalidUrl(childOf(schema, key), inner, [...path, key]);
    if (wrong) return wrong;
  }
  return null;
}

function explain({ keyword, instancePath, params }: ValidationError, root: SchemaNode): WrongSetting {
  const path = instancePath.split('/').slice(1).map(unescapePointerToken);
  const schema = path.reduce<SchemaNode>(childOf, root);
  if (keyword === 'additionalProperties') {
    const key = String(params['additionalProperty']);
    const suggestion = suggest(key, Object.keys(schema.properties ?? {}));
    return { path: [...path, key], sentence: `is not a known setting${suggestion}` };
  }
  if (keyword === 'propertyNames') {
    const sentence = 'must be named with a-z, 0-9, dots, dashes and underscores';
    return { path: [...path, String(params['propertyName'])], sentence };
  }
  return {
    path,
    sentence: keyword === 'required' ? `must have ${params['missingProperty']}` : describeExpected(schema),
  };
}

const unescapePointerToken = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

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
