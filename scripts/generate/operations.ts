// operations.ts: the area's route table, as data for server, client and mock.
import { DocumentError } from './documents.ts';
import { isBinary, type OperationModel } from './model.ts';
import { type Media, type OpenApi, type Parameter, resolveRef, type Schema } from './openapi.ts';
import { HEADER, literal } from './text.ts';

export function writeOperations(document: OpenApi, operations: readonly OperationModel[]): string {
  const table = Object.fromEntries(operations.map((operation) => [operation.id, row(document, operation)]));
  return `${HEADER}
export const operations = ${literal(table)} as const;

export const security = ${literal(schemes(document))} as const;
`;
}

function row(document: OpenApi, operation: OperationModel): object {
  const { method, path, effects, cors, exposes, security } = operation;
  return {
    method,
    path,
    effects,
    cors,
    exposes,
    deprecated: operation.deprecation ? deprecationHeaders(operation.deprecation) : undefined,
    security,
    parameters: {
      path: operation.parameters.path.map((parameter) => parameterRow(document, parameter)),
      query: operation.parameters.query.map((parameter) => parameterRow(document, parameter)),
      header: operation.parameters.header.map((parameter) => parameterRow(document, parameter)),
      cookie: cookieRows(document, operation.parameters.cookie),
    },
    body: operation.body && { required: operation.body.required, ...bodyRow(document, operation.body.media) },
    answers: Object.fromEntries(operation.answers.map(({ status, media }) => [status, Object.keys(media)])),
    problems: Object.fromEntries(operation.problems.map(({ name, status, html }) => [name, { status, html }])),
  };
}

/** From the first second of each day. Deprecation: RFC 9745; Sunset: RFC 8594. */
function deprecationHeaders({ since, sunset }: NonNullable<OperationModel['deprecation']>): object {
  return { Deprecation: `@${Date.parse(since) / 1_000}`, Sunset: new Date(sunset).toUTCString() };
}

/** Left out where there is none, which is nearly everywhere. */
function cookieRows(document: OpenApi, cookies: readonly Parameter[]): object[] | undefined {
  const rows = cookies.map((cookie) => parameterRow(document, cookie));
  return rows.length > 0 ? rows : undefined;
}

function parameterRow(document: OpenApi, parameter: Parameter): object {
  const schema = resolveRef(document, parameter.schema);
  const { name, required = false } = parameter;
  if (schema.type === 'array' && parameter.in === 'cookie') {
    throw new DocumentError(`parameter ${name}: a cookie holds one value`);
  }
  if (schema.type === 'array') {
    const kind = kindOf(resolveRef(document, schema.items ?? {}), name);
    return { name, required, kind, list: (parameter.explode ?? true) ? 'repeated' : 'comma' };
  }
  if (schema.type === 'object') {
    if (parameter.in !== 'query' || parameter.explode === false) {
      throw new DocumentError(`parameter ${name}: an object is read from an exploded query only`);
    }
    return { name, required, kind: 'rest' };
  }
  return { name, required, kind: kindOf(schema, name) };
}

function kindOf(schema: Schema, name: string): string {
  const { type } = schema;
  if (type === 'string' || type === 'integer' || type === 'number' || type === 'boolean') return type;
  throw new DocumentError(
    `parameter ${name}: type ${JSON.stringify(type)} is not one of string, integer, number, boolean`,
  );
}

function bodyRow(document: OpenApi, media: Readonly<Record<string, Media>>): object {
  const schemas = Object.values(media).map(({ schema }) => resolveRef(document, schema ?? {}));
  const multipart = media['multipart/form-data'];
  const fields = multipart ? (resolveRef(document, multipart.schema ?? {}).properties ?? {}) : {};
  const files = Object.keys(fields)
    .filter((name) => isBinary(document, fields[name]))
    .map((name) => [name, (multipart?.encoding?.[name]?.contentType ?? '*/*').split(/\s*,\s*/)]);
  const limits = [...schemas, ...Object.values(fields)]
    .filter((schema) => isBinary(document, schema))
    .map((schema) => schema.maxLength ?? 0);
  const [json] = schemas;
  return {
    media: Object.keys(media),
    limit: limits.length > 0 ? Math.max(...limits) : undefined,
    variants: json?.discriminator && {
      tag: json.discriminator.propertyName,
      values: Object.keys(json.discriminator.mapping ?? {}),
    },
    files: files.length > 0 ? Object.fromEntries(files) : undefined,
  };
}

function schemes(document: OpenApi): object {
  return Object.fromEntries(
    Object.entries(document.components.securitySchemes ?? {}).map(([name, reference]) => {
      const scheme = resolveRef(document, reference);
      if (scheme.type === 'http' && scheme.scheme === 'bearer') return [name, { in: 'bearer', name: 'Authorization' }];
      if (scheme.type === 'apiKey' && scheme.in !== 'query') return [name, { in: scheme.in, name: scheme.name }];
      throw new DocumentError(`security scheme ${name}: only bearer, header and cookie are served`);
    }),
  );
}
