// Refused requests whose bodies are still coming. They are read on for a moment: closing with unread data resets the
// connection before the client sees the answer.
import type { IncomingMessage, ServerResponse } from 'node:http';

const LINGER_MS = 2_000;
const LINGER_BYTES = 64 << 20;
/** One more ends the oldest, whose client has had the longest to read the answer. */
const MAX_LINGERING = 64;
/** After each chunk, of 64 KiB at most: discarding as fast as clients can send would take the processor from others. */
const PAUSE_MS = 4;

/** What ends each, oldest first. */
const lingering = new Set<() => void>();
/** Wait for their next chunk to be discarded: one at a time, of whichever connection. */
const waiting = new Set<IncomingMessage>();
let discarding: NodeJS.Timeout | null = null;

/** Answers with `body`, behind headers that are set already. */
export function linger(request: IncomingMessage, response: ServerResponse, body: string | Buffer): void {
  const isAlone = request.listenerCount('data') === 0; // others, in front of the operations, may keep what they read
  let discarded = 0;
  const stop = () => {
    clearTimeout(timer);
    lingering.delete(stop);
    waiting.delete(request);
    if (response.writableEnded) return;
    response.end();
    request.resume(); // what has been read already is released
  };
  const timer = setTimeout(stop, LINGER_MS);
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (isAlone) release(chunk);
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

/** Not with the next collection: of a flood of bodies that would be hundreds of MiB, which the C library then keeps. */
function release({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
