// The one place that writes answers and problems onto the wire.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '../problem.ts';
import type { Answer } from './reply.ts';

type Plain = Exclude<Answer, { kind: 'events' | 'file' }>;

/** Nothing the API says is for caches or for guessing its type. */
const SAFE_HEADERS = ['Cache-Control', 'no-store', 'X-Content-Type-Options', 'nosniff'] as const;

const LINGER_MS = 2_000;
const LINGER_BYTES = 64 << 20;

/** Headers go to Node as one flat list: that is what it wants, and the cheapest thing to build. */
export type HeaderList = string[];

export function writeAnswer(response: ServerResponse, answer: Plain, extra: readonly string[], head: boolean): void {
  const { status, headers } = answer;
  if (answer.kind === 'empty') {
    if (extra.length === 0 && !headers) response.writeHead(status);
    else response.writeHead(status, withHeaders([...extra], headers));
    response.end();
    return;
  }
  const body = answer.kind === 'json' ? JSON.stringify(answer.body) : answer.body;
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength;
  const list = [
    'Content-Type',
    answer.kind === 'json' ? 'application/json' : typed(answer.media),
    'Content-Length',
    String(length),
    ...SAFE_HEADERS,
    ...extra,
  ];
  response.writeHead(status, withHeaders(list, headers));
  if (head) response.end();
  else if (typeof body === 'string')
    response.end(body, length === body.length ? 'latin1' : 'utf8'); // ASCII: one copy
  else response.end(body);
}

export function writeProblem(
  request: IncomingMessage,
  response: ServerResponse,
  problem: Problem,
  extra: readonly string[],
  html: string | null,
): void {
  const body = html ?? JSON.stringify(problem);
  const unread =
    !request.complete &&
    (request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined);
  const list = [
    'Content-Type',
    html === null ? 'application/problem+json' : 'text/html; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
    ...SAFE_HEADERS,
    ...(unread ? ['Connection', 'close'] : []),
    ...extra,
  ];
  response.writeHead(problem.status, withHeaders(list, problem.headers));
  if (request.method === 'HEAD') response.end();
  else if (unread) linger(request, response, body);
  else response.end(body);
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
  request: IncomingMessage,
  response: ServerResponse,
  problem: Problem,
  extra: readonly string[],
  draw: DrawProblem | undefined,
): void {
  const drawn = draw?.(problem, request);
  if (!drawn) return writeProblem(request, response, problem, extra, null);
  drawn
    .then(
      ({ html, headers }) => writeProblem(request, response, problem, [...extra, ...headers], html),
      () => writeProblem(request, response, problem, extra, null),
    )
    .catch(() => response.destroy());
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

export function withHeaders(list: HeaderList, headers: Answer['headers']): HeaderList {
  if (headers) {
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) list.push(name, String(value));
  }
  return list;
}
