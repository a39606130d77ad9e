// The one place that writes answers and problems onto the wire.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Context } from 'koa';
import type { Problem } from '../problem.ts';
import type { Answer } from './reply.ts';

type Plain = Exclude<Answer, { kind: 'events' | 'file' }>;

/** Nothing the API says is for caches or for guessing its type. */
const SAFE_HEADERS = ['Cache-Control', 'no-store', 'X-Content-Type-Options', 'nosniff'] as const;

const NONE: readonly string[] = [];

const LINGER_MS = 2_000;
const LINGER_BYTES = 64 << 20;

/**
 * Through Koa, which writes it once all middleware has seen it: whatever stands around the operations may read it and add
 * headers of its own.
 */
export function writeAnswer({ res, response }: Context, answer: Plain, extra: readonly string[]): void {
  if (answer.kind === 'empty') {
    setHeaders(res, extra, NONE, answer.headers);
    if (!EMPTY.has(answer.status)) response.body = null; // else Koa would write the status in words
    response.status = answer.status;
    return;
  }
  const type = answer.kind === 'json' ? 'application/json' : typed(answer.media);
  res.setHeader('Content-Type', type);
  setHeaders(res, SAFE_HEADERS, extra, answer.headers);
  response.status = answer.status;
  response.body = answer.kind === 'json' ? JSON.stringify(answer.body) : textOrBuffer(answer.body);
}

/** Statuses without a body (RFC 9110, 15.3.5, 15.3.6 and 15.4.5). */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

const textOrBuffer = (body: string | Uint8Array): string | Buffer =>
  typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength);

export function writeProblem(
  context: Context,
  problem: Problem,
  extra: readonly string[] = NONE,
  html: string | null = null,
): void {
  const { req, res, response } = context;
  res.setHeader('Content-Type', html === null ? 'application/problem+json' : 'text/html; charset=utf-8');
  setHeaders(res, SAFE_HEADERS, extra, problem.headers);
  response.status = problem.status;
  response.body = html ?? JSON.stringify(problem);
  const { 'content-length': length, 'transfer-encoding': coding } = req.headers;
  if (req.complete || (length === undefined && coding === undefined)) return;
  res.setHeader('Connection', 'close');
  if (req.method === 'HEAD') return;
  context.respond = false;
  linger(req, res, response.body as string);
}

/** For a request that never reaches the application. */
export function respondWithProblem(response: ServerResponse, problem: Problem): void {
  const body = JSON.stringify(problem);
  const headers = ['Content-Type', 'application/problem+json', 'Content-Length', String(Buffer.byteLength(body))];
  response.writeHead(problem.status, [...headers, ...SAFE_HEADERS, 'Connection', 'close']).end(body);
}

export interface DrawnProblem {
  readonly html: string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
}

/** Draws a problem for a person who navigates with a browser; null where a program asks. */
export type DrawProblem = (problem: Problem, request: IncomingMessage) => Promise<DrawnProblem> | null;

/** A page where `draw` makes one, else problem details. */
export function answerProblem(
  context: Context,
  problem: Problem,
  extra: readonly string[],
  draw: DrawProblem | undefined,
): void | Promise<void> {
  const drawn = draw?.(problem, context.req);
  if (!drawn) return writeProblem(context, problem, extra);
  return drawn.then(
    ({ html, headers }) => writeProblem(context, problem, [...extra, ...headers], html),
    () => writeProblem(context, problem, extra),
  );
}

/** For a connection that has no response object: HTTP itself was not right, or an upgrade is refused. */
export function endWithProblem(socket: Duplex, problem: Problem): void {
  const body = JSON.stringify(problem);
  socket.on('error', () => {}); // whoever hangs up now has had its answer
  const late = setTimeout(() => socket.destroy(), LINGER_MS); // a client that goes on sending would keep it open
  socket.on('close', () => clearTimeout(late));
  socket.end(
    `HTTP/1.1 ${problem.status} ${problem.name}\r\nConnection: close\r\nContent-Type: application/problem+json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\n\r\n${body}`,
  );
}

/** Closing on unread data resets the connection, and the client never sees the answer: read on for a moment. */
function linger(request: IncomingMessage, response: ServerResponse, body: string): void {
  let discarded = 0;
  const stop = () => {
    clearTimeout(timer);
    if (!response.writableEnded) response.end();
  };
  const timer = setTimeout(stop, LINGER_MS);
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > LINGER_BYTES) stop();
  });
  request.on('end', stop);
  request.on('close', stop);
  response.write(body);
  request.resume();
}

export const typed = (media: string): string => (media.startsWith('text/') ? `${media}; charset=utf-8` : media);

type Headers = Answer['headers'];

/** Names and values in turn, and those of one answer. Cookies and lists that others began are kept. */
export function setHeaders(
  response: ServerResponse,
  list: readonly string[],
  more: readonly string[] = NONE,
  headers?: Headers,
): void {
  for (let at = 0; at < list.length; at += 2) response.setHeader(list[at] as string, list[at + 1] as string);
  for (let at = 0; at < more.length; at += 2) response.setHeader(more[at] as string, more[at + 1] as string);
  if (!headers) return;
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined) continue;
    if (APPENDED.has(name)) response.appendHeader(name, String(value));
    else response.setHeader(name, String(value));
  }
}

const APPENDED: ReadonlySet<string> = new Set(['Set-Cookie', 'Link', 'Vary']);
