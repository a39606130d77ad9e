// The types of the mocks, free of Node's types so that tests of browser code can import them.
import type { Tables } from '../server/implement.ts';

export interface Listener extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** One answer that the document shows. */
export interface Example {
  readonly status: number;
  /** Absent where the answer has no body. */
  readonly media?: string;
  /** Of a problem: the problem's own. */
  readonly name?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body; of a stream one event. Absent where the body is bytes. */
  readonly value?: unknown;
}
export type Examples<Ops> = { readonly [Id in keyof Ops]: readonly Example[] };

/** generated/<area>: the tables of the server, and the examples to answer with. */
export interface MockTables<Ops> extends Tables<Ops> {
  readonly examples: Examples<Ops>;
  /** Base addresses in the examples, which the mock replaces by its own. */
  readonly servers: readonly string[];
}

/** Which response to give: the header `Prefer: code=410, example=intent-denied`, as Prism reads it. */
export interface Preference {
  readonly code?: number | undefined;
  readonly example?: string | undefined;
}

export interface MockHttpOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number | undefined;
}
export interface MockCall {
  /** Null when no operation answers there. */
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
  /** Every request so far, in the order of the answers. */
  readonly calls: readonly MockCall[];
  /** Queues answers for the operation's next calls; a call's own `Prefer` header comes first. */
  next(operationId: keyof Ops & string, ...preferences: readonly Preference[]): void;
}
