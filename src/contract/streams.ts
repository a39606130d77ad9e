// Streams: server-sent events (WHATWG HTML, 9.2) and JSON lines. Their schema is that of one item.
import { type Media, resolveRef, type Schema } from './document.ts';
import { parseJson } from './json.ts';
import type { StreamForm } from './tables.ts';

const SSE_MEDIA = 'text/event-stream';
const LINES = ['application/jsonl', 'application/x-ndjson', 'application/x-jsonlines'];

export interface Stream {
  readonly schema: Schema;
  readonly form: StreamForm;
}

/** Null if the media type is no stream, or one of which only the bytes are known. */
export function readStream(document: object, media: string, { schema, itemSchema }: Media): Stream | null {
  if (media === SSE_MEDIA) return readEvents(document, schema ?? {}, itemSchema);
  const whole = resolveRef(document, schema ?? (itemSchema ? {} : { type: 'string' }));
  const item = itemSchema ?? (whole.type === 'array' ? (whole.items ?? {}) : schema);
  return LINES.includes(media) && item && whole.type !== 'string' ? { schema: item, form: 'lines' } : null;
}

/** The media types of responses that are streams, with their forms. */
export const streamForms = (
  document: object,
  answers: readonly { readonly media: Readonly<Record<string, Media>> }[],
): [string, StreamForm][] =>
  answers.flatMap(({ media }) =>
    Object.keys(media).flatMap((name): [string, StreamForm][] => {
      const stream = readStream(document, name, media[name] as Media);
      return stream ? [[name, stream.form]] : [];
    }),
  );

/** Before 3.2 the data of an event is always JSON. In 3.2 it is a text, which `contentSchema` says more about. */
function readEvents(document: object, schema: Schema, itemSchema: Schema | undefined): Stream {
  const given = itemSchema ?? schema;
  if (resolveRef(document, given).type === 'string') return { schema: TEXT_EVENT, form: 'text' };
  const fields = eventFields(document, given);
  if (fields.length === 0 && Object.keys(given).length > 0) return { schema: given, form: 'data' };
  if (!itemSchema) return { schema, form: 'event' };
  const data = fields.flatMap(({ data: each }) => (each ? [resolveRef(document, each)] : []));
  const isText = data.length > 0 && !data.some(isJsonText);
  return isText ? { schema: given, form: 'text' } : { schema: withContent(document, given), form: 'event' };
}

const TEXT: Schema = { type: 'string' };
const TEXT_EVENT: Schema = { type: 'object', required: ['data'], properties: { event: TEXT, data: TEXT } };

const isJsonText = ({ type, contentMediaType = '', contentSchema }: Schema): boolean =>
  contentSchema !== undefined || contentMediaType.endsWith('json') || (type !== undefined && type !== 'string');

/** The properties of an event and of its variants; none if the schema describes something else. */
function eventFields(document: object, given: Schema): Record<string, Schema>[] {
  const { properties = {}, allOf = [], oneOf = [], anyOf = [] } = resolveRef(document, given);
  const inner = [...allOf, ...oneOf, ...anyOf].flatMap((each) => eventFields(document, each));
  const isEvent = 'data' in properties && (Object.keys(properties).length === 1 || 'event' in properties);
  return isEvent || (inner.length > 0 && 'event' in properties) ? [properties, ...inner] : inner;
}

/** With the schema of the data instead of that of its text. */
function withContent(document: object, given: Schema): Schema {
  const schema = { ...resolveRef(document, given) };
  for (const key of ['allOf', 'oneOf', 'anyOf'] as const) {
    if (schema[key]) schema[key] = schema[key].map((each) => withContent(document, each));
  }
  const data = resolveRef(document, schema.properties?.['data'] ?? {});
  const content = (data['contentSchema'] ?? {}) as Schema;
  if (data.type === 'string' && isJsonText(data)) schema.properties = { ...schema.properties, data: content };
  return schema;
}

/** The items of an example, which may be a list of them, or the text of JSON lines. */
export function itemsOf({ form }: Stream, value: unknown): unknown[] {
  if (Array.isArray(value) || typeof value !== 'string' || form !== 'lines') return [value].flat();
  const lines = value.split('\n').map((line) => parseJson(line));
  return lines.flatMap((line) => (line.ok ? [line.value] : []));
}
