// Reads the parts of OpenAPI 3.1 that checks use. Independent of the generator's reader, so that a field missed by one of
// them is noticed. Tolerates what a document may leave out.
import {
  type Direction,
  type Example,
  expandQuery,
  hasDirections,
  isOtherDirection,
  type Media,
  type OpenApi,
  type Response as OpenApiResponse,
  type OperationObject,
  type Parameter,
  type PathItem,
  resolveRef,
  type Schema,
  type SecurityScheme,
  type ServerObject,
} from '../document.ts';

export type { Media, OpenApi, Parameter, SecurityScheme } from '../document.ts';
export { resolveRef, type Schema } from '../document.ts';

interface Link {
  readonly $ref?: string;
  readonly operationId?: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
}
export interface Response extends OpenApiResponse {
  readonly links?: Readonly<Record<string, Link>>;
}
export interface Named {
  readonly name: string;
  readonly value: unknown;
}
export type Operation = ReturnType<typeof readOperations>[number];

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'query'];

const methodsOf = (item: PathItem): [string, OperationObject][] => [
  ...METHODS.flatMap((name) =>
    item[name] ? [[name, item[name] as OperationObject] as [string, OperationObject]] : [],
  ),
  ...Object.entries(item.additionalOperations ?? {}),
];

/** Without the fields that only the other direction has. */
function inDirection(document: OpenApi, direction: Direction): OpenApi {
  if (!hasDirections(document)) return document;
  return JSON.parse(JSON.stringify(document), (_, value: Schema | null) => {
    if (!isObjectSchema(value)) return value;
    const isOwn = (name: string) => !isOtherDirection(value, name, { document, direction });
    const { properties, required } = value;
    const own = properties && Object.fromEntries(Object.entries(properties).filter(([name]) => isOwn(name)));
    return { ...value, ...(own && { properties: own }), ...(required && { required: required.filter(isOwn) }) };
  }) as OpenApi;
}

/** Examples may have fields of the same names. */
function isObjectSchema(value: Schema | null): value is Schema {
  if (value?.properties === undefined && value?.required === undefined) return false;
  const { properties = {}, required = [], allOf = [] } = value;
  const isMap = typeof properties === 'object' && Object.values(properties ?? [null]).every((each) => each !== null);
  return isMap && Array.isArray(required) && Array.isArray(allOf) && typeof (value.$ref ?? '') === 'string';
}

