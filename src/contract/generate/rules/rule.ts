// What the rules find, parts of a document that the contract layer does not support, and where they look.
import {
  expandQuery,
  type OpenApi,
  type OperationObject,
  type Parameter,
  type PathItem,
  type RequestBody,
  type Response,
  resolveRef,
} from '../../document.ts';
import { pointerStep } from '../../json-pointer.ts';
import { isJson } from '../media.ts';
import type { At } from '../schema-tree.ts';

/** A place in a file, as editors show it. */
export interface Location {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The line and a mark below it. */
  readonly frame: string;
}
/** Where a part of a document is in its files. */
export type Locate = (at: At) => Location;
export interface Refusal {
  /** The path from the document's root, up to the first reference, so that it points into the author's file. */
  readonly at: At;
  readonly reason: string;
  /** Whether the operations are served without this part. Otherwise those that use it are left out. */
  readonly skipped?: true;
  /** Whether nothing is left out for it. */
  readonly isMistake?: true;
  readonly rule?: string;
  /** Where it is, if that is not where `at` leads. */
  readonly locate?: () => Location;
}

/** Writes a JSON Pointer as a URL fragment (RFC 6901, 6). */
export const pointer = (at: At): string => `#${at.map((step) => `/${pointerStep(String(step))}`).join('')}`;

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
