// The generated type of an operation, and types derived from it.

export type Json = 'application/json';
export type Sse = 'text/event-stream';

/** What the generator emits per operationId. */
export interface Operation {
  request: { path?: object; query?: object; header?: object; cookie?: object; body?: unknown };
  /** Names of the headers in it that a browser or proxy sets, where there are any. */
  reads?: string;
  /** Names of parameters and top-level body fields that the server fills in when they are absent. */
  defaults: { query: string; header: string; body: string };
  /** status -> media type -> body; `{}` is an answer without a body; the body under text/event-stream is one event. */
  answers: { [status: number]: { [media: string]: unknown } };
  headers: { [status: number]: object };
  problems: string;
  /** The schemes that it takes, by name; 'none' where no credential is fine. */
  security: string;
  /** The name of the rule that admits a caller, where there is one. */
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
/** Files have a strong ETag and can be asked for conditionally: only where the document says both. */
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
