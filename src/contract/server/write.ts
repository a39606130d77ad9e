// The only place that writes responses and problems.

import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Context } from 'koa';
import { Problem } from '../problem.ts';
import type { OperationRow } from '../tables.ts';
import type { ShapedProblem } from './error-shape.ts';
import { linger } from './linger.ts';
import { type HandlerResponse, serializeJson } from './reply.ts';

type BufferedResponse = Exclude<HandlerResponse, { kind: 'events' | 'file' }>;

/** Headers of every API response. */
const SAFE_HEADERS = ['Cache-Control', 'no-store', 'X-Content-Type-Options', 'nosniff'] as const;

const NONE: readonly string[] = [];

/** How long a client has to read the error before its connection is closed. */
const CLOSE_DELAY_MS = 2_000;

/**
 * Sets the response on Koa's context, so that surrounding middleware can read it and add headers before Koa
 * writes it.
 */
export function writeResponse({ res, response }: Context, reply: BufferedResponse, extra: readonly string[]): void {
  if (reply.kind === 'empty') {
    setHeaders(res, extra, NONE, reply.headers);
    if (!EMPTY.has(reply.status)) response.body = null; // else Koa would write the status text as the body
    response.status = reply.status;
    return;
  }
  const type = reply.kind === 'json' ? (reply.media ?? 'application/json') : withCharset(reply.media);
  res.setHeader('Content-Type', type);
  setHeaders(res, SAFE_HEADERS, extra, reply.headers);
  response.status = reply.status;
  response.body = reply.kind === 'json' ? serializeJson(reply.body) : textOrBuffer(reply.body);
}

/** Statuses without a body (RFC 9110, 15.3.5, 15.3.6 and 15.4.5). */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

const textOrBuffer = (body: string | Uint8Array): string | Buffer =>
  typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength);

/** Serializes a problem. While the base URL is unknown, its type is relative (RFC 9457, 3.1.1). */
export function problemText(problem: Problem, connection: Duplex): string {
  const base = catalogueOf(connection)?.problemBase?.() ?? '';
  const details = withDocumentedTitle(problem, connection).toJSON();
  return JSON.stringify(base === '' ? details : { ...details, type: base + details.type });
}

