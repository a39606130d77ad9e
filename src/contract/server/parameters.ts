// Reads path, query, header and cookie parameters as typed values. Text that cannot be
// converted stays a string, and the validator reports it.
import type { IncomingHttpHeaders } from 'node:http';
import { pointerStep } from '../json-pointer.ts';
import type { InvalidPlace } from '../problem.ts';
import { Refusal } from '../refusal.ts';
import type { OperationRow, ParameterRow } from '../tables.ts';
import { readCookie } from './cookie.ts';

export interface Parameters {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  header?: Record<string, unknown>;
  cookie?: Record<string, unknown>;
}

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
  if (errors.length > 0) throw new Refusal('invalid-request', undefined, { errors: errors });
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
    else values[row.name] = convert(row.kind, text);
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
  const { rest, byName } = tableOf(rows);
  const others: Record<string, unknown> = {};
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
    if (row ? !isRepeatable(row) && Object.hasOwn(values, name) : Object.hasOwn(others, name)) {
      if (once && !once.includes(name)) continue;
      errors.push({ pointer: `/query/${pointerSegment(name)}`, detail: 'must not be repeated' });
    } else if (!row) {
      if (rest) setProperty(others, name, text);
    } else if (row.list) {
      const items = row.list === 'repeated' ? [text] : text.split(',');
      values[name] = [
        ...((values[name] as unknown[] | undefined) ?? []),
        ...items.map((item) => convert(row.kind, item)),
      ];
    } else values[name] = convert(row.kind, text);
  }
  if (rest) values[rest.name] = others;
  return values;
}

const isRepeatable = ({ list }: ParameterRow): boolean => list === 'repeated' || list === 'either';

/** Sets a property, even one named `__proto__`. */
function setProperty(values: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') values[name] = value;
  else Object.defineProperty(values, name, { value, enumerable: true, configurable: true, writable: true });
}

interface QueryTable {
  readonly byName: ReadonlyMap<string, ParameterRow>;
  /** The parameter that collects all parameters without a row of their own. */
  readonly rest: ParameterRow | undefined;
}
const tables = new WeakMap<readonly ParameterRow[], QueryTable>();

/** Created once per operation. */
function tableOf(rows: readonly ParameterRow[]): QueryTable {
  const known = tables.get(rows);
  if (known) return known;
  const rest = rows.find((row) => row.kind === 'rest');
  const table = { rest, byName: new Map(rows.flatMap((row) => (row === rest ? [] : [[row.name, row]]))) };
  tables.set(rows, table);
  return table;
}

interface HeaderRow {
  readonly row: ParameterRow;
  /** In lower case, as in Node's headers. */
  readonly key: string;
}
const headerTables = new WeakMap<readonly ParameterRow[], readonly HeaderRow[]>();

function headerTableOf(rows: readonly ParameterRow[]): readonly HeaderRow[] {
  const known = headerTables.get(rows);
  if (known) return known;
  const table = rows.map((row) => ({ row, key: row.name.toLowerCase() }));
  headerTables.set(rows, table);
  return table;
}

function readHeaders(rows: readonly ParameterRow[], headers: IncomingHttpHeaders): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { row, key } of headerTableOf(rows)) {
    const value = headers[key];
    if (value !== undefined) values[row.name] = convert(row.kind, String(value));
  }
  return values;
}

function readCookies(rows: readonly ParameterRow[], header: string | undefined): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const row of rows) {
    const value = readCookie(header, row.name);
    if (value !== null) values[row.name] = convert(row.kind, value);
  }
  return values;
}

/** Returns text unchanged if it is not a valid literal of the type; the validator then reports it. */
export function convert(kind: ParameterRow['kind'], text: string): unknown {
  switch (kind) {
    case 'integer':
      return /^-?(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text;
    case 'number':
      return /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d{1,3})?$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    default:
      return text;
  }
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
