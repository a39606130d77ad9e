// Rules about operations and their paths, parameters, bodies and schemas. The guide any-document.md says what each refuses.
import { METHODS as HTTP_METHODS } from 'node:http';
import { byteLimit, type Media, type OpenApi, type Parameter, resolveRef, type Schema } from '../../document.ts';
import { closedFields, formFaults, listItems, scalarKind } from '../forms.ts';
import { isBytes, isForm, isMediaType } from '../media.ts';
import { allParametersOf, operationsOf, parametersOf, requestBodiesOf, responsesOf } from '../places.ts';
import type { Refusal } from '../refusal.ts';
import { patternFault, schemaFault } from '../schema-fault.ts';
import { type At, schemasIn } from '../schema-tree.ts';

export function* operationId(document: OpenApi): Generator<Refusal> {
  const seen = new Set<string>();
  for (const { at, node } of operationsOf(document)) {
    const id = node.operationId;
    if (id === undefined)
      yield { at, reason: 'an operation must have an operationId, which is the name of its handler' };
    else if (seen.has(id)) yield { at: [...at, 'operationId'], reason: `the operationId ${id} is already used` };
    else seen.add(id);
  }
}

export function* methods({ paths = {} }: OpenApi): Generator<Refusal> {
  for (const [path, item] of Object.entries(paths)) {
    for (const method of ['head', 'options', 'trace'].filter((name) => name in item)) {
      const reason = `${method.toUpperCase()} operations are not supported; remove it`;
      yield { at: ['paths', path, method], reason, skipped: true };
    }
    if (JSON.stringify(item.get?.requestBody ?? '').includes('"properties":{"')) {
      const reason = 'the body of a GET cannot be sent; use QUERY or POST';
      yield { at: ['paths', path, 'get', 'requestBody'], reason, skipped: true };
    }
    for (const method of Object.keys(item.additionalOperations ?? {})) {
      const at = ['paths', path, 'additionalOperations', method];
      if (!HTTP_METHODS.includes(method)) yield { at, reason: `Node.js cannot receive the method ${method}` };
    }
  }
}

