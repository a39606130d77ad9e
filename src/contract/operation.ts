// The shape of a generated operation type, and types derived from it.

export type Json = 'application/json';
export type Sse = 'text/event-stream';
export type Lines = `application/${'jsonl' | 'x-ndjson' | 'x-jsonlines'}`;

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
  /** Error responses other than problem details, if any: status -> media type -> body. */
  errors?: { [status: number]: { [media: string]: unknown } };
  /** Names of the accepted security schemes; 'none' if no credential is required. */
  security: string;
  /** The name of the rule that decides whether a request is allowed, if any. */
  rule?: string;
}
export type Operations<Ops> = { [Id in keyof Ops]: Operation };

/** Error responses other than problem details. */
export type ErrorsOf<Op extends Operation> = Op extends { errors: infer Errors } ? Errors : Record<never, never>;
/** All responses other than problem details. */
type ResponsesOf<Op extends Operation> = Op['answers'] & ErrorsOf<Op>;
type StatusIn<Responses, Media> = {
  [S in keyof Responses]: Media extends keyof Responses[S] ? S : never;
}[keyof Responses];
type MediaIn<Responses> = { [S in keyof Responses]: keyof Responses[S] }[keyof Responses];

export type StatusOf<Op extends Operation, Media> = StatusIn<Op['answers'], Media>;
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
type JsonMedia = Json | `${string}+json`;
type JsonMediaIn<Bodies> = string extends keyof Bodies ? Json : Extract<keyof Bodies, JsonMedia>;
/** Statuses with a JSON body, and that body: application/json, else another JSON media type. */
export type JsonStatusOf<Op extends Operation> = {
  [S in keyof ResponsesOf<Op>]: [JsonMediaIn<ResponsesOf<Op>[S]>] extends [never] ? never : S;
}[keyof ResponsesOf<Op>];
export type JsonBodyOf<Op extends Operation, S extends keyof ResponsesOf<Op>> = JsonBodyIn<ResponsesOf<Op>[S]>;
type JsonBodyIn<Bodies> = Json extends keyof Bodies ? Bodies[Json] : Bodies[JsonMediaIn<Bodies> & keyof Bodies];
/** Media types that are sent as text or bytes, and their statuses. */
export type RawMediaOf<Op extends Operation> = Exclude<MediaIn<ResponsesOf<Op>>, Json | Sse>;
export type RawStatusOf<Op extends Operation, Media> = StatusIn<ResponsesOf<Op>, Media>;
/** JSON media types other than application/json also take a value. */
export type RawBodyOf<Op extends Operation, S extends keyof ResponsesOf<Op>, Media> =
  | string
  | Uint8Array
  | (Media extends JsonMedia ? ResponsesOf<Op>[S][Media & keyof ResponsesOf<Op>[S]] : never);
export type MediaOf<Op extends Operation> = MediaIn<Op['answers']>;
export type OtherMediaOf<Op extends Operation> = Exclude<MediaOf<Op>, Json | Sse | Lines>;
export type LinesOf<Op extends Operation> = Extract<MediaOf<Op>, Lines>;
/** Files need a documented ETag header and a documented 304. */
export type FileStatusOf<Op extends Operation, Media> =
  304 extends EmptyOf<Op>
    ? { [S in StatusOf<Op, Media>]: Op['headers'] extends Record<S, { ETag: string }> ? S : never }[StatusOf<Op, Media>]
    : never;
export type FileMediaOf<Op extends Operation> = Exclude<MediaOf<Op>, Sse>;
export type FileHeadersOf<Op extends Operation, S> = S extends keyof Op['headers']
  ? Omit<Op['headers'][S], FileHeaderName>
  : Record<never, never>;
/** Headers that the server sets itself on files. */
type FileHeaderName = 'ETag' | 'Accept-Ranges' | 'Content-Range' | 'Content-Encoding' | 'Vary';
export type EventOf<Op extends Operation, M = Sse> = BodyOf<Op, StatusOf<Op, M>, M>;
/** The items of a stream: of events, else of JSON lines. */
export type ItemOf<Op extends Operation> = [StatusOf<Op, Sse>] extends [never] ? EventOf<Op, LinesOf<Op>> : EventOf<Op>;
