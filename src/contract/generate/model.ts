// Reads an OpenAPI document into a list of operations, from which all generated files are written.
import { STATUS_CODES } from 'node:http';
import { PROBLEM_MEDIA } from './media.ts';
import {
  type CodeSample,
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
import { type METHODS, type OperationPlace, operationsOf, parametersOf } from './rules/document-parts.ts';

export interface SuccessResponse {
  readonly status: number;
  readonly description: string;
  readonly media: Readonly<Record<string, Media>>;
  readonly headers: Readonly<Record<string, Header>>;
}
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
export interface OperationModel {
  readonly id: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly tags: readonly string[];
  readonly samples: readonly CodeSample[];
  readonly method: Uppercase<(typeof METHODS)[number]>;
  readonly path: string;
  readonly effects: boolean;
  readonly cors: boolean;
  readonly deprecated: boolean;
  /** The days of its deprecation and of its earliest removal, as YYYY-MM-DD. */
  readonly deprecation: { readonly since: string; readonly sunset: string } | null;
  readonly security: readonly string[];
  /** The name of the rule that decides whether a request is allowed. */
  readonly rule: string | null;
  /** From `x-once`; undefined means that nothing may be repeated. */
  readonly once: readonly string[] | undefined;
  readonly parameters: Readonly<Record<'path' | 'query' | 'header' | 'cookie', readonly Parameter[]>>;
  readonly body: {
    readonly required: boolean;
    readonly description: string | undefined;
    readonly maxBytes: number | undefined;
    readonly media: Readonly<Record<string, Media>>;
  } | null;
  readonly answers: readonly SuccessResponse[];
  readonly problems: readonly DocumentedProblem[];
  /** Response headers that pages of other origins can read only if the server exposes them. */
  readonly exposes: readonly string[];
}

/** "CORS-safelisted response-header name" in the Fetch standard, in lower case. */
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
    summary: operation.summary ?? operation.operationId,
    description: operation.description,
    tags: operation.tags ?? [],
    samples: operation['x-codeSamples'] ?? [],
    method: (place.at.at(-1) as string).toUpperCase() as OperationModel['method'],
    path,
    effects: operation['x-effects'] !== undefined,
    cors: operation['x-cors'] === 'any',
    deprecated: operation.deprecated ?? false,
    deprecation: readDeprecation(operation),
    security: readSecurity(operation.security ?? document.security ?? []),
    rule: readRule(operation['x-rule'] ?? document['x-rule']),
    once: operation['x-once'],
    parameters: {
      path: inPathOrder(
        path,
        parameters.filter((parameter) => parameter.in === 'path'),
      ),
      query: parameters.filter((parameter) => parameter.in === 'query'),
      header: parameters.filter((parameter) => parameter.in === 'header' && !isReserved(parameter)),
      cookie: parameters.filter((parameter) => parameter.in === 'cookie'),
    },
    body: body
      ? {
          required: body.required ?? false,
          description: body.description,
          maxBytes: body['x-max-bytes'],
          media: body.content,
        }
      : null,
    answers: responses
      .filter(([status]) => status < 400)
      .map(([status, response]) => ({
        status,
        description: response.description,
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

/** Sorts path parameters by position, because the server reads them in order. */
const inPathOrder = (path: string, parameters: readonly Parameter[]): Parameter[] =>
  parameters.toSorted((one, other) => path.indexOf(`{${one.name}}`) - path.indexOf(`{${other.name}}`));

/** OpenAPI 3.1 ignores header parameters with these names (Parameter Object). */
const isReserved = ({ name }: Parameter): boolean => /^(accept|content-type|authorization)$/i.test(name);

/** Null unless both days are given, since the Deprecation and Sunset headers need them. */
function readDeprecation(operation: OperationObject): OperationModel['deprecation'] {
  const { deprecated, 'x-deprecated-at': since, 'x-sunset': sunset } = operation;
  return deprecated && since && sunset ? { since, sunset } : null;
}

/** Alternatives of one scheme each; `{}` makes the credential optional. */
const readSecurity = (requirements: readonly Record<string, string[]>[]): string[] =>
  requirements.map((requirement) => Object.keys(requirement)[0] ?? 'none');

const readRule = (name: string | undefined): string | null => (name === undefined || name === 'none' ? null : name);

/** One problem per distinct `type` in the examples, or one named after the status. */
export function readProblems(document: object, status: number, response: Response): DocumentedProblem[] {
  const shown = bodyExamples(document, response.content?.[PROBLEM_MEDIA]);
  const { description } = response;
  const html = response.content?.['text/html'] !== undefined;
  const defaultTitle = STATUS_CODES[status] ?? `Status ${status}`;
  const found = new Map<string, DocumentedProblem>();
  for (const { value: example } of shown.length > 0 ? shown : [{ value: undefined }]) {
    const { type = '', title = defaultTitle } = (example ?? {}) as { type?: string; title?: string };
    const name = nameOf(type) ?? defaultTitle.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    if (!found.has(name)) found.set(name, { name, status, title, html, description, example });
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
    .filter(([, schema]) => resolveRef(document, schema).default !== undefined)
    .map(([name]) => name);
}

export function isBinary(document: OpenApi, schema: Schema | undefined): boolean {
  return schema !== undefined && resolveRef(document, schema).format === 'binary';
}
