// Checks lists: limit, pages without duplicates and losses, the documented order, and filters.
import { type Check, expect } from './check.ts';
import { excerpt } from './check-response.ts';
import type { Client } from './client.ts';
import { credentialNeeds } from './credentials.ts';
import { type Parameter, resolveRef, type Schema } from './document.ts';
import type { World } from './explore.ts';
import { type Item, type List, listOf, readPages } from './listing.ts';
import { Skip } from './mismatch.ts';
import { createItem } from './resources.ts';
import { matches } from './schema-match.ts';

const ENOUGH = 3;
/** Longer lists are not read to their end. */
const LONG = 900;
const SEARCH = /^(q|query|search|term|text)$/i;
/** Numbers, versions and dates may be bounds rather than values. */
const BOUND = /^v?\d[\d.:TZ+-]*$/;
const NONSENSE = 'qzxvkwjyqzxv';

export const listChecks = (world: World): Check[] =>
  world.operations.flatMap((operation) => {
    const list = listOf(operation);
    if (!list) return [];
    const { limit, cursor } = list;
    const check = (kind: string, text: string, run: Check['run']): Check => {
      const needs = ['state', ...credentialNeeds(operation)] as const;
      return { id: `${operation.id}:${kind}`, text, level: 'should', needs, run };
    };
    const others = operation.parameters.filter((each) => each.in === 'query' && ![limit, cursor].includes(each));
    const filters = others.filter(({ name }) => SEARCH.test(name) || filterOf(list, name) !== null);
    const pages = check('pages', 'lists every item once, in order', (client) => checkPages(client, list, world));
    const selected = check('filters', 'applies its filters', (client) => checkFilters(client, list, filters, world));
    return [...(limit || cursor || orderOf(list) ? [pages] : []), ...(filters.length > 0 ? [selected] : [])];
  });

/** Reads the list below a path of earlier responses. Creates items first if there are too few to check anything. */
async function openList(client: Client, list: List, { explore, resources, write, idNames }: World) {
  const result = (await client.once(explore)).get(list.operation.id);
  if (!result) throw new Skip(`no call of ${list.operation.id} succeeds`);
  const { path } = result;
  const read = (query?: Item, size?: number) => readPages(client, list, query ? { path, query } : { path }, size);
  const resource = resources.find((each) => each.list?.operation === list.operation);
  let all = await read();
  for (let count = 0; write && resource && count < ENOUGH && all.items.length < ENOUGH; count++) {
    await createItem(client, resource);
    all = await read();
  }
  /** The values that identify an item, or the whole item. */
  const keyOf = (item: Item): string => {
    const names = [...idNames, 'id', 'identifier', 'key', 'uuid', 'slug'].filter((name) => item[name] !== undefined);
    return JSON.stringify(names.length > 0 ? names.map((name) => item[name]) : item);
  };
  return { items: all.items, read, keyOf };
}

async function checkPages(client: Client, list: List, world: World): Promise<void> {
  const { items, read, keyOf } = await openList(client, list, world);
  if (items.length < 2) throw new Skip('there are fewer than two items');
  expectOrder(list, items);
  if (!list.limit) return;
  const size = Math.ceil(items.length / 6);
  const { items: paged, wire } = await read(undefined, size);
  const [shown, keys] = [paged.map(keyOf), items.map(keyOf)];
  const expected = list.cursor || shown.length > size ? keys : keys.slice(0, size);
  expect(new Set(shown).size === shown.length, 'an item is on two pages', wire);
  expect(shown.length === expected.length, `${shown.length} items in pages, ${expected.length} in one list`, wire);
  expect(expected.join() === shown.join(), 'the pages have other items or another order', wire);
}

