// Reads an OpenAPI or AsyncAPI document. Refuses unsupported features, or leaves out the operations that use them.
import { stat } from 'node:fs/promises';
import { relative } from 'node:path';
import querystring from 'node:querystring';
import { convert } from '../convert.ts';
import {
  type AsyncApi,
  DocumentError,
  type Media,
  mapValues,
  type OpenApi,
  type PathItem,
  resolveRef,
  type Schema,
} from '../document.ts';
import { pointerSteps, valueAt } from '../json-pointer.ts';
import { type Bundle, bundleDocument } from './bundle.ts';
import type { OnRemote } from './files.ts';
import { isFatal, leaveOut, type Note, notesOf } from './leave-out.ts';
import { operationsOf } from './places.ts';
import type { Refusal } from './refusal.ts';
import { checkAsyncapi, checkOpenapi, checkSchemas, describeRefusals } from './rules/index.ts';
import { operationId } from './rules/operations.ts';
import { type At, isData, isExtension, NAMES, schemasIn } from './schema-tree.ts';
import { type ServerChoice, withServer } from './servers.ts';
import { readSockets } from './sockets.ts';
import { typeName } from './text.ts';

export interface Documents {
  readonly openapi: ReadonlyMap<string, OpenApi>;
  readonly asyncapi: ReadonlyMap<string, AsyncApi>;
  /** What is left out, if the documents were not read strictly. */
  readonly notes: readonly Note[];
}

export interface ReadOptions extends ServerChoice {
  /** Whether a document is refused if a part of it cannot be served. Else its operations are left out, with a note. */
  readonly strict?: boolean | undefined;
  /** Is told each host before a file is read from there. Absent if no file is read from the network. */
  readonly onRemote?: OnRemote | undefined;
}

/** Examples are checked only in documents up to this size, since it takes long. */
const MAX_BYTES = 1 << 20;
const EXAMPLES = Object.fromEntries(
  ['media-type', 'schema', 'parameter'].map((kind) => {
    return [`no-invalid-${kind}-examples`, { severity: 'error', allowAdditionalProperties: true } as const];
  }),
);

/** Reads a single document, and checks its structure. */
export async function readDocument(file: string, area: string, options: ReadOptions = {}): Promise<Documents> {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  const bundle = await bundleDocument(file, { struct: 'error', ...(size <= MAX_BYTES && EXAMPLES) }, options.onRemote);
  return sortDocuments([relative(process.cwd(), file)], [bundle], () => area, options);
}

/** Groups documents by area. `bundles` are in the order of `files`. */
export function sortDocuments(
  files: readonly string[],
  bundles: readonly Bundle[],
  areaOf: (file: string) => string,
  options: ReadOptions = { strict: true },
): Documents {
  const openapi = new Map<string, OpenApi>();
  const asyncapi = new Map<string, AsyncApi>();
  const refused: string[] = [];
  const notes: Note[] = [];
  for (const [index, file] of files.entries()) {
    const bundle = bundles[index] as Bundle;
    const given = normalise(bundle.document) as OpenApi | AsyncApi;
    const served =
      'openapi' in given ? readOpenapi(given, bundle, options) : readAsyncapi(file, given, bundle, options);
    if ('openapi' in served.document) openapi.set(areaOf(file), served.document);
    else asyncapi.set(areaOf(file), served.document);
    if (served.isRefused) refused.push(...served.reasons, ...describeRefusals(file, served.refusals, bundle.locate));
    else notes.push(...notesOf(file, served.refusals, bundle.locate));
  }
  if (refused.length > 0) throw new DocumentError(refused.join('\n'));
  return { openapi, asyncapi, notes };
}

interface Served {
  readonly document: OpenApi | AsyncApi;
  /** Whether the document is refused for these reasons. */
  readonly isRefused: boolean;
  readonly reasons: readonly string[];
  readonly refusals: readonly Refusal[];
}

function readOpenapi(given: OpenApi, { mistakes: structure }: Bundle, { strict = false, base }: ReadOptions): Served {
  const unreadable = structure.filter((refusal) => !refusal.isMistake && (strict || isFatal(refusal)));
  if (unreadable.length > 0) return { document: given, isRefused: true, reasons: [], refusals: unreadable };
  const readable = strict ? given : leaveOut(given, structure);
  const prepared = prepare(readable, base, strict);
  const schemas = checkSchemas(prepared);
  const document = withoutSchemas(prepared, schemas);
  const repeated = [...(strict ? [] : operationId(given))]
    .filter(({ at }) => at.at(-1) === 'operationId')
    .map((each) => ({ ...each, reason: `${each.reason}; rename it`, skipped: true, isMistake: true }) as const);
  const refusals = [...structure, ...repeated, ...schemas, ...checkOpenapi(document)];
  const fatal = refusals.filter((refusal) => !refusal.isMistake && (strict || (isFatal(refusal) && !refusal.skipped)));
  if (strict || fatal.length > 0) return { document, isRefused: fatal.length > 0, reasons: [], refusals: fatal };
  const served = leaveOut(document, refusals);
  const isRefused = operationsOf(served).next().done === true;
  return { document: served, isRefused, reasons: ['no operation of the document can be served'], refusals };
}

