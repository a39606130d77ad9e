// Reads lists page by page: by a link or a cursor in the response.
import { type CallInput, callOperation } from './call-operation.ts';
import { expect, expectStatus } from './check.ts';
import type { Client, Reply } from './client.ts';
import { withCredentials } from './credentials.ts';
import { type Operation, type Parameter, resolveRef, type Schema } from './document.ts';
import { parseJson } from './parse-json.ts';

export type Item = Readonly<Record<string, unknown>>;
export interface List {
  readonly operation: Operation;
  /** The property that contains the items; empty if the response is the array itself. */
  readonly field: string;
  readonly items: Schema;
  readonly limit: Parameter | undefined;
  readonly cursor: Parameter | undefined;
}

const LIMIT = /^(limit|page_?size|per_?page|size|count|max_?results|first|top)$/i;
const CURSOR = /^(cursor|page_?token|next_?token|continuation(_?token)?|starting_?after|marker)$/i;
const ITEMS = /^(items|data|results|values|entries|records)$/;
const PAGE = 100;
const MAX_PAGES = 20;

/** Follows references, and merges the properties of `allOf`. */
export function schemaOf(document: object, given: Schema): Schema {
  const schema = resolveRef(document, given);
  const parts = ((schema['allOf'] ?? []) as Schema[]).map((part) => schemaOf(document, part));
  const properties = Object.assign({}, ...[...parts, schema].map((part) => part.properties));
  return parts.length === 0 ? schema : Object.assign({}, ...parts, schema, { properties });
}

export const jsonSchema = ({ responses }: Operation, status = 200): Schema | undefined =>
  responses.get(status)?.content?.['application/json']?.schema;

/** The list that an operation returns; null if it returns anything else. */
export function listOf(operation: Operation): List | null {
  const { document, method, parameters, path } = operation;
  const root = jsonSchema(operation);
  if (method !== 'GET' || root === undefined) return null;
  const schema = schemaOf(document, root);
  const entries: [string, Schema][] =
    schema.type === 'array' ? [['', schema]] : Object.entries(schema.properties ?? {}).filter(isArray);
  function isArray([, inner]: [string, Schema]): boolean {
    const { type, items } = schemaOf(document, inner);
    return type === 'array' && items !== undefined && schemaOf(document, items).properties !== undefined;
  }
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const isInteger = ({ schema: own }: Parameter) => resolveRef(document, own).type === 'integer';
  const limit = query.find((each) => LIMIT.test(each.name) && isInteger(each));
  const cursor = query.find(({ name }) => CURSOR.test(name));
  // An array in another response is part of an item.
  const isList = ([name]: [string, Schema]) => name === '' || ITEMS.test(name) || path.endsWith(`/${name}`);
  const [field, array] = entries.find(isList) ?? (limit || cursor ? entries[0] : undefined) ?? [];
  if (field === undefined || array === undefined) return null;
  const items = schemaOf(document, schemaOf(document, array).items ?? {});
  return { operation, field, items, limit, cursor };
}

export function itemsOf({ field }: List, reply: Reply): Item[] {
  const value = field === '' ? parseJson(reply.text) : reply.json[field];
  return Array.isArray(value) ? (value as Item[]) : [];
}

/** The value that identifies an item, or the whole item. */
export function keyOf(item: Item, names: readonly string[]): string {
  const name = [...names, 'id', 'identifier', 'key', 'uuid', 'slug'].find((each) => item[each] !== undefined);
  return name === undefined ? JSON.stringify(item) : String(item[name]);
}

export const largestPage = ({ limit, operation }: List): number =>
  limit ? Math.min(Number(resolveRef(operation.document, limit.schema)['maximum'] ?? PAGE), PAGE) : PAGE;

/** Reads all pages, at most 20. Fails if a page has more than `size` items or the pages do not end. */
export async function readPages(client: Client, list: List, size: number, input: CallInput = {}): Promise<Item[]> {
  const { operation, limit } = list;
  const query = { ...input.query, ...(limit ? { [limit.name]: size } : {}) };
  let reply = await callOperation(client, operation, { ...input, query });
  const found: Item[] = [];
  for (let pages = 1; ; pages++) {
    expectStatus(reply, 200);
    const items = itemsOf(list, reply);
    if (limit) expect(items.length <= size, `${items.length} items with ${limit.name}=${size}`, reply.wire);
    found.push(...items);
    const next = nextPage(client, list, reply);
    if (next === null) return found;
    const isLong = pages >= MAX_PAGES;
    expect(!isLong || size >= largestPage(list), `the pages do not end after ${MAX_PAGES}`, reply.wire);
    if (isLong) return found;
    reply =
      'wire' in next
        ? await client.send(next.wire)
        : await callOperation(client, operation, { ...input, query: { ...query, ...next } });
  }
}

/** The request for the next page, as a complete call or as the cursor; null at the end. */
function nextPage(client: Client, { operation, cursor }: List, reply: Reply) {
  const { json, headers, wire } = reply;
  const [, linked] = /<([^>]*)>\s*;[^,]*rel="?next"?/.exec(String(headers['link'] ?? '')) ?? [];
  const inner = (json['links'] ?? json['_links'] ?? {}) as Record<string, unknown>;
  const named = Object.entries(json).find(([name]) => /^next(_?page)?(_?(url|token|cursor))?$/i.test(name))?.[1];
  const next = linked ?? named ?? inner['next'];
  const text = typeof next === 'object' && next !== null ? (next as { href?: unknown }).href : next;
  if (typeof text !== 'string' || text === '') return null;
  if (!/[?/]/.test(text)) return cursor ? { [cursor.name]: text } : null;
  const base = new URL(client.url);
  if (!URL.canParse(text, `${client.url}${wire.path}`)) return null;
  const { pathname, search } = new URL(text, `${client.url}${wire.path}`);
  const path = pathname.slice(base.pathname.replace(/\/$/, '').length) + search;
  return { wire: withCredentials({ ...wire, path }, operation, client) };
}
