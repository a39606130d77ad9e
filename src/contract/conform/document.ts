// The parts of OpenAPI 3.1, AsyncAPI 3 and JSON Schema that checks use. Independent of the generator's reader, so that
// a field missed by one of them is noticed.

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | string[];
  readonly format?: string;
  readonly enum?: unknown[];
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly properties?: Record<string, Schema>;
  readonly required?: string[];
  readonly oneOf?: Schema[];
  readonly discriminator?: { propertyName: string; mapping?: Record<string, string> };
  readonly [keyword: string]: unknown;
}
interface Example {
  readonly $ref?: string;
  readonly value?: unknown;
}
export interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
}
export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly explode?: boolean;
  /** The server also accepts a comma-separated list. */
  readonly 'x-commas'?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}
interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, Media>>;
}
interface RequestBody {
  readonly $ref?: string;
  readonly required?: boolean;
  readonly content: Readonly<Record<string, Media>>;
}
interface OperationObject {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly 'x-reads'?: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, Response>>;
}
interface SecurityScheme {
  readonly $ref?: string;
  readonly type: string;
  readonly in?: string;
  readonly name?: string;
}
export interface OpenApi {
  readonly info: { readonly title: string; readonly version: string };
  readonly security?: OperationObject['security'];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly securitySchemes?: Readonly<Record<string, SecurityScheme>> };
}
export interface Message {
  readonly $ref?: string;
  readonly name: string;
  readonly payload: Schema;
  readonly examples?: readonly { readonly name?: string; readonly payload: unknown }[];
}
export interface AsyncApi {
  readonly info: OpenApi['info'];
  readonly operations: Readonly<
    Record<string, { readonly action: 'send' | 'receive'; readonly messages: readonly { readonly $ref: string }[] }>
  >;
}

export interface Named {
  readonly name: string;
  readonly value: unknown;
}
export interface Operation {
  /** The name of the document. */
  readonly area: string;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Headers that browsers and proxies set. */
  readonly reads: readonly Parameter[];
  readonly body: { readonly required: boolean; readonly content: Readonly<Record<string, Media>> } | null;
  readonly responses: ReadonlyMap<number, Response>;
  /** Alternative schemes; includes 'none' if the credential is optional. */
  readonly security: readonly string[];
  readonly document: OpenApi;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Follows local references to the referenced value. */
export function resolveRef<T extends { readonly $ref?: string }>(document: object, value: T): T {
  let current = value;
  while (current.$ref !== undefined) {
    let node: unknown = document;
    for (const part of current.$ref.replace(/^#\//, '').split('/')) {
      const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
      node = (node as Record<string, unknown> | undefined)?.[key];
    }
    if (node === undefined) throw new Error(`the reference ${current.$ref} does not exist`);
    current = node as T;
  }
  return current;
}

export function readOperations(area: string, openapi: OpenApi): Operation[] {
  return Object.entries(openapi.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) => {
      const operation = item[method] as OperationObject;
      const shared = (item['parameters'] ?? []) as Parameter[];
      const body = operation.requestBody && resolveRef(openapi, operation.requestBody);
      return {
        area,
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        parameters: [...shared, ...(operation.parameters ?? [])].map((parameter) => resolveRef(openapi, parameter)),
        reads: operation['x-reads'] ?? [],
        body: body ? { required: body.required ?? false, content: body.content } : null,
        responses: new Map(
          Object.entries(operation.responses).map(([status, response]) => [
            Number(status),
            resolveRef(openapi, response),
          ]),
        ),
        security: (operation.security ?? openapi.security ?? []).map((names) => Object.keys(names)[0] ?? 'none'),
        document: openapi,
      };
    }),
  );
}

/** The messages that the documented application receives, or those that it sends. */
export const readMessages = (document: AsyncApi, action: 'send' | 'receive'): Message[] =>
  Object.values(document.operations)
    .filter((operation) => operation.action === action)
    .flatMap(({ messages }) => messages.map((message) => resolveRef(document, message as unknown as Message)));

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
  const places = [...new Set(parameters.map((parameter) => parameter.in))];
  const within = (place: string) => parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(
      places.map((place) => [
        place,
        {
          type: 'object',
          required: within(place).flatMap(({ name, required }) => (required ? [name] : [])),
          properties: Object.fromEntries(within(place).map(({ name, schema }) => [name, schema])),
        },
      ]),
    ),
  };
}

/** Two examples: all parameters that have one, and only the required parameters. */
export function parameterExamples({ parameters }: Operation): Named[] {
  const pick = (chosen: readonly Parameter[]) => {
    const value: Record<string, Record<string, unknown>> = {};
    for (const { in: place } of parameters) value[place] = {};
    for (const { in: place, name, example } of chosen) {
      if (example !== undefined) value[place] = { ...value[place], [name]: example };
    }
    return value;
  };
  return [
    { name: 'all parameters', value: pick(parameters) },
    { name: 'required parameters', value: pick(parameters.filter(({ required }) => required)) },
  ];
}
