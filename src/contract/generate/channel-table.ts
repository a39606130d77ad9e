// The table of one socket: its paths and parameters, and how its messages are told apart.
import type { ChannelTable, MessageTable, OperationRow, ParameterRow } from '../tables.ts';
import { type OpenApi, type Parameter, resolveRef, type Schema } from './openapi.ts';
import { parameterRow } from './operations.ts';
import type { Side, Socket, SocketMessage } from './sockets.ts';

type Schemas = Readonly<Record<string, Schema>>;
/** The values that a field can have in a message, and whether the field is required. */
interface Tag {
  readonly values: readonly string[];
  readonly required: boolean;
}

export function channelTable({ paths, messages, parameters, replies }: Socket, schemas: Schemas): ChannelTable {
  const table = (side: Side): MessageTable => messageTable([...messages[side].values()], schemas);
  const [client, server] = [table('client'), table('server')];
  return {
    paths,
    ...(Object.keys(parameters).length > 0 && { parameters: parameterRows(parameters, schemas) }),
    ...(isDefault(client) && isDefault(server) ? {} : { client, server }),
    ...(replies.size > 0 && { replies: Object.fromEntries(replies) }),
  };
}

/** Whether each message has a required field `type` with its name, as is assumed without a table. */
const isDefault = ({ tag, values, others, text, bytes }: MessageTable): boolean =>
  tag === 'type' &&
  [...others, ...(text ?? []), ...(bytes ?? [])].length === 0 &&
  Object.entries(values).every(([value, names]) => names.length === 1 && names[0] === value);

function messageTable(messages: readonly SocketMessage[], schemas: Schemas): MessageTable {
  const named = (format: SocketMessage['format']) => messages.filter((each) => each.format === format);
  const names = (format: 'text' | 'bytes') => named(format).map(({ name }) => name);
  const document = { components: { schemas } };
  const tags = named('json').map(({ name, schema }) => ({ name, tags: tagsOf(document, schema) }));
  const fields = new Map<string, number>();
  for (const field of tags.flatMap((each) => [...each.tags.keys()])) fields.set(field, (fields.get(field) ?? 0) + 1);
  const [tag] = [...fields].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const values: Record<string, string[]> = {};
  for (const { name, tags: own } of tags) {
    for (const value of own.get(tag ?? '')?.values ?? []) values[value] = [...(values[value] ?? []), name];
  }
  const others = tags.filter((each) => !each.tags.get(tag ?? '')?.required).map(({ name }) => name);
  return {
    ...(tag !== undefined && { tag }),
    values,
    others,
    ...(names('text').length > 0 && { text: names('text') }),
    ...(names('bytes').length > 0 && { bytes: names('bytes') }),
    ...(JSON.stringify([schemas, ...messages.map(({ schema }) => schema)]).includes('"default":') && { copy: true }),
  };
}

/** The fields with fixed values, by name. */
function tagsOf(document: object, reference: Schema, depth = 0): Map<string, Tag> {
  const tags = new Map<string, Tag>();
  if (depth > 8) return tags;
  const { properties = {}, required = [], allOf = [], oneOf, anyOf } = resolveRef(document, reference);
  const inner = (schema: Schema) => tagsOf(document, schema, depth + 1);
  for (const [name, property] of Object.entries(properties)) {
    const { const: value, enum: list = value === undefined ? [] : [value] } = resolveRef(document, property);
    const isScalar = (each: unknown) => ['string', 'number', 'boolean'].includes(typeof each);
    if (list.length > 0 && list.every(isScalar)) tags.set(name, { values: list.map(String), required: false });
  }
  for (const [name, tag] of allOf.flatMap((part) => [...inner(part)])) tags.set(name, tag);
  const [first, ...rest] = (oneOf ?? anyOf ?? []).map(inner);
  for (const [name, tag] of first ?? []) {
    const all = [tag, ...rest.flatMap((variant) => variant.get(name) ?? [])];
    if (all.length <= rest.length) continue;
    const values = [...new Set(all.flatMap((each) => each.values))];
    tags.set(name, { values, required: all.every((each) => each.required) });
  }
  const isRequired = (name: string) =>
    required.includes(name) || allOf.some((part) => (resolveRef(document, part).required ?? []).includes(name));
  for (const [name, tag] of tags) if (isRequired(name)) tags.set(name, { ...tag, required: true });
  return tags;
}

function parameterRows({ path, query, header }: Socket['parameters'], schemas: Schemas): OperationRow['parameters'] {
  const document = { components: { schemas } } as unknown as OpenApi;
  const rows = ({ properties = {}, required = [] }: Schema = {}): ParameterRow[] =>
    Object.entries(properties).map(([name, schema]) => {
      const parameter: Parameter = { name, in: 'query', required: required.includes(name), schema };
      return parameterRow(document, parameter) as ParameterRow;
    });
  return { path: rows(path), query: rows(query), header: rows(header) };
}
