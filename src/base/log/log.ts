import { hostname } from 'node:os';
import { type Logger, pino } from 'pino';
import type { Settings } from '../../../generated/config/settings.ts';
import type { RequestLine } from '../../contract/server/index.ts';
import type { Leap } from '../clock.ts';
import { BatchedStream } from './batched-stream.ts';
import { scrub, scrubLine } from './scrub.ts';

export type { Logger };

export interface LogStream {
  write(line: string): void;
  /** For lines that may be batched; without it, all are written at once. */
  writeLater?(line: string): void;
}

export interface LogOptions {
  readonly level: string;
  /** 'auto', the default, is pretty on a terminal and JSON elsewhere. */
  readonly format?: Settings['log']['format'];
  /** The server and the node that write the lines, on every line. Absent for commands. */
  readonly server?: string;
  readonly node?: string | undefined;
  /** Standard error unless given. */
  readonly stream?: LogStream;
}

export function createLog(options: LogOptions): Logger {
  const { level, format = 'auto', stream, server, node = `${hostname()}/${process.pid}` } = options;
  const terminal = stream === undefined && process.stderr.isTTY;
  const pretty = format === 'pretty' || (format === 'auto' && terminal);
  const colored = terminal && !process.env['NO_COLOR'];
  const output = stream ?? standardError();
  const base = server === undefined ? null : { server, node };
  // Runs after pino has formatted child fields, errors and their causes.
  const streamWrite = pretty
    ? (line: string) => prettyLine(scrub(JSON.parse(line)) as Record<string, unknown>, colored)
    : scrubLine;
  const formatters = { level: (label: string) => ({ level: label }) };
  const log = pino({ level, base, formatters, hooks: { streamWrite } }, output);
  if (!pretty) requestWriters.set(log, createRequestWriter(output, base));
  return log;
}

type RequestWriter = (level: string, line: RequestLine) => void;

/** For each log in JSON. */
const requestWriters = new WeakMap<Logger, RequestWriter>();

/**
 * Writes request lines by a template, since pino would take a tenth of the time of a request. They contain no secrets, so
 * they are not scrubbed, and they may be batched. Only the address needs escaping: the rest comes from our documents, from
 * Node's list of methods, or is hexadecimal.
 */
function createRequestWriter(output: LogStream, base: Readonly<Record<string, string>> | null): RequestWriter {
  const origin = base === null ? '' : `,${JSON.stringify(base).slice(1, -1)}`;
  return (level, { operation, method, path, status, address, requestId, problem, stream, ms }) => {
    const outcome = `${problem === undefined ? '' : `,"problem":"${problem}"`}${stream ? ',"stream":true' : ''}`;
    const line = `{"level":"${level}","time":${Date.now()}${origin},"operation":"${operation}","method":"${method}","path":"${path}","status":${status},"address":${JSON.stringify(address)},"requestId":"${requestId}"${outcome},"ms":${roundToTenths(ms)},"msg":"request"}\n`;
    if (output.writeLater) output.writeLater(line);
    else output.write(line);
  };
}

let stderrStream: BatchedStream | undefined;

function standardError(): LogStream {
  stderrStream ??= new BatchedStream(process.stderr.fd);
  return stderrStream;
}

/**
 * Logs the path template of the document, which contains no token, and no query. Successful requests for health and
 * metrics are frequent and would hide the others, so they are logged at the level debug.
 */
export const logRequests = (log: Logger): ((line: RequestLine) => void) => {
  const write = requestWriters.get(log);
  return (line) => {
    const isRoutine = line.status < 400 && (line.path.startsWith('/health') || line.path.startsWith('/metrics'));
    const level = isRoutine ? 'debug' : 'info';
    if (write === undefined) log[level]({ ...line, ms: roundToTenths(line.ms) }, 'request');
    else if (log.isLevelEnabled(level)) write(level, line);
  };
};

const roundToTenths = (ms: number): number => Math.round(ms * 10) / 10;

/** Logs internal errors with their stack, which contains only names and positions in our code, never a caller's data. */
export const logFaults =
  (log: Logger) =>
  (error: unknown, operation?: string, requestId?: string): void =>
    log.error({ operation, requestId, err: error }, 'fault');

const LEAPS = {
  wait: 'time has leapt and is ignored unless that lasts for a minute',
  follow: 'time has leapt and is followed from now on',
  end: 'time is right again after a leap',
} as const satisfies Record<Leap['action'], string>;

/** Logs leaps of the clock that a server follows, once each. */
export const logLeaps =
  (log: Logger, source: 'system' | 'database') =>
  ({ action, ms }: Leap): void =>
    log.warn({ ms: Math.round(ms) }, `the ${source} ${LEAPS[action]}`);

const COLORS: Readonly<Record<string, number>> = { trace: 90, debug: 90, info: 32, warn: 33, error: 31, fatal: 31 };

/**
 * A line for people: time, level, message and fields, with a stack below. Logged text cannot start a line of its own or
 * move the cursor.
 */
function prettyLine(fields: Readonly<Record<string, unknown>>, colored: boolean): string {
  const { level, time, msg, ...rest } = fields;
  const paint = (text: string, color = 90): string => (colored ? `\x1b[${color}m${text}\x1b[0m` : text);
  const date = new Date(Number(time));
  const clock = Number.isNaN(date.getTime()) ? '--:--:--.---' : date.toISOString().slice(11, 23);
  const name = toOneLine(String(level));
  const { stack, others } = separateStack(rest);
  const pairs = Object.entries(others).map(([key, value]) => paint(`${toOneLine(key)}=`) + formatValue(value));
  const words = [paint(clock), paint(name.padEnd(5), COLORS[name]), formatValue(msg ?? ''), ...pairs].filter(Boolean);
  return [words.join(' '), ...stack.map((frame) => paint(`    ${toOneLine(frame.trim())}`))].join('\n').concat('\n');
}

/** Separates the stack, which is shown below, from the other fields of the error. */
function separateStack({ err, ...others }: Readonly<Record<string, unknown>>) {
  if (typeof err !== 'object' || err === null)
    return { stack: [], others: err === undefined ? others : { ...others, err } };
  const { stack, ...error } = err as Record<string, unknown>;
  return { stack: typeof stack === 'string' ? stack.split('\n') : [], others: { ...others, err: error } };
}

const formatValue = (value: unknown): string =>
  toOneLine(typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)));

const toOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, '·');
