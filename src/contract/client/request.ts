// Builds the URL, headers and body of a typed request.
import { bracketPairs, formPairs } from '../form-fields.ts';
import { isJsonMedia, JSON_MEDIA } from '../negotiate.ts';
import { invalidRequest } from '../refusal.ts';
import type { BodyRow, OperationRow, ParameterRow } from '../tables.ts';

/** A request of any operation. */
export interface CallRequest {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}
export interface WireRequest {
  readonly url: string;
  readonly headers: Headers;
  readonly body: BodyInit | null;
  /** True if the body is a stream, which `fetch` sends without waiting for the response. */
  readonly isStream: boolean;
}

/** `keys` are credentials in the query. */
export function writeRequest(
  base: string,
  row: OperationRow,
  request: CallRequest,
  common: Headers,
  keys: Readonly<Record<string, string>> = {},
): WireRequest {
  const headers = new Headers(common);
  for (const { name, kind } of row.parameters.header) {
    const value = request.header?.[name];
    if (isPresent(value)) setHeader(headers, name, textOf(kind, value));
  }
  const url = base + writePath(row, request.path ?? {}) + writeQuery(row.parameters.query, request.query ?? {}, keys);
  const body = writeBody(row, request.body, headers);
  return { url, headers, body, isStream: body instanceof ReadableStream };
}

const textOf = (kind: ParameterRow['kind'], value: unknown): string =>
  kind === 'json' ? JSON.stringify(value) : String(value);

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

function refuse(pointer: string, detail: string): never {
  throw invalidRequest([{ pointer, detail }]);
}

/** Checks the value first, because the error of `Headers` would contain it and it may be a secret. */
function setHeader(headers: Headers, name: string, value: string): void {
  if (!isHeaderValue(value))
    refuse(`/header/${name.toLowerCase()}`, 'contains characters that are not allowed in a header');
  headers.set(name, value);
}

export const isHeaderValue = (value: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(value);

function writePath(row: OperationRow, values: Readonly<Record<string, unknown>>): string {
  return row.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const kind = row.parameters.path.find((parameter) => parameter.name === name)?.kind ?? 'string';
    const value = isPresent(values[name]) ? textOf(kind, values[name]) : undefined;
    if (!isPresent(value) || value === '') return refuse(`/path/${name}`, 'is required');
    // URL parsers resolve dot segments, even percent-encoded ones, which would call another operation.
    if (value === '.' || value === '..') return refuse(`/path/${name}`, 'must not be "." or ".."');
    return encode(value, `/path/${name}`);
  });
}

function writeQuery(
  rows: readonly ParameterRow[],
  values: Readonly<Record<string, unknown>>,
  keys: Readonly<Record<string, string>>,
): string {
  const pairs: string[] = [];
  const add = (name: string, ...items: unknown[]) => {
    const at = `/query/${name}`;
    pairs.push(`${encode(name, at)}=${items.map((item) => encode(item, at)).join(',')}`);
  };
  for (const { name, kind, list } of rows) {
    const value = values[name];
    if (!isPresent(value)) continue;
    if (kind === 'deep') {
      for (const [key, item] of bracketPairs(name, value)) add(key, item);
    } else if (kind === 'rest') {
      for (const [key, items] of Object.entries(value as object))
        for (const item of [items].flat()) if (isPresent(item)) add(key, item);
    } else if (list === undefined) {
      add(name, textOf(kind, value));
    } else {
      const items = [value].flat().filter(isPresent);
      if (list === 'comma' && items.length > 0) add(name, ...items);
      if (list !== 'comma') for (const item of items) add(name, item);
    }
  }
  for (const [name, key] of Object.entries(keys)) add(name, key);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function encode(value: unknown, pointer: string): string {
  try {
    return encodeURIComponent(String(value));
  } catch {
    return refuse(pointer, 'is not well-formed Unicode');
  }
}

function writeBody(row: OperationRow, body: unknown, headers: Headers): BodyInit | null {
  if (row.body === null || !isPresent(body)) return null;
  if (row.body.media.length === 1 && row.body.media[0] === JSON_MEDIA)
    return writeJson(body, row.body.media[0], headers);
  const { media, content } = body as { readonly media: string; readonly content: unknown };
  if (isJsonMedia(media)) return writeJson(content, media, headers);
  // For forms, fetch sets Content-Type.
  if (media === 'multipart/form-data') return writeForm(content as object, row.body);
  if (media === 'application/x-www-form-urlencoded') return writeFields(content as object, row.body);
  headers.set('Content-Type', media);
  if (row.body.stream && !(content instanceof Uint8Array || content instanceof Blob))
    return streamOf(content as AsyncIterable<Uint8Array<ArrayBuffer>>);
  return content as Uint8Array<ArrayBuffer> | string;
}

function streamOf(chunks: AsyncIterable<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await iterator.return?.()),
  });
}

function writeJson(content: unknown, media: string, headers: Headers): string {
  headers.set('Content-Type', media);
  return JSON.stringify(content);
}

const writeFields = (fields: object, { objects = {} }: BodyRow): URLSearchParams =>
  new URLSearchParams(formPairs(fields, (name) => objects[name] === 'brackets'));

function writeForm(fields: object, row: BodyRow): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item instanceof Blob) form.append(name, item);
      else if (row.objects?.[name] === 'part')
        form.append(name, new Blob([JSON.stringify(item)], { type: JSON_MEDIA }));
      else for (const [key, text] of writeFields({ [name]: item }, row)) form.append(key, text);
    }
  }
  return form;
}