/** The order that the description promises: newest first, or sorted by a field. */
function orderOf({ operation, items }: List): { field: string; sign: number } | null {
  const { description } = operation;
  const fields = Object.keys(items.properties ?? {});
  const [, age] = /\b(newest|latest|most recent|oldest)\b[^.]{0,20}\bfirst\b/i.exec(description) ?? [];
  const created = fields.find((name) => /^creat(ed|ion)/i.test(name));
  if (age && created) return { field: created, sign: /oldest/i.test(age) ? 1 : -1 };
  const [, direction = '', field = ''] =
    /(?:sort|order)ed by (descending |ascending )?[`"']?(\w+)[`"']?/i.exec(description) ?? [];
  return fields.includes(field) ? { field, sign: /desc/i.test(direction) ? -1 : 1 } : null;
}

function expectOrder(list: List, items: readonly Item[]): void {
  const { field = '', sign = 0 } = orderOf(list) ?? {};
  const rank = (item: Item) => (typeof item[field] === 'number' ? item[field] : Date.parse(String(item[field])));
  for (const [at, item] of items.slice(1).entries()) {
    const step = (rank(item) - rank(items[at] as Item)) * sign;
    expect(!(step < 0), `not in the documented order by ${field}`);
  }
}

/** Reads the field that the parameter selects by, of the item or of an object in it. */
function filterOf({ items, operation: { document } }: List, name: string): ((item: Item) => unknown) | null {
  const find = (properties: Readonly<Record<string, Schema>> = {}) =>
    Object.keys(properties).find((field) => [name, `${name}s`].includes(field));
  const own = find(items.properties);
  if (own) return (item) => item[own];
  for (const [field, inner] of Object.entries(items.properties ?? {})) {
    const parts = [inner, ...(resolveRef(document, inner).oneOf ?? [])];
    const key = parts.map((part) => find(resolveRef(document, part).properties)).find((each) => each !== undefined);
    if (key) return (item) => (item[field] as Item | null | undefined)?.[key];
  }
  return null;
}

async function checkFilters(client: Client, list: List, filters: readonly Parameter[], world: World): Promise<void> {
  const { document } = list.operation;
  const { items: all, read, keyOf } = await openList(client, list, world);
  if (all.length === 0) throw new Skip('there are no items');
  for (const { name, schema: reference } of filters) {
    const schema = resolveRef(document, reference);
    const inner = schema.type === 'array' ? resolveRef(document, schema.items ?? {}) : schema;
    const field = filterOf(list, name);
    const valuesOf = (item: Item): unknown[] => [field?.(item) ?? []].flat();
    const present = all.flatMap(valuesOf).filter((value) => typeof value !== 'object' && !BOUND.test(String(value)));
    for (const value of new Set([...present.slice(0, 2), otherValue(document, inner, present)])) {
      if (value === undefined) continue;
      const { items: selected, wire } = await read({ [name]: inner === schema ? value : [value] });
      const what = `${name}=${excerpt(String(value))}`;
      // A search may look into fields that are not shown.
      expect(field !== null || selected.length < all.length, `${what} selects every item`, wire);
      // An item without the field may be selected: a version without platforms runs on all of them.
      const fits = (item: Item) =>
        valuesOf(item).length === 0 || valuesOf(item).some((each) => isSelected(each, value, inner));
      expect(selected.every(fits), `${what} also selects other items`, wire);
      const keys = selected.map(keyOf);
      const missing = all.filter((item) => valuesOf(item).includes(value) && !keys.includes(keyOf(item)));
      expect(missing.length === 0 || all.length > LONG, `${what} misses items that have it`, wire);
    }
  }
}

const isSelected = (shown: unknown, value: unknown, { enum: choices }: Schema): boolean =>
  shown === value || (!choices && String(shown).toLowerCase().includes(String(value).toLowerCase()));

/** A valid value that no item has, if the schema allows one. */
function otherValue(document: object, schema: Schema, present: readonly unknown[]): unknown {
  const candidates = (schema.enum ?? [NONSENSE]).filter((value) => !BOUND.test(String(value)));
  return candidates.find((value) => !present.includes(value) && matches(document, schema, value));
}
