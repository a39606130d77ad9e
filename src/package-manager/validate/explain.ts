// Ajv errors as sentences.
import type { resources } from '../../../generated/packages/validators.js';
import { nearest } from '../../base/nearest-word.ts';
import { errorAt, type Finding, pointerTo, shown, stepsOf } from './finding.ts';
import { suggestLicence } from './licences.ts';
import { suggestKey, suggestValue } from './suggestions.ts';

export type SchemaError = NonNullable<(typeof resources.Package)['errors']>[number];

/** The findings of one value; where the type is wrong, nothing else is said of the same place. */
export function explainErrors(errors: readonly SchemaError[], root: unknown, at: string): Finding[] {
  const wrongType = new Set(errors.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath));
  return errors
    .filter(({ keyword, instancePath }) => keyword === 'type' || !wrongType.has(instancePath))
    .map((error) => explain(error, valueAt(root, error.instancePath), at));
}

function explain({ keyword, instancePath, params, message }: SchemaError, value: unknown, at: string): Finding {
  const pointer = at + instancePath;
  const steps = stepsOf(instancePath);
  const field = steps.findLast((step) => !/^\d+$/.test(step)) ?? '';
  const told = (words: string, suggestion: string | null = null): Finding =>
    errorAt(pointer, keyword, words, suggestion);
  switch (keyword) {
    case 'required':
      return missing(pointer, String(params['missingProperty']), value);
    case 'type':
      return wrongType(pointer, String(params['type']), value);
    case 'enum':
      return notListed(pointer, field, value, params['allowedValues'] as readonly string[]);
    case 'pattern': {
      const form = suggestValue(field, String(value));
      return told(
        `${shown(value)} is not valid: ${form ? `it must be ${form.words}` : message}.`,
        form?.instead ?? null,
      );
    }
    case 'maxLength':
      return told(`It has ${[...String(value)].length} characters; the limit is ${params['limit']}.`);
    case 'minItems':
      return told('The list is empty.', 'Remove the field.');
    case 'uniqueItems':
      return told(`Items ${params['j']} and ${params['i']} (counting from 0) are identical.`, 'Remove one of them.');
    case 'minimum':
      return told(`${shown(value)} is below the minimum of ${params['limit']}.`);
    case 'additionalProperties': {
      const name = String(params['additionalProperty']);
      const keys = suggestKey(field, name);
      const words = keys ? ` ${keys.words}.` : '';
      return errorAt(
        pointerTo(pointer, name),
        keyword,
        `The name ${shown(name)} is not allowed here.${words}`,
        keys?.instead ?? null,
      );
    }
    default:
      return told(`${shown(value)} ${message ?? 'is not valid'}.`);
  }
}

/** Names that are compared with a missing one. No object of the format has as many; a hostile one has 20,000. */
const LOOKED_AT = 32;

function missing(pointer: string, name: string, parent: unknown): Finding {
  const others = typeof parent === 'object' && parent !== null ? Object.keys(parent) : [];
  const where = pointerTo(pointer, name);
  const branded = /^tool(_version(?:_max)?)$/.exec(name)?.[1];
  const brand = branded && others.find((other) => other !== name && other.endsWith(branded));
  if (brand) {
    const word = brand.slice(0, -(branded?.length ?? 0));
    return errorAt(
      where,
      'required',
      `${name} is missing; the file has ${shown(brand)}.`,
      `Validate it with the brand ${word}.`,
    );
  }
  const misspelt = nearest(name, others.slice(0, LOOKED_AT));
  const instead = misspelt === undefined ? null : `Rename ${shown(misspelt)} to ${shown(name)}.`;
  return errorAt(where, 'required', `${name} is missing.`, instead);
}

const ARTICLES: Readonly<Record<string, string>> = { object: 'an object', array: 'an array', integer: 'an integer' };
const named = (type: string): string => ARTICLES[type] ?? `a ${type}`;

function wrongType(pointer: string, wanted: string, value: unknown): Finding {
  const given = value === null ? 'null' : named(Array.isArray(value) ? 'array' : typeof value);
  const detail = typeof value === 'object' ? '' : `, ${shown(value)}`;
  return errorAt(pointer, 'type', `This must be ${named(wanted)}, but is ${given}${detail}.`, otherType(wanted, value));
}

function otherType(wanted: string, value: unknown): string | null {
  if (wanted === 'string' && ['number', 'boolean'].includes(typeof value)) return JSON.stringify(String(value));
  if (wanted === 'integer' && typeof value === 'string' && /^\d{1,15}$/.test(value)) return String(Number(value));
  if (wanted === 'integer' && typeof value === 'number' && Number.isFinite(value)) return String(Math.round(value));
  if (wanted === 'array' && typeof value === 'string') return shown([value]);
  return null;
}

function notListed(pointer: string, field: string, value: unknown, allowed: readonly string[]): Finding {
  const text = String(value);
  if (field === 'license') {
    const words = `${shown(value)} is not one of the ${allowed.length} supported licenses.`;
    return errorAt(pointer, 'enum', words, suggestLicence(text, allowed));
  }
  const folded = allowed.find((word) => word === text.trim().toLowerCase()) ?? meantStatus(field, text);
  const words = `${shown(value)} is not one of: ${allowed.join(', ')}.`;
  return errorAt(pointer, 'enum', words, folded ?? nearest(text.slice(0, 100), allowed) ?? null);
}

const STATUS_WORDS: Readonly<Record<string, RegExp>> = {
  stable: /^(release[d]?|final|production|prod|ga|live|latest|current)$/,
  testing: /^(beta|rc|release[- ]?candidate|preview|pre-?release|test|unstable|experimental)$/,
  development: /^(alpha|dev|devel|nightly|snapshot|wip|draft|edge)$/,
  deprecated: /^(obsolete|retired|withdrawn|eol|archived|legacy|old)$/,
};

/** What other ecosystems call a status. */
const meantStatus = (field: string, text: string): string | undefined =>
  field === 'status'
    ? Object.keys(STATUS_WORDS).find((status) => STATUS_WORDS[status]?.test(text.trim().toLowerCase()))
    : undefined;

function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const step of stepsOf(pointer)) value = (value as Readonly<Record<string, unknown>> | undefined)?.[step];
  return value;
}
