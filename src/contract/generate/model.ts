// Reads an OpenAPI document into a list of operations, from which all generated files are written.
import { STATUS_CODES } from 'node:http';
import {
  type Example,
  hasDefault,
  type Media,
  type OpenApi,
  type OperationObject,
  type Parameter,
  type RequestBody,
  type Response,
  resolveRef,
  type Schema,
} from '../document.ts';
import { servedMedia } from './forms.ts';
import { isForm, isJson, PROBLEM_MEDIA } from './media.ts';
import { type OperationPlace, operationsOf, parametersOf } from './places.ts';
import { isErrorKey, readAnswers, readErrors } from './responses.ts';
import { basePath } from './servers.ts';

export interface DocumentedProblem {
  readonly name: string;
  readonly status: number;
  readonly title: string;
  /** Whether the response can also be an HTML page. */
  readonly html: boolean;
  /** When the operation returns it. */
  readonly description: string;
  /** Undefined if the document has none. */
  readonly example: unknown;
}
export interface NamedExample extends Example {
  readonly name: string;
}
export type OperationModel = ReturnType<typeof readOperation>;

/** "CORS-safelisted response-header name" in the Fetch standard, in lower case. */
const SAFELISTED = new Set(
  'cache-control content-language content-length content-type expires last-modified pragma'.split(' '),
);

export const readOperations = (document: OpenApi): OperationModel[] =>
  [...operationsOf(document)].map((place) => readOperation(document, place));

function readOperation(document: OpenApi, place: OperationPlace) {
  const { path, node } = place;
  const requirements = node.security ?? document.security ?? [];
  const parameters = parametersOf(document, place).map((each) => each.node);
  const inPlace = (name: Parameter['in']) => parameters.filter((parameter) => parameter.in === name);
  const method = String(place.at.at(-1)).toUpperCase();
  const rule = node['x-rule'] ?? document['x-rule'];
  const responses = Object.entries(node.responses ?? {}).map(
    ([key, response]) => [key, resolveRef(document, response)] as const,
  );
  return {
    id: node.operationId,
    summary: node.summary ?? node.operationId,
    description: node.description,
    tags: node.tags ?? [],
    samples: node['x-codeSamples'] ?? [],
    method,
    /** As it is in the document. */
    node,
    path,
    /** The base path of the servers of the operation, its path or the document. */
    base: basePath({ servers: node.servers ?? place.item.servers ?? document.servers ?? [] }),
    effects: node['x-effects'] !== undefined,
    cors: node['x-cors'] === 'any',
    deprecated: node.deprecated ?? false,
    deprecation: readDeprecation(node),
    /** Alternatives; schemes that must be combined are one alternative: `a & b`. */
    security: readSecurity(document, requirements),
    scopes: readScopes(requirements),
    /** The name of the rule that decides whether a request is allowed. */
    rule: rule === 'none' ? undefined : rule,
    /** Undefined means that nothing may be repeated. */
    once: node['x-once'],
    parameters: {
      path: inPathOrder(path, inPlace('path')),
      query: inPlace('query'),
      header: inPlace('header').filter((parameter) => !isReserved(parameter)),
      cookie: inPlace('cookie'),
    },
    body: node.requestBody && method !== 'GET' ? readBody(document, resolveRef(document, node.requestBody)) : null,
    answers: readAnswers(document, node, method),
    /** Errors that are not problems with an exact status. */
    errors: readErrors(document, node),
    problems: responses
      .filter(([key]) => isErrorKey(key))
      .flatMap(([key, response]) => readProblems(document, Number(key), response)),
    /** Response headers that pages of other origins can read only if the server exposes them. */
    exposes: [
      ...new Set([
        ...responses.flatMap(([, response]) => Object.keys(response.headers ?? {})),
        ...(node.deprecated ? ['Deprecation', 'Sunset'] : []),
      ]),
    ]
      .filter((name) => !SAFELISTED.has(name.toLowerCase()))
      .sort(),
  };
}

function readBody(document: OpenApi, body: RequestBody) {
  const { required = false, description, content, 'x-max-bytes': maxBytes, 'x-stream': stream = false } = body;
  return {
    required,
    /** Whether handlers get null without a body, because `{}` would not be valid. */
    nullable: !required && !isObjectWithDefaults(document, content),
    description,
    maxBytes,
    stream,
    media: servedMedia(document, content),
  };
}

/** Whether the JSON body may be `{}`. */
function isObjectWithDefaults(document: OpenApi, content: Readonly<Record<string, Media>>): boolean {
  const schema = content['application/json']?.schema;
  const { type, required = [], properties, ...more } = resolveRef(document, schema ?? {});
  const isCombined = ['allOf', 'anyOf', 'oneOf', '$ref', 'minProperties'].some((keyword) => keyword in more);
  return (
    schema !== undefined && !isCombined && required.length === 0 && (type === 'object' || properties !== undefined)
  );
}

