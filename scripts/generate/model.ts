// One reading of an OpenAPI document into operations; every artefact is written from this, not from the document.
import { DocumentError } from './documents.ts';
import {
  type Header,
  type Media,
  type OpenApi,
  type OperationObject,
  type Parameter,
  type Response,
  resolveRef,
  type Schema,
} from './openapi.ts';

export const PROBLEM_MEDIA = 'application/problem+json';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

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
  readonly parameters: Readonly<Record<'path' | 'query' | 'header' | 'cookie', readonly Parameter[]>>;
  readonly body: { readonly required: boolean; readonly media: Readonly<Record<string, Media>> } | null;
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

export function readOperations(area: string, document: OpenApi): OperationModel[] {
  const models: OperationModel[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    const shared = (item['parameters'] ?? []) as Parameter[];
    for (const method of METHODS) {
      const operation = item[method] as OperationObject | undefined;
      if (operation) models.push(readOperation(area, document, path, method, operation, shared));
    }
  }
  return models;
}

function readOperation(
  area: string,
  document: OpenApi,
  path: string,
  method: (typeof METHODS)[number],
  operation: OperationObject,
  shared: Parameter[],
): OperationModel {
  const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) => resolveRef(document, parameter));
  const body = operation.requestBody && resolveRef(document, operation.requestBody);
  const responses = Object.entries(operation.responses).map(
    ([status, response]) => [Number(status), resolveRef(document, response)] as const,
  );
  const where = `spec/${area}/openapi.yaml ${operation.operationId}`;
  return {
    id: operation.operationId,
    method: method.toUpperCase() as OperationModel['method'],
    path,
    effects: operation['x-effects'] !== undefined,
    cors: operation['x-cors'] === 'any',
    deprecation: readDeprecation(where, operation),
    security: readSecurity(where, operation.security ?? document.security ?? []),
    parameters: {
      path: parameters.filter((parameter) => parameter.in === 'path'),
      query: parameters.filter((parameter) => parameter.in === 'query'),
      header: parameters.filter((parameter) => parameter.in === 'header'),
      cookie: readCookies(where, parameters),
    },
    body: body ? { required: body.required ?? false, media: body.content } : null,
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
      .flatMap(([status, response]) => readProblems(`${where} ${status}`, document, status, response)),
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

function readDeprecation(where: string, operation: OperationObject): OperationModel['deprecation'] {
  if (!operation.deprecated) return null;
  const { 'x-deprecated-at': since, 'x-sunset': sunset } = operation;
  if (!since || !sunset) throw new DocumentError(`${where}: is deprecated without x-deprecated-at and x-sunset`);
  return { since, sunset };
}

/** Pages cannot write the Cookie header, so no call may depend on one: see `CallArguments` in src/contract/types.ts. */
function readCookies(where: string, parameters: readonly Parameter[]): Parameter[] {
  const cookies = parameters.filter((parameter) => parameter.in === 'cookie');
  for (const { name, required, schema } of cookies) {
    if (required) throw new DocumentError(`${where}: the cookie ${name} cannot be required, browsers decide about it`);
    if (schema.default !== undefined) throw new DocumentError(`${where}: the cookie ${name} cannot have a default`);
  }
  return cookies;
}

/** Alternatives of one scheme each; `{}` means that no credential is fine too. */
function readSecurity(where: string, requirements: readonly Record<string, string[]>[]): string[] {
  return requirements.map((requirement) => {
    const names = Object.keys(requirement);
    if (names.length > 1) throw new DocumentError(`${where}: security schemes can be alternatives, not combined`);
    return names[0] ?? 'none';
  });
}

/** The key of an example is the problem's name; its value fixes status and title. */
export function readProblems(where: string, document: object, status: number, response: Response): DocumentedProblem[] {
  const examples = response.content?.[PROBLEM_MEDIA]?.examples ?? {};
  const named = Object.entries(examples);
  if (named.length === 0) throw new DocumentError(`${where}: no example under ${PROBLEM_MEDIA} names the problem`);
  return named.map(([name, example]) => {
    const value = resolveRef(document, example).value as { type: string; title: string; status: number };
    if (value.type !== `/problems/${name}`) throw new DocumentError(`${where}: example ${name} has type ${value.type}`);
    if (value.status !== status) throw new DocumentError(`${where}: example ${name} has status ${value.status}`);
    return { name, status, title: value.title, html: response.content?.['text/html'] !== undefined };
  });
}

/** Parameters, headers and body fields that are filled in when they are absent. */
export function defaultsOf(document: OpenApi, properties: Readonly<Record<string, Schema>>): string[] {
  return Object.entries(properties)
    .filter(([, schema]) => resolveRef(document, schema).default !== undefined)
    .map(([name]) => name);
}

export function isBinary(document: OpenApi, schema: Schema | undefined): boolean {
  return schema !== undefined && resolveRef(document, schema).format === 'binary';
}
