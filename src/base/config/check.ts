// Checks settings with the generated validators, and explains the first error in a sentence.
import { validate } from '../../../generated/config/validators.js';
import { suggest } from '../nearest-word.ts';
import { PROVIDERS, ROOT, type SettingSchema, type SettingValue } from './catalogue.ts';

export interface WrongSetting {
  /** The keys that lead to it; of a list's entry, with its index. */
  readonly path: readonly string[];
  /** "must be ..." */
  readonly sentence: string;
}

type Validate = typeof validate.settings;
type ValidationError = NonNullable<Validate['errors']>[number];
/** Any part of the settings schema. */
type Node = Partial<Omit<SettingSchema, 'type'>> & {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: Node | boolean;
};

/** In a file's settings, without its providers. */
export const findWrongSetting = (settings: unknown): WrongSetting | null =>
  findWrong(validate.settings, ROOT as Node, settings);

/** In a file's providers, by name. */
export const findWrongProvider = (providers: unknown): WrongSetting | null =>
  findWrong(validate.providers, PROVIDERS as Node, providers);

function findWrong(isValid: Validate, schema: Node, value: unknown): WrongSetting | null {
  if (isValid(value)) return findUnusableAddress(schema, value, []);
  const errors = isValid.errors ?? [];
  const error = errors.find(({ keyword }) => keyword === 'propertyNames') ?? errors[0];
  return error ? explain(error, schema) : null;
}

/** A port above 65535 passes the format `uri`. */
function findUnusableAddress(schema: Node, value: unknown, path: readonly string[]): WrongSetting | null {
  if (typeof value !== 'object' || value === null) {
    const isUsable = schema.format !== 'uri' || URL.canParse(String(value));
    return isUsable ? null : { path, sentence: demand(schema) };
  }
  for (const [key, inner] of Object.entries(value)) {
    const wrong = findUnusableAddress(childOf(schema, key), inner, [...path, key]);
    if (wrong) return wrong;
  }
  return null;
}

function explain({ keyword, instancePath, params }: ValidationError, root: Node): WrongSetting {
  const path = instancePath.split('/').slice(1).map(unescapeStep);
  const schema = path.reduce<Node>(childOf, root);
  if (keyword === 'additionalProperties') {
    const key = String(params['additionalProperty']);
    const meant = suggest(key, Object.keys(schema.properties ?? {}));
    return { path: [...path, key], sentence: `is not a known setting${meant}` };
  }
  if (keyword === 'propertyNames') {
    const sentence = 'must be named with a-z, 0-9, dots, dashes and underscores';
    return { path: [...path, String(params['propertyName'])], sentence };
  }
  return { path, sentence: keyword === 'required' ? `must have ${params['missingProperty']}` : demand(schema) };
}

const unescapeStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

function childOf({ properties, items, additionalProperties }: Node, key: string): Node {
  const others = typeof additionalProperties === 'object' ? additionalProperties : {};
  return items ?? properties?.[key] ?? others;
}

function demand({ type, enum: words, minimum, maximum, maxItems, examples = [] }: Node): string {
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
