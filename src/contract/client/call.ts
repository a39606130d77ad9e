// Types of a client's calls, derived from the same operation types as the handlers.
import type {
  BodyOf,
  EmptyOf,
  ErrorsOf,
  ItemOf,
  Json,
  Lines,
  LinesOf,
  Operation,
  Operations,
  OtherMediaOf,
  Sse,
  StatusOf,
} from '../operation.ts';
import type { ProblemDetails } from '../problem.ts';
import type { OpenEnums } from './open-enums.ts';

/**
 * Omits cookies, which browsers add themselves and pages cannot set, and headers set by browsers or proxies. The
 * generator requires all of these to be optional.
 */
export type ClientRequest<Op extends Operation> = Op extends { reads: infer Names extends string }
  ? Omit<Sent<Op['request']>, 'cookie' | 'header'> & { header?: Omit<NonNullable<Op['request']['header']>, Names> }
  : Omit<Sent<Op['request']>, 'cookie'>;
/** A streamed body may also be sent as bytes or as a file. */
type Sent<Request> = Request extends { body?: infer Body }
  ? Extract<Body, { content: AsyncIterable<Uint8Array> }> extends never
    ? Request
    : { [Part in keyof Request]: Part extends 'body' ? SentBody<Request[Part]> : Request[Part] }
  : Request;
type SentBody<Body> = Body extends { media: infer Media; content: AsyncIterable<Uint8Array> }
  ? { media: Media; content: AsyncIterable<Uint8Array> | Uint8Array | Blob }
  : Body;
export type CallArguments<Op extends Operation> =
  object extends ClientRequest<Op>
    ? [request?: ClientRequest<Op>, signal?: AbortSignal]
    : [request: ClientRequest<Op>, signal?: AbortSignal];
/**
 * The result of a plain call: the JSON body, else the body in another media type, or undefined if the response has no
 * body. 304 is not included.
 */
export type Success<Op extends Operation> = {
  [S in keyof Op['answers']]: S extends 304
    ? never
    : S extends EmptyOf<Op>
      ? undefined
      : Json extends keyof Op['answers'][S]
        ? OpenEnums<BodyOf<Op, S, Json>>
        : Op['answers'][S][Exclude<keyof Op['answers'][S], Sse | Lines>];
}[keyof Op['answers']];
export type Outcome<Op extends Operation> =
  | { readonly ok: true; readonly body: Success<Op> }
  | { readonly ok: false; readonly problem: ProblemDetails<Op['problems']>; readonly answer?: undefined }
  | ([keyof ErrorsOf<Op>] extends [never]
      ? never
      : { readonly ok: false; readonly problem?: undefined; readonly answer: ErrorAnswer<Op> });
/** An error response other than problem details. */
export type ErrorAnswer<Op extends Operation> = {
  [S in keyof ErrorsOf<Op>]: {
    readonly status: S;
    readonly body: OpenEnums<ErrorsOf<Op>[S][keyof ErrorsOf<Op>[S]]>;
    readonly headers: Headers;
  };
}[keyof ErrorsOf<Op>];
export interface CallAnswer<Op extends Operation> {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined for 304. */
  readonly body: 304 extends EmptyOf<Op> ? Success<Op> | undefined : Success<Op>;
}
/** With `If-None-Match` the response may be 304, so the result may be undefined. */
type ConditionalCall<Op extends Operation> =
  304 extends EmptyOf<Op>
    ? (
        request: Op['request'] & { header: { 'If-None-Match': string } },
        signal?: AbortSignal,
      ) => Promise<Success<Op> | undefined>
    : unknown;
export type Call<Op extends Operation> = ConditionalCall<Op> & {
  /** Throws a Problem if the server returns one, or an AnswerError for another error response of the document. */
  (...args: CallArguments<Op>): Promise<Success<Op>>;
  /** Returns documented problems and error responses instead of throwing them. */
  outcome(...args: CallArguments<Op>): Promise<Outcome<Op>>;
  /** The same call, with the response's status and headers such as `ETag`, `Location` or `Retry-After`. */
  answer(...args: CallArguments<Op>): Promise<CallAnswer<Op>>;
} & ([StatusOf<Op, Sse> | LinesOf<Op>] extends [never]
    ? unknown
    : { stream(...args: CallArguments<Op>): AsyncIterable<OpenEnums<ItemOf<Op>>> }) &
  ([OtherMediaOf<Op>] extends [never]
    ? unknown
    : {
        /** The same call, requesting a media type other than JSON. */
        as<M extends OtherMediaOf<Op>>(media: M, ...args: CallArguments<Op>): Promise<BodyOf<Op, StatusOf<Op, M>, M>>;
      });
export type Client<Ops extends Operations<Ops>> = { readonly [Id in keyof Ops]: Call<Ops[Id]> };
