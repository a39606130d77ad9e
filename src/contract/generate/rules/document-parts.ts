// Iterates over the parts of an OpenAPI document that rules check, each with its path and resolved references.

import { isJson } from '../media.ts';
import {
  type Header,
  type Media,
  type OpenApi,
  type OperationObject,
  type Parameter,
  type PathItem,
  type Response,
  resolveRef,
  type Schema,
} from '../openapi.ts';
import type { Refusal } from './rule.ts';

type At = Refusal['at'];
export interface Place<Node> {
  readonly at: At;
  readonly node: Node;
}
export interface OperationPlace extends Place<OperationObject> {
  readonly path: string;
  readonly item: PathItem;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export function* operationsOf(document: OpenApi): Generator<OperationPlace> {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const node = item[method];
      if (node) yield { at: ['paths', path, method], path, item, node };
    }
  }
}

/** The path's parameters, except those that the operation overrides, then the operation's own. */
export function parametersOf(document: OpenApi, { at, item, node }: OperationPlace): Place<Parameter>[] {
  const read = (list: readonly Parameter[] = [], from: At): Place<Parameter>[] =>
    list.map((parameter, index) => ({ at: [...from, 'parameters', index], node: readParameter(document, parameter) }));
  const own = read(node.parameters, at);
  const given = new Set(own.map(({ node: { in: place, name } }) => `${place} ${name}`));
  const shared = read(item.parameters, at.slice(0, -1)).filter((one) => !given.has(`${one.node.in} ${one.node.name}`));
  return [...shared, ...own];
}

/** A parameter with `content` has the schema of its only media type. */
export function readParameter(document: OpenApi, reference: Parameter): Parameter {
  const parameter = resolveRef(document, reference);
  const [media, { schema = {} }] = Object.entries(parameter.content ?? {})[0] ?? ['', {}];
  if (parameter.content === undefined) return parameter.schema ? parameter : { ...parameter, schema: {} };
  return { ...parameter, schema, isJson: isJson(media) };
}

export function* allParametersOf(document: OpenApi): Generator<Place<Parameter>> {
  for (const operation of operationsOf(document)) yield* parametersOf(document, operation);
}

export interface MediaPlace extends Place<Media> {
  readonly media: string;
  readonly schema: Schema;
}

const mediaOf = function* (document: OpenApi, content: Readonly<Record<string, Media>>, at: At): Generator<MediaPlace> {
  for (const [media, node] of Object.entries(content)) {
    yield { at: [...at, 'content', media], node, media, schema: resolveRef(document, node.schema ?? {}) };
  }
};

export function* bodiesOf(document: OpenApi): Generator<MediaPlace> {
  for (const { at, node } of operationsOf(document)) {
    if (!node.requestBody) continue;
    yield* mediaOf(document, resolveRef(document, node.requestBody).content, [...at, 'requestBody']);
  }
}

export interface ResponsePlace extends Place<Response> {
  readonly status: string;
  readonly content: readonly MediaPlace[];
  readonly headers: readonly (Place<Header> & { readonly name: string })[];
}

export function* responsesOf(document: OpenApi): Generator<ResponsePlace> {
  for (const operation of operationsOf(document)) {
    for (const [status, reference] of Object.entries(operation.node.responses ?? {})) {
      const at = [...operation.at, 'responses', status];
      const node = resolveRef(document, reference);
      const headers = Object.entries(node.headers ?? {}).map(([name, header]) => ({
        at: [...at, 'headers', name],
        node: resolveRef(document, header),
        name,
      }));
      yield { at, status, node, headers, content: [...mediaOf(document, node.content ?? {}, at)] };
    }
  }
}
