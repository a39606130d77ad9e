// Calls every operation that reads, with values for its path that earlier responses contain.
import { callOperation, inWorkspace } from './call-operation.ts';
import type { Client, Reply } from './client.ts';
import type { Operation } from './document.ts';
import { type Item, listOf } from './listing.ts';
import { Mismatch, Skip } from './mismatch.ts';
import { createItem, type Resource, resourcesOf } from './resources.ts';

/** A successful response, and the values of its path. */
export interface Found {
  readonly reply: Reply;
  readonly path: Readonly<Record<string, string>>;
}
export type Explored = ReadonlyMap<string, Found>;

export interface World {
  readonly operations: readonly Operation[];
  readonly resources: readonly Resource[];
  readonly write: boolean;
  /** A scenario; it runs once per client. */
  readonly explore: (client: Client) => Promise<Explored>;
}

const ROUNDS = 3;
const MAX_CANDIDATES = 4;
const MAX_VALUES = 2_000;

const exploreScenario =
  (operations: readonly Operation[], resources: readonly Resource[], write: boolean) =>
  async (client: Client): Promise<Explored> => {
    const found = new Map<string, Found>();
    const paths = new Set<string>();
    const values = new Map<string, Set<string>>();
    const remember = (name: string, value: string) => values.set(name, (values.get(name) ?? new Set()).add(value));
    if (write) {
      for (const resource of resources) {
        const item = await attempt(() => createItem(client, resource));
        if (item) remember(resource.idName, item.id);
      }
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const operation of operations.filter(({ id, method }) => method === 'GET' && !found.has(id))) {
        for (const path of candidates(inWorkspace(operation, client), values, paths)) {
          const reply = await attempt(() => callOperation(client, operation, { path }));
          if (reply?.status !== 200) continue;
          found.set(operation.id, { reply, path });
          collect(operation, reply, remember, paths);
          break;
        }
      }
    }
    return found;
  };

export function createWorld(operations: readonly Operation[], write: boolean): World {
  const resources = resourcesOf(operations);
  return { operations, resources, write, explore: exploreScenario(operations, resources, write) };
}

/** Checks of the operation itself report why it cannot be called. */
async function attempt<T>(action: () => Promise<T>): Promise<T | null> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof Skip || error instanceof Mismatch) return null;
    throw error;
  }
}

function candidates(operation: Operation, values: ReadonlyMap<string, Set<string>>, paths: ReadonlySet<string>) {
  const names = operation.parameters.flatMap((each) => (each.in === 'path' ? [each.name] : []));
  if (names.length === 0) return [{}];
  const template = new RegExp(`${operation.path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`);
  const linked = [...paths].flatMap((path) => {
    const texts = template.exec(path)?.slice(1);
    return texts ? [Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(texts[at] ?? '')]))] : [];
  });
  const [name = ''] = names;
  const known = names.length === 1 ? [...(values.get(name) ?? [])].map((value) => ({ [name]: value })) : [];
  return [...linked, ...known].slice(0, MAX_CANDIDATES);
}

/** Remembers the paths of URLs, and values by the name of their field; the id of a listed item by its path parameter. */
function collect(
  operation: Operation,
  reply: Reply,
  remember: (name: string, value: string) => void,
  paths: Set<string>,
) {
  let seen = 0;
  const isList = listOf(operation) !== null;
  const visit = (value: unknown, name: string): void => {
    if (++seen > MAX_VALUES || value === null) return;
    if (typeof value === 'string') {
      if (/^(https?:\/)?\//.test(value) && URL.canParse(value, 'http://base'))
        paths.add(new URL(value, 'http://base').pathname);
      else remember(name, value);
    } else if (typeof value === 'object') {
      for (const [key, inner] of Object.entries(value as Item)) visit(inner, Array.isArray(value) ? name : key);
      const { id } = value as Item;
      if (isList && typeof id === 'string') paths.add(`${operation.path}/${encodeURIComponent(id)}`);
    }
  };
  visit(reply.json, '');
}
