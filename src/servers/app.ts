// The Koa application of every server.
import Koa, { type Context } from 'koa';
import { type Logger, logFaults, logRequests } from '../base/log/log.ts';
import { outcomeUnknown, Problem } from '../base/problem.ts';
import { StateError } from '../base/state/port.ts';
import {
  answerProblems,
  type OperationState,
  type OperationsOptions,
  type RenderProblem,
} from '../contract/server/index.ts';

/** Error codes of clients that hang up, which are not logged as faults. */
const HANG_UPS = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE']);

export const isHangUp = (error: NodeJS.ErrnoException): boolean => HANG_UPS.has(error.code ?? '');

/** Turns database errors into the problem `unavailable`, unless that might make somebody do a thing twice. */
const translate = (error: unknown, method: string | undefined): Problem | null => {
  if (!(error instanceof StateError)) return null;
  const unsafe = method === 'POST' || method === 'PATCH';
  return unsafe && error.code === 'deadline'
    ? outcomeUnknown(error)
    : new Problem('unavailable', undefined, { cause: error });
};

export function createApp(log: Logger, draw?: RenderProblem): Koa {
  const app = new Koa();
  app.use(answerProblems(draw, translate));
  app.silent = true; // Koa would print errors by itself
  // The context that Koa passes holds secrets and is not logged.
  app.on('error', (error: NodeJS.ErrnoException, context?: Context) => {
    const told = (context?.state as OperationState | undefined)?.operation !== undefined; // operations report their own
    if (!told && !isHangUp(error)) logFaults(log)(error);
  });
  return app;
}

/** The logging and metrics options of `operations`. */
export const reporting = (log: Logger) =>
  ({
    onRequest: logRequests(log),
    onFault: logFaults(log),
    onTrouble: (cause: unknown, operation: string) => log.warn({ operation, err: cause }, 'trouble'),
    onUntrustedProxy: (remote: string) => log.warn({ remote }, 'ignoring X-Forwarded-For from an untrusted proxy'),
    translate,
    realm: 'annex',
  }) satisfies Partial<OperationsOptions>;
