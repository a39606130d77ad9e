// Finds the operations of a resource in the document (POST /things, GET /things/{id}, ...), creates items and reads them
// back.
import { randomInt } from 'node:crypto';
import { callOperation } from './call-operation.ts';
import { skipIfRateLimited } from './check.ts';
import type { Client, Reply } from './client.ts';
import { examplesOf, type Operation, resolveRef, type Schema } from './document.ts';
import { type Item, jsonSchema, type List, largestPage, listOf, readPages } from './listing.ts';
import { Mismatch, Skip } from './mismatch.ts';
import { destinationOf } from './random-calls.ts';
import { matches } from './schema-match.ts';

export interface Resource {
  readonly create: Operation;
  /** The path parameter that identifies an item. */
  readonly idName: string;
  readonly get: Operation | undefined;
  readonly remove: Operation | undefined;
  readonly updates: readonly Operation[];
  readonly list: List | undefined;
  /** Linked from the creation, and not for the item alone: it shows a whole that contains the item. */
  readonly whole: Operation | undefined;
}
export interface Created {
  readonly id: string;
  readonly sent: unknown;
  readonly reply: Reply;
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;
const GONE = [404, 410];

export function resourcesOf(operations: readonly Operation[]): Resource[] {
  return operations.flatMap((create) => {
    if (create.method !== 'POST') return [];
    const links = linksOf(create);
    const [, idName = links.find(({ id }) => id)?.id?.name] =
      operations.map(({ path }) => /^\{([^}]+)\}$/.exec(below(create.path, path))).find((match) => match !== null) ??
      [];
    if (idName === undefined) return [];
    const item = operations.filter(({ path }) => path === `${create.path}/{${idName}}`);
    const get = item.find(({ method, responses }) => method === 'GET' && responses.has(200));
    const shown = get && jsonSchema(get)?.$ref;
    const lists = operations.flatMap((each) => listOf(each) ?? []);
    const isSame = ({ operation, field }: List) =>
      listsEverything(operation) &&
      (operation.path === create.path || (shown !== undefined && itemRef(operation, field) === shown));
    const whole = links.find(({ id, to }) => !id && operations.find((each) => each.id === to)?.method === 'GET');
    return {
      create,
      idName,
      get,
      remove: item.find(({ method }) => method === 'DELETE'),
      updates: item.filter(({ method }) => ['PUT', 'PATCH'].includes(method)),
      list: lists.find(isSame),
      whole: operations.find(({ id }) => id === whole?.to),
    };
  });
}

/** A required parameter or a date selects items, perhaps not the new one. */
const listsEverything = ({ parameters, document }: Operation): boolean =>
  !parameters.some((each) => {
    const isDate = /^date/.test(resolveRef(document, each.schema).format ?? '');
    return each.in === 'query' && (each.required || isDate);
  });

const below = (parent: string, path: string): string =>
  path.startsWith(`${parent}/`) ? path.slice(parent.length + 1) : '';

function itemRef({ document, ...operation }: Operation, field: string): string | undefined {
  const root = resolveRef(document, jsonSchema({ document, ...operation }) ?? {});
  const array = field === '' ? root : resolveRef(document, root.properties?.[field] ?? {});
  return array.items?.$ref;
}

