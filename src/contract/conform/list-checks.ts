// Checks lists: limit, pages without duplicates and losses, the documented order, and filters.
import { callOperation } from './call-operation.ts';
import { type Check, expect } from './check.ts';
import { excerpt } from './check-response.ts';
import type { Client } from './client.ts';
import { credentialNeeds } from './credentials.ts';
import { type Parameter, resolveRef, type Schema } from './document.ts';
import type { World } from './explore.ts';
import { type Item, keyOf, type List, largestPage, listOf, readPages } from './listing.ts';
import { Skip } from './mismatch.ts';
import { createItem } from './resources.ts';

const ENOUGH = 3;
/** Longer lists are not read to their end. */
const LONG = 900;
const SEARCH = /^(q|query|search|term|text)$/i;
/** Parameters that may be bounds rather than values. */
const NUMERIC = /integer|number/;
const NONSENSE = 'qzxvkwjyqzxv';
const PATH_PARAMETER = /\{([^}]+)\}/g;

export const listChecks = (world: World): Check[] => {
  const { operations } = world;
  const names = operations.flatMap(({ path }) => [...path.matchAll(PATH_PARAMETER)].map(([, name = '']) => name));
  return operations.flatMap((operation) => {
    const list = listOf(operation);
    if (!list) return [];
    const { limit, cursor } = list;
    const check = (kind: string, text: string, run: (client: Client) => Promise<void>): Check => {
      return {
        id: `${operation.id}:${kind}`,
        text,
        level: 'should',
        needs: ['state', ...credentialNeeds(operation)],
        run,
      };
    };
    const filters = operation.parameters.filter(
      (each) =>
        each.in === 'query' &&
        ![limit, cursor].includes(each) &&
        !NUMERIC.test(String(resolveRef(operation.document, each.schema).type)) &&
        (SEARCH.test(each.name) || filterOf(list, each.name) !== null),
    );
    return [
      ...(limit || cursor || orderOf(list)
        ? [check('pages', 'lists every item once, in order', (client) => checkPages(client, list, names, world))]
        : []),
      ...(filters.length > 0
        ? [check('filters', 'applies its filters', (client) => checkFilters(client, list, filters, names, world))]
        : []),
    ];
  });
};

/** Values for the path, from earlier responses. */
async function pathOf(client: Client, { operation }: List, { explore }: World) {
  const found = (await client.once(explore)).get(operation.id);
  if (!found) throw new Skip(`no call of ${operation.id} succeeds`);
  return found.path;
}

/** All items; creates some first if there are too few to check anything. */
async function readAll(client: Client, list: List, world: World): Promise<Item[]> {
  const path = await pathOf(client, list, world);
  const read = () => readPages(client, list, largestPage(list), { path });
  const resource = world.resources.find((each) => each.list?.operation === list.operation);
  let items = await read();
  for (let made = 0; world.write && resource && made < ENOUGH && items.length < ENOUGH; made++) {
    await createItem(client, resource);
    items = await read();
  }
  return items;
}

async function checkPages(client: Client, list: List, names: readonly string[], world: World): Promise<void> {
  const path = await pathOf(client, list, world);
  const items = await readAll(client, list, world);
  if (items.length < 2) throw new Skip('there are fewer than two items');
  expectOrder(list, items);
  const { limit, cursor, operation } = list;
  const size = Math.max(1, Math.ceil(items.length / 6));
  const { json, wire } = await callOperation(client, operation, { path, query: limit ? { [limit.name]: size } : {} });
  const total = Object.entries(json).find(([name]) => /^total(_?count)?$/i.test(name))?.[1] ?? items.length;
  // Without a cursor, the server may have more items than it returns at once.
  const isRight = cursor ? total === items.length || items.length > LONG : Number(total) >= items.length;
  expect(isRight, `total ${total} of ${items.length} items`, wire);
  if (!limit) return;
  const keys = items.map((item) => keyOf(item, names));
  const shown = (await readPages(client, list, size, { path })).map((item) => keyOf(item, names));
  const expected = cursor || shown.length > size ? keys : keys.slice(0, size);
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
  const { field, sign } = orderOf(list) ?? {};
  if (field === undefined || sign === undefined) return;
  const rank = (item: Item) => (typeof item[field] === 'number' ? item[field] : Date.parse(String(item[field])));
  for (const [at, item] of items.entries()) {
    const step = at === 0 ? 0 : (rank(item) - rank(items[at - 1] as Item)) * sign;
    expect(!(step < 0), `not in the documented order by ${field}`);
  }
}

/** Reads the field that the parameter selects by, of the item or of an object in it. */
function filterOf({ items, operation }: List, name: string): ((item: Item) => unknown) | null {
  const names = [name, `${name}s`];
  const own = Object.keys(items.properties ?? {}).find((field) => names.includes(field));
  if (own) return (item) => item[own];
  for (const [field, inner] of Object.entries(items.properties ?? {})) {
    const parts = [inner, ...(resolveRef(operation.document, inner).oneOf ?? [])];
    const nested = parts.flatMap((part) => Object.keys(resolveRef(operation.document, part).properties ?? {}));
    const key = nested.find((each) => names.includes(each));
    if (key) return (item) => (item[field] as Item | null | undefined)?.[key];
  }
  return null;
}

async function checkFilters(
  client: Client,
  list: List,
  filters: readonly Parameter[],
  names: readonly string[],
  world: World,
): Promise<void> {
  const { document } = list.operation;
  const path = await pathOf(client, list, world);
  const all = await readAll(client, list, world);
  if (all.length === 0) throw new Skip('there are no items');
  for (const { name, schema: given } of filters) {
    const schema = resolveRef(document, given);
    const inner = schema.type === 'array' ? resolveRef(document, schema.items ?? {}) : schema;
    const select = (value: unknown) =>
      readPages(client, list, largestPage(list), { path, query: { [name]: inner === schema ? value : [value] } });
    const read = filterOf(list, name);
    if (read === null) {
      const isIgnored = (await select(NONSENSE)).length >= all.length;
      expect(!isIgnored, `${name}=${NONSENSE} selects every item`);
      continue;
    }
    const valuesOf = (item: Item): unknown[] =>
      [read(item)].flat().filter((value) => value !== undefined && value !== null);
    const present = all.flatMap(valuesOf).filter((value) => typeof value !== 'object');
    for (const value of new Set([...present.slice(0, 2), otherValue(inner, present)])) {
      if (value === undefined) continue;
      const selected = await select(value);
      // An item without the field may be selected: a version without platforms runs on all of them.
      const fits = (item: Item) =>
        valuesOf(item).length === 0 || valuesOf(item).some((each) => isSelected(each, value, inner));
      const what = `${name}=${excerpt(String(value))}`;
      expect(selected.every(fits), `${what} also selects other items`);
      const keys = selected.map((item) => keyOf(item, names));
      const missing = all.filter((item) => valuesOf(item).includes(value) && !keys.includes(keyOf(item, names)));
      expect(missing.length === 0 || all.length > LONG, `${what} misses items that have it`);
    }
  }
}

const isSelected = (shown: unknown, value: unknown, { enum: choices }: Schema): boolean =>
  shown === value || (!choices && String(shown).toLowerCase().includes(String(value).toLowerCase()));

/** A valid value that no item has, if the schema allows one. */
function otherValue(schema: Schema, present: readonly unknown[]): unknown {
  if (schema.enum) return schema.enum.find((value) => !present.includes(value));
  return schema.type === 'string' && schema['pattern'] === undefined ? NONSENSE : undefined;
}
