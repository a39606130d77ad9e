// The types of handlers: their request and their answers.
import type {
  BodyOf,
  EmptyOf,
  EventOf,
  FileHeadersOf,
  FileMediaOf,
  FileStatusOf,
  HeadersOf,
  Json,
  MediaOf,
  Operation,
  Operations,
  OtherMediaOf,
  Sse,
  StatusOf,
} from './operation.ts';

/**
 * The caller that each security scheme yields, by the scheme's name in the document: an interface
 * such as `{ apiKey: { owner: string } }`. By default an empty object.
 */
export interface AnyCallers {
  readonly [scheme: string]: object;
}
/** Null where no credential was asked for, or none was given and it is optional. */
type CallerOf<Callers, Scheme> = Scheme extends 'none' ? null : Scheme extends keyof Callers ? Callers[Scheme] : never;

// Event streams are pushed: an async generator cannot be ended while it awaits.

export interface ServerEvent {
  readonly event: string;
  readonly data: unknown;
}
/** Starts pushing and returns a function that stops it. Called once per client. `push` after `end` does nothing. */
export type Subscribe<E> = (push: (event: E) => void, end: () => void) => () => void;

/** Exact bytes, conditional requests and parts of them (RFC 9110, 13 and 14). */
export interface FileSource {
  /** The strong ETag without its quotes. */
  readonly tag: string;
  /** Bytes. */
  readonly size: number;
  /**
   * The bytes (the same array while they are unchanged, so that it is compressed once), or a function that reads
   * from `start` up to, not including, `end`.
   */
  readonly content: Uint8Array | ((start: number, end: number) => AsyncIterable<Uint8Array>);
  /** Called once when nothing more will be read. */
  readonly release?: () => void;
}

declare const answered: unique symbol;
/** Only `Reply` makes one, so a handler cannot return anything but a documented answer of its own operation. */
export interface Answered<Op> {
  readonly [answered]: (op: Op) => Op;
}

/** Answers go through arguments: TypeScript refuses a misspelt optional field there, and not in a returned literal. */
export interface Reply<Op extends Operation> {
  json<S extends StatusOf<Op, Json>>(status: S, body: BodyOf<Op, S, Json>, ...headers: HeadersOf<Op, S>): Answered<Op>;
  events<S extends StatusOf<Op, Sse>>(status: S, subscribe: Subscribe<EventOf<Op>>): Answered<Op>;
  raw<M extends OtherMediaOf<Op>, S extends StatusOf<Op, M>>(
    status: S,
    media: M,
    body: string | Uint8Array,
    ...headers: HeadersOf<Op, S>
  ): Answered<Op>;
  /**
   * Exact bytes with a strong ETag. 304, 206 and 416, HEAD and gzip follow from the request, as the document has them.
   */
  file<M extends FileMediaOf<Op>, S extends FileStatusOf<Op, M>>(
    status: S,
    media: M,
    source: FileSource,
    headers: FileHeadersOf<Op, S>,
  ): Answered<Op>;
  empty<S extends EmptyOf<Op>>(status: S, ...headers: HeadersOf<Op, S>): Answered<Op>;
}

type Filled<T, Names extends string> = T & { readonly [N in Names & keyof T]-?: Exclude<T[N], undefined> };

export type Request<Op extends Operation, Callers = AnyCallers> = {
  readonly [Part in keyof Op['request']]-?: Filled<
    Exclude<Op['request'][Part], undefined>,
    Op['defaults'][Part & keyof Op['defaults']] & string
  >;
} & {
  readonly caller: CallerOf<Callers, Op['security']>;
  /** Negotiated among the documented media types of the successful answers, by q and order. */
  readonly accept: MediaOf<Op>;
  /** The client's network address, after trusted proxies. */
  readonly address: string;
  /** The Origin header; programs send none. */
  readonly origin?: string | undefined;
  /** Aborted when the client has gone or the deadline has passed. */
  readonly signal: AbortSignal;
};

export type Handler<Op extends Operation, Callers = AnyCallers> = (
  request: Request<Op, Callers>,
  reply: Reply<Op>,
) => Answered<Op> | Promise<Answered<Op>>;

/** Exhaustive. `Pending` lists the operations that still answer 501. */
export type Handlers<Ops extends Operations<Ops>, Callers = AnyCallers, Pending extends keyof Ops = never> = {
  readonly [Id in Exclude<keyof Ops, Pending>]: Handler<Ops[Id], Callers>;
};

type RuleNameOf<Op> = Op extends { rule: infer Name extends string } ? Name : never;
type RuledBy<Ops, Name> = { [Id in keyof Ops]: Ops[Id] extends { rule: Name } ? Ops[Id] : never }[keyof Ops];
/** Both ends of the connection that a request came on; the same object for every request on it. */
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
/** By the names that the document's `x-rule` gives them. Each throws the problem that refuses a request. */
export type Rules<Ops, Callers = AnyCallers> = {
  readonly [Name in RuleName<Ops>]: (request: Admission<RuledBy<Ops, Name>, Callers>) => void | Promise<void>;
};
