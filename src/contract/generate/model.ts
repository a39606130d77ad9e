// One reading of an OpenAPI document into operations; every artefact is written from this, not from the document.
import { STATUS_CODES } from 'node:http';
import { PROBLEM_MEDIA } from './media.ts';
import {
  type Example,
  type Header,
  type Media,
  type OpenApi,
  type OperationObject,
  type Parameter,
  type Response,
  resolveRef,
  type Schema,
} from './openapi.ts';
import { type METHODS, type OperationPlace, operationsOf, parametersOf } from './rules/places.ts';

export interface Answer {
  readonly status: number;
  readonly media: Readonly<Record<string, Media>>;
  readonly headers: Readonly<Record<string, Header>>;
}
export interface DocumentedProblem {
  readonly name: string;
  readonly status: number;
  readonly title: string;
  /** Whether the response can also be a page. */
  readonly html: boolean;
}
export interface OperationModel {
  readonly id: string;
  readonly method: Uppercase<(typeof METHODS)[number]>;
  readonly path: string;
  readonly effects: boolean;
  readonly cors: boolean;
  /** The days since when it is deprecated and from when on it may be gone, as YYYY-MM-DD. */
  readonly deprecation: { readonly since: string; readonly sunset: string } | null;
  readonly security: readonly string[];
  /** The rule that admits a caller, by its name. */
  readonly rule: string | null;
  /** From `x-once`; undefined: nothing may be repeated. */
  readonly once: readonly string[] | undefined;
  readonly parameters: Readonly<Record<'path' | 'query' | 'header' | 'cookie', readonly Parameter[]>>;
  readonly body: {
    readonly required: boolean;
    readonly maxBytes: number | undefined;
    readonly media: Readonly<Record<string, Media>>;
  } | null;
  readonly answers: readonly Answer[];
  readonly problems: readonly DocumentedProblem[];
  /** The headers of all its responses that a page of another origin reads only where the server says so. */
  readonly exposes: readonly string[];
}

/** Fetch, "CORS-safelisted response-header name", in lower case. */
const SAFELISTED = new Set([
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
]);

export const readOperations = (document: OpenApi): OperationModel[] =>
  [...operationsOf(document)].map((place) => readOperation(document, place));

function readOperation(document: OpenApi, place: OperationPlace): OperationModel {
  const { path, node: operation } = place;
  const parameters = parametersOf(document, place).map(({ node }) => node);
  const body = operation.requestBody && resolveRef(document, operation.requestBody);
  const responses = Object.entries(operation.responses).map(
    ([status, response]) => [Number(status), resolveRef(document, response)] as const,
  );
  return {
    id: operation.operationId,
    method: (place.at.at(-1) as string).toUpperCase() as OperationModel['method'],
    path,
    effects: operation['x-effects'] !== undefined,
    cors: operation['x-cors'] === 'any',
    deprecation: readDeprecation(operation),
    security: readSecurity(operation.security ?? document.security ?? []),
    rule: readRule(operation['x-rule'] ?? document['x-rule']),
    once: operation['x-once'],
    parameters: {
      path: inOrder(
        path,
        parameters.filter((parameter) => parameter.in === 'path'),
      ),
      query: parameters.filter((parameter) => parameter.in === 'query'),
      header: parameters.filter((parameter) => parameter.in === 'header' && !isReserved(parameter)),
      cookie: parameters.filter((parameter) => parameter.in === 'cookie'),
    },
    body: body ? { required: body.required ?? false, maxBytes: body['x-max-bytes'], media: body.content } : null,
    answers: responses
      .filter(([status]) => status < 400)
      .map(([status, response]) => ({
        status,
        media: response.content ?? {},
        headers: Object.fromEntries(
          Object.entries(response.headers ?? {}).map(([name, header]) => [name, resolveRef(document, header)]),
        ),
      })),
    problems: responses
      .filter(([status]) => status >= 400)
      .flatMap(([status, response]) => readProblems(document, status, response)),
    exposes: [
      ...new Set([
        ...responses.flatMap(([, response]) => Object.keys(response.headers ?? {})),
        ...(operation.deprecated ? ['Deprecation', 'Sunset'] : []),
      ]),
    ]
      .filter((name) => !SAFELISTED.has(name.toLowerCase()))
      .sort(),
  };
}

/** The server reads them segment by segment. */
const inOrder = (path: string, parameters: readonly Parameter[]): Parameter[] =>
  parameters.toSorted((one, other) => path.indexOf(`{${one.name}}`) - path.indexOf(`{${other.name}}`));

/** OpenAPI 3.1, Parameter Object: a header of one of these names is described elsewhere, and ignored here. */
const isReserved = ({ name }: Parameter): boolean => /^(accept|content-type|authorization)$/i.test(name);

/** Null without both days: the headers that tell of a deprecation hold them. */
function readDeprecation(operation: OperationObject): OperationModel['deprecation'] {
  const { deprecated, 'x-deprecated-at': since, 'x-sunset': sunset } = operation;
  return deprecated && since && sunset ? { since, sunset } : null;
}

/** Alternatives of one scheme each; `{}` means that no credential is fine too. */
const readSecurity = (requirements: readonly Record<string, string[]>[]): string[] =>
  requirements.map((requirement) => Object.keys(requirement)[0] ?? 'none');

const readRule = (name: string | undefined): string | null => (name === undefined || name === 'none' ? null : name);

/** One for each kind of its examples, or one by its status. */
export function readProblems(document: object, status: number, response: Response): DocumentedProblem[] {
  const { examples = {}, example } = response.content?.[PROBLEM_MEDIA] ?? {};
  const shown: Example[] = [...Object.values(examples), ...(example === undefined ? [] : [{ value: example }])];
  const html = response.content?.['text/html'] !== undefined;
  const usual = STATUS_CODES[status] ?? `Status ${status}`;
  const found = new Map<string, DocumentedProblem>();
  for (const one of shown.length > 0 ? shown : [{}]) {
    const { type = '', title = usual } = (resolveRef(document, one).value ?? {}) as { type?: string; title?: string };
    const name = nameOf(type) ?? usual.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    if (!found.has(name)) found.set(name, { name, status, title, html });
  }
  return [...found.values()];
}

/** The last word of a problem's type; `about:blank` has none (RFC 9457, 4.2.1). */
const nameOf = (type: string): string | undefined => /[/#]([A-Za-z0-9][\w.-]*)\/?$/.exec(type)?.[1];

/** Parameters, headers and body fields that are filled in when they are absent. */
export function defaultsOf(document: OpenApi, properties: Readonly<Record<string, Schema>>): string[] {
  return Object.entries(properties)
    .filter(([, schema]) => resolveRef(document, schema).default !== undefined)
    .map(([name]) => name);
}

export function isBinary(document: OpenApi, schema: Schema | undefined): boolean {
  return schema !== undefined && resolveRef(document, schema).format === 'binary';
}