/** Sorts path parameters by position, because the server reads them in order. */
const inPathOrder = (path: string, parameters: readonly Parameter[]): Parameter[] =>
  parameters.toSorted((one, other) => path.indexOf(`{${one.name}}`) - path.indexOf(`{${other.name}}`));

/** OpenAPI 3.1 ignores header parameters with these names (Parameter Object). */
const isReserved = ({ name }: Parameter): boolean => /^(accept|content-type|authorization)$/i.test(name);

/** The days, as YYYY-MM-DD. Null unless both are given, since the Deprecation and Sunset headers need them. */
function readDeprecation(operation: OperationObject) {
  const { deprecated, 'x-deprecated-at': since, 'x-sunset': sunset } = operation;
  return deprecated && since && sunset ? { since, sunset } : null;
}

/** `{}` makes the credential optional. Certificates go last, because it is not known whether the client has one. */
function readSecurity(document: OpenApi, requirements: readonly Record<string, string[]>[]): string[] {
  const { securitySchemes = {} } = document.components;
  const needsCertificate = (names: readonly string[]) =>
    names.some((name) => resolveRef(document, securitySchemes[name] ?? { type: '' }).type === 'mutualTLS');
  const names = requirements.map((requirement) => Object.keys(requirement));
  const inOrder = names
    .toSorted((one, other) => Number(needsCertificate(one)) - Number(needsCertificate(other)))
    .map((combined) => (combined.length === 0 ? 'none' : combined.join(' & ')));
  return [...new Set(inOrder)];
}

/** By scheme, the lists of scopes of which a caller needs one. A scheme that needs none is absent. */
function readScopes(requirements: readonly Record<string, string[]>[]): Record<string, string[][]> {
  const byScheme = Map.groupBy(
    requirements.flatMap((each) => Object.entries(each)),
    ([name]) => name,
  );
  const lists = [...byScheme].map(
    ([name, entries]) => [name, uniqueLists(entries.map(([, scopes]) => scopes))] as const,
  );
  return Object.fromEntries(lists.filter(([, each]) => each.every((scopes) => scopes.length > 0)));
}

const uniqueLists = (lists: readonly string[][]): string[][] => [
  ...new Map(lists.map((list) => [list.toSorted().join(' '), list])).values(),
];

/**
 * One problem per distinct `type` in the examples, or one named after the status. In a range or `default`, the status
 * is that of the example.
 */
export function readProblems(document: object, status: number, response: Response): DocumentedProblem[] {
  const shown = bodyExamples(document, response.content?.[PROBLEM_MEDIA]);
  const { description } = response;
  const html = response.content?.['text/html'] !== undefined;
  const found = new Map<string, DocumentedProblem>();
  for (const { value: example } of shown.length > 0 ? shown : [{ value: undefined }]) {
    const shownStatus = (example as { status?: number } | undefined)?.status ?? Number.NaN;
    const actual = Number.isNaN(status) ? shownStatus : status;
    if (!(actual >= 400)) continue;
    const defaultTitle = STATUS_CODES[actual] ?? `Status ${actual}`;
    const { type = '', title = defaultTitle } = (example ?? {}) as { type?: string; title?: string };
    const name = nameOf(type) ?? defaultTitle.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    if (!found.has(name)) found.set(name, { name, status: actual, title, html, description, example });
  }
  return [...found.values()];
}

export function bodyExamples(document: object, { examples = {}, example }: Media = {}): NamedExample[] {
  const named = Object.entries(examples).map(([name, each]) => ({ ...resolveRef(document, each), name }));
  return example === undefined ? named : [...named, { name: '', value: example }];
}

/** The last segment of a problem's type; `about:blank` has none (RFC 9457, 4.2.1). */
const nameOf = (type: string): string | undefined => /[/#]([A-Za-z0-9][\w.-]*)\/?$/.exec(type)?.[1];

/** Names of the properties that have a default. */
export function defaultsOf(document: OpenApi, properties: Readonly<Record<string, Schema>>): string[] {
  return Object.entries(properties)
    .filter(([, schema]) => hasDefault(resolveRef(document, schema)))
    .map(([name]) => name);
}

export function isBinary(document: OpenApi, schema: Schema | undefined): boolean {
  return schema !== undefined && resolveRef(document, schema).format === 'binary';
}

/** Whether a body is handed on as it is, because its media type cannot hold the values of its schema: XML and the like. */
export function isHandedOn(document: OpenApi, media: string, schema: Schema = {}): boolean {
  if (isJson(media) || isForm(media) || media === 'text/event-stream') return false;
  const { type, format, ...more } = resolveRef(document, schema);
  return type === undefined ? Object.keys(more).length > 0 : type !== 'string';
}
