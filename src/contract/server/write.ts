// The one place that writes answers and problems onto the wire.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '../problem.ts';
import type { Answer } from './reply.ts';

type Plain = Exclude<Answer, { kind: 'events' }>;

/** Nothing the API says is for caches or for guessing its type. */
const SAFE_HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const;

const LINGER_MS = 2_000;
const LINGER_BYTES = 64 << 20;

export function writeAnswer(response: ServerResponse, answer: Plain, extra: object | undefined, head: boolean): void {
  const { status, headers } = answer;
  if (answer.kind === 'empty') {
    response.writeHead(status, { ...SAFE_HEADERS, ...extra, ...defined(headers) });
    response.end();
    return;
  }
  const body = answer.kind === 'json' ? JSON.stringify(answer.body) : answer.body;
  response.writeHead(status, {
    'Content-Type': answer.kind === 'json' ? 'application/json' : typed(answer.media),
    'Content-Length': typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength,
    ...SAFE_HEADERS,
    ...extra,
    ...defined(headers),
  });
  response.end(head ? undefined : body);
}

export function writeProblem(
  request: IncomingMessage,
  response: ServerResponse,
  problem: Problem,
  extra: object | undefined,
  html: string | null,
): void {
  const body = html ?? JSON.stringify(problem);
  const unread =
    !request.complete &&
    (request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined);
  response.writeHead(problem.status, {
    'Content-Type': html === null ? 'application/problem+json' : 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    ...SAFE_HEADERS,
    ...(unread ? { Connection: 'close' } : {}),
    ...extra,
    ...problem.headers,
  });
  if (request.method === 'HEAD') response.end();
  else if (unread) linger(request, response, body);
  else response.end(body);
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

const typed = (media: string): string => (media.startsWith('text/') ? `${media}; charset=utf-8` : media);

function defined(headers: Answer['headers']): Record<string, string> | undefined {
  if (!headers) return undefined;
  const out: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) out[name] = String(value);
  return out;
}