/** The links of a creation, with the parameter that its response supplies. */
function linksOf({ responses, document }: Operation) {
  const links = [201, 200].flatMap((status) => Object.values(responses.get(status)?.links ?? {}));
  return links.map((each) => {
    const { operationId: to, parameters = {} } = resolveRef(document, each);
    const [name, text] = Object.entries(parameters).find(([, value]) => /^\$response\.body#/.test(String(value))) ?? [];
    return {
      to,
      id: name === undefined ? undefined : { name, pointer: String(text).replace(/^\$response\.body#/, '') },
    };
  });
}

function idOf({ create, idName }: Resource, { json, headers }: Reply): string | undefined {
  const linked = linksOf(create).find(({ id }) => id?.name === idName)?.id?.pointer;
  const data = (json['data'] ?? {}) as Item;
  const [, located] = /\/([^/?#]+)\/?(?:[?#].*)?$/.exec(headers.location ?? '') ?? [];
  const candidates = [linked && pointed(json, linked), json[idName], json['id'], data[idName], data['id']];
  const found = candidates.find((value) => typeof value === 'string' || typeof value === 'number');
  return found === undefined ? located && decodePart(located) : String(found);
}

/** Returns the text itself if it is not percent-encoded UTF-8. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const pointed = (json: Item, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Item | undefined)?.[key], json);

/** Creates an item from the first example that the server accepts, else from its required fields alone. */
export async function createItem(client: Client, resource: Resource): Promise<Created> {
  const { create } = resource;
  const [content] = Object.values(create.body?.content ?? {});
  const examples = content ? examplesOf(create.document, content).map(({ value }) => value) : [];
  const required = content?.schema && requiredOnly(create.document, content.schema, examples[0]);
  const bodies = create.body === null ? [undefined] : [...examples, ...(required ? [required] : [])].map(withNewId);
  function withNewId(sent: unknown): unknown {
    if (typeof sent !== 'object' || sent === null) return sent;
    const { [resource.idName]: own, id = own } = sent as Item;
    const other = typeof id === 'number' ? randomInt(1, 2 ** 31) : `${id}${randomInt(1000)}`;
    const name = own === undefined ? 'id' : resource.idName;
    const changed = { ...sent, [name]: other };
    return id === undefined || !matches(create.document, content?.schema ?? {}, changed) ? sent : changed;
  }
  let refused: Reply | undefined;
  for (const sent of bodies) {
    const reply = await callOperation(client, create, { body: sent });
    skipIfRateLimited(reply);
    const id = idOf(resource, reply);
    if (isSuccess(reply.status) && id !== undefined) return { id, sent, reply };
    refused = reply;
  }
  throw new Skip(`${create.id} creates nothing from its examples (status ${refused?.status})`);
}

function requiredOnly(document: object, given: Schema, example: unknown): object | null {
  const { required = [] } = resolveRef(document, given);
  if (typeof example !== 'object' || example === null) return null;
  return Object.fromEntries(Object.entries(example).filter(([name]) => required.includes(name)));
}

export const callItem = (client: Client, operation: Operation, { idName }: Resource, id: string, body?: unknown) =>
  callOperation(client, operation, { path: { [idName]: id }, ...(body === undefined ? {} : { body }) });

/** The item as the server shows it, with the request that showed it; null if it is gone. */
export async function readItem(client: Client, resource: Resource, id: string): Promise<Item | null> {
  const { get, list, whole, idName } = resource;
  if (get) {
    const reply = await callItem(client, get, resource, id);
    skipIfRateLimited(reply);
    if (GONE.includes(reply.status)) return null;
    if (reply.status !== 200) throw new Mismatch(`${reply.status} instead of 200 or 404`, reply.wire);
    return findItem(reply.json, id, idName) ?? reply.json;
  }
  if (list) return findItem(await readPages(client, list, largestPage(list)), id, idName);
  if (!whole) throw new Skip('the document has no operation that shows the result');
  return findItem((await callOperation(client, whole)).json, id, idName);
}

/** The innermost object with this id, at any depth. */
export function findItem(value: unknown, id: string, idName: string): Item | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const inner of Object.values(value)) {
    const found = findItem(inner, id, idName);
    if (found) return found;
  }
  const item = value as Item;
  return [item[idName], item['id']].some((each) => each !== undefined && String(each) === id) ? item : null;
}

/** Removes every item that the run creates at its end. */
export const removeCreated = (client: Client, resources: readonly Resource[]): void =>
  client.onReply((reply) => {
    const { wire } = reply;
    for (const resource of resources) {
      const id = idOf(resource, reply);
      const isCreated = isSuccess(reply.status) && destinationOf(wire, [resource.create]) !== undefined;
      if (!isCreated || id === undefined) continue;
      if (resource.remove)
        client.undo(`an item of ${wire.path}`, () => callItem(client, resource.remove as Operation, resource, id));
      else client.left.add(`an item of ${wire.path}`);
    }
  });
