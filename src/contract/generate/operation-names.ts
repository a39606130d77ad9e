// Names the operations of documents that do not: each needs a name of its own for its handler and client method.
import type { OpenApi } from './openapi.ts';
import { operationsOf } from './rules/document-parts.ts';

/** Names that JavaScript objects have already, and `then`, which would make a client a promise. */
const RESERVED = new Set(['then', 'prototype', ...Object.getOwnPropertyNames(Object.prototype)]);

/** Missing ids are derived from method and path; those that are taken get a number. Changes the document. */
export function nameOperations(document: OpenApi): OpenApi {
  const places = [...operationsOf(document)];
  const given = new Set(places.map(({ node }) => node.operationId));
  const taken = new Set<string>();
  for (const { at, path, node } of places) {
    const wanted = node.operationId || nameOf(String(at[2]), path);
    const isOwn = wanted === node.operationId && !taken.has(wanted) && !RESERVED.has(wanted);
    const first = RESERVED.has(wanted) ? `${wanted}_` : wanted;
    let name = isOwn ? wanted : first;
    for (let number = 2; !isOwn && (given.has(name) || taken.has(name)); number++) name = `${first}${number}`;
    taken.add(name);
    node.operationId = name;
  }
  return document;
}

/** getUsersById of GET /users/{id}. */
function nameOf(method: string, path: string): string {
  const words = path.replaceAll('{', '/by/').split(/[^A-Za-z0-9]+/);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
