// Types of the mocks. They use no Node types, so that tests of browser code can import them.
import type { Tables } from '../server/implement.ts';

export interface Listener extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** One example response of the document. */
export interface Example {
  readonly status: number;
  /** The key of a response that covers several statuses: `default` or a range such as `4XX`. */
  readonly range?: string;
  /** Absent if the response has no body. */
  readonly media?: string;
  /** The example's name; for a problem, the problem's name. */
  readonly name?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body, or one event of a stream. Absent if the body is binary. */
  readonly value?: unknown;
  /** True for a value generated from the schema although the document has examples. */
  readonly dynamic?: true;
  /** Why the value does not match its schema. The mock sends it in the header `Mock-Warning`. */
  readonly warning?: string;
}
export type Examples<Ops> = { readonly [Id in keyof Ops]: readonly Example[] };

/** The server's tables in generated/<area>, plus the examples. */
export interface MockTables<Ops> extends Tables<Ops> {
  readonly examples: Examples<Ops>;
  /** Server addresses in the examples, which the mock replaces with its own. */
  readonly servers: readonly string[];
}

/**
 * Which response to return, as in the header `Prefer: code=410, example=intent-denied` or the query
 * `__code=410&__example=intent-denied` (the syntax of Prism).
 */
export interface Preference {
  readonly code?: number | undefined;
  readonly example?: string | undefined;
  /** Whether to return a value generated from the schema instead of an example. */
  readonly dynamic?: boolean | undefined;
}

export interface MockHttpOptions {
  /** 0, the default, means any free port. */
  readonly port?: number | undefined;
  /** Whether pages of every origin may call the mock. False by default: only what the document allows with `x-cors`. */
  readonly cors?: boolean | undefined;
  /** Whether event streams send all examples and stay open. False by default: they send one and end. */
  readonly openStreams?: boolean;
}
export interface MockCall {
  /** Null if the request matches no operation. */
  readonly operationId: string | null;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Parsed JSON, the form's fields (files as Blob), the bytes of another media type, or undefined if there is none or it is too large. */
  readonly body: unknown;
  readonly status: number;
}
export interface MockHttp<Ops = Record<string, unknown>> extends Listener {
  /** The latest requests, up to 16 MB, in the order of their responses. */
  readonly calls: readonly MockCall[];
  /** Queues responses for the operation's next calls; a call's own `Prefer` header takes precedence. */
  next(operationId: keyof Ops & string, ...preferences: readonly Preference[]): void;
}
