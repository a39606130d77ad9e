// Responses of handlers as data; exchange.ts validates them and write.ts writes them.
import type { Answered, FileSource, Reply, ServerEvent, Subscribe } from '../handler.ts';
import type { Operation } from '../operation.ts';

export type HandlerResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | readonly string[] | undefined>> | undefined;
} & (
  | { readonly kind: 'json'; readonly body: unknown; readonly media?: string }
  | { readonly kind: 'raw'; readonly media: string; readonly body: string | Uint8Array }
  | { readonly kind: 'file'; readonly media: string; readonly source: FileSource }
  | { readonly kind: 'events'; readonly subscribe: Subscribe<ServerEvent> }
  | { readonly kind: 'empty' }
);
type Headers = HandlerResponse['headers'];

const toAnswered = (response: HandlerResponse): Answered<Operation> => response as unknown as Answered<Operation>;

export const reply = {
  json: (status: number, body: unknown, headers?: Headers) => toAnswered({ kind: 'json', status, body, headers }),
  events: (status: number, subscribe: Subscribe<ServerEvent>) =>
    toAnswered({ kind: 'events', status, subscribe, headers: undefined }),
  raw: (status: number, media: string, body: unknown, headers?: Headers) =>
    toAnswered(
      typeof body === 'string' || body instanceof Uint8Array
        ? { kind: 'raw', status, media, body, headers }
        : { kind: 'json', status, media, body, headers },
    ),
  file: (status: number, media: string, source: FileSource, headers?: Headers) =>
    toAnswered({ kind: 'file', status, media, source, headers }),
  empty: (status: number, headers?: Headers) => toAnswered({ kind: 'empty', status, headers }),
} as unknown as Reply<Operation>;
