import { type Logger, pino } from 'pino';
import type { Settings } from '../../../generated/config/settings.ts';
import type { RequestLine } from '../../contract/server/index.ts';
import { BatchedStream } from './batched-stream.ts';
import { prettyLine } from './pretty.ts';
import { scrub, scrubLine } from './scrub.ts';

export type { Logger };

export interface LogStream {
  write(line: string): void;
  /** For lines that may wait a moment for others; by default none waits. */
  writeLater?(line: string): void;
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
  const target = stream ?? standardError();
  const log = pino(
    {
      level,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      // After all of pino's own formatting: children, errors and their causes.
      hooks: {
        streamWrite: pretty
          ? (line) => prettyLine(scrub(JSON.parse(line)) as Record<string, unknown>, coloured)
          : scrubLine,
      },
    },
    target,
  );
  if (!pretty) plainLogs.set(log, target);
  return log;
}

/** The logs that are lines of JSON, and where those go. */
const plainLogs = new WeakMap<Logger, LogStream>();

let shared: BatchedStream | undefined;

function standardError(): LogStream {
  shared ??= new BatchedStream(process.stderr.fd);
  return shared;
}

/**
 * Paths are the document's own, so no token can stand in one; queries are never logged. Good health is asked for all the
 * time and would bury the rest: it is told at the level debug.
 */
export const logRequests = (log: Logger): ((line: RequestLine) => void) => {
  const stream = plainLogs.get(log);
  return (line) => {
    const level = /^\/(health|metrics)/.test(line.path) && line.status < 400 ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return;
    if (stream?.writeLater) return stream.writeLater(requestLine(level, line));
    if (stream) return stream.write(requestLine(level, line));
    const { ms, ...rest } = line;
    log[level]({ ...rest, ms: tenths(ms) }, 'request');
  };
};

/**
 * What pino would write, in a tenth of its time: there is one for every request. Each text is a name of the contract's,
 * a method that Node's parser knows, or an IP address; none of them can hold what JSON would have to escape.
 */
const requestLine = (level: string, { operation, method, path, status, address, ms }: RequestLine): string =>
  `{"level":"${level}","time":${Date.now()},"operation":"${operation}","method":"${method}","path":"${path}",` +
  `"status":${status},"address":"${address}","ms":${tenths(ms)},"msg":"request"}\n`;

const tenths = (ms: number): number => Math.round(ms * 10) / 10;

/** A fault is told with its stack, which holds names and places of our own, never a caller's data. */
export const logFaults =
  (log: Logger) =>
  (error: unknown, operation?: string): void =>
    log.error({ operation, err: error }, 'fault');
