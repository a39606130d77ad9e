// Writes operations.ts: the area's route table, used by server, client and mock.
import { fieldOf } from './forms.ts';
import { listItems, scalarKind } from './kinds.ts';
import { isForm, MULTIPART_MEDIA } from './media.ts';
import { isBinary, type OperationModel } from './model.ts';
import {
  byteLimit,
  type Media,
  type OpenApi,
  type Parameter,
  resolveRef,
  type Schema,
  type SecurityScheme,
} from './openapi.ts';
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
    path: operation.base + path,
    effects,
    cors,
    exposes,
    deprecated: operation.deprecation ? deprecationHeaders(operation.deprecation) : undefined,
    security,
    scopes: Object.keys(operation.scopes).length > 0 ? operation.scopes : undefined,
    rule: operation.rule ?? undefined,
    once: operation.once,
    parameters: {
      path: operation.parameters.path.map((parameter) => parameterRow(document, parameter)),
      query: operation.parameters.query.map((parameter) => parameterRow(document, parameter)),
      header: operation.parameters.header.map((parameter) => parameterRow(document, parameter)),
      cookie: cookieRows(document, operation.parameters.cookie),
    },
    body: operation.body && { ...bodyRow(document, operation.body), once: operation.once },
    answers: Object.fromEntries(operation.answers.map(({ status, media }) => [status, Object.keys(media)])),
    problems: Object.fromEntries(operation.problems.map(({ name, status, html }) => [name, { status, html }])),
    errors: errorRows(operation),
  };
}

function errorRows({ errors }: OperationModel): object | undefined {
  if (errors.length === 0) return undefined;
  return Object.fromEntries(errors.map(({ key, media, shape }) => [key, { media: Object.keys(media), shape }]));
}

/** Both headers refer to the first second of the day (Deprecation: RFC 9745; Sunset: RFC 8594). */
function deprecationHeaders({ since, sunset }: NonNullable<OperationModel['deprecation']>): object {
  return { Deprecation: `@${Date.parse(since) / 1_000}`, Sunset: new Date(sunset).toUTCString() };
}

/** Undefined if there are no cookies, which keeps the tables small. */
function cookieRows(document: OpenApi, cookies: readonly Parameter[]): object[] | undefined {
  const rows = cookies.map((cookie) => parameterRow(document, cookie));
  return rows.length > 0 ? rows : undefined;
}

export function parameterRow(document: OpenApi, parameter: Parameter): object {
  const { name, required = false, schema, isJson, style } = parameter;
  if (isJson) return { name, required, kind: 'json' };
  const items = listItems(document, schema);
  if (items) return { name, required, kind: scalarKind(document, items), list: listSyntax(parameter) };
  if (style === 'deepObject') return { name, required, kind: 'deep', fields: fieldKinds(document, schema) };
  return { name, required, kind: scalarKind(document, schema) ?? 'rest' };
}

/** The kinds of fields that are not strings. */
function fieldKinds(document: OpenApi, schema: Schema): object | undefined {
  const kinds = fieldsOf(document, { schema }).map(([name, field]) => [name, scalarKind(document, field)] as const);
  const others = kinds.filter(([, kind]) => kind !== 'string');
  return others.length > 0 ? Object.fromEntries(others) : undefined;
}

function listSyntax({ in: place, explode = true, 'x-commas': commas }: Parameter): string {
  if (!explode || place !== 'query') return 'comma';
  return commas === 'accepted' ? 'either' : 'repeated';
}

function bodyRow(
  document: OpenApi,
  { required, nullable, maxBytes, media }: NonNullable<OperationModel['body']>,
): object {
  const schemas = Object.values(media).map(({ schema }) => resolveRef(document, schema ?? {}));
  const forms = Object.entries(media).filter(([name]) => isForm(name));
  const fields = forms.flatMap(([, form]) => fieldsOf(document, form));
  const files = fields
    .filter(([, schema]) => isBinary(document, schema))
    .map(([name]) => [name, (media[MULTIPART_MEDIA]?.encoding?.[name]?.contentType ?? '*/*').split(/\s*,\s*/)]);
  const kinds = fields
    .map(([name, schema]) => [name, scalarKind(document, schema)] as const)
    .filter(([, kind]) => kind !== 'string');
  const lists = forms
    .flatMap(([, { schema = {} }]) => Object.entries(resolveRef(document, schema).properties ?? {}))
    .filter(([, field]) => listItems(document, field) !== null);
  const limits = [...schemas, ...fields.map(([, schema]) => schema)]
    .filter((schema) => isBinary(document, schema))
    .flatMap((schema) => byteLimit(schema) ?? []);
  const [json] = schemas;
  return {
    required,
    nullable: nullable || undefined,
    media: Object.keys(media),
    maxBytes,
    limit: limits.length > 0 ? Math.max(...limits) : undefined,
    variants: json?.discriminator && {
      tag: json.discriminator.propertyName,
      values: Object.keys(json.discriminator.mapping ?? {}),
    },
    files: files.length > 0 ? Object.fromEntries(files) : undefined,
    kinds: kinds.length > 0 ? Object.fromEntries(kinds) : undefined,
    lists: lists.length > 0 ? [...new Set(lists.map(([name]) => name))] : undefined,
  };
}

const fieldsOf = (document: OpenApi, { schema }: Media): [string, Schema][] =>
  Object.entries(resolveRef(document, schema ?? {}).properties ?? {}).map(([name, field]) => [
    name,
    fieldOf(document, field),
  ]);

const schemes = (document: OpenApi): object =>
  Object.fromEntries(
    Object.entries(document.components.securitySchemes ?? {}).map(([name, reference]) => {
      const scheme = resolveRef(document, reference);
      if (scheme.type === 'mutualTLS') return [name, { in: 'tls', name: 'Certificate' }];
      if (scheme.type !== 'apiKey') return [name, { ...authorization(scheme), name: 'Authorization' }];
      const { in: place, name: field, 'x-bearer-prefix': bearerPrefix, 'x-proof-header': proofHeader } = scheme;
      const more = { ...(bearerPrefix && { bearerPrefix }), ...(proofHeader && { proofHeader }) };
      return [name, { in: place, name: field, ...more }];
    }),
  );

/** Tokens of OAuth 2.0 and OpenID Connect are bearer tokens. */
function authorization({ type, scheme = '' }: SecurityScheme): object {
  const name = type === 'http' ? scheme.toLowerCase() : 'bearer';
  return name === 'bearer' || name === 'basic' ? { in: name } : { in: 'http', scheme };
}
