// Responses of handlers as data, and how they are compared with the document. write.ts writes them.
import type { Answered, FileSource, Reply, Source } from '../handler.ts';
import { isJsonMedia, isOneOf, JSON_MEDIA } from '../negotiate.ts';
import type { Operation } from '../operation.ts';
import { describeInvalid } from '../problem.ts';
import { findError, type OperationRow } from '../tables.ts';
import { findInvalid } from '../validation-errors.ts';
import type { Route } from './route.ts';

export type HandlerResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | readonly string[] | undefined>> | undefined;
} & (
  | { readonly kind: 'json'; readonly body: unknown; readonly media?: string }
  | { readonly kind: 'raw'; readonly media: string; readonly body: string | Uint8Array }
  | { readonly kind: 'file'; readonly media: string; readonly source: FileSource }
  | { readonly kind: 'events'; readonly media: string; readonly source: Source<unknown> }
  | { readonly kind: 'empty' }
);
type Headers = HandlerResponse['headers'];

const toAnswered = (response: HandlerResponse): Answered<Operation> => response as unknown as Answered<Operation>;

const replies = {
  json: (status: number, body: unknown, headers?: Headers) => toAnswered({ kind: 'json', status, body, headers }),
  events: (status: number, source: Source<unknown>) =>
    toAnswered({ kind: 'events', status, media: 'text/event-stream', source, headers: undefined }),
  lines: (status: number, media: string, source: Source<unknown>) =>
    toAnswered({ kind: 'events', status, media, source, headers: undefined }),
  raw: (status: number, media: string, body: unknown, headers?: Headers) =>
    toAnswered(
      typeof body === 'string' || body instanceof Uint8Array
        ? { kind: 'raw', status, media, body, headers }
        : { kind: 'json', status, media, body, headers },
    ),
  file: (status: number, media: string, source: FileSource, headers?: Headers) =>
    toAnswered({ kind: 'file', status, media, source, headers }),
  empty: (status: number, headers?: Headers) => toAnswered({ kind: 'empty', status, headers }),
};
/** Replies of any operation, whose bodies the compiler does not check. */
export type AnyReply = typeof replies;
export const reply = replies as unknown as Reply<Operation>;

/** Whether `reply.json` sends another media type than application/json for some status. */
export const hasOtherJson = ({ answers, errors = {} }: OperationRow): boolean =>
  [...Object.values(answers), ...Object.values(errors).map(({ media }) => media)].some(
    (media) => !media.includes(JSON_MEDIA) && media.some(isJsonMedia),
  );

/** Adds the documented media type to JSON that is not application/json. */
export function withJsonMedia<R extends HandlerResponse>(response: R, row: OperationRow): R {
  if (response.kind !== 'json' || response.media !== undefined) return response;
  const documented = row.answers[response.status] ?? findError(row, response.status)?.media ?? [];
  return documented.includes(JSON_MEDIA) ? response : { ...response, media: documented.find(isJsonMedia) };
}

/** Null if the response is as the document describes it. */
export function findViolation(response: HandlerResponse, { id, row, validators }: Route): string | null {
  const { status, kind } = response;
  const error = row.answers[status] ? null : findError(row, status);
  const documented = row.answers[status] ?? error?.media;
  const media = kind === 'json' ? (response.media ?? JSON_MEDIA) : 'media' in response ? response.media : null;
  if (!documented || (media !== null && !documented.includes(media) && !isOneOf(documented, media))) {
    return `${id} returned ${status} ${media ?? ''}, which is not in the document`;
  }
  if (kind !== 'json' || isCachedJson(response.body)) return null;
  const validate = validators.answers[error?.key ?? status]?.[media ?? ''];
  const errors = validate && findInvalid(validate, response.body, '');
  return errors ? `${id} returned an invalid ${status} response: ${describeInvalid(errors)}` : null;
}

const serialized = new WeakMap<object, string>();

/** Whether the body is frozen and already serialized; frozen bodies are validated and serialized only once. */
const isCachedJson = (body: unknown): boolean => typeof body === 'object' && body !== null && serialized.has(body);

export function serializeJson(body: unknown): string {
  if (typeof body !== 'object' || body === null) return JSON.stringify(body);
  const cached = serialized.get(body);
  if (cached !== undefined) return cached;
  const text = JSON.stringify(body);
  if (Object.isFrozen(body)) serialized.set(body, text);
  return text;
}

/** A response, event or message from the server that does not match the document. */
export class ContractViolation extends Error {}
