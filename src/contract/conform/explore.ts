// Calls every operation that reads, with values for its path that earlier responses contain.
import { callOperation, inWorkspace } from './call-operation.ts';
import type { Client, Reply } from './client.ts';
import type { Operation } from './document.ts';
import { type Item, listOf } from './listing.ts';
import { Mismatch, Skip, Stopped } from './mismatch.ts';
import { patternOf } from './random-calls.ts';
import { createItem, decodePart, type Resource, resourcesOf } from './resources.ts';

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

interface Known {
  readonly paths: Set<string>;
  readonly values: [name: string, value: string][];
}

const ROUNDS = 3;
const MAX_CANDIDATES = 4;
const MAX_VALUES = 2_000;

export function createWorld(operations: readonly Operation[], write: boolean): World {
  const resources = resourcesOf(operations);
  const explore = async (client: Client): Promise<Explored> => {
    const found = new Map<string, Found>();
    const known: Known = { paths: new Set(), values: [] };
    for (const resource of write ? resources : []) {
      const item = await attempt(() => createItem(client, resource));
      if (item) known.values.push([resource.idName, item.id]);
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const operation of operations.filter(({ id, method }) => method === 'GET' && !found.has(id))) {
        for (const path of candidates(inWorkspace(operation, client), known)) {
          const reply = await attempt(() => callOperation(client, operation, { path }));
          if (reply?.status !== 200) continue;
          found.set(operation.id, { reply, path });
          collect(operation, reply, known);
          break;
        }
      }
    }
    return found;
  };
  return { operations, resources, write, explore };
}

/** Checks of the operation itself report why it cannot be called. */
async function attempt<T>(action: () => Promise<T>): Promise<T | null> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof Stopped || !(error instanceof Skip || error instanceof Mismatch)) throw error;
    return null;
  }
}

function candidates({ path: template, parameters }: Operation, { paths, values }: Known) {
  const names = parameters.flatMap((each) => (each.in === 'path' ? [each.name] : []));
  if (names.length === 0) return [{}];
  const pattern = new RegExp(`${patternOf(template)}$`);
  const linked = [...paths].flatMap((path) => {
    const texts = pattern.exec(path)?.slice(1);
    return texts ? [Object.fromEntries(names.map((name, at) => [name, decodePart(texts[at] ?? '')]))] : [];
  });
  const own = names.length > 1 ? [] : values.filter(([name]) => name === names[0]);
  return [...linked, ...own.map(([name, value]) => ({ [name]: value }))].slice(0, MAX_CANDIDATES);
}

/** Remembers the paths of URLs and of listed items, and values by the name of their field. */
function collect(operation: Operation, reply: Reply, { paths, values }: Known): void {
  const isList = listOf(operation) !== null;
  const visit = (value: unknown, name: string): void => {
    if (values.length > MAX_VALUES || paths.size > MAX_VALUES || value === null) return;
    if (typeof value === 'string' && !value.includes('/')) values.push([name, value]);
    if (typeof value === 'string' && /^(https?:\/)?\//.test(value) && URL.canParse(value, 'http://base'))
      paths.add(new URL(value, 'http://base').pathname);
    if (typeof value !== 'object') return;
    for (const [key, inner] of Object.entries(value as Item)) visit(inner, Array.isArray(value) ? name : key);
    const { id } = value as Item;
    if (isList && typeof id === 'string') paths.add(`${operation.path}/${encodeURIComponent(id.toWellFormed())}`);
  };
  visit(reply.json, '');
}
