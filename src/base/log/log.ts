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
  const common = { level, base: null, formatters: { level: (label: string) => ({ level: label }) } };
  // After all of pino's own formatting: children, errors and their causes.
  const streamWrite = pretty
    ? (line: string) => prettyLine(scrub(JSON.parse(line)) as Record<string, unknown>, coloured)
    : scrubLine;
  const log = pino({ ...common, hooks: { streamWrite } }, target);
  // Request lines hold no secret that would have to be scrubbed, and may wait for others.
  const write = (line: string): void => (target.writeLater ? target.writeLater(line) : target.write(line));
  if (!pretty) requestLogs.set(log, pino(common, { write }));
  return log;
}

/** For logs that are lines of JSON. */
const requestLogs = new WeakMap<Logger, Logger>();

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
  const requests = requestLogs.get(log) ?? log;
  return ({ ms, ...line }) => {
    const level = /^\/(health|metrics)/.test(line.path) && line.status < 400 ? 'debug' : 'info';
    requests[level]({ ...line, ms: tenths(ms) }, 'request');
  };
};

const tenths = (ms: number): number => Math.round(ms * 10) / 10;

/** A fault is told with its stack, which holds names and places of our own, never a caller's data. */
export const logFaults =
  (log: Logger) =>
  (error: unknown, operation?: string): void =>
    log.error({ operation, err: error }, 'fault');