/** Empties the refused schemas, so that rules can read all others. Changes the document. */
function withoutSchemas(document: OpenApi, refusals: readonly Refusal[]): OpenApi {
  for (const [at, schema] of refusals.length > 0 ? schemasIn(document) : []) {
    if (!refusals.some((refusal) => at.every((step, index) => refusal.at[index] === step))) continue;
    for (const key of Object.keys(schema)) delete (schema as Schema)[key];
  }
  return document;
}

function readAsyncapi(file: string, given: AsyncApi, { mistakes }: Bundle, options: ReadOptions): Served {
  const document = withServer(
    {
      ...given,
      info: { ...given.info, title: given.info?.title ?? '', version: given.info?.version ?? '' },
      channels: given.channels ?? {},
    },
    options,
  );
  if (!/^3\./.test(given.asyncapi ?? '')) {
    const reasons = [`${file} is not an OpenAPI 3.0, 3.1 or 3.2, or an AsyncAPI 3 document`];
    return { document, isRefused: true, reasons, refusals: [] };
  }
  // The checker knows only version 3.0.0.
  const structure = mistakes.filter(
    ({ at, reason }) => at[0] !== 'asyncapi' && /^(the|a) reference|^the name|^Expected|Did you mean/.test(reason),
  );
  const refusals = [...structure, ...checkAsyncapi(document)];
  const isEmpty = readSockets(document).sockets.length === 0;
  const isRefused = isEmpty || (options.strict === true && refusals.some(({ isMistake }) => !isMistake));
  return { document, isRefused, reasons: isEmpty ? [`${file} has no channel that can be served`] : [], refusals };
}

/** Converts the document to 3.1. Names its operations, unless it must name them itself. */
function prepare(given: OpenApi, base: string | undefined, strict: boolean): OpenApi {
  if (base !== undefined && !/^(https?:\/\/[^/]|\/|$)/i.test(base)) {
    throw new DocumentError(`the base ${base} must be an http or https URL, or a path that begins with /`);
  }
  const servers = base === undefined ? given.servers : [{ url: base }];
  const document = upgrade({
    ...given,
    paths: mapValues(given.paths ?? {}, (item) => resolveRef(given, item as PathItem & { $ref?: string })),
    components: given.components ?? {},
    info: { ...given.info, title: given.info?.title ?? '', version: given.info?.version ?? '' },
    ...(servers && { servers }),
  });
  return strict ? document : nameOperations(document);
}

/**
 * Removes keywords of Redocly's bundle that later tools cannot handle: `$id`, with which Ajv and Prism cannot resolve
 * references, and `$defs`, which openapi-typescript writes as a property. Removes the parameters of media types, empty
 * fields, and extensions with references, which nobody else could resolve.
 */
function normalise(document: unknown): unknown {
  const strip = (value: unknown, parent: string, isMap: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => strip(item, '', false));
    if (typeof value !== 'object' || value === null) return value;
    const out: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value)) {
      // In a map of names, `$id` or `$schema` is a data field, not a keyword.
      if (!isMap && (key === '$id' || key === '$defs' || (key === '$schema' && typeof inner === 'string'))) continue;
      if (!isMap && isExtension(key, parent)) {
        if (!JSON.stringify(inner)?.includes('"$ref":')) out[key] = inner;
      } else if (!isMap && key !== 'dataValue' && isData(key, inner)) out[key] = inner;
      else if (!isMap && key === 'security' && Array.isArray(inner)) out[key] = inner.map(withScopes);
      else if (inner === null) {
        if (isMap) out[key] = {};
      } else if (!isMap && key === 'dataValue') out['value'] = inner;
      else if (!isMap && key === 'serializedValue')
        out['value'] ??= Object(value).dataValue ?? convert('json', String(inner));
      else if (!isMap && key === 'content') out[key] = strip(withPlainMedia(document as object, inner), key, true);
      else out[key] = strip(inner, key, !isMap && NAMES.test(key));
    }
    return out;
  };
  if ('openapi' in Object(document)) addComponents(document as OpenApi);
  return strip(document, '', false);
}

const COMPONENT = '#/components/schemas/';
const DEFINITIONS = /\/(?:\$defs|definitions)\//;

