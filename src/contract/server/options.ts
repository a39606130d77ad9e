// What a server hands to `operations`, and what each request then has at hand.
import type { AnyCallers } from '../handler.ts';
import type { Problem } from '../problem.ts';
import type { EventLimits } from './events.ts';
import type { Service } from './implement.ts';
import type { SecurityOptions } from './security.ts';
import type { Streams } from './streams.ts';
import type { DrawProblem } from './write.ts';

export interface RequestLine {
  readonly operation: string;
  readonly method: string;
  /** The path as the document writes it: tokens in a path are never logged. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly address: string;
}

export interface OperationsOptions<Callers = AnyCallers> extends SecurityOptions<Callers> {
  readonly services: readonly Service<Callers[keyof Callers]>[];
  /** 'throw' turns an answer that breaks the contract into a 500; 'report' sends it and reports it. */
  readonly violations: 'throw' | 'report';
  readonly onRequest: (line: RequestLine) => void;
  /** What is not a Problem is a bug. Called with its cause; the client learns nothing of it. */
  readonly onFault: (error: unknown, operation: string) => void;
  /** What stands behind a problem that is no bug: a folder that cannot be read, a database that is away. */
  readonly onTrouble?: (cause: unknown, operation: string) => void;
  /** Faults that callers should know of by a problem's name: a database that is away, for example. */
  readonly translate?: (error: unknown) => Problem | null;
  /** Where an operation's document has no page for a problem. */
  readonly drawProblem?: DrawProblem;
  readonly onUntrustedProxy?: (remote: string) => void;
  readonly trustedProxies?: readonly string[];
  readonly jsonLimitBytes?: number;
  /** The most parts of a multipart form. */
  readonly formParts?: number;
  readonly urlLimitBytes?: number;
  /** The most parameters in a query. */
  readonly queryKeys?: number;
  readonly deadlineMs?: number;
  readonly events?: Partial<EventLimits>;
}

export const DEFAULTS = {
  jsonLimitBytes: 1 << 20,
  formParts: 64,
  urlLimitBytes: 8 << 10,
  queryKeys: 32,
  deadlineMs: 60_000,
} as const;

/** With the defaults filled in, and the streams that are open. */
export type Settings = Required<Pick<OperationsOptions, 'jsonLimitBytes' | 'formParts' | 'queryKeys' | 'deadlineMs'>> &
  OperationsOptions & { events: EventLimits; streams: Streams };
