// Reads path, query, header and cookie parameters as typed values. Text that cannot be
// converted stays a string, and the validator reports it.
import type { IncomingHttpHeaders } from 'node:http';
import { convert } from '../convert.ts';
import { pointerStep } from '../json-pointer.ts';
import type { InvalidPlace } from '../problem.ts';
import { invalidRequest } from '../refusal.ts';
import type { FieldKind, OperationRow, ParameterRow } from '../tables.ts';
import { bracketSteps, setAt } from './form-values.ts';

export type Parameters = Partial<Record<'path' | 'query' | 'header' | 'cookie', Record<string, unknown>>>;

export function readParameters(
  { parameters: rows, once }: Pick<OperationRow, 'parameters' | 'once'>,
  segments: readonly string[],
  query: string,
  headers: IncomingHttpHeaders,
  maxQueryKeys: number,
): Parameters {
  const read: Parameters = {};
  const errors: InvalidPlace[] = [];
  if (rows.path.length > 0) read.path = readPath(rows.path, segments, errors);
  if (rows.query.length > 0) read.query = readQuery(rows.query, query, maxQueryKeys, once, errors);
  if (rows.header.length > 0) read.header = readHeaders(rows.header, headers);
  if (rows.cookie) read.cookie = readCookies(rows.cookie, headers.cookie);
  if (errors.length > 0) throw invalidRequest(errors);
  return read;
}

function readPath(
  rows: readonly ParameterRow[],
  segments: readonly string[],
  errors: InvalidPlace[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as ParameterRow;
    const text = decode(segments[index] ?? '');
    if (text === null) errors.push({ pointer: `/path/${row.name}`, detail: 'is not percent-encoded UTF-8' });
    else values[row.name] = readValue(row, text);
  }
  return values;
}

function readQuery(
  rows: readonly ParameterRow[],
  query: string,
  maxKeys: number,
  once: OperationRow['once'],
  errors: InvalidPlace[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const { rests, deep, byName } = tableOf(rows);
  const encoded = query.includes('%') || query.includes('+');
  const pairs = query === '' ? [] : query.split('&');
  if (pairs.length > maxKeys) {
    errors.push({ pointer: '/query', detail: `has more than ${maxKeys} parameters` });
    return values;
  }
  for (const pair of pairs) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const rawName = equals < 0 ? pair : pair.slice(0, equals);
    const rawText = equals < 0 ? '' : pair.slice(equals + 1);
    const name = encoded ? decode(plusToSpace(rawName)) : rawName;
    const text = encoded ? decode(plusToSpace(rawText)) : rawText;
    if (name === null || text === null) {
      errors.push({ pointer: `/query/${pointerSegment(name ?? '')}`, detail: 'is not percent-encoded UTF-8' });
      continue;
    }
    const row = byName.get(name);
    const field = deep && !row ? readField(deep, name) : null;
    if (field?.row.nested) {
      if (!setNested(values, field, text)) errors.push(repeated(name));
    } else if (field) {
      values[field.row.name] ??= {};
      const fields = values[field.row.name] as Record<string, unknown>;
      if (Object.hasOwn(fields, field.name)) errors.push(repeated(name));
      else setProperty(fields, field.name, convert(kindOf(field), text));
    } else if (row && !isRepeatable(row) && Object.hasOwn(values, name)) {
      if (once && !once.includes(name)) continue;
      errors.push(repeated(name));
    } else if (!row) {
      const owner = restOf(rests, name);
      if (!owner) continue;
      values[owner.name] ??= {};
      const fields = values[owner.name] as Record<string, unknown>;
      const value = convert(kindOf({ row: owner, name }), text);
      const isList = owner.lists?.includes(name);
      if (!Object.hasOwn(fields, name)) setProperty(fields, name, isList ? [value] : value);
      else if (isList) (fields[name] as unknown[]).push(value);
      else if (!once || once.includes(name)) errors.push(repeated(name));
    } else if (row.list) {
      const items = row.list === 'repeated' ? [text] : text.split(',');
      values[name] = [
        ...((values[name] as unknown[] | undefined) ?? []),
        ...items.map((item) => convert(row.kind, item)),
      ];
    } else values[name] = convert(row.kind, text);
  }
  for (const { name } of rests) values[name] ??= {};
  return values;
}