/**
 * Schemas that are referred to, but are no components, become some, because types and validators have no other place for
 * them. Changes the document.
 */
function addComponents(document: OpenApi): void {
  const schemas: Record<string, Schema> = {};
  const names = new Map<string, string>();
  const visit = (found: Iterable<readonly [At, Schema]>): void => {
    for (const [, schema] of found) {
      const { $ref: to = '' } = schema;
      const target = valueAt(document, pointerSteps(to).map(querystring.unescape)) as Schema | undefined;
      if (!target || !to.startsWith('#/') || (to.startsWith(COMPONENT) && !DEFINITIONS.test(to))) continue;
      let name = names.get(to) ?? typeName(to);
      while (!names.has(to) && Object.hasOwn({ ...document.components?.schemas, ...schemas }, name)) name += '_';
      schema.$ref = COMPONENT + name;
      if (names.has(to)) continue;
      names.set(to, name);
      schemas[name] = target;
      visit(schemasIn(target, [], true) as Iterable<[At, Schema]>);
    }
  };
  visit(schemasIn(document) as Iterable<[At, Schema]>);
  if (names.size > 0)
    document.components = { ...document.components, schemas: { ...document.components?.schemas, ...schemas } };
}

/** A scheme without scopes is still required. */
const withScopes = (requirement: Readonly<Record<string, unknown>> | null): object =>
  mapValues(requirement ?? {}, (scopes) => scopes ?? []);

/** Media types in lower case and without parameters. Two that become the same are one if their schemas are the same. */
function withPlainMedia(document: object, content: unknown): unknown {
  if (typeof content !== 'object' || content === null) return content;
  const fields = Object.entries(content as Record<string, (Media & { $ref?: string }) | null>);
  const plain = fields.map(([media, body]) => {
    return [plainMedia(media, body?.schema), body && resolveRef(document, body)] as const;
  });
  const merged = new Map<string, Media | null>();
  for (const [media, body] of plain) {
    const { examples: _, example: __, ...same } = merged.get(media) ?? {};
    const { examples, example, ...other } = body ?? {};
    if (merged.has(media) && JSON.stringify(same) !== JSON.stringify(other)) return content;
    merged.set(media, body && { ...body, ...merged.get(media) });
  }
  return Object.fromEntries(merged);
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
    const wanted = node.operationId || nameOf(String(at.at(-1)).toLowerCase(), path);
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
 * Converts an OpenAPI 3.0 document to 3.1: its schemas become JSON Schema 2020-12. Removes a common mistake from both.
 * Returns a copy in which no part occurs twice.
 */
export function upgrade(given: OpenApi): OpenApi {
  const document = JSON.parse(JSON.stringify(given)) as OpenApi;
  const isOld = /^3\.0\.\d+$/.test(document.openapi);
  if (isOld) document.openapi = '3.1.0';
  for (const [at, schema] of schemasIn(document) as Iterable<[At, Schema]>) {
    if (isOld) dropSiblings(schema);
    // These are no keywords of 3.1, but many documents have them.
    useExclusiveLimit(schema, 'minimum', 'exclusiveMinimum');
    useExclusiveLimit(schema, 'maximum', 'exclusiveMaximum');
    useNull(schema);
    useReference(schema, at);
    useMapping(document, schema);
    // `required: true` of a single field had a meaning only in old drafts of JSON Schema.
    if (typeof schema.required === 'boolean') delete schema.required;
  }
  return document;
}

/** In 3.0 keywords beside a reference have no meaning. */
function dropSiblings(schema: Schema): void {
  for (const key of schema.$ref === undefined ? [] : Object.keys(schema)) {
    if (key !== '$ref' && key !== 'nullable') delete schema[key];
  }
}

/** The recursion of JSON Schema 2019-09. */
function useReference(schema: Schema, [components, schemas, name]: At): void {
  delete schema['$recursiveAnchor'];
  if (schema['$recursiveRef'] !== '#' || components !== 'components' || schemas !== 'schemas') return;
  delete schema['$recursiveRef'];
  schema.$ref = `#/components/schemas/${name}`;
}

/** A variant may be given by its name, which later tools do not know. Removes those that do not exist. */
function useMapping({ components }: OpenApi, { discriminator }: Schema): void {
  const { mapping = {} } = discriminator ?? {};
  for (const [value, to] of Object.entries(mapping)) {
    const name = to.startsWith(COMPONENT) ? to.slice(COMPONENT.length) : to;
    if (Object.hasOwn(components.schemas ?? {}, name)) mapping[value] = COMPONENT + name;
    else delete mapping[value];
  }
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

function useNull(schema: Schema): void {
  const { nullable } = schema;
  delete schema['nullable'];
  if (nullable !== true) return;
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
