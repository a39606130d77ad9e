// Calls every operation that reads, with values for its path that earlier responses contain.
import querystring from 'node:querystring';
import { callOperation, inWorkspace } from './calls.ts';
import type { Client, Reply } from './client.ts';
import type { Operation } from './document.ts';
import type { Item } from './listing.ts';
import { Mismatch, Skip, Stopped } from './mismatch.ts';
import { patternOf } from './random-calls.ts';
import { createItem, resourcesOf } from './resources.ts';

/** A successful response, and the values of its path. */
export interface Found {
  readonly reply: Reply;
  readonly path: Readonly<Record<string, string>>;
}
export type World = ReturnType<typeof createWorld>;

const ROUNDS = 3;
const MAX_CANDIDATES = 4;
const MAX_PATHS = 2_000;
const PARAMETER = /\{([^}]+)\}/g;

const namesOf = (template: string): string[] => [...template.matchAll(PARAMETER)].map(([, name = '']) => name);

export function createWorld(operations: readonly Operation[], write: boolean) {
  const resources = resourcesOf(operations);
  /** A scenario; it runs once per client. */
  const explore = async (client: Client) => {
    const results = new Map<string, Found>();
    const reachable = operations.filter(({ method }) => method === 'GET').map((each) => inWorkspace(each, client));
    const paths = new Set<string>();
    for (const resource of write ? resources : []) {
      const item = await attempt(createItem(client, resource));
      if (item) collect({ [resource.idName]: item.id }, resource.create, reachable, paths);
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const operation of reachable.filter(({ id }) => !results.has(id))) {
        for (const path of candidates(operation, paths)) {
          const reply = await attempt(callOperation(client, operation, { path }));
          if (reply?.status !== 200) continue;
          results.set(operation.id, { reply, path });
          collect(reply.json, operation, reachable, paths);
          break;
        }
      }
    }
    return results;
  };
  /** The names of all path parameters, which identify items. */
  const idNames = operations.flatMap(({ path }) => namesOf(path));
  return { operations, resources, idNames, write, explore };
}

/** Checks of the operation itself report why it cannot be called. */
const attempt = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error) => {
    if (error instanceof Stopped || !(error instanceof Skip || error instanceof Mismatch)) throw error;
    return null;
  });

/** The values of the path's parameters in known paths. */
function candidates({ path: template }: Operation, paths: ReadonlySet<string>): Record<string, string>[] {
  const names = namesOf(template);
  const pattern = new RegExp(`${patternOf(template)}$`);
  const matches = names.length === 0 ? [[]] : [...paths].flatMap((path) => [pattern.exec(path)?.slice(1) ?? []]);
  return matches
    .filter(({ length }) => length === names.length)
    .slice(0, MAX_CANDIDATES)
    .map((texts) => Object.fromEntries(names.map((name, at) => [name, querystring.unescape(texts[at] ?? '')])));
}

/** Remembers the paths of URLs, of listed items, and of operations whose only parameter has the name of a field. */
function collect(json: unknown, { path: own }: Operation, operations: readonly Operation[], paths: Set<string>): void {
  const visit = (value: unknown, name: string): void => {
    if (paths.size > MAX_PATHS || value === null) return;
    if (typeof value === 'string' && /^(https?:\/)?\//.test(value)) {
      if (URL.canParse(value, 'http://base')) paths.add(new URL(value, 'http://base').pathname);
    } else if (typeof value === 'string') {
      const segment = encodeURIComponent(value.toWellFormed());
      const templates = operations.filter(({ path }) => namesOf(path).join() === name).map(({ path }) => path);
      for (const template of templates) paths.add(template.replace(PARAMETER, segment));
      if (name === 'id') paths.add(`${own}/${segment}`);
    } else if (typeof value === 'object') {
      for (const [key, inner] of Object.entries(value as Item)) visit(inner, Array.isArray(value) ? name : key);
    }
  };
  visit(json, '');
}
