// Keeps reading the body of a refused request for a moment, because closing with unread data resets the connection
// before the client sees the response.
import type { IncomingMessage, ServerResponse } from 'node:http';

const LINGER_MS = 2_000;
const LINGER_BYTES = 64 << 20;
/** Beyond this number the oldest is closed, since its client had the most time to read the response. */
const MAX_LINGERING = 64;
/** Pause after each chunk (up to 64 KiB), so that discarding a fast upload does not take CPU time from other requests. */
const PAUSE_MS = 4;

/** Functions that stop each lingering request, oldest first. */
const lingering = new Set<() => void>();
/** Requests that wait to discard their next chunk; one at a time across all connections. */
const waiting = new Set<IncomingMessage>();
let discarding: NodeJS.Timeout | null = null;

/** Sends `body`; headers must already be set. */
export function linger(request: IncomingMessage, response: ServerResponse, body: string | Buffer): void {
  const isOnlyReader = request.listenerCount('data') === 0; // earlier middleware may keep the chunks it reads
  let discarded = 0;
  const stop = () => {
    clearTimeout(timer);
    lingering.delete(stop);
    waiting.delete(request);
    if (response.writableEnded) return;
    response.end();
    request.resume(); // releases data that is already buffered
  };
  const timer = setTimeout(stop, LINGER_MS);
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (isOnlyReader) freeChunk(chunk);
    if (discarded > LINGER_BYTES) stop();
    if (response.writableEnded) return;
    request.pause();
    waiting.add(request);
    if (!discarding) discarding = setTimeout(discardNext, PAUSE_MS);
  });
  request.on('end', stop);
  request.on('close', stop);
  response.write(body);
  request.resume();
  lingering.add(stop);
  const [oldest] = lingering;
  if (lingering.size > MAX_LINGERING) oldest?.();
}

function discardNext(): void {
  const [next] = waiting;
  discarding = next ? setTimeout(discardNext, PAUSE_MS) : null;
  if (!next) return;
  waiting.delete(next);
  next.resume();
}

/** Frees memory at once. Garbage collection would be too late: a flood allocates hundreds of MiB that malloc then keeps. */
function freeChunk({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
