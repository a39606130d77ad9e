// Reads an OpenAPI or AsyncAPI document. Refuses unsupported features, or leaves out the operations that use them.
import { relative } from 'node:path';
import { bundle, createConfig, type NormalizedProblem } from '@redocly/openapi-core';
import { type AsyncApi, DocumentError, type OpenApi, type PathItem, resolveRef, type Schema } from '../document.ts';
import { isFatal, leaveOut, type Note, notesOf } from './leave-out.ts';
import { checkAsyncapi, checkOpenapi, describeRefusals } from './rules/index.ts';
import { operationsOf } from './rules/rule.ts';
import { schemasIn } from './schema-tree.ts';
import { type ServerChoice, withServer } from './servers.ts';
import { readSockets } from './sockets.ts';

export interface Documents {
  readonly openapi: ReadonlyMap<string, OpenApi>;
  readonly asyncapi: ReadonlyMap<string, AsyncApi>;
  /** What is left out, if the documents were not read strictly. */
  readonly notes: readonly Note[];
}

interface ReadOptions extends ServerChoice {
  /** Whether a document is refused if a part of it cannot be served. Else its operations are left out, with a note. */
  readonly strict?: boolean | undefined;
}

/** Reads a single document. */
export async function readDocument(file: string, area: string, options: ReadOptions = {}): Promise<Documents> {
  return sortDocuments([relative(process.cwd(), file)], [await bundleDocument(file)], () => area, options);
}

/** Groups documents by area. `bundles` are in the order of `files`. */
export function sortDocuments(
  files: readonly string[],
  bundles: readonly unknown[],
  areaOf: (file: string) => string,
  options: ReadOptions = { strict: true },
): Documents {
  const openapi = new Map<string, OpenApi>();
  const asyncapi = new Map<string, AsyncApi>();
  const refused: string[] = [];
  const notes: Note[] = [];
  for (const [index, file] of files.entries()) {
    const given = normalise(bundles[index]) as OpenApi | AsyncApi;
    const served = 'openapi' in given ? readOpenapi(file, given, options) : readAsyncapi(file, given, options);
    if ('openapi' in served.document) openapi.set(areaOf(file), served.document);
    else asyncapi.set(areaOf(file), served.document);
    refused.push(...served.refused);
    notes.push(...served.notes);
  }
  if (refused.length > 0) throw new DocumentError(refused.join('\n'));
  return { openapi, asyncapi, notes };
}

interface Served {
  readonly document: OpenApi | AsyncApi;
  readonly refused: readonly string[];
  readonly notes: readonly Note[];
}

function readOpenapi(file: string, given: OpenApi, { strict = false, base }: ReadOptions): Served {
  const document = prepare(given, base, strict);
  const refusals = checkOpenapi(document);
  const fatal = refusals.filter((refusal) => strict || (isFatal(refusal) && !refusal.skipped));
  if (strict || fatal.length > 0) return { document, refused: describeRefusals(file, fatal), notes: [] };
  const served = leaveOut(document, refusals);
  const isEmpty = operationsOf(served).next().done;
  const refused = isEmpty ? [`${file} has no operation that can be served`, ...describeRefusals(file, refusals)] : [];
  return { document: served, refused, notes: notesOf(file, refusals) };
}

function readAsyncapi(file: string, given: AsyncApi, options: ReadOptions): Served {
  const document = withServer(given, options);
  if (!/^3\./.test(given.asyncapi ?? '')) {
    return { document, refused: [`${file} is not an OpenAPI 3.0, OpenAPI 3.1 or AsyncAPI 3 document`], notes: [] };
  }
  const refusals = checkAsyncapi(document);
  if (options.strict) return { document, refused: describeRefusals(file, refusals), notes: [] };
  if (readSockets(document).sockets.length > 0) return { document, refused: [], notes: notesOf(file, refusals) };
  const refused = [`${file} has no channel that can be served`, ...describeRefusals(file, refusals)];
  return { document, refused, notes: [] };
}

/** Converts the document to 3.1. Names its operations, unless it must name them itself. */
function prepare(given: OpenApi, base: string | undefined, strict: boolean): OpenApi {
  if (base !== undefined && !/^(https?:\/\/[^/]|\/|$)/i.test(base)) {
    throw new DocumentError(`the base ${base} must be an http or https URL, or a path that begins with /`);
  }
  const servers = base === undefined ? given.servers : [{ url: base }];
  const document = upgrade({
    ...given,
    paths: Object.fromEntries(
      Object.entries(given.paths ?? {}).map(([path, item]) => [path, resolveRef(given, item as PathItemReference)]),
    ),
    components: given.components ?? {},
    ...(servers && { servers }),
  });
  return strict ? document : nameOperations(document);
}

type PathItemReference = PathItem & { readonly $ref?: string };

/** The keys inside these are names, not keywords. */
const NAMES = new Set(['properties', 'patternProperties', 'examples', 'responses']);

/**
 * Removes keywords of Redocly's bundle that later tools cannot handle: `$id`, with which Ajv and Prism cannot resolve
 * references, and `$defs`, which openapi-typescript writes as a property. Removes the parameters of media types.
 */
