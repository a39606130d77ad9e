// The call types of a client, from the same operation types as the handlers'.
import type {
  BodyOf,
  EmptyOf,
  EventOf,
  Json,
  Operation,
  Operations,
  OtherMediaOf,
  Sse,
  StatusOf,
} from '../operation.ts';
import type { ProblemDetails } from '../problem.ts';
import type { OpenEnums } from './open-enums.ts';

/**
 * Without cookies, which a browser adds by itself and lets no page write, and without the headers that it sets. The
 * generator allows only optional ones.
 */
export type ClientRequest<Op extends Operation> = Op extends { reads: infer Names extends string }
  ? Omit<Op['request'], 'cookie' | 'header'> & { header?: Omit<NonNullable<Op['request']['header']>, Names> }
  : Omit<Op['request'], 'cookie'>;
export type CallArguments<Op extends Operation> =
  object extends ClientRequest<Op>
    ? [request?: ClientRequest<Op>, signal?: AbortSignal]
    : [request: ClientRequest<Op>, signal?: AbortSignal];
/**
 * What a plain call resolves to: the JSON body, else the one of another media type, or undefined where the answer has
 * none. 304 does not count here.
 */
export type Success<Op extends Operation> = {
  [S in keyof Op['answers']]: S extends 304
    ? never
    : S extends EmptyOf<Op>
      ? undefined
      : Json extends keyof Op['answers'][S]
        ? OpenEnums<BodyOf<Op, S, Json>>
        : Op['answers'][S][Exclude<keyof Op['answers'][S], Sse>];
}[keyof Op['answers']];
export type Outcome<Op extends Operation> =
  | { readonly ok: true; readonly body: Success<Op> }
  | { readonly ok: false; readonly problem: ProblemDetails<Op['problems']> };
export interface CallAnswer<Op extends Operation> {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined for 304. */
  readonly body: 304 extends EmptyOf<Op> ? Success<Op> | undefined : Success<Op>;
}
/** With `If-None-Match` the answer may be 304, hence undefined. */
type ConditionalCall<Op extends Operation> =
  304 extends EmptyOf<Op>
    ? (
        request: Op['request'] & { header: { 'If-None-Match': string } },
        signal?: AbortSignal,
      ) => Promise<Success<Op> | undefined>
    : unknown;
export type Call<Op extends Operation> = ConditionalCall<Op> & {
  /** Throws a Problem when the server answers with one. */
  (...args: CallArguments<Op>): Promise<Success<Op>>;
  /** Does not throw for a documented problem. */
  outcome(...args: CallArguments<Op>): Promise<Outcome<Op>>;
  /** The same call with the answer's status and headers: `ETag`, `Location`, `Retry-After`. */
  answer(...args: CallArguments<Op>): Promise<CallAnswer<Op>>;
} & ([StatusOf<Op, Sse>] extends [never]
    ? unknown
    : { stream(...args: CallArguments<Op>): AsyncIterable<OpenEnums<EventOf<Op>>> }) &
  ([OtherMediaOf<Op>] extends [never]
    ? unknown
    : {
        /** The same call for an answer in another media type than JSON. */
        as<M extends OtherMediaOf<Op>>(media: M, ...args: CallArguments<Op>): Promise<BodyOf<Op, StatusOf<Op, M>, M>>;
      });
export type Client<Ops extends Operations<Ops>> = { readonly [Id in keyof Ops]: Call<Ops[Id]> };
