// Writes operations.ts: the area's route table, used by server, client and mock.

import {
  byteLimit,
  type Media,
  mapValues,
  mergeParts,
  type OpenApi,
  type Parameter,
  resolveRef,
  type Schema,
  type SecurityScheme,
} from '../document.ts';
import { streamForms } from '../streams.ts';
import { closedFields, fieldOf, listItems, scalarKind } from './forms.ts';
import { isForm, MULTIPART_MEDIA } from './media.ts';
import { isBinary, type OperationModel } from './model.ts';
import { HEADER, literal } from './text.ts';

export function writeOperations(document: OpenApi, operations: readonly OperationModel[]): string {
  const table = Object.fromEntries(operations.map((operation) => [operation.id, row(document, operation)]));
  return `${HEADER}
export const operations = ${literal(table)} as const;

export const security = ${literal(schemes(document))} as const;
`;
}

function row(document: OpenApi, operation: OperationModel): object {
  const { method, path, effects, cors, exposes, security, parameters } = operation;
  const rows = (list: readonly Parameter[]) => list.map((parameter) => parameterRow(document, parameter));
  return {
    method,
    path: operation.base + path,
    effects,
    cors,
    exposes,
    deprecated: operation.deprecation ? deprecationHeaders(operation.deprecation) : undefined,
    security,
    scopes: unlessEmpty(Object.entries(operation.scopes)),
    rule: operation.rule,
    once: operation.once,
    parameters: {
      path: rows(parameters.path),
      query: withNames(document, parameters.query, rows(parameters.query)),
      header: rows(parameters.header),
      cookie: parameters.cookie.length > 0 ? rows(parameters.cookie) : undefined,
      nested: parameters.query.some((each) => 'nested' in parameterRow(document, each)) || undefined,
    },
    body: operation.body && { ...bodyRow(document, operation.body), once: operation.once },
    answers: Object.fromEntries(operation.answers.map(({ status, media }) => [status, Object.keys(media)])),
    problems: Object.fromEntries(operation.problems.map(({ name, status, html }) => [name, { status, html }])),
    streams: unlessEmpty(streamForms(document, operation.answers).filter(([, form]) => form !== 'event')),
    errors: unlessEmpty(operation.errors.map(({ key, media, shape }) => [key, { media: Object.keys(media), shape }])),
  };
}

/** Undefined if there are none, which keeps the tables small. */
const unlessEmpty = (entries: readonly (readonly [string, unknown])[]): object | undefined =>
  entries.length > 0 ? Object.fromEntries(entries) : undefined;

/** Both headers refer to the first second of the day (Deprecation: RFC 9745; Sunset: RFC 8594). */
function deprecationHeaders({ since, sunset }: NonNullable<OperationModel['deprecation']>): object {
  return { Deprecation: `@${Date.parse(since) / 1_000}`, Sunset: new Date(sunset).toUTCString() };
}

export function parameterRow(document: OpenApi, parameter: Parameter): object {
  const { name, required = false, schema, isJson, style } = parameter;
  if (isJson) return { name, required, kind: 'json' };
  const items = listItems(document, schema);
  if (style === 'deepObject') return { name, required, kind: 'deep', ...fieldRows(document, parameter) };
  if (items) return { name, required, kind: scalarKind(document, items), list: listSyntax(parameter) };
  const kind = scalarKind(document, schema) ?? 'rest';
  if (kind !== 'rest') return { name, required, kind };
  return { name, required, kind, ...fieldRows(document, parameter) };
}

/** Several objects that are not written with brackets are told apart by the names of their fields. */
function withNames(document: OpenApi, parameters: readonly Parameter[], rows: readonly object[]): object[] {
  const isObject = (row: object) => (row as { kind: string }).kind === 'rest';
  const hasSeveral = rows.filter(isObject).length > 1;
  return rows.map((row, index) => {
    const names = hasSeveral && isObject(row) ? closedFields(document, parameters[index] as Parameter) : null;
    return names ? { ...row, names } : row;
  });
}

