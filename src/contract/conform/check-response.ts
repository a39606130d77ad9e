// Compares a response with the documented responses of an operation.
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { anyOf } from '../negotiate.ts';
import { parseOr } from '../parse-or.ts';
import { readStream, type Stream } from '../streams.ts';
import type { Reply } from './client.ts';
import { examplesOf, type Operation, responseOf } from './document.ts';
import { matches } from './schema-match.ts';
import type { WireResponse } from './send.ts';

const PROBLEM = 'application/problem+json';

/** The last segment of a problem's type. */
const problemName = (type: unknown): string => String(type).replace(/^.*\//, '');

/** Describes how the response differs from the document, or returns null if it matches. */
export function describeMismatch(operation: Operation, { status, headers, text }: WireResponse): string | null {
  const { responseDocument: document, id } = operation;
  const response = responseOf(operation, status);
  if (!response) return `undocumented status ${status} for ${id}: ${excerpt(text)}`;
  const media = mediaOf(headers['content-type']);
  const contents = response.content ?? {};
  const content = contents[media] ?? contents['*/*'];
  // A framework's own refusals may be problem details, although the document has another form or none.
  if (!content && status >= 400 && media === PROBLEM) return null;
  if (Object.keys(contents).length === 0) return text === '' ? null : `${status} with an undocumented body`;
  if (!content) return `${status} with ${media || 'no media type'} instead of ${anyOf(Object.keys(contents))}`;
  const stream = readStream(document, media, content);
  if (stream) {
    const wrong = completeItems(stream, text).find((item) => !matches(document, stream.schema, item));
    return wrong === undefined ? null : `an item that does not match its schema: ${excerpt(JSON.stringify(wrong))}`;
  }
  // A mock says so itself when the document has an example that does not match its schema.
  if (!/^application\/(.+\+)?json$/.test(media) || headers['mock-warning'] !== undefined) return null;
  const value = parseOr(text, undefined);
  if (value === undefined) return `${status} with a body that is not JSON: ${excerpt(text)}`;
  if (!matches(document, content.schema ?? {}, value))
    return `${status} with a body that does not match its schema: ${excerpt(text)}`;
  if (media !== PROBLEM) return null;
  const { type, status: bodyStatus } = value as { type?: unknown; status?: unknown };
  if ((bodyStatus ?? status) !== status) return `status ${bodyStatus} in the body of a ${status} response`;
  const documented = examplesOf(document, content).map(({ value: example }) =>
    problemName((example as { type?: unknown } | undefined)?.type),
  );
  // An unserved path or method returns a generic problem that the operation does not document.
  const isGeneric = documented.length === 0 || documented.some((name) => /^(about:blank|undefined)$/.test(name));
  const isDocumented = status !== 404 || isGeneric || documented.includes(problemName(type));
  return isDocumented ? null : `${status} ${problemName(type)}: ${id} seems not to be served`;
}

/** The items at the beginning of a stream. What is not JSON, but should be, is a text. */
function completeItems({ form }: Stream, text: string): unknown[] {
  const read = (data: string): unknown => (form === 'text' ? data : data === '' ? null : (parseOr(data, null) ?? data));
  if (form === 'lines') return text.split('\n').slice(0, -1).filter(Boolean).map(read);
  const items: unknown[] = [];
  const onEvent = ({ event = 'message', data }: EventSourceMessage) =>
    items.push(form === 'data' ? read(data) : { event, data: read(data) });
  createParser({ onEvent }).feed(text);
  return items.filter((item) => item !== '[DONE]');
}

/** Whether the document has an example of this very error, which is not that the request is invalid. */
export function isDocumentedError(operation: Operation, { status, text }: WireResponse): boolean {
  const contents = Object.values(responseOf(operation, status)?.content ?? {});
  const errorNames = contents
    .flatMap((content) => examplesOf(operation.document, content))
    .map(({ value }) => errorName(value));
  const name = errorName(parseOr(text, undefined));
  return name !== null && !/^invalid[-_]request$/.test(name) && errorNames.includes(name);
}

/** Of a problem, or of an error of OAuth (RFC 6749, 5.2). */
function errorName(body: unknown): string | null {
  const { type, error } = (body ?? {}) as { readonly type?: unknown; readonly error?: unknown };
  if (typeof type === 'string') return problemName(type);
  return typeof error === 'string' ? error : null;
}

/** Returns null if the response is a 400 with one of the pointers, else describes what is wrong. */
export function describeMissingRefusal(
  { status, headers, text, wire }: Reply,
  pointers: readonly string[],
): string | null {
  const media = mediaOf(headers['content-type']);
  if (media !== PROBLEM) return `${status} with ${media || 'no media type'}: ${excerpt(text)}`;
  const { type, errors = [] } = (parseOr(text, null) ?? {}) as { type?: string; errors?: { pointer: string }[] };
  // An empty or dot segment turns the path into another one (RFC 3986, 5.2.4).
  const isOtherPath = /\/(\.|%2e){0,2}(\/|\?|$)/i.test(wire.path);
  if (isOtherPath && ['not-found', 'method-not-allowed'].includes(problemName(type))) return null;
  if (status !== 400) return `${status} ${problemName(type)}`;
  const returned = errors.map(({ pointer }) => pointer);
  return returned.some((pointer) => pointers.includes(pointer))
    ? null
    : `400 with pointer ${returned.join(', ') || 'missing'} instead of ${pointers[0]}`;
}

export const mediaOf = (type = ''): string => type.split(';')[0]?.trim() ?? '';

/** The beginning of a text, with tokens removed so that reports do not leak them. */
export const excerpt = (text: string): string =>
  (text.length > 160 ? `${text.slice(0, 160)}...` : text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/("\w*token":")[^"]*/g, '$1...');
