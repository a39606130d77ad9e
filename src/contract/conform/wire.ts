// Serializes an operation's values as an HTTP request, following the document (OpenAPI 3.1: style and explode). Returns
// null for values that HTTP cannot express, such as a number for a string parameter.
import { formPairs } from '../form-fields.ts';
import { isBinary, type Operation, type Parameter, resolveRef, type Schema, type SecurityScheme } from './document.ts';
import { matches } from './schema-match.ts';

/** A request as it is sent. */
export interface Wire {
  readonly method: string;
  /** Including the query; sent unchanged. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}
export function writeParameters(operation: Operation, values: unknown): Pick<Wire, 'path' | 'headers'> | null {
  const { document, parameters } = operation;
  const headers: Record<string, string> = {};
  const pairs: string[] = [];
  const cookies: string[] = [];
  let path = operation.path;
  if (!isRecord(values)) return null;
  for (const parameter of parameters) {
    const { in: place, name } = parameter;
    const group = values[place];
    if (!isRecord(group)) return null;
    const value = group[name];
    const texts = value === undefined ? [] : writeTexts(document, parameter, value);
    if (!texts) return null;
    if (place === 'path') path = path.replace(`{${name}}`, () => encode(texts[0]?.[1] ?? ''));
    if (place === 'query') pairs.push(...texts.map(([key, text]) => `${encode(key)}=${encode(text)}`));
    if (place === 'header') Object.assign(headers, Object.fromEntries(texts));
    if (place === 'cookie') cookies.push(...texts.map(([key, text]) => `${key}=${text}`));
  }
  if (cookies.some((cookie) => /[;,"\\ ]/.test(cookie))) return null; // RFC 6265, 4.1.1
  if (cookies.length > 0) headers['Cookie'] = cookies.join('; ');
  if (!Object.values(headers).every(isHeader)) return null;
  return { path: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path, headers };
}

/** Replaces lone surrogates, which UTF-8 cannot encode. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Headers carry only printable characters, without spaces at the ends. */
const isHeader = (text: string): boolean => /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$|^$/.test(text);

function writeTexts(document: object, parameter: Parameter, value: unknown): [key: string, text: string][] | null {
  const { name } = parameter;
  const own = resolveRef(document, parameter.schema);
  const alternatives = [...(own.oneOf ?? []), ...(own.anyOf ?? [])].map((each) => resolveRef(document, each));
  const isWritten = ({ type }: Schema) => type === 'object' || (type === 'array' && Array.isArray(value));
  const schema = alternatives.find(isWritten) ?? own;
  if (schema.type === 'array') {
    const item = resolveRef(document, schema.items ?? {});
    if (!Array.isArray(value) || value.length === 0) return null;
    const texts = value.map((one) => writeText(item, one));
    if (texts.some((text) => text === null)) return null;
    if (parameter.explode ?? true) return texts.map((text) => [name, text as string]);
    return [[name, texts.join(',')]];
  }
  if (schema.type === 'object') {
    if (!isRecord(value)) return null;
    const { properties = {} } = schema;
    const texts = Object.entries(value).map(([key, inner]) => {
      const text = writeText(resolveRef(document, properties[key] ?? { type: 'string' }), inner);
      return [parameter.style === 'deepObject' ? `${name}[${key}]` : key, text] as const;
    });
    return texts.every(([, text]) => text !== null) ? (texts as [string, string][]) : null;
  }
  const text = writeText(schema, value);
  // An alternative may allow any text, so that a value that is wrong for a number is right all the same.
  const isRightAsText = typeof value !== 'string' && alternatives.length > 0 && matches(document, own, text);
  return text === null || (isRightAsText && !matches(document, own, value)) ? null : [[name, text]];
}

/** Returns null if the text would be read as another value, such as a number for a string parameter. */
function writeText(schema: Schema, value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (schema.type === 'string' || typeof value === 'object') return null;
  return value === Number.POSITIVE_INFINITY ? '1e400' : String(value);
}

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Sends a small picture for binary data, whose examples in the documents are only placeholders. */
export async function writeBody(
  operation: Operation,
  media: string,
  value: unknown,
): Promise<Pick<Wire, 'headers' | 'body'> | null> {
  const { document, body } = operation;
  const { schema = {}, encoding = {} } = body?.content[media] ?? {};
  const headers = { 'Content-Type': media };
  if (media === 'application/json') return value === undefined ? null : { headers, body: writeJson(value) };
  if (isBinary(document, schema)) return { headers, body: PNG };
  if (!isRecord(value)) return null;
  const { properties = {}, required = [] } = resolveRef(document, schema);
  const isText = (name: string) => resolveRef(document, properties[name] ?? { type: 'string' }).type === 'string';
  const isFile = (name: string) => isFileField(document, properties[name] ?? {});
  const isSent = ([name, content]: [string, unknown]) => typeof content === 'string' || !isText(name) || isFile(name);
  if (!Object.entries(value).every(isSent)) return null;
  const write = (fields: object): URLSearchParams =>
    new URLSearchParams(formPairs(fields, (name) => encoding[name]?.style === 'deepObject'));
  // A form cannot carry an empty object or list.
  const isLost = ([name, content]: [string, unknown]) =>
    required.includes(name) && !isFile(name) && write({ [name]: content }).size === 0;
  if (Object.entries(value).some(isLost)) return null;
  if (media === 'application/x-www-form-urlencoded') return { headers, body: write(value).toString() };
  if (media !== 'multipart/form-data') return null;
  const form = new FormData();
  for (const [name, content] of Object.entries(value)) {
    const type = /^[^,*]+$/.exec(encoding[name]?.contentType ?? '')?.[0] ?? 'image/png';
    if (isFile(name)) form.append(name, new Blob([PNG], { type }), 'picture.png');
    else for (const [key, text] of write({ [name]: content })) form.append(key, text);
  }
  return writeForm(form);
}

/** A file, or a list of files, also as one of several alternatives. */
function isFileField(document: object, reference: Schema): boolean {
  const { format, items = [], oneOf = [], anyOf = [] } = resolveRef(document, reference);
  return format === 'binary' || [items, oneOf, anyOf].flat().some((each) => isFileField(document, each));
}

export async function writeForm(form: FormData): Promise<Pick<Wire, 'headers' | 'body'>> {
  const encoded = new Response(form);
  const headers = { 'Content-Type': encoded.headers.get('content-type') ?? '' };
  return { headers, body: new Uint8Array(await encoded.arrayBuffer()) };
}

/** Like JSON.stringify, but writes Infinity as 1e400, which is valid JSON. */
export function writeJson(value: unknown): string {
  const beyond = '\u0000beyond\u0000';
  const text = JSON.stringify(value, (_, inner) => (inner === Number.POSITIVE_INFINITY ? beyond : inner)) ?? '';
  return text.replaceAll(JSON.stringify(beyond), '1e400');
}

/** The value is `user:password` for basic authentication, and the whole header for a cookie. */
export function addCredential(wire: Wire, scheme: SecurityScheme, value: string): Wire {
  const { type, scheme: kind = 'bearer', in: place = 'header', name = 'Authorization' } = scheme;
  if (type === 'none' || type === 'mutualTLS') return wire;
  if (place === 'query') {
    if (wire.path.includes(`${name}=`)) return wire;
    return { ...wire, path: `${wire.path}${wire.path.includes('?') ? '&' : '?'}${name}=${encode(value)}` };
  }
  const token = kind.toLowerCase() === 'basic' ? `Basic ${btoa(value)}` : `Bearer ${value}`;
  const text = type === 'apiKey' ? value : token;
  return { ...wire, headers: { ...wire.headers, [place === 'cookie' ? 'Cookie' : name]: text } };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