/** The fields of an object in the query. */
function fieldRows(document: OpenApi, { style, schema }: Parameter): object {
  const { properties = {}, additionalProperties } = mergeParts(document, schema);
  const isList = (each: Schema) => listItems(document, each) !== null;
  const lists = Object.entries(properties).flatMap(([name, each]) => (isList(each) ? [name] : []));
  if (isList(schema)) lists.push('');
  const others = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const isNested = [...Object.values(properties), ...others].some((each) => scalarKind(document, each) === null);
  const fields = style === 'deepObject' ? properties : mapValues(properties, (field) => fieldOf(document, field));
  return {
    fields: otherKinds(document, Object.entries(fields)),
    ...(style === 'deepObject' && (isNested || lists.length > 0) && { nested: true }),
    ...(lists.length > 0 && { lists }),
  };
}

/** The kinds of fields that are not strings. */
function otherKinds(document: OpenApi, fields: readonly [string, Schema][]): object | undefined {
  const kinds = fields.map(([name, field]) => [name, scalarKind(document, field)] as const);
  return unlessEmpty(kinds.filter(([, kind]) => kind !== 'string' && kind !== null));
}

function listSyntax({ in: place, explode = true, 'x-commas': commas }: Parameter): string {
  if (!explode || place !== 'query') return 'comma';
  return commas === 'accepted' ? 'either' : 'repeated';
}

function bodyRow(
  document: OpenApi,
  { required, nullable, maxBytes, stream, media }: NonNullable<OperationModel['body']>,
): object {
  const schemas = Object.values(media).map(({ schema }) => resolveRef(document, schema ?? {}));
  const forms = Object.entries(media).filter(([name]) => isForm(name));
  const fields = forms.flatMap(([, form]) => fieldsOf(document, form));
  const files = fields
    .filter(([, schema]) => isBinary(document, schema))
    .map(
      ([name]) => [name, (media[MULTIPART_MEDIA]?.encoding?.[name]?.contentType ?? '*/*').split(/\s*,\s*/)] as const,
    );
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
    stream: stream || undefined,
    limit: limits.length > 0 ? Math.max(...limits) : undefined,
    variants: json?.discriminator && {
      tag: json.discriminator.propertyName,
      values: Object.keys(json.discriminator.mapping ?? {}),
    },
    files: unlessEmpty(files),
    lists: lists.length > 0 ? [...new Set(lists.map(([name]) => name))] : undefined,
    objects: unlessEmpty(forms.flatMap(([name, form]) => objectsOf(document, name, form))),
  };
}

/** Fields that are objects or lists of them, and lists that are written with brackets. */
function objectsOf(document: OpenApi, media: string, form: Media): [string, string][] {
  return fieldsOf(document, form).flatMap(([name, field]) => {
    const { style, contentType } = form.encoding?.[name] ?? {};
    if (style === 'deepObject') return [[name, 'brackets']];
    if (scalarKind(document, field) !== null) return [];
    return [[name, media === MULTIPART_MEDIA && contentType ? 'part' : 'json']];
  });
}

const fieldsOf = (document: OpenApi, { schema }: Media): [string, Schema][] =>
  Object.entries(mapValues(resolveRef(document, schema ?? {}).properties ?? {}, (field) => fieldOf(document, field)));

const schemes = (document: OpenApi): object =>
  mapValues(document.components.securitySchemes ?? {}, (reference) => {
    const scheme = resolveRef(document, reference);
    if (scheme.type === 'mutualTLS') return { in: 'tls', name: 'Certificate' };
    if (scheme.type !== 'apiKey') return { ...authorization(scheme), name: 'Authorization' };
    const { in: place, name, 'x-bearer-prefix': bearerPrefix, 'x-proof-header': proofHeader } = scheme;
    return { in: place, name, ...(bearerPrefix && { bearerPrefix }), ...(proofHeader && { proofHeader }) };
  });

/** Tokens of OAuth 2.0 and OpenID Connect are bearer tokens. */
function authorization({ type, scheme = '' }: SecurityScheme): object {
  const name = type === 'http' ? scheme.toLowerCase() : 'bearer';
  return name === 'bearer' || name === 'basic' ? { in: name } : { in: 'http', scheme };
}