export function writeProblem(
  context: Context,
  problem: Problem,
  extra: readonly string[] = NONE,
  html: string | Buffer | null = null,
  shaped: ShapedProblem | null = null,
): void {
  const { req, res, response } = context;
  const type = shaped?.media ?? 'application/problem+json';
  res.setHeader('Content-Type', html === null ? type : 'text/html; charset=utf-8');
  const id = res.getHeader(REQUEST_ID_HEADER) ?? requestId(req); // middleware of the program may have set its own
  setHeaders(res, SAFE_HEADERS, extra, problemHeaders(problem, String(id)));
  response.status = problem.status;
  response.body = html ?? (shaped ? JSON.stringify(shaped.body) : problemText(problem, req.socket));
  if (req.complete || !hasBody(req)) return;
  res.setHeader('Connection', 'close');
  if (req.method === 'HEAD') return;
  context.respond = false;
  linger(req, res, response.body as string | Buffer);
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Headers of a problem. A 503 means that nothing was done, so its client may always retry. */
const problemHeaders = ({ status, headers }: Problem, id: string): Readonly<Record<string, string>> => ({
  ...(status === 503 ? { 'Retry-After': '1' } : {}),
  ...headers,
  [REQUEST_ID_HEADER]: id,
});

/** Sends a problem for a request that never reaches the application. */
export function respondWithProblem(response: ServerResponse, problem: Problem): void {
  const body = problemText(problem, response.req.socket);
  setHeaders(response, NONE, NONE, problemHeaders(problem, requestId(response.req)));
  const headers = ['Content-Type', 'application/problem+json', 'Content-Length', String(Buffer.byteLength(body))];
  response.writeHead(problem.status, [...headers, ...SAFE_HEADERS, 'Connection', 'close']).end(body);
}

/** Renders a problem as HTML for a browser navigation; null for programs. Headers are alternating names and values. */
export type RenderProblem = (
  problem: Problem,
  request: IncomingMessage,
) => Promise<{ readonly html: string; readonly headers: readonly string[] }> | null;

/** Writes the page that `render` returns; if it returns null, the document's own error body or problem details. */
export async function writeProblemOrPage(
  context: Context,
  problem: Problem,
  extra: readonly string[],
  render: RenderProblem | undefined,
  shaped: ShapedProblem | null = null,
): Promise<void> {
  const rendering = render?.(withDocumentedTitle(problem, context.req.socket), context.req);
  const page = await rendering?.catch(() => null);
  if (page) writeProblem(context, problem, [...extra, ...page.headers], page.html);
  else writeProblem(context, problem, extra, null, shaped);
}

/** Sends a problem on a raw socket, for malformed HTTP or a refused upgrade, and ends it. */
export function endWithProblem(socket: Duplex, problem: Problem, request?: IncomingMessage): void {
  sendProblem(socket, problem, CLOSE_DELAY_MS, request && requestId(request));
  socket.end();
}

/** Ends a raw socket after what is already written to it. */
export function endLater(socket: Duplex): void {
  closeLater(socket);
  socket.end();
}

/** Sends a problem but keeps the connection open up to `holdMs`, so that flooding clients do not reconnect at once. */
export function sendProblem(socket: Duplex, problem: Problem, holdMs = CLOSE_DELAY_MS, id = newRequestId()): void {
  const headers = { 'Content-Type': 'application/problem+json', ...problemHeaders(problem, id) };
  sendRaw(socket, problem, headers, problemText(problem, socket), holdMs);
}

/** Sends the page for a browser that has too many cookies for this host, and asks it to delete them. False if the server has none. */
export function endWithCookiePage(socket: Duplex, problem: Problem): boolean {
  const page = catalogueOf(socket)?.cookiePage?.();
  if (!page) return false;
  const headers = { ...page.headers, 'Content-Type': 'text/html; charset=utf-8', 'Clear-Site-Data': '"cookies"' };
  sendRaw(socket, problem, { ...headers, ...problemHeaders(problem, newRequestId()) }, page.html, CLOSE_DELAY_MS);
  socket.end();
  return true;
}

function sendRaw(
  socket: Duplex,
  { status, name }: Problem,
  headers: Readonly<Record<string, string>>,
  body: string,
  holdMs: number,
): void {
  const lines = Object.entries(headers).map(([key, value]) => `${key}: ${value}\r\n`);
  closeLater(socket, holdMs);
  socket.write(
    `HTTP/1.1 ${status} ${name}\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `Cache-Control: no-store\r\n${lines.join('')}\r\n${body}`,
  );
}

/** Sends a status line without a body on a raw socket and ends it. */
export function endWithStatus(socket: Duplex, status: string): void {
  closeLater(socket);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Closes a connection whose request got its response before its body was complete, unless the rest arrives soon. */
export function closeUnread(request: IncomingMessage, socket: Duplex): void {
  if (request.complete || socket.destroyed) return;
  const late = setTimeout(() => socket.destroy(), CLOSE_DELAY_MS);
  request.once('end', () => clearTimeout(late));
  socket.once('close', () => clearTimeout(late));
}

/** Destroys a socket later if its client does not close it. */
export function closeLater(socket: Duplex, holdMs = CLOSE_DELAY_MS): void {
  socket.on('error', () => {}); // the response is already written
  const until = performance.now() + holdMs - CLOSE_DELAY_MS / 2;
  // An interval, because a client that keeps sending would hold the socket open, and a held socket must not delay shutdown.
  const late = setInterval(() => {
    if (performance.now() > until || !serverOf(socket)?.listening) socket.destroy();
  }, CLOSE_DELAY_MS);
  socket.on('close', () => clearInterval(late));
}

export const withCharset = (media: string): string => (media.startsWith('text/') ? `${media}; charset=utf-8` : media);

/** Sets headers from alternating names and values. Set-Cookie, Link and Vary in `headers` are appended, cookies one per line. */
export function setHeaders(
  response: ServerResponse,
  list: readonly string[],
  more: readonly string[] = NONE,
  headers?: HandlerResponse['headers'],
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

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** The header of W3C Trace Context: version, trace id, parent id and flags. */
const TRACE_PARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-[\x21-\x7e]*)?$/;

const ID = Symbol('request id');

/** The trace id of a caller that sends `traceparent`, else a new id of the same form. */
export function requestId(request: IncomingMessage & { [ID]?: string }): string {
  const { traceparent } = request.headers;
  request[ID] ??= (typeof traceparent === 'string' && TRACE_PARENT.exec(traceparent)?.[1]) || newRequestId();
  return request[ID];
}

/** The last 8 of 32 digits count: a random number for each request would cost more. */
function newRequestId(): string {
  if (count === COUNT_END) {
    prefix = randomBytes(12).toString('hex');
    count = COUNT_START;
  }
  return prefix + (count++).toString(16);
}

/** All counts have 8 hexadecimal digits and are small integers for V8. */
const COUNT_START = 0x1000_0000;
const COUNT_END = 0x3fff_ffff;
let count = COUNT_END;
let prefix = '';

/** What a server knows about its problems. */
export interface ProblemCatalogue {
  /** Base URL, without a trailing slash, of the pages that explain problems: they are at `/problems/NAME` below it. */
  readonly problemBase?: () => string;
  /** The problems of the documents, for the titles of those that the contract layer returns. */
  readonly problems?: { readonly [name: string]: { readonly title: string } };
  /** The page for a browser whose cookies for this host are too large together. */
  readonly cookiePage?: () => { readonly html: string; readonly headers: Readonly<Record<string, string>> };
}

export const problemCatalogues = new WeakMap<Server, ProblemCatalogue>();

const serverOf = (connection: Duplex): Server | null | undefined =>
  (connection as Duplex & { readonly server?: Server | null }).server;

const catalogueOf = (connection: Duplex): ProblemCatalogue | undefined => {
  const server = serverOf(connection);
  return server ? problemCatalogues.get(server) : undefined;
};

/** The problem with the title from the documents of the connection's server. */
export function withDocumentedTitle(problem: Problem, connection: Duplex): Problem {
  const { name, status, message, errors, headers } = problem;
  const title = catalogueOf(connection)?.problems?.[name]?.title;
  if (title === undefined || title === problem.title) return problem;
  return new Problem(name, { status, title }, message === problem.title ? undefined : message, { errors, headers });
}

/** Replaces a refusal with the documented problem of the same status, if there is one. Some documents have 422 for 400. */
export function toDocumentedProblem(refusal: Problem, { problems }: OperationRow): Problem {
  const find = (status: number) => Object.entries(problems).find(([, row]) => row.status === status);
  const [name, row] = find(refusal.status) ?? (refusal.status === 400 ? find(422) : undefined) ?? [];
  if (name === undefined || row === undefined) return refusal;
  const { message, title, errors, headers } = refusal;
  return new Problem(name, { status: row.status, title }, message === title ? undefined : message, { errors, headers });
}
