// How the text of a parameter or form field becomes a value, and which forms can be read.

import {
  byteLimit,
  type Media,
  mergeParts,
  type OpenApi,
  type Parameter,
  resolveRef,
  type Schema,
} from '../document.ts';
import type { FieldKind } from '../tables.ts';
import { FORM_MEDIA, isForm } from './media.ts';

/** The field is null if the fault is not that of one field. */
export function formFaults(document: OpenApi, media: string, { schema = {}, encoding = {} }: Media) {
  const { type, properties } = resolveRef(document, schema);
  if (type !== 'object' && !properties) return [{ field: null, reason: 'a form must have type object' }];
  const limits = new Set<number | undefined>();
  const faults = Object.entries(properties ?? {}).flatMap(([name, each]) => {
    const field = fieldOf(document, each);
    if (field.format === 'binary') limits.add(byteLimit(field));
    const isJoined = encoding[name]?.explode === false && encoding[name]?.style !== 'deepObject';
    const reason = isJoined ? `the list ${name} must have explode: true` : reasonOf(media, name, field);
    return reason === null ? [] : [{ field: name, reason }];
  });
  if (limits.size <= 1) return faults;
  return [...faults, { field: null, reason: 'all files of a form must have the same x-max-bytes' }];
}

function reasonOf(media: string, name: string, field: Schema): string | null {
  if (/"format":"binary"/.test(JSON.stringify(field)) && field.format !== 'binary')
    return `the field ${name} must be a file, or contain none`;
  if (field.format === 'binary') return media === FORM_MEDIA ? `the file ${name} requires multipart/form-data` : null;
  const isFile = field.contentMediaType !== undefined && field.contentEncoding === undefined;
  return isFile ? `the file ${name} must have format: binary` : null;
}

/** The schema of a field, or of its items if it is a list. */
export const fieldOf = (document: OpenApi, field: Schema): Schema =>
  resolveRef(document, listItems(document, field) ?? field);

/** Without the forms that cannot be read. */
export const servedMedia = (
  document: OpenApi,
  content: Readonly<Record<string, Media>>,
): Readonly<Record<string, Media>> =>
  Object.fromEntries(
    Object.entries(content).filter(([media, body]) => !isForm(media) || formFaults(document, media, body).length === 0),
  );

type Kind = Exclude<FieldKind, 'json'>;
type Found = Exclude<Kind, 'mixed'> | 'any text' | 'list' | 'object';

/** The kind that can hold every value of a schema; null if it is not a single value. */
export function scalarKind(document: OpenApi, schema: Schema): Kind | null {
  const found = kindsOf(document, schema);
  if (found.has('list') || found.has('object')) return null;
  if (found.has('any text') || found.size === 0) return 'string';
  const [first, ...others] = [...found] as Exclude<Kind, 'mixed'>[];
  if (first && others.length === 0) return first;
  return [...found].every((kind) => kind === 'integer' || kind === 'number') ? 'number' : 'mixed';
}

/** The items of a schema that is a list, or that may be one; null if it cannot be. */
export function listItems(document: OpenApi, schema: Schema): Schema | null {
  const { type, items, oneOf = [], anyOf = [] } = resolveRef(document, schema);
  if ([type].flat().includes('array')) return items ?? {};
  return [...oneOf, ...anyOf].map((each) => listItems(document, each)).find((each) => each !== null) ?? null;
}

/** The names of all fields of an object in the query; null if it may have others. */
export function closedFields(document: OpenApi, { schema }: Parameter): string[] | null {
  const { properties, additionalProperties = false } = mergeParts(document, schema);
  return properties && additionalProperties === false ? Object.keys(properties) : null;
}

const LIMITS = ['enum', 'const', 'pattern', 'format', 'minLength', 'maxLength'];
const MAX_DEPTH = 8;

function kindsOf(document: OpenApi, schema: Schema, depth = 0): Set<Found> {
  const own = resolveRef(document, schema);
  const { type, enum: words, const: only, oneOf, anyOf, allOf } = own;
  const types = [type ?? []].flat().filter((name) => name !== 'null');
  const isLimited = LIMITS.some((keyword) => keyword in own);
  if (types.length > 0) return new Set(types.map((name) => kindOfType(name, isLimited)));
  if (type !== undefined || depth === MAX_DEPTH) return new Set();
  if (words || only !== undefined) return new Set((words ?? [only]).flatMap(kindOfValue));
  const members = oneOf ?? anyOf ?? allOf;
  if (!members) return new Set(['any text']);
  const found = members.map((member) => kindsOf(document, member, depth + 1));
  if (!allOf || oneOf || anyOf) return new Set(found.flatMap((each) => [...each]));
  return found.find((each) => !each.has('any text')) ?? new Set(['any text']);
}

function kindOfType(type: string, isLimited: boolean): Found {
  if (type === 'array') return 'list';
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  return type === 'string' ? (isLimited ? 'string' : 'any text') : 'object';
}

function kindOfValue(value: unknown): Found[] {
  if (value === null) return [];
  if (typeof value === 'number') return [Number.isInteger(value) ? 'integer' : 'number'];
  return [typeof value === 'boolean' ? 'boolean' : typeof value === 'string' ? 'string' : 'object'];
}