function normalise(document: unknown): unknown {
  return strip(document, false);
}

function strip(value: unknown, isMap: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item, false));
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    // In a map of names, `$id` or `$schema` is a data field, not a keyword.
    if (!isMap && (key === '$id' || key === '$defs' || (key === '$schema' && typeof inner === 'string'))) continue;
    if (!isMap && key === 'content') out[key] = strip(withPlainMedia(inner), true);
    else if (!isMap && (key === 'example' || key === 'value' || key === 'default')) out[key] = inner;
    else out[key] = strip(inner, !isMap && NAMES.has(key));
  }
  return out;
}

/** Media types in lower case and without parameters, unless two of them would become the same. */
function withPlainMedia(content: unknown): unknown {
  if (typeof content !== 'object' || content === null) return content;
  const fields = Object.entries(content as Record<string, { readonly schema?: Schema } | null>);
  const plain = fields.map(([media, body]) => [plainMedia(media, body?.schema), body] as const);
  const isUnique = new Set(plain.map(([media]) => media)).size === plain.length;
  return isUnique ? Object.fromEntries(plain) : content;
}

function plainMedia(media: string, schema: Schema = {}): string {
  const [type = ''] = media.toLowerCase().split(';');
  const isValue = schema.$ref !== undefined || (schema.type !== undefined && schema.type !== 'string');
  return isValue && /^(application|\*)\/\*$/.test(type.trim()) ? 'application/json' : type.trim();
}

/** Names that JavaScript objects have already, and `then`, which would make a client a promise. */
const RESERVED = new Set(['then', 'prototype', ...Object.getOwnPropertyNames(Object.prototype)]);

/**
 * Names the operations of documents that do not: each needs a name of its own for its handler and client method.
 * Missing ids are derived from method and path; those that are taken get a number. Changes the document.
 */
function nameOperations(document: OpenApi): OpenApi {
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

/**
 * Reads a document, with the files that it refers to, into one value. External references become components of the
 * document.
 */
export async function bundleDocument(file: string): Promise<unknown> {
  const { bundle: document, problems } = await bundle({ ref: file, config: await createConfig({}) }).catch(
    (error: Error) => {
      throw new DocumentError(`${file} ${error.message}`);
    },
  );
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new DocumentError(errors.map(describe).join('\n'));
  return document.parsed;
}

function describe({ message, location: [place] }: NormalizedProblem): string {
  const file = place ? relative(process.cwd(), place.source.absoluteRef) : '';
  return `${file}${place?.pointer ?? ''} ${message.replaceAll('\n', ' ')}`;
}

/**
 * Converts an OpenAPI 3.0 document to 3.1: its schemas become JSON Schema 2020-12. Removes a common mistake from both.
 * Returns a copy in which no part occurs twice.
 */
export function upgrade(given: OpenApi): OpenApi {
  const document = JSON.parse(JSON.stringify(given)) as OpenApi;
  const isOld = /^3\.0\.\d+$/.test(document.openapi);
  if (isOld) document.openapi = '3.1.0';
  for (const [, schema] of schemasIn(document) as Iterable<[unknown, Schema]>) {
    if (isOld) upgradeSchema(schema);
    // `required: true` of a single field had a meaning only in old drafts of JSON Schema.
    if (typeof schema.required === 'boolean') delete schema.required;
  }
  return document;
}

function upgradeSchema(schema: Schema): void {
  const { $ref, nullable } = schema;
  delete schema['nullable'];
  for (const key of $ref === undefined ? [] : Object.keys(schema)) if (key !== '$ref') delete schema[key];
  useExclusiveLimit(schema, 'minimum', 'exclusiveMinimum');
  useExclusiveLimit(schema, 'maximum', 'exclusiveMaximum');
  if (nullable === true) allowNull(schema);
}

/** In 3.0 the exclusive limit is a flag of the other one. */
function useExclusiveLimit(schema: Schema, limit: 'minimum' | 'maximum', exclusive: string): void {
  const flag = schema[exclusive];
  if (typeof flag !== 'boolean') return;
  delete schema[exclusive];
  if (!flag || schema[limit] === undefined) return;
  schema[exclusive] = schema[limit];
  delete schema[limit];
}

/** Describe a field, and stay where its schema is found. */
const ANNOTATIONS = new Set(
  'title description default example deprecated readOnly writeOnly externalDocs xml'.split(' '),
);
const COMBINED = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not'];

function allowNull(schema: Schema): void {
  if (schema.enum && !schema.enum.includes(null)) schema.enum = [...schema.enum, null];
  if (!COMBINED.some((keyword) => keyword in schema)) {
    if (typeof schema.type === 'string') schema.type = [schema.type, 'null'];
    return;
  }
  const inner: Schema = {};
  for (const key of Object.keys(schema).filter((name) => !ANNOTATIONS.has(name))) {
    inner[key] = schema[key];
    delete schema[key];
  }
  schema.anyOf = [inner, { type: 'null' }];
}
