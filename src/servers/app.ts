// The Koa application of every server.
import Koa, { type Context } from 'koa';
import { auditSource } from '../base/audit.ts';
import { type Logger, logFaults, logRequests } from '../base/log/log.ts';
import { outcomeUnknown, Problem } from '../base/problem.ts';
import { StateError, type StateErrorCode } from '../base/state/port.ts';
import {
  answerProblems,
  type OperationState,
  type OperationsOptions,
  type RenderProblem,
  requestId,
} from '../contract/server/index.ts';

/** Error codes when a client disconnects. They are not logged as faults. */
const DISCONNECT_CODES = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE']);

export const isDisconnect = (error: NodeJS.ErrnoException): boolean => DISCONNECT_CODES.has(error.code ?? '');

/** What an operator has to do something about. The log has the details, such as the file. */
const REASONS: Partial<Record<StateErrorCode, string>> = {
  replaced: 'The database was removed or replaced. Restart the server.',
  damaged: 'The database is damaged. Restore a backup.',
};

/** Turns database errors into the problem `unavailable`, unless a retry could make the same change twice. */
const translateError = (error: unknown, method: string | undefined): Problem | null => {
  if (!(error instanceof StateError)) return null;
  const unsafe = method === 'POST' || method === 'PATCH';
  return unsafe && error.code === 'deadline'
    ? outcomeUnknown(error)
    : new Problem('unavailable', REASONS[error.code], { cause: error });
};

export function createApp(log: Logger, renderProblem?: RenderProblem): Koa {
  const app = new Koa();
  app.use(answerProblems(renderProblem, translateError));
  app.silent = true; // or Koa prints errors to the console
  // The context contains secrets and is not logged.
  app.on('error', (error: NodeJS.ErrnoException, context?: Context) => {
    const isReported = (context?.state as OperationState | undefined)?.operation !== undefined; // operations report their own errors
    if (!isReported && !isDisconnect(error)) logFaults(log)(error, undefined, context && requestId(context.req));
  });
  return app;
}

/** Handlers that run in it are the source of what they add to the audit log. */
export const asAuditSource: NonNullable<OperationsOptions['runChange']> = (run, request, address) =>
  auditSource.run({ address, userAgent: request.headers['user-agent'] ?? '', requestId: requestId(request) }, run);

/** The options of `operations` for logging and errors. */
export const reporting = (log: Logger) =>
  ({
    onRequest: logRequests(log),
    onFault: logFaults(log),
    onTrouble: (cause: unknown, operation: string, id: string) =>
      log.warn({ operation, requestId: id, err: cause }, 'a request was refused because of an error'),
    onUntrustedProxy: (remote: string) => log.warn({ remote }, 'ignoring X-Forwarded-For from an untrusted proxy'),
    translate: translateError,
    realm: 'annex',
  }) satisfies Partial<OperationsOptions>;
