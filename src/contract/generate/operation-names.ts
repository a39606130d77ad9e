// Names the operations of documents that do not: each needs a name of its own for its handler and client method.
import type { OpenApi, OperationObject } from './openapi.ts';
import { type METHODS, operationsOf } from './rules/document-parts.ts';

/** Names that JavaScript objects have already, and `then`, which would make a client a promise. */
const RESERVED = new Set(['then', 'prototype', ...Object.getOwnPropertyNames(Object.prototype)]);

/** Missing ids are derived from method and path; those that are taken get a number. */
export function nameOperations(document: OpenApi): OpenApi {
  const owners = new Map<string, OperationObject>();
  for (const { node } of operationsOf(document)) {
    if (node.operationId && !owners.has(node.operationId)) owners.set(node.operationId, node);
  }
  const paths: OpenApi['paths'] = Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [path, { ...item }]),
  );
  for (const { at, path, node } of operationsOf(document)) {
    const method = at[2] as (typeof METHODS)[number];
    const wanted = node.operationId || nameOf(method, path);
    const isOwn = owners.get(wanted) === node && !RESERVED.has(wanted);
    const operationId = isOwn ? wanted : unique(RESERVED.has(wanted) ? `${wanted}_` : wanted, owners);
    owners.set(operationId, node);
    (paths[path] as OpenApi['paths'][string])[method] = { ...node, operationId };
  }
  return { ...document, paths };
}

/** getUsersById of GET /users/{id}. */
function nameOf(method: string, path: string): string {
  const words = path.replaceAll('{', '/by/').split(/[^A-Za-z0-9]+/);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function unique(name: string, taken: ReadonlyMap<string, unknown>): string {
  let found = name;
  for (let number = 2; taken.has(found); number++) found = `${name}${number}`;
  return found;
}
