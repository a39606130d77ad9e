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
  /** Absent if the response has no body. */
  readonly media?: string;
  /** The example's name; for a problem, the problem's name. */
  readonly name?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body, or one event of a stream. Absent if the body is binary. */
  readonly value?: unknown;
}
export type Examples<Ops> = { readonly [Id in keyof Ops]: readonly Example[] };

/** The server's tables in generated/<area>, plus the examples. */
export interface MockTables<Ops> extends Tables<Ops> {
  readonly examples: Examples<Ops>;
  /** Server addresses in the examples, which the mock replaces with its own. */
  readonly servers: readonly string[];
}

/** Which example to return, as in the header `Prefer: code=410, example=intent-denied` (the syntax of Prism). */
export interface Preference {
  readonly code?: number | undefined;
  readonly example?: string | undefined;
}

export interface MockHttpOptions {
  /** 0, the default, means any free port. */
  readonly port?: number | undefined;
}
export interface MockCall {
  /** Null if the request matches no operation. */
  readonly operationId: string | null;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Parsed JSON, the form's fields (files as Blob), the bytes of another media type, or undefined. */
  readonly body: unknown;
  readonly status: number;
}
export interface MockHttp<Ops = Record<string, unknown>> extends Listener {
  /** All requests so far, in the order of their responses. */
  readonly calls: readonly MockCall[];
  /** Queues responses for the operation's next calls; a call's own `Prefer` header takes precedence. */
  next(operationId: keyof Ops & string, ...preferences: readonly Preference[]): void;
}
