// What the published documents say otherwise than the written ones, for other people's generators: the width of each
// integer, a name for every schema of a message that a generator would make a type of, as parameters only what a caller
// gives, what an operation answers at the operation itself, and one word as an enum too.

import { PROBLEM_MEDIA } from './media.ts';
import { type AsyncApi, type Media, type OpenApi, type Parameter, resolveRef, type Schema } from './openapi.ts';
import { operationsOf } from './rules/places.ts';
import { pascal } from './text.ts';

const INT32_MAX = 2 ** 31 - 1;
/** Keys of these are names that somebody chose, not keywords. */
const MAPS = new Set(['properties', 'patternProperties', 'schemas', 'headers', 'parameters']);
/** What stands below is somebody's data. */
const DATA = new Set(['example', 'examples', 'value', 'default', 'enum', 'const']);

/** `problemBase`: the address below which a server's problems have their types. */
export function publishOpenapi(document: OpenApi, problemBase = ''): OpenApi {
  const published = structuredClone(withEnums(withFormats(document, false) as object)) as OpenApi;
  if (problemBase !== '') placeProblems(published, problemBase);
  for (const { node } of operationsOf(published)) {
    // swagger-typescript-api reads no answer that stands elsewhere.
    for (const [status, response] of Object.entries(node.responses)) {
      if (status.startsWith('2')) node.responses[status] = structuredClone(resolveRef(published, response));
    }
    const isRead = (parameter: Parameter) => resolveRef(published, parameter)['x-set-by'] !== undefined;
    const { parameters = [] } = node;
    if (!parameters.some(isRead)) continue;
    node['x-reads'] = parameters.filter(isRead).map((parameter) => resolveRef(published, parameter));
    node.parameters = parameters.filter((parameter) => !isRead(parameter));
  }
  const { parameters: shared = {} } = published.components as { parameters?: Record<string, Parameter> };
  for (const name of Object.keys(shared)) if (shared[name]?.['x-set-by']) delete shared[name];
  dropUnusedResponses(published);
  return published;
}

function dropUnusedResponses(document: OpenApi): void {
  const { responses = {} } = document.components as { responses?: Record<string, unknown> };
  const text = JSON.stringify(document.paths);
  for (const name of Object.keys(responses))
    if (!text.includes(`"#/components/responses/${name}"`)) delete responses[name];
}

/** `const` came to OpenAPI with 3.1; readers of before, openapi-zod-client for one, know such a word as an enum of one. */
function withEnums(value: object, isMap = false): object {
  if (Array.isArray(value)) return value.map((item) => (isObject(item) ? withEnums(item) : item));
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const isData = !isMap && DATA.has(key);
    out[key] = isData || !isObject(inner) ? inner : withEnums(inner, !isMap && MAPS.has(key));
  }
  return isMap || typeof out['const'] !== 'string' ? out : { ...out, enum: [out['const']] };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** By operationId. */
export function withSamples(document: OpenApi, samples: ReadonlyMap<string, unknown>): OpenApi {
  for (const { node } of operationsOf(document)) {
    const own = samples.get(node.operationId);
    if (own) node['x-codeSamples'] = own;
  }
  return document;
}

/** The written examples have the problem's name as a path, as servers have it before they know their address. */
function placeProblems(node: unknown, base: string): void {
  if (typeof node !== 'object' || node === null) return;
  const media = (node as Record<string, Media | undefined>)[PROBLEM_MEDIA];
  for (const { value } of Object.values(media?.examples ?? {})) {
    const details = value as { type?: string } | undefined;
    if (details?.type?.startsWith('/')) details.type = base + details.type;
  }
  for (const inner of Object.values(node)) placeProblems(inner, base);
}

export function publishAsyncapi(document: AsyncApi): AsyncApi {
  const published = withFormats(structuredClone(document), false) as AsyncApi;
  for (const { name, payload } of Object.values(published.components.messages)) {
    if (payload.$ref === undefined) entitle(payload, `${pascal(name)}Message`);
  }
  for (const [name, schema] of Object.entries(published.components.schemas ?? {})) entitle(schema, name);
  return published;
}

/** `int32` where the bounds say so, else `int64`. */
function withFormats(value: unknown, isMap: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => withFormats(item, false));
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    out[key] = !isMap && DATA.has(key) ? inner : withFormats(inner, !isMap && MAPS.has(key));
  }
  if (isMap || ![out['type']].flat().includes('integer')) return out;
  const { maximum = Infinity, minimum = 0 } = out as { maximum?: number; minimum?: number };
  return { ...out, format: out['format'] ?? (maximum <= INT32_MAX && minimum >= -INT32_MAX ? 'int32' : 'int64') };
}

/** A type of one's own: an object, one of several words, one of several types. What is written stays. */
function entitle(schema: Schema, name: string): void {
  if (schema.$ref !== undefined) return;
  const title = (schema['title'] as string | undefined) ?? name;
  if (isType(schema)) schema['title'] = title;
  for (const [key, inner] of Object.entries(schema.properties ?? {}))
    entitle(inner, title + pascal(key.replaceAll('_', '-')));
  for (const [index, inner] of (schema.oneOf ?? []).entries()) entitle(inner, `${title}Option${index + 1}`);
  if (schema.items) entitle(schema.items, `${title}Item`);
}

const isType = ({ properties, additionalProperties, enum: words, oneOf, allOf, type }: Schema): boolean =>
  [properties, additionalProperties, words, oneOf, allOf].some((part) => part !== undefined) || type === 'object';
