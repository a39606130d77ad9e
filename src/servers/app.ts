// What every server's Koa application has in common.
import Koa from 'koa';
import { Problem } from '../contract/problem.ts';
import { answerProblems, type DrawProblem, type ServeOptions } from '../contract/server/index.ts';
import { type Logger, logFaults, logRequests } from '../log/log.ts';
import { StateError } from '../state/port.ts';

/** A client that hangs up is no fault of ours. */
const HANG_UPS = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE']);

export function createApp(log: Logger, draw?: DrawProblem): Koa {
  const app = new Koa();
  app.use(answerProblems(draw));
  app.use(async (_, next) => {
    try {
      await next();
    } catch (error) {
      throw error instanceof StateError ? new Problem('unavailable', undefined, { cause: error }) : error;
    }
  });
  app.silent = true; // Koa would print errors by itself
  // Koa hands over the request too, which is full of secrets: it goes nowhere.
  app.on('error', (error: NodeJS.ErrnoException) => {
    if (!HANG_UPS.has(error.code ?? '')) logFaults(log)(error);
  });
  return app;
}

/** How a server reports, in the terms of `serve`. */
export const reporting = (log: Logger) =>
  ({
    onRequest: logRequests(log),
    onFault: logFaults(log),
    onTrouble: (cause: unknown, operation: string) => log.warn({ operation, err: cause }, 'trouble'),
    onUntrustedProxy: (remote: string) =>
      log.warn({ remote }, 'X-Forwarded-For from a proxy that is not trusted is ignored'),
    translate: (error: unknown) =>
      error instanceof StateError ? new Problem('unavailable', undefined, { cause: error }) : null,
  }) satisfies Partial<ServeOptions>;
