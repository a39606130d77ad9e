import { type Logger, pino } from 'pino';
import type { RequestLine } from './contract/server/index.ts';

export type { Logger };

export const createLog = (level: string, stream?: { write(line: string): void }): Logger =>
  pino({ level, base: null, formatters: { level: (label) => ({ level: label }) } }, stream ?? pino.destination(2));

/** Paths are the document's own, so no token can stand in one; queries are never logged. */
export const logRequests =
  (log: Logger) =>
  ({ ms, ...line }: RequestLine): void =>
    log.info({ ...line, ms: Math.round(ms * 10) / 10 }, 'request');

/** A fault is told with its stack, which holds names and places of our own, never a caller's data. */
export const logFaults =
  (log: Logger) =>
  (error: unknown, operation?: string): void =>
    log.error({ operation, err: error }, 'fault');
