import { type Logger, pino } from 'pino';
import type { Settings } from './config/settings.ts';
import type { RequestLine } from './contract/server/index.ts';
import { BatchedStream } from './log/batched-stream.ts';
import { prettyLine } from './log/pretty.ts';
import { scrub, scrubLine } from './log/scrub.ts';

export type { Logger };

export interface LogStream {
  write(line: string): void;
}

export interface LogOptions {
  readonly level: string;
  /** 'auto', the default, is pretty on a terminal. */
  readonly format?: Settings['log']['format'];
  /** Standard error unless given. */
  readonly stream?: LogStream;
}

export function createLog(level: string, stream?: LogStream): Logger;
export function createLog(options: LogOptions): Logger;
export function createLog(given: string | LogOptions, onto?: LogStream): Logger {
  const options: LogOptions = typeof given === 'string' ? { level: given, ...(onto ? { stream: onto } : {}) } : given;
  const { level, format = 'auto', stream } = options;
  const terminal = stream === undefined && process.stderr.isTTY;
  const pretty = format === 'pretty' || (format === 'auto' && terminal);
  const coloured = terminal && !process.env['NO_COLOR'];
  return pino(
    {
      level,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      // Behind everything that pino does: children, prefixes, errors and their causes.
      hooks: {
        streamWrite: pretty
          ? (line) => prettyLine(scrub(JSON.parse(line)) as Record<string, unknown>, coloured)
          : scrubLine,
      },
    },
    stream ?? standardError(),
  );
}

let shared: BatchedStream | undefined;

function standardError(): LogStream {
  shared ??= new BatchedStream(process.stderr.fd);
  return shared;
}

/**
 * Paths are the document's own, so no token can stand in one; queries are never logged. Good health is asked for all the
 * time and would bury the rest: it is told at the level debug.
 */
export const logRequests =
  (log: Logger) =>
  ({ ms, ...line }: RequestLine): void =>
    log[line.path === '/health' && line.status < 400 ? 'debug' : 'info'](
      { ...line, ms: Math.round(ms * 10) / 10 },
      'request',
    );

/** A fault is told with its stack, which holds names and places of our own, never a caller's data. */
export const logFaults =
  (log: Logger) =>
  (error: unknown, operation?: string): void =>
    log.error({ operation, err: error }, 'fault');
