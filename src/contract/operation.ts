// The shape of a generated operation type, and types derived from it.

export type Json = 'application/json';
export type Sse = 'text/event-stream';

/** The type that the generator writes for each operationId. */
export interface Operation {
  request: { path?: object; query?: object; header?: object; cookie?: object; body?: unknown };
  /** Names of request headers that a browser or proxy sets, if any. */
  reads?: string;
  /** Names of parameters and top-level body fields for which the server fills in a default. */
  defaults: { query: string; header: string; body: string };
  /** Success responses: status -> media type -> body. `{}` means no body; for text/event-stream the body is one event. */
  answers: { [status: number]: { [media: string]: unknown } };
  headers: { [status: number]: object };
  problems: string;
  /** Names of the accepted security schemes; 'none' if no credential is required. */
  security: string;
  /** The name of the rule that decides whether a request is allowed, if any. */
  rule?: string;
}
export type Operations<Ops> = { [Id in keyof Ops]: Operation };

export type StatusOf<Op extends Operation, Media> = {
  [S in keyof Op['answers']]: Media extends keyof Op['answers'][S] ? S : never;
}[keyof Op['answers']];
export type EmptyOf<Op extends Operation> = {
  [S in keyof Op['answers']]: keyof Op['answers'][S] extends never ? S : never;
}[keyof Op['answers']];
export type BodyOf<Op extends Operation, S extends keyof Op['answers'], Media> = Op['answers'][S][Media &
  keyof Op['answers'][S]];
export type HeadersOf<Op extends Operation, S> = S extends keyof Op['headers']
  ? object extends Op['headers'][S]
    ? [headers?: Op['headers'][S]]
    : [headers: Op['headers'][S]]
  : [];
export type MediaOf<Op extends Operation> = { [S in keyof Op['answers']]: keyof Op['answers'][S] }[keyof Op['answers']];
export type OtherMediaOf<Op extends Operation> = Exclude<MediaOf<Op>, Json | Sse>;
/** Files need a documented ETag header and a documented 304. */
export type FileStatusOf<Op extends Operation, Media> =
  304 extends EmptyOf<Op>
    ? {
        [S in StatusOf<Op, Media>]: S extends keyof Op['headers']
          ? Op['headers'][S] extends { ETag: string }
            ? S
            : never
          : never;
      }[StatusOf<Op, Media>]
    : never;
export type FileMediaOf<Op extends Operation> = Exclude<MediaOf<Op>, Sse>;
export type FileHeadersOf<Op extends Operation, S> = S extends keyof Op['headers']
  ? Omit<Op['headers'][S], FileHeaderName>
  : Record<never, never>;
/** Headers that the server sets itself on files. */
type FileHeaderName = 'ETag' | 'Accept-Ranges' | 'Content-Range' | 'Content-Encoding' | 'Vary';
export type EventOf<Op extends Operation> = BodyOf<Op, StatusOf<Op, Sse>, Sse>;