export function* pathTemplate(document: OpenApi): Generator<Refusal> {
  const seen = new Set<string>();
  for (const path of Object.keys(document.paths ?? {})) {
    const isPath = /^\/[^?#]*$/.test(path) && !path.includes('}{');
    if (!isPath) yield { at: ['paths', path], reason: `${path} is not supported as a path` };
  }
  for (const operation of operationsOf(document)) {
    const address = `${operation.at.at(-1)} ${operation.path.replaceAll(/\{[^{}]+\}/g, '{}')}`;
    if (seen.has(address)) yield { at: operation.at, reason: 'another operation has the same method and path' };
    seen.add(address);
    const named = [...operation.path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name);
    const described = parametersOf(document, operation).filter(({ node }) => node.in === 'path');
    for (const name of named.filter((one) => !described.some(({ node }) => node.name === one))) {
      yield { at: operation.at, reason: `the path parameter ${name} is missing from parameters` };
    }
    for (const { at, node } of described) {
      if (!named.includes(node.name)) yield { at, reason: `the path has no parameter ${node.name}` };
    }
  }
}

export function* callbacks(document: OpenApi): Generator<Refusal> {
  const reason = 'callbacks are not supported; describe them in a separate document';
  for (const { at, node } of operationsOf(document)) {
    for (const name of Object.keys(node.callbacks ?? {})) {
      yield { at: [...at, 'callbacks', name], reason, skipped: true };
    }
  }
}

const SUPPORTED = { path: ['simple'], query: ['form', 'deepObject'], header: ['simple'], cookie: ['form', 'cookie'] };

export function* parameterStyle(document: OpenApi): Generator<Refusal> {
  for (const { at, node } of allParametersOf(document)) {
    const [usual = '', ...others] = SUPPORTED[node.in] ?? [];
    const { style = usual } = node;
    if (usual === '') yield { at: [...at, 'content'], reason: `a query as ${style} is not supported; use a form` };
    else if (style !== usual && !others.includes(style) && !node.content)
      yield { at: [...at, 'style'], reason: `the style ${style} is not supported; use ${usual}` };
  }
}

export function* parameterType(document: OpenApi): Generator<Refusal> {
  for (const operation of operationsOf(document)) {
    const parameters = parametersOf(document, operation);
    for (const { at, node } of parameters) {
      const reason = reasonOf(document, node);
      if (reason) yield { at: [...at, 'schema'], reason };
    }
    const seen = new Set(parameters.filter(({ node }) => !isRest(document, node)).map(({ node }) => node.name));
    const rests = parameters.filter(({ node }) => isRest(document, node));
    const [, second] = rests.filter(({ node }) => closedFields(document, node) === null);
    if (second) yield { at: second.at, reason: 'only one parameter can collect all other query parameters' };
    for (const { at, node } of rests.length > 1 ? rests : []) {
      const same = closedFields(document, node)?.find((name) => seen.size === seen.add(name).size);
      if (same !== undefined) yield { at, reason: `two query parameters have the name ${same}` };
    }
  }
}

const isRest = (document: OpenApi, { schema, style, isJson }: Parameter): boolean =>
  !isJson && style !== 'deepObject' && [resolveRef(document, schema).type].flat().includes('object');

function reasonOf(document: OpenApi, { in: place, explode, style, schema, isJson }: Parameter): string | null {
  const isScalar = (each: Schema) => scalarKind(document, each) !== null;
  if (isJson) return null;
  if (style === 'deepObject') return null;
  const items = listItems(document, schema);
  if (items) return isScalar(items) ? null : 'the items of a list must be strings, numbers or booleans';
  const own = resolveRef(document, schema);
  const fields = [...Object.values(own.properties ?? {}), own.additionalProperties].filter(
    (each): each is Schema => typeof each === 'object',
  );
  if (isScalar(own)) return null;
  if (place !== 'query' || explode === false) return 'objects are supported only in the query, with explode: true';
  const isValue = (each: Schema) => isScalar(listItems(document, each) ?? each);
  return fields.every(isValue) ? null : 'an object in the query can hold objects only with style: deepObject';
}

export function* cookies(document: OpenApi): Generator<Refusal> {
  for (const { at, node } of allParametersOf(document)) {
    if (node.in !== 'cookie') continue;
    const { name, required, schema } = node;
    if (required)
      yield {
        at: [...at, 'required'],
        reason: `the cookie ${name} cannot be required, because only browsers can send it`,
      };
    if (schema?.default !== undefined)
      yield { at: [...at, 'schema'], reason: `the cookie ${name} cannot have a default` };
  }
}

export function* bodyMedia(document: OpenApi): Generator<Refusal> {
  for (const { at, node } of requestBodiesOf(document)) {
    const { 'x-max-bytes': maxBytes = 1, 'x-stream': isStream = false, content } = node;
    if (!Number.isSafeInteger(maxBytes) || maxBytes < 1) {
      yield { at: [...at, 'x-max-bytes'], reason: 'x-max-bytes must be a positive integer' };
    }
    if (isStream && (node['x-max-bytes'] === undefined || !Object.keys(content).every(isBytes))) {
      yield { at: [...at, 'x-stream'], reason: 'a streamed body must be bytes, and have x-max-bytes' };
    }
    yield* sameMedia(content, at);
    if (Object.keys(content).length === 0) yield { at: [...at, 'content'], reason: 'a body must have a media type' };
    const binary = Object.entries(content)
      .map(([media, { schema = {} }]) => ({ media, schema: resolveRef(document, schema) }))
      .filter(({ schema }) => schema.format === 'binary');
    for (const { media, schema } of binary) {
      if (byteLimit(schema) === byteLimit(binary[0]?.schema ?? {})) continue;
      const reason = 'all binary bodies of an operation must have the same x-max-bytes';
      yield { at: [...at, 'content', media, 'schema'], reason };
    }
  }
}

function* sameMedia(content: Readonly<Record<string, Media>>, at: At): Generator<Refusal> {
  for (const media of Object.keys(content).filter((name) => !isMediaType(name))) {
    const reason = media.includes(';')
      ? `${media} must differ from the other media types without parameters`
      : `'${media}' is not a media type`;
    yield { at: [...at, 'content', media], reason };
  }
}

export function* formFields(document: OpenApi): Generator<Refusal> {
  for (const { at, node } of requestBodiesOf(document)) {
    const faults = Object.entries(node.content).map(([media, body]) => ({
      media,
      schema: body.schema ?? {},
      found: isForm(media) ? formFaults(document, media, body) : [],
    }));
    const isServed = faults.some(({ found }) => found.length === 0);
    for (const { media, schema, found } of faults) {
      for (const { field, reason } of found) {
        const inner = field === null || schema.$ref ? [] : ['properties', field];
        yield { at: [...at, 'content', media, 'schema', ...inner], reason, ...(isServed && { skipped: true }) };
      }
    }
  }
}

export function* responseStatus(document: OpenApi): Generator<Refusal> {
  for (const { at } of responsesOf(document)) {
    const status = String(at.at(-1));
    if (/^1\d\d$/.test(status))
      yield { at, reason: `${status} is not the final response; no handler sends it`, skipped: true };
    else if (!/^([2-5](\d\d|XX)|default)$/.test(status))
      yield { at, reason: `${status} is not a status from 200 to 599, a range such as 4XX, or default` };
  }
}

export function* responseMedia(document: OpenApi): Generator<Refusal> {
  for (const { at, node } of responsesOf(document)) yield* sameMedia(node.content ?? {}, at);
}

export function* schemaReferences(document: OpenApi): Generator<Refusal> {
  for (const [at, schema] of schemasIn(document)) {
    const { $ref, $dynamicRef } = schema as { $ref?: unknown; $dynamicRef?: unknown };
    if (typeof $ref === 'string' && !$ref.startsWith('#/components/schemas/')) {
      yield { at: [...at, '$ref'], reason: `${$ref} is not supported; refer to #/components/schemas/...` };
    }
    if ($dynamicRef !== undefined) yield { at: [...at, '$dynamicRef'], reason: '$dynamicRef is not supported' };
  }
}

export function* schemaSyntax(document: OpenApi): Generator<Refusal> {
  let root: At | null = null;
  for (const [at, schema] of schemasIn(document)) {
    const { pattern, patternProperties = {} } = schema as { pattern?: unknown; patternProperties?: object };
    for (const source of [...(typeof pattern === 'string' ? [pattern] : []), ...Object.keys(patternProperties)]) {
      const reason = patternFault(source);
      if (reason) yield { at, reason };
    }
    if (root?.every((step, index) => at[index] === step)) continue; // a part of it
    root = at;
    const fault = schemaFault(document, schema);
    if (fault) yield { at: [...at, ...fault.path], reason: fault.reason };
  }
}
