// Finds the operations of a resource in the document (POST /things, GET /things/{id}, ...), creates items and reads them
// back.
import { randomInt } from 'node:crypto';
import querystring from 'node:querystring';
import { callOperation } from './calls.ts';
import { expectStatus, skipIfRateLimited } from './check.ts';
import type { Client, Reply } from './client.ts';
import { examplesOf, type Operation, resolveRef } from './document.ts';
import { evaluate } from './flow-checks.ts';
import { type Item, jsonSchema, type List, listOf, readPages } from './listing.ts';
import { Skip } from './mismatch.ts';
import { destinationOf } from './random-calls.ts';
import { matches } from './schema-match.ts';

export type Resource = ReturnType<typeof resourcesOf>[number];

const isSuccess = ({ status }: Reply): boolean => status >= 200 && status < 300;

export function resourcesOf(operations: readonly Operation[]) {
  const lists = operations.flatMap((each) => listOf(each) ?? []).filter(listsEverything);
  return operations.flatMap((create) => {
    if (create.method !== 'POST') return [];
    const links = linksOf(create);
    const below = operations.filter(({ path }) => path.startsWith(`${create.path}/{`));
    const [, idName = links.find(({ name }) => name)?.name] =
      below.map(({ path }) => /^\/\{([^}/]+)\}$/.exec(path.slice(create.path.length))).find((match) => match) ?? [];
    if (idName === undefined) return [];
    const item = below.filter(({ path }) => path === `${create.path}/{${idName}}`);
    const get = item.find(({ method, responses }) => method === 'GET' && responses.has(200));
    const itemSchema = get && jsonSchema(get)?.$ref;
    const isSame = ({ operation: { path }, itemRef }: List) =>
      path === create.path || (itemSchema !== undefined && itemRef === itemSchema);
    const isWhole = ({ id, method }: Operation) =>
      method === 'GET' && links.some(({ to, name }) => to === id && name === undefined);
    return {
      create,
      /** The path parameter that identifies an item. */
      idName,
      get,
      remove: item.find(({ method }) => method === 'DELETE'),
      updates: item.filter(({ method }) => ['PUT', 'PATCH'].includes(method)),
      list: lists.find(isSame),
      /** Linked from the creation, and not for the item alone: it shows a whole that contains the item. */
      whole: operations.find(isWhole),
    };
  });
}

/** A required parameter or a date selects items, perhaps not the new one. */
const listsEverything = ({ operation: { parameters, document } }: List): boolean =>
  !parameters.some((each) => {
    const isDate = /^date/.test(resolveRef(document, each.schema).format ?? '');
    return each.in === 'query' && (each.required || isDate);
  });

/** The links of a creation: to which operation, and the parameter that the response supplies. */
function linksOf({ responses, document }: Operation) {
  const links = [201, 200].flatMap((status) => Object.values(responses.get(status)?.links ?? {}));
  return links.map((each) => {
    const { operationId: to, parameters = {} } = resolveRef(document, each);
    const [name, value] = Object.entries(parameters).find(([, text]) => /^\$response\.body#/.test(String(text))) ?? [];
    return { to, name, value };
  });
}

function idOf({ create, idName }: Resource, { json, headers }: Reply): string | undefined {
  const link = linksOf(create).find(({ name }) => name === idName);
  const data = (json['data'] ?? {}) as Item;
  const [, segment] = /\/([^/?#]+)\/?(?:[?#].*)?$/.exec(headers.location ?? '') ?? [];
  const located = segment && querystring.unescape(segment);
  const linked = evaluate(link?.value, { response: { body: json } });
  const candidates = [linked, json[idName], json['id'], data[idName], data['id'], located];
  const id = candidates.find((value) => typeof value === 'string' || typeof value === 'number');
  return id === undefined ? undefined : String(id);
}

/** Creates an item from the first example that the server accepts, else from its required fields alone. */
export async function createItem(client: Client, resource: Resource) {
  const { create, idName } = resource;
  const { document } = create;
  const [{ schema = {}, ...content } = {}] = Object.values(create.body?.content ?? {});
  const examples = examplesOf(document, content).map(({ value }) => value);
  const { required = [] } = resolveRef(document, schema);
  const bare = Object.entries(examples[0] ?? {}).filter(([name]) => required.includes(name));
  const withNewId = (sent: unknown): unknown => {
    const name = [idName, 'id'].find((each) => (sent as Item | null)?.[each] !== undefined);
    if (name === undefined) return sent;
    const { [name]: id } = sent as Item;
    const other = typeof id === 'number' ? randomInt(1, 2 ** 31) : `${id}${randomInt(1000)}`;
    const changed = { ...(sent as Item), [name]: other };
    return matches(document, schema, changed) ? changed : sent;
  };
  let status = 0;
  for (const sent of [...examples, Object.fromEntries(bare)].map(withNewId)) {
    const reply = await callOperation(client, create, { body: sent });
    skipIfRateLimited(reply);
    const id = idOf(resource, reply);
    if (isSuccess(reply) && id !== undefined) return { id, sent, reply };
    status = reply.status;
  }
  throw new Skip(`${create.id} creates nothing from its examples (status ${status})`);
}

export const callItem = (client: Client, operation: Operation, { idName }: Resource, id: string, body?: unknown) =>
  callOperation(client, operation, { path: { [idName]: id }, ...(body === undefined ? {} : { body }) });

/** The item as the server shows it; null if it is gone. */
export async function readItem(client: Client, resource: Resource, id: string): Promise<Item | null> {
  const { get, list, whole, idName } = resource;
  if (get) {
    const reply = await callItem(client, get, resource, id);
    if ([404, 410].includes(reply.status)) return null;
    expectStatus(reply, 200);
    return findItem(reply.json, id, idName) ?? reply.json;
  }
  if (list) return findItem((await readPages(client, list)).items, id, idName);
  if (!whole) throw new Skip('the document has no operation that shows the result');
  return findItem((await callOperation(client, whole)).json, id, idName);
}

/** The innermost object with this id, at any depth. */
export function findItem(value: unknown, id: string, idName: string): Item | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const inner of Object.values(value)) {
    const match = findItem(inner, id, idName);
    if (match) return match;
  }
  const item = value as Item;
  return [item[idName], item['id']].some((each) => each !== undefined && String(each) === id) ? item : null;
}

/** Removes every item that the run creates at its end. */
export function removeCreated(client: Client, resources: readonly Resource[]): void {
  const creations = resources.map(({ create }) => create);
  client.onReply((reply) => {
    const creation = destinationOf(reply.wire, creations);
    const resource = resources.find(({ create }) => create === creation);
    const id = resource && isSuccess(reply) ? idOf(resource, reply) : undefined;
    if (resource === undefined || id === undefined) return;
    const { remove } = resource;
    const what = `an item of ${reply.wire.path}`;
    if (remove) client.undo(what, () => callItem(client, remove, resource, id));
    else client.left.add(what);
  });
}
