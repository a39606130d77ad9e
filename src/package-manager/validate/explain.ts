// Turns Ajv errors into findings with messages and suggestions.
import type { resources } from '../../../generated/packages/validators.js';
import { pointerSteps, valueAt } from '../../contract/json-pointer.ts';
import { nearest } from '../../contract/nearest-word.ts';
import { errorAt, type Finding, pointerTo, quoted } from './finding.ts';
import { suggestLicense, suggestText } from './suggestions.ts';

export type SchemaError = NonNullable<(typeof resources.Package)['errors']>[number];

/** If a value has the wrong type, its other errors are omitted. */
export function explainErrors(errors: readonly SchemaError[], root: unknown, at: string): Finding[] {
  const wrongType = new Set(errors.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath));
  return errors
    .filter(({ keyword, instancePath }) => keyword === 'type' || !wrongType.has(instancePath))
    .map((error) => explain(error, valueAt(root, pointerSteps(error.instancePath)), at));
}

function explain({ keyword, instancePath, params, message }: SchemaError, value: unknown, at: string): Finding {
  const pointer = at + instancePath;
  const steps = pointerSteps(instancePath);
  const field = steps.findLast((step) => !/^\d+$/.test(step)) ?? '';
  const finding = (text: string, suggestion?: string | null): Finding => errorAt(pointer, keyword, text, suggestion);
  switch (keyword) {
    case 'required':
      return missing(pointer, String(params['missingProperty']), value);
    case 'type':
      return wrongType(pointer, String(params['type']), value);
    case 'enum':
      return notListed(pointer, field, value, params['allowedValues'] as readonly string[]);
    case 'pattern': {
      const format = suggestText(field, String(value));
      const reason = format ? `it must be ${format.description}` : message;
      return finding(`${quoted(value)} is not valid: ${reason}.`, format?.suggestion);
    }
    case 'maxLength':
      return finding(`This text has ${[...String(value)].length} characters; the limit is ${params['limit']}.`);
    case 'minItems':
      return finding('The list is empty.', 'Remove the field.');
    case 'uniqueItems':
      return finding(`Items ${params['j']} and ${params['i']} (counting from 0) are identical.`, 'Remove one of them.');
    case 'minimum':
      return finding(`${quoted(value)} is below the minimum of ${params['limit']}.`);
    case 'additionalProperties': {
      const name = String(params['additionalProperty']);
      const keys = suggestText(field, name);
      const sentence = `The name ${quoted(name)} is not allowed here.${keys ? ` ${keys.description}.` : ''}`;
      return errorAt(pointerTo(pointer, name), keyword, sentence, keys?.suggestion);
    }
    default:
      return finding(`${quoted(value)} ${message ?? 'is not valid'}.`);
  }
}

/** Limits the names that are compared with a missing one, because a hostile object can have thousands. */
const MAX_COMPARED = 32;

function missing(pointer: string, name: string, parent: unknown): Finding {
  const others = typeof parent === 'object' && parent !== null ? Object.keys(parent) : [];
  const missingPointer = pointerTo(pointer, name);
  const suffix = /^tool(_version(?:_max)?)$/.exec(name)?.[1];
  const brandedName = suffix && others.find((other) => other !== name && other.endsWith(suffix));
  if (brandedName) {
    const brand = brandedName.slice(0, -(suffix?.length ?? 0));
    const message = `${name} is missing; the file has ${quoted(brandedName)}.`;
    return errorAt(missingPointer, 'required', message, `Validate the file with the brand ${brand}.`);
  }
  const misspelt = nearest(name, others.slice(0, MAX_COMPARED));
  const suggestion = misspelt === undefined ? null : `Rename ${quoted(misspelt)} to ${quoted(name)}.`;
  return errorAt(missingPointer, 'required', `${name} is missing.`, suggestion);
}

const ARTICLES: Readonly<Record<string, string>> = { object: 'an object', array: 'an array', integer: 'an integer' };
const withArticle = (type: string): string => ARTICLES[type] ?? `a ${type}`;

function wrongType(pointer: string, type: string, value: unknown): Finding {
  const actual = value === null ? 'null' : withArticle(Array.isArray(value) ? 'array' : typeof value);
  const detail = typeof value === 'object' ? '' : `, ${quoted(value)}`;
  const message = `This must be ${withArticle(type)}, but is ${actual}${detail}.`;
  return errorAt(pointer, 'type', message, convertValue(type, value));
}

/** The value converted to the type; null if that is not possible. */
function convertValue(type: string, value: unknown): string | null {
  if (type === 'string' && ['number', 'boolean'].includes(typeof value)) return JSON.stringify(String(value));
  if (type === 'integer' && typeof value === 'string' && /^\d{1,15}$/.test(value)) return String(Number(value));
  if (type === 'integer' && typeof value === 'number' && Number.isFinite(value)) return String(Math.round(value));
  if (type === 'array' && typeof value === 'string') return quoted([value]);
  return null;
}

function notListed(pointer: string, field: string, value: unknown, allowed: readonly string[]): Finding {
  const text = String(value);
  if (field === 'license') {
    const message = `${quoted(value)} is not one of the ${allowed.length} supported licenses.`;
    return errorAt(pointer, 'enum', message, suggestLicense(text, allowed));
  }
  const synonym = allowed.find((word) => word === text.trim().toLowerCase()) ?? statusOfSynonym(field, text);
  const message = `${quoted(value)} is not one of: ${allowed.join(', ')}.`;
  return errorAt(pointer, 'enum', message, synonym ?? nearest(text.slice(0, 100), allowed) ?? null);
}

const STATUS_SYNONYMS: Readonly<Record<string, RegExp>> = {
  stable: /^(release[d]?|final|production|prod|ga|live|latest|current)$/,
  testing: /^(beta|rc|release[- ]?candidate|preview|pre-?release|test|unstable|experimental)$/,
  development: /^(alpha|dev|devel|nightly|snapshot|wip|draft|edge)$/,
  deprecated: /^(obsolete|retired|withdrawn|eol|archived|legacy|old)$/,
};

/** The status for a word that other ecosystems use. */
const statusOfSynonym = (field: string, text: string): string | undefined =>
  field === 'status'
    ? Object.keys(STATUS_SYNONYMS).find((status) => STATUS_SYNONYMS[status]?.test(text.trim().toLowerCase()))
    : undefined;
