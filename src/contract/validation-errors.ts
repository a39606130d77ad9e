// Converts Ajv errors to the `errors` of a problem: pointer and detail.
import { pointerStep } from './json-pointer.ts';
import type { InvalidPlace } from './problem.ts';
import type { BodyRow, Validate, ValidationError } from './tables.ts';

const MAX_ERRORS = 32;

/** Returns null if the value is valid. `base` is the pointer to the value in the request: '' or '/body'. */
export function findInvalid(
  validate: Validate,
  value: unknown,
  base: string,
  variants?: BodyRow['variants'],
): InvalidPlace[] | null {
  if (validate(value)) return null;
  return (validate.errors ?? []).slice(0, MAX_ERRORS).map((error) => describeError(error, base, variants));
}

type Params = ValidationError['params'];

/** Keywords whose error is about a field of the value: the parameter that names it. */
const FIELDS: Readonly<Record<string, string>> = {
  required: 'missingProperty',
  additionalProperties: 'additionalProperty',
  discriminator: 'tag',
};

/** What is wrong with a value, by keyword; for others, what Ajv says. */
const DETAILS: Readonly<Record<string, (params: Params) => string>> = {
  required: () => 'is required',
  additionalProperties: () => 'is not an allowed key',
  'false schema': () => 'must not be present',
  enum: ({ allowedValues }) => `must be one of: ${(allowedValues as unknown[]).join(', ')}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  type: ({ type }) => `must be ${withArticle(String(type))}`,
  pattern: ({ pattern }) => `must match ${pattern}`,
  minLength: ({ limit }) => `must be at least ${count(limit, 'character')} long`,
  maxLength: ({ limit }) => `must be at most ${count(limit, 'character')} long`,
  minItems: ({ limit }) => `must have at least ${count(limit, 'item')}`,
  maxItems: ({ limit }) => `must have at most ${count(limit, 'item')}`,
  uniqueItems: ({ i, j }) => `must not contain the same item twice (items ${j} and ${i})`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
};

function describeError(error: ValidationError, base: string, variants: BodyRow['variants']): InvalidPlace {
  const { keyword, instancePath, params, message = 'is not valid' } = error;
  const field = FIELDS[keyword];
  const pointer = base + instancePath + (field === undefined ? '' : `/${escapePart(params[field])}`);
  if (keyword === 'discriminator') return { pointer, detail: describeVariants(params, variants) };
  return { pointer, detail: DETAILS[keyword]?.(params) ?? message };
}

function describeVariants({ tag, error }: Params, variants: BodyRow['variants']): string {
  const allowed = variants?.tag === tag ? `must be one of: ${variants?.values.join(', ')}` : 'is not a known value';
  return error === 'tag' ? `must be a string; ${allowed}` : allowed;
}

const count = (limit: unknown, noun: string): string => `${limit} ${noun}${limit === 1 ? '' : 's'}`;

const withArticle = (type: string): string =>
  /^[aeio]/.test(type) ? `an ${type}` : type === 'null' ? type : `a ${type}`;

const escapePart = (part: unknown): string => pointerStep(String(part).slice(0, 200));
