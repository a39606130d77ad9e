// The shapes that generated/<area> fills in and that server, client and mock read. Types only.

import type { InvalidPlace, ProblemDetails } from './problem.ts';

export type { InvalidPlace, ProblemDetails };

// ---- Callers --------------------------------------------------------------------------------------------------------

/** What each security scheme of spec/shared/security.yaml finds out about the caller. */
export interface Callers {
  apiKey: { readonly scheme: 'apiKey'; readonly keyId: string; readonly owner: string };
  sessionToken: { readonly scheme: 'sessionToken'; readonly sessionId: string; readonly userId: string };
  browserSession: { readonly scheme: 'browserSession'; readonly sessionId: string; readonly userId: string };
  /** No credential was asked for, or none was given where it is optional. */
  none: null;
}
export type SchemeName = Exclude<keyof Callers, 'none'>;

// ---- Operations -----------------------------------------------------------------------------------------------------

type Json = 'application/json';
type Sse = 'text/event-stream';

/** What the generator emits per operationId. */
export interface Operation {
  request: { path?: object; query?: object; header?: object; cookie?: object; body?: unknown };
  /** Names of parameters and top-level body fields that the server fills in when they are absent. */
  defaults: { query: string; header: string; body: string };
  /** status -> media type -> body; `{}` is an answer without a body; the body under text/event-stream is one event. */
  answers: { [status: number]: { [media: string]: unknown } };
  headers: { [status: number]: object };
  problems: string;
  security: keyof Callers;
}
export type Operations<Ops> = { [Id in keyof Ops]: Operation };

type StatusOf<Op extends Operation, Media> = {
  [S in keyof Op['answers']]: Media extends keyof Op['answers'][S] ? S : never;
}[keyof Op['answers']];
type EmptyOf<Op extends Operation> = {
  [S in keyof Op['answers']]: keyof Op['answers'][S] extends never ? S : never;
}[keyof Op['answers']];
type BodyOf<Op extends Operation, S extends keyof Op['answers'], Media> = Op['answers'][S][Media &
  keyof Op['answers'][S]];
type HeadersOf<Op extends Operation, S> = S extends keyof Op['headers']
  ? object extends Op['headers'][S]
    ? [headers?: Op['headers'][S]]
    : [headers: Op['headers'][S]]
  : [];
type MediaOf<Op extends Operation> = { [S in keyof Op['answers']]: keyof Op['answers'][S] }[keyof Op['answers']];
type OtherMediaOf<Op extends Operation> = Exclude<MediaOf<Op>, Json | Sse>;
/** Files have a strong ETag and can be asked for conditionally: only where the document says both. */
type FileStatusOf<Op extends Operation, Media> =
  304 extends EmptyOf<Op>
    ? {
        [S in StatusOf<Op, Media>]: S extends keyof Op['headers']
          ? Op['headers'][S] extends { ETag: string }
            ? S
            : never
          : never;
      }[StatusOf<Op, Media>]
    : never;
type FileMediaOf<Op extends Operation> = Exclude<MediaOf<Op>, Sse>;
type FileHeadersOf<Op extends Operation, S> = S extends keyof Op['headers']
  ? Omit<Op['headers'][S], FileHeaderName>
  : Record<never, never>;
/** What the server fills in by itself when a file is answered. */
type FileHeaderName = 'ETag' | 'Accept-Ranges' | 'Content-Range' | 'Content-Encoding' | 'Vary';
export type EventOf<Op extends Operation> = BodyOf<Op, StatusOf<Op, Sse>, Sse>;

// ---- Event streams: pushed on the server (an async generator cannot be ended while it awaits), iterated on the client

export interface ServerEvent {
  readonly event: string;
  readonly data: unknown;
}
/** Starts pushing; returns what stops it. Called once per connected client. `push` after `end` does nothing. */
export type Subscribe<E> = (push: (event: E) => void, end: () => void) => () => void;

// ---- Files: exact bytes, conditional requests and parts of them (RFC 9110, 13 and 14) ---------------------------------

