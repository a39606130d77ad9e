// The one place that writes answers and problems onto the wire.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Context } from 'koa';
import type { Problem } from '../problem.ts';
import { linger } from './linger.ts';
import type { Answer } from './reply.ts';

type Plain = Exclude<Answer, { kind: 'events' | 'file' }>;

/** Headers of every answer of the API. */
const SAFE_HEADERS = ['Cache-Control', 'no-store', 'X-Content-Type-Options', 'nosniff'] as const;

const NONE: readonly string[] = [];

/** How long a client has to read why its connection is closed. */
const TOLD_MS = 2_000;

/**
 * Sets the answer on Koa's context, so that surrounding middleware can read it and add headers before Koa
 * writes it.
 */
export function writeAnswer({ res, response }: Context, answer: Plain, extra: readonly string[]): void {
  if (answer.kind === 'empty') {
    setHeaders(res, extra, NONE, answer.headers);
    if (!EMPTY.has(answer.status)) response.body = null; // else Koa would write the status text as the body
    response.status = answer.status;
    return;
  }
  const type = answer.kind === 'json' ? 'application/json' : typed(answer.media);
  res.setHeader('Content-Type', type);
  setHeaders(res, SAFE_HEADERS, extra, answer.headers);
  response.status = answer.status;
  response.body = answer.kind === 'json' ? writeJson(answer.body) : textOrBuffer(answer.body);
}

const written = new WeakMap<object, string>();

/** A body that is frozen is whole and stays as it is: it is checked and written out once. */
export const isWritten = (body: unknown): boolean => typeof body === 'object' && body !== null && written.has(body);

function writeJson(body: unknown): string {
  if (typeof body !== 'object' || body === null) return JSON.stringify(body);
  const known = written.get(body);
  if (known !== undefined) return known;
  const text = JSON.stringify(body);
  if (Object.isFrozen(body)) written.set(body, text);
  return text;
}

/** Statuses without a body (RFC 9110, 15.3.5, 15.3.6 and 15.4.5). */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

const textOrBuffer = (body: string | Uint8Array): string | Buffer =>
  typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength);

/** Below what the types of a server's problems stand, as long as it is known; else types are relative (RFC 9457, 3.1.1). */
export const problemBases = new WeakMap<Server, () => string>();

const serverOf = (connection: Duplex): Server | null | undefined =>
  (connection as Duplex & { readonly server?: Server | null }).server;

/** As sent on this connection. */
export function problemText(problem: Problem, connection: Duplex): string {
  const server = serverOf(connection);
  const base = (server && problemBases.get(server)?.()) ?? '';
  const details = problem.toJSON();
  return JSON.stringify(base === '' ? details : { ...details, type: base + details.type });
}

export function writeProblem(
  context: Context,
  problem: Problem,
  extra: readonly string[] = NONE,
  html: string | Buffer | null = null,
): void {
  const { req, res, response } = context;
  res.setHeader('Content-Type', html === null ? 'application/problem+json' : 'text/html; charset=utf-8');
  setHeaders(res, SAFE_HEADERS, extra, problem.headers);
  response.status = problem.status;
  response.body = html ?? problemText(problem, req.socket);
  const { 'content-length': length, 'transfer-encoding': coding } = req.headers;
  if (req.complete || (length === undefined && coding === undefined)) return;
  res.setHeader('Connection', 'close');
  if (req.method === 'HEAD') return;
  context.respond = false;
  linger(req, res, response.body as string | Buffer);
}

/** For a request that never reaches the application. */
export function respondWithProblem(response: ServerResponse, problem: Problem): void {
  const body = problemText(problem, response.req.socket);
  const headers = ['Content-Type', 'application/problem+json', 'Content-Length', String(Buffer.byteLength(body))];
  response.writeHead(problem.status, [...headers, ...SAFE_HEADERS, 'Connection', 'close']).end(body);
}

export interface DrawnProblem {
  readonly html: string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
}

/** Renders a problem as HTML for a browser navigation; null for programs. */
export type DrawProblem = (problem: Problem, request: IncomingMessage) => Promise<DrawnProblem> | null;

/** HTML where `draw` returns some, else problem details. */
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

/** For a raw socket: malformed HTTP, or a refused upgrade. */
export function endWithProblem(socket: Duplex, problem: Problem): void {
  tellProblem(socket, problem);
  socket.end();
}

/** The same, but the connection stays for a moment where its client does not close it: one that floods would be back at once. */
export function tellProblem(socket: Duplex, problem: Problem, heldMs = TOLD_MS): void {
  const body = problemText(problem, socket);
  closeLater(socket, heldMs);
  socket.write(
    `HTTP/1.1 ${problem.status} ${problem.name}\r\nConnection: close\r\nContent-Type: application/problem+json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\n\r\n${body}`,
  );
}

/** Ends a raw socket with a status line and no body. */
export function endWithStatus(socket: Duplex, status: string): void {
  closeLater(socket);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Closes a connection whose request was answered before all of its body arrived, unless the rest arrives soon. */
export function closeUnread(request: IncomingMessage, socket: Duplex): void {
  if (request.complete || socket.destroyed) return;
  const late = setTimeout(() => socket.destroy(), TOLD_MS);
  request.once('end', () => clearTimeout(late));
  socket.once('close', () => clearTimeout(late));
}

/** Destroys a socket that its client does not close. */
export function closeLater(socket: Duplex, heldMs = TOLD_MS): void {
  socket.on('error', () => {}); // the answer has been written
  const until = performance.now() + heldMs - TOLD_MS / 2;
  // A client that keeps sending would hold the socket open, and one that is held a server that is to stop.
  const late = setInterval(() => {
    if (performance.now() > until || !serverOf(socket)?.listening) socket.destroy();
  }, TOLD_MS);
  socket.on('close', () => clearInterval(late));
}

export const typed = (media: string): string => (media.startsWith('text/') ? `${media}; charset=utf-8` : media);

type Headers = Answer['headers'];

/** Sets headers given as names and values in turn; Set-Cookie, Link and Vary in `headers` are appended. Several cookies are a line each. */
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
    if (typeof value === 'object') response.appendHeader(name, value);
    else if (APPENDED.has(name)) response.appendHeader(name, String(value));
    else response.setHeader(name, String(value));
  }
}

const APPENDED: ReadonlySet<string> = new Set(['Set-Cookie', 'Link', 'Vary']);
