// Converts the hand-written documents to the published ones, which work with more generators: integers have a width,
// message schemas have titles, `parameters` lists only what callers send, success responses are inlined, and `const`
// is also an enum.

import { type AsyncApi, type Media, type OpenApi, type Parameter, resolveRef, type Schema } from '../document.ts';
import { servedMedia } from './forms.ts';
import { PROBLEM_MEDIA } from './media.ts';
import { operationsOf } from './places.ts';
import { isData, NAMES } from './schema-tree.ts';
import { pascal } from './text.ts';

const INT32_MAX = 2 ** 31 - 1;

/** `problemBase` is the base URL of the server's problem types. */
export function publishOpenapi(document: OpenApi, problemBase = ''): OpenApi {
  const published = structuredClone(withHints(document, true)) as OpenApi;
  if (problemBase !== '') makeProblemTypesAbsolute(published, problemBase);
  for (const { node } of operationsOf(published)) {
    // Inlined, because swagger-typescript-api does not follow references to responses.
    for (const [status, response] of Object.entries(node.responses ?? {})) {
      if (status.startsWith('2')) node.responses[status] = structuredClone(resolveRef(published, response));
    }
    const body = node.requestBody && resolveRef(published, node.requestBody);
    const content = servedMedia(published, body?.content ?? {});
    if (body && Object.keys(content).length < Object.keys(body.content).length) node.requestBody = { ...body, content };
    const isSetByBrowser = (parameter: Parameter) => resolveRef(published, parameter)['x-set-by'] !== undefined;
    const { parameters = [] } = node;
    if (!parameters.some(isSetByBrowser)) continue;
    node['x-reads'] = parameters.filter(isSetByBrowser).map((parameter) => resolveRef(published, parameter));
    node.parameters = parameters.filter((parameter) => !isSetByBrowser(parameter));
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

/** Hand-written examples have relative problem types. */
function makeProblemTypesAbsolute(node: unknown, base: string): void {
  if (typeof node !== 'object' || node === null) return;
  const media = (node as Record<string, Media | undefined>)[PROBLEM_MEDIA];
  for (const { value } of Object.values(media?.examples ?? {})) {
    const details = value as { type?: string } | undefined;
    if (details?.type?.startsWith('/')) details.type = base + details.type;
  }
  for (const inner of Object.values(node)) makeProblemTypesAbsolute(inner, base);
}

export function publishAsyncapi(document: AsyncApi): AsyncApi {
  const published = withHints(structuredClone(document), false) as AsyncApi;
  for (const [key, { name = key, payload = {} }] of Object.entries(published.components?.messages ?? {})) {
    if (payload.$ref === undefined) addTitles(payload, `${pascal(name)}Message`);
  }
  for (const [name, schema] of Object.entries(published.components?.schemas ?? {})) addTitles(schema, name);
  return published;
}

/**
 * Adds the integer format: `int32` if the bounds allow it, else `int64`. With `enums`, also adds a single-value enum to
 * `const`, because tools for OpenAPI before 3.1, such as openapi-zod-client, do not know it.
 */
function withHints(value: unknown, enums: boolean, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withHints(item, enums));
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    out[key] = !isMap && isData(key, inner) ? inner : withHints(inner, enums, !isMap && NAMES.test(key));
  }
  if (isMap) return out;
  if (enums && typeof out['const'] === 'string') out['enum'] = [out['const']];
  if (![out['type']].flat().includes('integer')) return out;
  const { maximum = Infinity, minimum = 0 } = out as { maximum?: number; minimum?: number };
  return { ...out, format: out['format'] ?? (maximum <= INT32_MAX && minimum >= -INT32_MAX ? 'int32' : 'int64') };
}

/** Adds titles to schemas that generators turn into types: objects, enums and unions. Existing titles stay. */
function addTitles(schema: Schema, name: string): void {
  if (schema.$ref !== undefined) return;
  const title = (schema['title'] as string | undefined) ?? name;
  if (needsTitle(schema)) schema['title'] = title;
  for (const [key, inner] of Object.entries(schema.properties ?? {}))
    addTitles(inner, title + pascal(key.replaceAll('_', '-')));
  for (const [index, inner] of (schema.oneOf ?? []).entries()) addTitles(inner, `${title}Option${index + 1}`);
  if (schema.items) addTitles(schema.items, `${title}Item`);
}

const needsTitle = ({ properties, additionalProperties, enum: words, oneOf, allOf, type }: Schema): boolean =>
  [properties, additionalProperties, words, oneOf, allOf].some((part) => part !== undefined) || type === 'object';