export interface FileSource {
  /** Names these very bytes: the strong ETag without its quotes. */
  readonly tag: string;
  /** Of all of it, in bytes. */
  readonly size: number;
  /**
   * The bytes themselves, the same array for as long as they are the same (it is compressed once), or what reads them
   * from `start` up to `end`, which does not belong to them.
   */
  readonly content: Uint8Array | ((start: number, end: number) => AsyncIterable<Uint8Array>);
  /** Called once, when nothing more will be read, whether anything was or not. */
  readonly release?: () => void;
}

// ---- Handlers -------------------------------------------------------------------------------------------------------

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

export type Request<Op extends Operation> = {
  readonly [Part in keyof Op['request']]-?: Filled<
    Exclude<Op['request'][Part], undefined>,
    Op['defaults'][Part & keyof Op['defaults']] & string
  >;
} & {
  readonly caller: Callers[Op['security']];
  /** Negotiated among the documented media types of the successful answers, by q and order. */
  readonly accept: MediaOf<Op>;
  /** The client's network address, after trusted proxies. */
  readonly address: string;
  /** Aborted when the client has gone or the deadline has passed. */
  readonly signal: AbortSignal;
};

export type Handler<Op extends Operation> = (
  request: Request<Op>,
  reply: Reply<Op>,
) => Answered<Op> | Promise<Answered<Op>>;

/** Exhaustive. `Pending` lists the operations that still answer 501. */
export type Handlers<Ops extends Operations<Ops>, Pending extends keyof Ops = never> = {
  readonly [Id in Exclude<keyof Ops, Pending>]: Handler<Ops[Id]>;
};

// ---- Client: the same `request` type on the other end of the wire ---------------------------------------------------

/** Without cookies: a browser adds them by itself and lets no page write them. The generator allows only optional ones. */
export type ClientRequest<Op extends Operation> = Omit<Op['request'], 'cookie'>;
export type CallArguments<Op extends Operation> =
  object extends ClientRequest<Op>
    ? [request?: ClientRequest<Op>, signal?: AbortSignal]
    : [request: ClientRequest<Op>, signal?: AbortSignal];
/**
 * What a plain call resolves to: the JSON body, else the one of another media type, or undefined where the answer has
 * none. 304 does not count: nobody gets it without asking.
 */
export type Success<Op extends Operation> = {
  [S in keyof Op['answers']]: S extends 304
    ? never
    : S extends EmptyOf<Op>
      ? undefined
      : Json extends keyof Op['answers'][S]
        ? BodyOf<Op, S, Json>
        : Op['answers'][S][Exclude<keyof Op['answers'][S], Sse>];
}[keyof Op['answers']];
export type Outcome<Op extends Operation> =
  | { readonly ok: true; readonly body: Success<Op> }
  | { readonly ok: false; readonly problem: ProblemDetails<Op['problems']> };
/** Who sends `If-None-Match` gets undefined for what they have already. */
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
} & ([StatusOf<Op, Sse>] extends [never]
    ? unknown
    : { stream(...args: CallArguments<Op>): AsyncIterable<EventOf<Op>> }) &
  ([OtherMediaOf<Op>] extends [never]
    ? unknown
    : {
        /** The same call for an answer in another media type than JSON. */
        as<M extends OtherMediaOf<Op>>(media: M, ...args: CallArguments<Op>): Promise<BodyOf<Op, StatusOf<Op, M>, M>>;
      });
export type Client<Ops extends Operations<Ops>> = { readonly [Id in keyof Ops]: Call<Ops[Id]> };

// ---- Socket channel: one generated pair of unions, read from either end ----------------------------------------------

