// Checks that a write has its effect: what is created can be read and listed, a change is shown, and what is deleted is
// gone, each without touching other items.

import { type Check, expect, expectStatus } from './check.ts';
import { excerpt } from './check-response.ts';
import type { Client } from './client.ts';
import { credentialNeeds } from './credentials.ts';
import { examplesOf, type Operation, resolveRef, type Schema } from './document.ts';
import { type Item, readPages } from './listing.ts';
import { Skip } from './mismatch.ts';
import { callItem, createItem, findItem, type Resource, readItem } from './resources.ts';
import { matches } from './schema-match.ts';

type Effect = (client: Client, resource: Resource, operation: Operation) => Promise<void>;
const SECRET = /password|secret/i;

export const effectChecks = (resources: readonly Resource[]): Check[] =>
  resources.flatMap((resource) => {
    const { create, remove, updates } = resource;
    const check = (operation: Operation, text: string, effect: Effect): Check => ({
      id: `${operation.id}:effect`,
      text,
      level: 'should',
      needs: ['write', 'state', ...new Set([...credentialNeeds(create), ...credentialNeeds(operation)])],
      run: (client) => effect(client, resource, operation),
    });
    return [
      check(create, 'creates an item that can be read', checkCreation),
      ...updates.map((update) => check(update, 'changes the item and no other', checkUpdate)),
      ...(remove ? [check(remove, 'removes the item and no other', checkRemoval)] : []),
    ];
  });

const createTwo = async (client: Client, resource: Resource) =>
  [await createItem(client, resource), await createItem(client, resource)] as const;

/** The listed items; undefined if the document has no list of them. */
const readList = async (client: Client, { list }: Resource) => list && (await readPages(client, list)).items;

async function checkCreation(client: Client, resource: Resource): Promise<void> {
  const { idName } = resource;
  const [first, second] = await createTwo(client, resource);
  expect(first.id !== second.id, `two creations return the same ${idName}`, second.reply.wire);
  const list = await readList(client, resource);
  for (const { id, sent, reply } of [first, second]) {
    const item = await readItem(client, resource, id);
    expect(item !== null, 'the created item cannot be read', reply.wire);
    expectSame(sent, item, 'after its creation', reply.wire);
    const { [idName]: own = id } = item ?? {};
    expect(typeof own !== 'string' || own === id, `it is shown with another ${idName}`, reply.wire);
    expect(!list || findItem(list, id, idName) !== null, 'the created item is not listed', reply.wire);
  }
}

async function checkUpdate(client: Client, resource: Resource, update: Operation): Promise<void> {
  const [item, other] = await createTwo(client, resource);
  const before = await readItem(client, resource, item.id);
  const untouched = await readItem(client, resource, other.id);
  if (!before || !untouched) throw new Skip('the created item cannot be read');
  const { document } = update;
  const [{ schema = {}, ...content } = {}] = Object.values(update.body?.content ?? {});
  const bodies = examplesOf(document, content).flatMap(({ value }) => [changed(document, schema, value), value]);
  for (const body of bodies) {
    // Only a field that is shown and differs can tell whether the change took effect.
    const fields = Object.entries((body ?? {}) as Item).filter(([name, value]) => isChange(value, before[name]));
    const reply = fields.length > 0 ? await callItem(client, update, resource, item.id, body) : undefined;
    if (reply === undefined || reply.status >= 300) continue;
    const sent = Object.fromEntries(fields);
    expectSame(sent, await readItem(client, resource, item.id), `after ${update.id}`, reply.wire);
    expectSame(sent, reply.json, `in the response of ${update.id}`, reply.wire);
    const kept = Object.fromEntries(fields.map(([name]) => [name, untouched[name]]));
    expectSame(kept, await readItem(client, resource, other.id), 'of another item', reply.wire);
    return;
  }
  throw new Skip('no example changes a field that is shown');
}

async function checkRemoval(client: Client, resource: Resource, remove: Operation): Promise<void> {
  const [item, other] = await createTwo(client, resource);
  if (!(await readItem(client, resource, item.id))) throw new Skip('the created item cannot be read');
  const reply = await callItem(client, remove, resource, item.id);
  expectStatus(reply, 200, 202, 204);
  if (reply.status === 202) throw new Skip('the removal happens later (202)');
  expect((await readItem(client, resource, item.id)) === null, 'the removed item can still be read', reply.wire);
  expect((await readItem(client, resource, other.id)) !== null, 'another item is removed too', reply.wire);
  const entry = findItem(await readList(client, resource), item.id, resource.idName);
  expect(entry === null, 'the removed item is still listed', reply.wire);
}

const isChange = (value: unknown, shown: unknown): boolean =>
  shown !== undefined && typeof value === typeof shown && typeof value !== 'object' && value !== shown;

/** Fails if a field of `sent` that `shown` also has is different. Does not compare secrets. */
function expectSame(sent: unknown, shown: unknown, when: string, wire: Parameters<typeof expect>[2]): void {
  if (typeof sent !== 'object' || sent === null || typeof shown !== 'object' || shown === null) return;
  for (const [name, value] of Object.entries(sent)) {
    const shownValue = (shown as Item)[name];
    if (shownValue === undefined || SECRET.test(name) || typeof value !== typeof shownValue) continue;
    const [expected, actual] = [value, shownValue].map((each) => excerpt(String(each)));
    if (typeof value === 'object') expectSame(value, shownValue, when, wire);
    else expect(isSame(value, shownValue), `${name} is ${actual} instead of ${expected} ${when}`, wire);
  }
}

/** A server may write a time in another form, and a text in kebab case or with a number to make it unique. */
function isSame(sent: unknown, shown: unknown): boolean {
  if (typeof sent !== 'string') return sent === shown;
  if (/^\d{4}-\d\d-\d\dT/.test(sent)) return Date.parse(sent) === Date.parse(String(shown));
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return sent === shown || plain(String(shown)).startsWith(plain(sent));
}

/** The example with other values in its simple fields, as far as the schema allows them. */
function changed(document: object, schema: Schema, example: unknown): unknown {
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return example;
  const { properties = {} } = resolveRef(document, schema);
  let value = example as Item;
  for (const [name, old] of Object.entries(example)) {
    const others = resolveRef(document, properties[name] ?? {}).enum ?? [changeValue(old)];
    const candidate = { ...value, [name]: others.find((each) => each !== old) ?? old };
    if (matches(document, schema, candidate)) value = candidate;
  }
  return value;
}

function changeValue(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return Number.isInteger(value) ? value + 1 : value * 0.9;
  return typeof value === 'string' ? changeText(value) : value;
}

/** Replaces the last letter or digit by another of its kind, so that the text keeps its form. */
export const changeText = (text: string): string =>
  text.replace(/[a-z0-9](?=[^a-z0-9]*$)/i, (last) => {
    const [first = '', second = ''] = /\d/.test(last) ? '01' : /[a-z]/.test(last) ? 'ab' : 'AB';
    return last === first ? second : first;
  });
