// Operations, parameters, bodies and responses of a document, each with its place.
import {
  expandQuery,
  type OpenApi,
  type OperationObject,
  type Parameter,
  type PathItem,
  type RequestBody,
  type Response,
  resolveRef,
} from '../document.ts';
import { isJson } from './media.ts';
import type { At } from './schema-tree.ts';

interface Place<Node> {
  readonly at: At;
  readonly node: Node;
}
export interface OperationPlace extends Place<OperationObject> {
  readonly path: string;
  readonly item: PathItem;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'query'] as const;

export function* operationsOf(document: OpenApi): Generator<OperationPlace> {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const node = item[method];
      if (node) yield { at: ['paths', path, method], path, item, node };
    }
    for (const [method, node] of Object.entries(item.additionalOperations ?? {})) {
      yield { at: ['paths', path, 'additionalOperations', method], path, item, node };
    }
  }
}

/** The path's parameters, except those that the operation overrides, then the operation's own. */
export function parametersOf(document: OpenApi, { at, item, node }: OperationPlace): Place<Parameter>[] {
  const read = (list: readonly Parameter[] = [], from: At): Place<Parameter>[] =>
    list.flatMap((parameter, index) =>
      expandQuery(document, resolveRef(document, parameter)).map((each) => {
        return { at: [...from, 'parameters', index], node: readParameter(document, each) };
      }),
    );
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

export function* requestBodiesOf(document: OpenApi): Generator<Place<RequestBody>> {
  for (const { at, node } of operationsOf(document)) {
    const { requestBody } = node;
    if (requestBody) yield { at: [...at, 'requestBody'], node: resolveRef(document, requestBody) };
  }
}

export function* responsesOf(document: OpenApi): Generator<Place<Response>> {
  for (const { at, node } of operationsOf(document)) {
    for (const [status, response] of Object.entries(node.responses ?? {})) {
      yield { at: [...at, 'responses', status], node: resolveRef(document, response) };
    }
  }
}