export interface Channel {
  client: { type: string };
  server: { type: string };
}
/** 1001 shutdown, 1003 binary, 1008 policy or limit, 1009 too big, 1011 fault, 1013 try later (RFC 6455, 7.4). */
export type CloseCode = 1000 | 1001 | 1003 | 1008 | 1009 | 1011 | 1013;
export type Sent = 'sent' | 'gone' | 'stuck';
export interface Peer<Ch extends Channel> {
  readonly address: string;
  /** Whoever connected, where the channel asks for a credential. */
  readonly caller: Callers[keyof Callers];
  /** 'sent' once handed to the kernel; 'stuck' when the peer is there and does not read: it is cut off. */
  send(message: Ch['server']): Sent | Promise<Sent>;
  close(code: CloseCode, reason: string): void;
}
export interface SocketHandlers<Ch extends Channel> {
  readonly on: {
    readonly [T in Ch['client']['type']]: (
      message: Extract<Ch['client'], { type: T }>,
      peer: Peer<Ch>,
    ) => void | Promise<void>;
  };
  readonly opened?: (peer: Peer<Ch>) => void;
  readonly closed: (peer: Peer<Ch>, code: number) => void;
  /** What to tell a client whose frame cannot be read or does not match the contract. */
  readonly refused: (refusal: Refusal, peer: Peer<Ch>) => void | Promise<void>;
  /** What to tell a client that sends more frames than it may, before it is closed with 1008. */
  readonly flooding?: (peer: Peer<Ch>) => void;
}
export interface Refusal {
  readonly detail: string;
  /** The frame as parsed, where it was JSON at all. */
  readonly frame: unknown;
}
export interface SocketClient<Ch extends Channel> extends AsyncIterable<Ch['server']>, AsyncDisposable {
  send(message: Ch['client']): Promise<void>;
  close(): Promise<void>;
}

// ---- Tables: what generated/<area>/operations.ts and validators.js hold ----------------------------------------------

export interface ParameterRow {
  readonly name: string;
  readonly required: boolean;
  readonly kind: 'string' | 'integer' | 'number' | 'boolean' | 'rest';
  /** How an array is written: `?tag=a&tag=b`, `?tag=a,b`, or the first with the second read too. Absent: one value. */
  readonly list?: 'repeated' | 'comma' | 'either';
}
export interface OperationRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** True when a GET changes something: HEAD then never runs the handler. */
  readonly effects: boolean;
  /** Alternatives, in order. Empty: nobody has to say who they are. */
  readonly security: readonly (keyof Callers)[];
  readonly parameters: {
    readonly path: readonly ParameterRow[];
    readonly query: readonly ParameterRow[];
    readonly header: readonly ParameterRow[];
    readonly cookie?: readonly ParameterRow[];
  };
  readonly body: BodyRow | null;
  readonly answers: { readonly [status: number]: readonly string[] };
  readonly problems: { readonly [name: string]: { readonly status: number; readonly html: boolean } };
  /** Whether pages of any origin may call it, without credentials. */
  readonly cors: boolean;
  /** Names of the headers that its answers and problems have, but for those that pages may read anyway. */
  readonly exposes: readonly string[];
  /** Sent with every answer of a deprecated operation. Absent: it is not deprecated. */
  readonly deprecated?: { readonly Deprecation: string; readonly Sunset: string };
}
export interface BodyRow {
  readonly required: boolean;
  readonly media: readonly string[];
  /** Bytes; from maxLength of a binary schema. Absent: the server's default for JSON. */
  readonly limit?: number;
  /** The tag of a oneOf and its values, so that an error can list them. */
  readonly variants?: { readonly tag: string; readonly values: readonly string[] };
  /** Of multipart bodies: the files and the media types they may have. */
  readonly files?: { readonly [field: string]: readonly string[] };
  /** Of forms: the fields that are no texts, and what they are. */
  readonly kinds?: { readonly [field: string]: Exclude<ParameterRow['kind'], 'rest'> };
}
export type SchemeRow =
  | { readonly in: 'header' | 'cookie'; readonly name: string }
  | { readonly in: 'bearer'; readonly name: 'Authorization' };

/** Ajv's standalone functions: `errors` is set by the last call. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}
export interface ValidationError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}
export interface OperationValidators {
  readonly parameters: Validate | null;
  readonly body: { readonly [media: string]: Validate };
  readonly answers: { readonly [status: string]: { readonly [media: string]: Validate } };
}
export interface MessageValidators {
  readonly client: { readonly [type: string]: Validate };
  readonly server: { readonly [type: string]: Validate };
}
