// Handlers: the types of their requests and responses, and one that answers without a body.
import type {
  EmptyOf,
  EventOf,
  FileHeadersOf,
  FileMediaOf,
  FileStatusOf,
  HeadersOf,
  JsonBodyOf,
  JsonStatusOf,
  LinesOf,
  MediaOf,
  Operation,
  Operations,
  RawBodyOf,
  RawMediaOf,
  RawStatusOf,
  Sse,
  StatusOf,
} from './operation.ts';

/**
 * Maps each security scheme, by its name in the document, to the type of caller that it authenticates: an interface
 * such as `{ apiKey: { owner: string } }`. By default an empty object.
 */
export interface AnyCallers {
  readonly [scheme: string]: object;
}
/** Null if the operation takes no credential, or if it is optional and the caller sent none. */
type CallerOf<Callers, Scheme> = Scheme extends 'none'
  ? null
  : Scheme extends `${string} & ${string}`
    ? { readonly [Name in CombinedNames<Scheme>]: CallerOf<Callers, Name> }
    : Scheme extends keyof Callers
      ? Callers[Scheme]
      : never;
/** `'a' | 'b'` of the combined schemes `'a & b'`, each of which has its own caller. */
type CombinedNames<Scheme> = Scheme extends `${infer First} & ${infer Rest}` ? First | CombinedNames<Rest> : Scheme;

export interface RequestSource {
  /** Whose limits the request uses: its address (IPv6: the /64), where pages of other sites are counted apart. */
  readonly requester: string;
  /** Whether a page of another site has caused the request. False for programs and for our own pages. */
  readonly isForeignPage: boolean;
}

// Event streams are pushed, because an async generator cannot be stopped while it awaits.

export interface ServerEvent {
  readonly event?: string;
  readonly data: unknown;
  readonly id?: string;
  readonly retry?: number;
}
/** Starts pushing events and returns a function that stops. Called once per client. `push` after `end` does nothing. */
export type Subscribe<E> = (push: (event: E) => void, end: () => void) => () => void;

/** Items that are pushed, or taken one after the other as fast as the client reads them. */
export type Source<E> = Subscribe<E> | Iterable<E> | AsyncIterable<E>;

/** A file that supports conditional and range requests (RFC 9110, 13 and 14). */
export interface FileSource {
  /** The strong ETag, without quotes. */
  readonly tag: string;
  /** Bytes. */
  readonly size: number;
  /**
   * The bytes, or a function that reads from `start` (inclusive) to `end` (exclusive). Pass the same array while the
   * bytes are unchanged, so that they are compressed only once.
   */
  readonly content: Uint8Array | ((start: number, end: number) => AsyncIterable<Uint8Array>);
  /** Called once, after the last read. */
  readonly release?: () => void;
}

declare const answered: unique symbol;
/** Only `Reply` creates one, so a handler can return only a documented response of its own operation. */
export interface Answered<Op> {
  readonly [answered]: (op: Op) => Op;
}

/** Bodies are passed as arguments because TypeScript rejects misspelt optional fields there, but not in returned literals. */
export interface Reply<Op extends Operation> {
  json<S extends JsonStatusOf<Op>>(status: S, body: JsonBodyOf<Op, S>, ...headers: HeadersOf<Op, S>): Answered<Op>;
  events<S extends StatusOf<Op, Sse>>(status: S, events: Source<EventOf<Op>>): Answered<Op>;
  lines<M extends LinesOf<Op>>(status: StatusOf<Op, M>, media: M, items: Source<EventOf<Op, M>>): Answered<Op>;
  raw<M extends RawMediaOf<Op>, S extends RawStatusOf<Op, M>>(
    status: S,
    media: M,
    body: RawBodyOf<Op, S, M>,
    ...headers: HeadersOf<Op, S>
  ): Answered<Op>;
  /**
   * Sends exact bytes with a strong ETag. HEAD, gzip, 304, 206 and 416 are handled as the request and document require.
   */
  file<M extends FileMediaOf<Op>, S extends FileStatusOf<Op, M>>(
    status: S,
    media: M,
    source: FileSource,
    headers: FileHeadersOf<Op, S>,
  ): Answered<Op>;
  empty<S extends EmptyOf<Op>>(status: S, ...headers: HeadersOf<Op, S>): Answered<Op>;
}

type WithDefaults<T, Names extends string> = T & { readonly [N in Names & keyof T]-?: Exclude<T[N], undefined> };

export type Request<Op extends Operation, Callers = AnyCallers> = {
  readonly [Part in keyof Op['request']]-?: WithDefaults<
    Exclude<Op['request'][Part], undefined>,
    Op['defaults'][Part & keyof Op['defaults']] & string
  >;
} & {
  readonly caller: CallerOf<Callers, Op['security']>;
  /** The media type negotiated from the documented success responses, by q value and then order. */
  readonly accept: MediaOf<Op>;
  /** The client's network address; behind trusted proxies, the address they forward. */
  readonly address: string;
  /** The Origin header; only browsers send it. */
  readonly origin?: string | undefined;
  /** The Authorization header, for operations whose callers are checked by the handler. */
  readonly authorization?: string | undefined;
  /** Aborted when the client disconnects or the deadline passes. */
  readonly signal: AbortSignal;
} & RequestSource;

export type Handler<Op extends Operation, Callers = AnyCallers> = (
  request: Request<Op, Callers>,
  reply: Reply<Op>,
) => Answered<Op> | Promise<Answered<Op>>;

/** Answers without a body when the work is done. */
export const done =
  <Request, Answer>(work: (request: Request) => unknown) =>
  async (request: Request, reply: { readonly empty: (status: 204) => Answer }): Promise<Answer> => {
    await work(request);
    return reply.empty(204);
  };

/** One handler for every operation. `Pending` lists operations without a handler, which return 501. */
export type Handlers<Ops extends Operations<Ops>, Callers = AnyCallers, Pending extends keyof Ops = never> = {
  readonly [Id in Exclude<keyof Ops, Pending>]: Handler<Ops[Id], Callers>;
};

type RuleNameOf<Op> = Op extends { rule: infer Name extends string } ? Name : never;
type RuledBy<Ops, Name> = { [Id in keyof Ops]: Ops[Id] extends { rule: Name } ? Ops[Id] : never }[keyof Ops];
/** Both ends of the request's connection; the same object for every request on that connection. */
export interface Connection {
  readonly remoteAddress?: string | undefined;
  readonly remotePort?: number | undefined;
  readonly localAddress?: string | undefined;
  readonly localPort?: number | undefined;
}
type Admission<Op, Callers> = Op extends Operation
  ? Omit<Request<Op, Callers>, 'body' | 'signal' | 'accept'> & { readonly connection: Connection }
  : never;
export type RuleName<Ops> = { [Id in keyof Ops]: RuleNameOf<Ops[Id]> }[keyof Ops];
/** Rules by the names used in the document's `x-rule`. A rule throws a problem to refuse a request. */
export type Rules<Ops, Callers = AnyCallers> = {
  readonly [Name in RuleName<Ops>]: (request: Admission<RuledBy<Ops, Name>, Callers>) => void | Promise<void>;
};