export function readOperations(area: string, given: OpenApi) {
  const openapi = inDirection(given, 'request');
  const responseDocument = inDirection(given, 'response');
  // Operations with servers of their own, at another base path, cannot be reached at the URL of the others.
  const isHere = (servers: ServerObject[] | undefined): boolean =>
    servers === undefined || basePathOf({ servers }) === basePathOf(openapi);
  return Object.entries(openapi.paths).flatMap(([path, item]) => {
    const own = methodsOf(item).filter(([, { servers = item.servers }]) => isHere(servers));
    return own.map(([method, operation]) => {
      const { responses: answers = {} } =
        methodsOf(responseDocument.paths[path] ?? {}).find(([each]) => each === method)?.[1] ?? operation;
      const shared = (item['parameters'] ?? []) as Parameter[];
      const body = operation.requestBody && resolveRef(openapi, operation.requestBody);
      const security = (operation.security ?? openapi.security ?? []).map((names) => Object.keys(names));
      const responses = Object.entries(answers).map(
        ([status, response]) => [status, resolveRef<Response>(responseDocument, response)] as const,
      );
      return {
        /** The name of the document. */
        area,
        id: operation.operationId ?? `${method} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters: readParameters(openapi, [...shared, ...(operation.parameters ?? [])]),
        /** Headers that browsers and proxies set. */
        reads: operation['x-reads'] ?? [],
        body: body
          ? { required: body.required ?? false, content: body.content, isStream: body['x-stream'] ?? false }
          : null,
        responses: new Map(
          responses.filter(([status]) => /^\d+$/.test(status)).map(([status, response]) => [Number(status), response]),
        ),
        /** Responses for ranges of statuses: `4XX`, `default`. */
        otherResponses: Object.fromEntries(responses.filter(([status]) => !/^\d+$/.test(status))),
        /** The first scheme of each alternative; includes 'none' if the credential is optional. */
        security: security.map(([name = 'none']) => name),
        /** Alternatives of schemes that are sent together. */
        alternatives: security,
        description: operation.description ?? '',
        /** Pages of other origins may call it (`x-cors: any`). */
        cors: operation['x-cors'] === 'any',
        /** As requests have it, without fields that only responses have. */
        document: openapi,
        responseDocument,
      };
    });
  });
}

/** An operation's own parameters replace those of its path. */
function readParameters(openapi: OpenApi, given: readonly Parameter[]): Parameter[] {
  const expanded = given
    .flatMap((each) => expandQuery(openapi, resolveRef(openapi, each)))
    .filter(({ in: place, name }) => place !== 'header' || !/^(accept|content-type|authorization)$/i.test(name));
  const parameters = expanded.map((each) => {
    const { content, examples, ...parameter } = each;
    const [first] = Object.values(examples ?? {});
    const example = parameter.example ?? (first && resolveRef(openapi, first).value);
    const schema = parameter.schema ?? Object.values(content ?? {})[0]?.schema ?? {};
    return { ...parameter, schema, ...(example === undefined ? {} : { example }) };
  });
  return [...new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()];
}

/** The documented response for a status, by its number, its range or `default`. */
export const responseOf = ({ responses, otherResponses }: Operation, status: number): Response | undefined =>
  responses.get(status) ?? otherResponses[`${Math.floor(status / 100)}XX`] ?? otherResponses['default'];

/** Whether the operation's errors are documented as problem details (RFC 9457), and this status in no other form. */
export function hasProblems(operation: Operation, status: number): boolean {
  const isProblem = ({ content }: Response) => content?.['application/problem+json'] !== undefined;
  const own = operation.responses.get(status);
  if (own?.content) return isProblem(own);
  return [...operation.responses.values(), ...Object.values(operation.otherResponses)].some(isProblem);
}

/** A scheme that the document does not have is `none`. */
export function schemeOf(document: OpenApi, name: string): SecurityScheme {
  const scheme = document.components?.securitySchemes?.[name];
  return scheme ? resolveRef(document, scheme) : { type: 'none' };
}

/** The headers that carry credentials, in lower case. */
export const credentialHeaders = (document: OpenApi | undefined): string[] => [
  ...['authorization', 'cookie', 'x-api-key', 'annex-proof'],
  ...Object.keys(document?.components?.securitySchemes ?? {}).flatMap((name) => {
    const { in: place, name: header = '' } = schemeOf(document as OpenApi, name);
    return place === 'header' ? [header.toLowerCase()] : [];
  }),
];

/** The base path of the first server, with the defaults of its variables. */
export function basePathOf({ servers }: Pick<OpenApi, 'servers'>): string {
  const [{ url = '/', variables = {} } = {}] = servers ?? [];
  const filled = url.replaceAll(/\{([^}]+)\}/g, (_, name: string) => variables[name]?.default ?? '');
  return URL.canParse(filled, 'http://base') ? new URL(filled, 'http://base').pathname.replace(/\/$/, '') : '';
}

export const examplesOf = (document: object, media: Media): Named[] => [
  ...(media.example === undefined ? [] : [{ name: 'example', value: media.example }]),
  ...Object.entries(media.examples ?? {}).map(([name, example]) => ({
    name,
    value: resolveRef(document, example as Example).value,
  })),
];

export const isBinary = (document: object, schema: Schema | undefined): boolean =>
  schema !== undefined && resolveRef(document, schema).format === 'binary';

/** The schema of `{ path, query, header, cookie }`, as in the server's validator. */
export function parameterSchema({ parameters }: Operation): Schema {
  const properties: Record<string, Schema> = {};
  for (const [place, own] of Map.groupBy(parameters, (parameter) => parameter.in)) {
    properties[place] = {
      type: 'object',
      required: own.filter(({ required }) => required).map(({ name }) => name),
      properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    };
  }
  return { type: 'object', properties };
}

/** Two examples: all parameters that have one, and only the required parameters. */
export function parameterExamples({ parameters }: Operation): Named[] {
  const pick = (chosen: readonly Parameter[]) => {
    const value: Record<string, object> = Object.fromEntries(parameters.map(({ in: place }) => [place, {}]));
    const shown = chosen.filter(({ example }) => example !== undefined);
    for (const { in: place, name, example } of shown) value[place] = { ...value[place], [name]: example };
    return value;
  };
  return [
    { name: 'all parameters', value: pick(parameters) },
    { name: 'required parameters', value: pick(parameters.filter(({ required }) => required)) },
  ];
}
