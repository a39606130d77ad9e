// The options of `operations`, and the context that each request gets.
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
  /** The path template, since a real path may hold a token. */
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
  /** Called with any error that is not a Problem; the client gets a bare 500. */
  readonly onFault: (error: unknown, operation: string) => void;
  /** Called with the cause of a problem that is no bug: an unreadable folder, an unreachable database. */
  readonly onTrouble?: (cause: unknown, operation: string) => void;
  /** Turns known faults into problems: an unreachable database into `unavailable`, for example. */
  readonly translate?: (error: unknown, method: string | undefined) => Problem | null;
  /** Renders a problem as HTML for operations whose document has no pages. */
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