const repeated = (name: string): InvalidPlace => ({
  pointer: `/query/${pointerSegment(name)}`,
  detail: 'must not be repeated',
});

interface DeepField {
  readonly row: ParameterRow;
  readonly name: string;
}

/** The parameter and the field of `name[field]`; null if it is not such a parameter. */
function readField(deep: ReadonlyMap<string, ParameterRow>, text: string): DeepField | null {
  const open = text.indexOf('[');
  const list = open < 0 ? deep.get(text) : undefined;
  if (list?.lists?.includes('')) return { row: list, name: '' };
  const row = open > 0 && text.endsWith(']') ? deep.get(text.slice(0, open)) : undefined;
  return row ? { row, name: text.slice(open + 1, -1) } : null;
}

/** Lists and objects inside have texts, until the errors of the schema tell the wanted types. Returns false if it is repeated. */
function setNested(values: Record<string, unknown>, field: DeepField, text: string): boolean {
  const { row, name } = field;
  const steps = bracketSteps(name);
  if (!steps) return false;
  if (name !== '' && row.lists?.includes(name)) steps.push(''); // filter[id]=1 is filter[id][]=1
  return setAt(values, [row.name, ...steps], steps.length === 1 ? convert(kindOf(field), text) : text);
}

const kindOf = ({ row: { fields = {} }, name }: DeepField): FieldKind =>
  (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? 'string';

/** The object that has the field. */
const restOf = (rests: readonly ParameterRow[], name: string): ParameterRow | undefined =>
  rests.find(({ names }) => names === undefined || names.includes(name));

/** Lists outside the query are separated by commas. */
const readValue = ({ kind, list }: ParameterRow, text: string): unknown =>
  list ? text.split(',').map((item) => convert(kind, item.trim())) : convert(kind, text);

const isRepeatable = ({ list }: ParameterRow): boolean => list === 'repeated' || list === 'either';

/** Sets a property, even one named `__proto__`. */
function setProperty(values: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') values[name] = value;
  else Object.defineProperty(values, name, { value, enumerable: true, configurable: true, writable: true });
}

/** Created once per operation. */
function oncePerTable<Table>(create: (rows: readonly ParameterRow[]) => Table): typeof create {
  const tables = new WeakMap<readonly ParameterRow[], Table>();
  return (rows) => {
    const cached = tables.get(rows);
    if (cached) return cached;
    const table = create(rows);
    tables.set(rows, table);
    return table;
  };
}

const tableOf = oncePerTable((rows) => {
  /** Those with names first, because the last one may take all others. */
  const rests = rows.filter((row) => row.kind === 'rest').toSorted((row) => (row.names ? -1 : 1));
  const rowsByName = (kept: readonly ParameterRow[]) => new Map(kept.map((row) => [row.name, row]));
  /** The parameters whose fields are given as `name[field]`. */
  const deep = rows.filter((row) => row.kind === 'deep');
  const byName = rowsByName(rows.filter((row) => row.kind !== 'rest' && row.kind !== 'deep'));
  return { rests, byName, deep: deep.length > 0 ? rowsByName(deep) : null };
});

/** Keys are in lower case, as in Node's headers. */
const headerTableOf = oncePerTable((rows) => rows.map((row) => ({ row, key: row.name.toLowerCase() })));

function readHeaders(rows: readonly ParameterRow[], headers: IncomingHttpHeaders): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { row, key } of headerTableOf(rows)) {
    const value = headers[key];
    if (value !== undefined) values[row.name] = readValue(row, String(value));
  }
  return values;
}

function readCookies(rows: readonly ParameterRow[], header: string | undefined): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const row of rows) {
    const value = readCookie(header, row.name);
    if (value !== null) values[row.name] = readValue(row, value);
  }
  return values;
}

const plusToSpace = (text: string): string => (text.includes('+') ? text.replaceAll('+', ' ') : text);

function decode(text: string): string | null {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const pointerSegment = (name: string): string => pointerStep(name.slice(0, 100));

/**
 * Reads one cookie from a Cookie header, without percent-decoding (RFC 6265, 4.1.1). If a name appears twice, the
 * first one is used: it has the longer path (5.4).
 */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return null;
}

/** Joins a cookie with a proof that only our own origin knows, because browsers send cookies to every port of a host. */
export const withProof = (cookie: string, proof: string | undefined): string => (proof ? `${cookie}.${proof}` : cookie);
