// Options of `operations`, and the settings derived from them.
import type { IncomingMessage } from 'node:http';
import type { AddressReader } from '../address.ts';
import type { AnyCallers } from '../handler.ts';
import type { Problem } from '../problem.ts';
import type { ShapeProblem } from './error-shape.ts';
import type { EventLimits, Streams } from './events.ts';
import type { Service } from './implement.ts';
import type { SecurityOptions } from './security.ts';
import type { RenderProblem } from './write.ts';

export interface RequestLine {
  readonly operation: string;
  readonly method: string;
  /** The path template, because the real path may contain a token. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly address: string;
  /** The id of the request, also in the header X-Request-Id of a problem. */
  readonly requestId: string;
  /** The name of the problem, if the response is one. */
  readonly problem?: string;
  /** Set for event streams, whose `ms` is how long they were open. */
  readonly stream?: true;
}

export const DEFAULTS = {
  jsonBytes: 1 << 20,
  /** How long a streamed body may be silent. */
  silenceMs: 30_000,
  /** Maximum number of parts in a multipart form. */
  formParts: 64,
  urlBytes: 8 << 10,
  /** Maximum number of query parameters. */
  queryKeys: 32,
  deadlineMs: 60_000,
};
export type RequestLimits = Readonly<typeof DEFAULTS>;

export interface OperationsOptions<Callers = AnyCallers> extends SecurityOptions<Callers>, Partial<RequestLimits> {
  readonly services: readonly Service<Callers[keyof Callers]>[];
  /** 'throw' turns a response that violates the contract into a 500; 'report' sends it and calls `onFault`. */
  readonly violations: 'throw' | 'report';
  readonly onRequest: (line: RequestLine) => void;
  /** Called with any error that is not a Problem; the client gets a 500 without details. */
  readonly onFault: (error: unknown, operation: string, requestId: string) => void;
  /** Called with the cause of a problem that is not a bug, such as an unreadable directory or unreachable database. */
  readonly onTrouble?: (cause: unknown, operation: string, requestId: string) => void;
  /** Calls `run`, which calls the handler of an operation with effects; for example in an asynchronous context. */
  readonly runChange?: (<T>(run: () => T, request: IncomingMessage, address: string) => T) | undefined;
  /** Maps known errors to problems, for example an unreachable database to `unavailable`. */
  readonly translate?: (error: unknown, method: string | undefined) => Problem | null;
  /** Returns the error body for a problem of the server itself, if the document describes one that is not problem details. */
  readonly shapeProblem?: ShapeProblem;
  /** Renders a problem as an HTML page for operations whose document has no pages. */
  readonly renderProblem?: RenderProblem;
  readonly onUntrustedProxy?: (remote: string) => void;
  readonly trustedProxies?: readonly string[];
  /** Reads the client's address; by default with `trustedProxies`. */
  readonly addressOf?: AddressReader;
  readonly events?: Partial<EventLimits>;
}

/** The options with defaults applied, plus the open streams. */
export type Settings = OperationsOptions & RequestLimits & { events: EventLimits; streams: Streams };
