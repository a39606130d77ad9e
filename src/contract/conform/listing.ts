// Reads lists page by page: by a link or a cursor in the response.
import { mergeParts } from '../document.ts';
import { parseOr } from '../parse-or.ts';
import { type CallInput, callOperation } from './calls.ts';
import { expect, expectStatus } from './check.ts';
import type { Client, Reply } from './client.ts';
import { withCredentials } from './credentials.ts';
import { type Operation, resolveRef, type Schema } from './document.ts';

export type Item = Readonly<Record<string, unknown>>;
export type List = NonNullable<ReturnType<typeof listOf>>;

const LIMIT = /^(limit|page_?size|per_?page|size|count|max_?results|first|top)$/i;
const CURSOR = /^(cursor|page_?token|next_?token|continuation(_?token)?|starting_?after|marker)$/i;
const ITEMS = /^(items|data|results|values|entries|records)$/;
const TOTAL = /^total(_?count)?$/i;
const NEXT = /^next(_?page)?(_?(url|token|cursor))?$/i;
const PAGE = 100;
const MAX_PAGES = 20;

export const jsonSchema = ({ responses }: Operation): Schema | undefined =>
  responses.get(200)?.content?.['application/json']?.schema;

/**
 * The list that an operation returns; null if it returns anything else. `field` is the property that contains the items,
 * empty if the response is the array itself; `itemRef` is the component that describes an item, if it is one.
 */
export function listOf(operation: Operation) {
  const { document, method, parameters, path } = operation;
  const schema = mergeParts(document, jsonSchema(operation) ?? {});
  const entries = Object.entries(schema.type === 'array' ? { '': schema } : (schema.properties ?? {})).map(
    ([name, inner]) => [name, mergeParts(document, inner).items ?? {}] as const,
  );
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const limit = query.find(({ name, schema: own }) => LIMIT.test(name) && resolveRef(document, own).type === 'integer');
  const cursor = query.find(({ name }) => CURSOR.test(name));
  const arrays = entries.filter(([, items]) => mergeParts(document, items).properties !== undefined);
  // An array in another response is part of an item.
  const isList = ([name]: readonly [string, Schema]) => name === '' || ITEMS.test(name) || path.endsWith(`/${name}`);
  const [field, items] = arrays.find(isList) ?? (limit || cursor ? arrays[0] : undefined) ?? [];
  if (method !== 'GET' || field === undefined || items === undefined) return null;
  return { operation, field, items: mergeParts(document, items), itemRef: items.$ref, limit, cursor };
}

const largestPage = ({ limit, operation }: List): number =>
  limit ? Math.min(Number(resolveRef(operation.document, limit.schema)['maximum'] ?? PAGE), PAGE) : PAGE;

/** Reads all pages, at most 20. Fails if a page has more than `size` items or the pages do not end. */
export async function readPages(client: Client, list: List, input: CallInput = {}, size = largestPage(list)) {
  const { operation, limit, cursor } = list;
  const query = { ...input.query, ...(limit ? { [limit.name]: size } : {}) };
  let reply = await callOperation(client, operation, { ...input, query });
  const { wire } = reply;
  const allItems: Item[] = [];
  for (let pages = 1; ; pages++) {
    expectStatus(reply, 200);
    const value = list.field === '' ? parseOr(reply.text, undefined) : reply.json[list.field];
    const items = Array.isArray(value) ? (value as Item[]) : [];
    if (limit) expect(items.length <= size, `${items.length} items with ${limit.name}=${size}`, reply.wire);
    allItems.push(...items);
    const next = nextPage(client, list, reply);
    if (next === null) break;
    const isLong = pages >= MAX_PAGES;
    expect(!isLong || size >= largestPage(list), `the pages do not end after ${MAX_PAGES}`, reply.wire);
    if (isLong) return { items: allItems, wire };
    reply =
      'wire' in next
        ? await client.send(next.wire)
        : await callOperation(client, operation, { ...input, query: { ...query, ...next } });
  }
  const [, total = allItems.length] = Object.entries(reply.json).find(([name]) => TOTAL.test(name)) ?? [];
  // Without a cursor, the server may have more items than it returns at once. A filter may not change the total.
  const isRight = cursor && !input.query ? total === allItems.length : Number(total) >= allItems.length;
  expect(isRight, `total ${total} of ${allItems.length} items`, wire);
  return { items: allItems, wire };
}

/** The request for the next page, as a complete call or as the cursor; null at the end. */
function nextPage(client: Client, { operation, cursor }: List, { json, headers, wire }: Reply) {
  const [, linked] = /<([^>]*)>\s*;[^,]*rel="?next"?/.exec(String(headers['link'] ?? '')) ?? [];
  const inner = (json['links'] ?? json['_links'] ?? {}) as Item;
  const [, named] = Object.entries(json).find(([name]) => NEXT.test(name)) ?? [];
  const next = linked ?? named ?? inner['next'];
  const text = typeof next === 'object' && next !== null ? (next as Item)['href'] : next;
  if (typeof text !== 'string' || text === '') return null;
  if (!/[?/]/.test(text)) return cursor ? { [cursor.name]: text } : null;
  const base = `${client.url}${wire.path}`;
  if (!URL.canParse(text, base)) return null;
  const { pathname, search } = new URL(text, base);
  const path = pathname.slice(new URL(client.url).pathname.replace(/\/$/, '').length) + search;
  return { wire: withCredentials({ ...wire, path }, operation, client) };
}
