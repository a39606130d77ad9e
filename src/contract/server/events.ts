// Server-sent events: writes the pushed events, sends keep-alive comments, and cleans up once.
import type { ServerResponse } from 'node:http';
import type { ServerEvent, Subscribe } from '../handler.ts';

export interface EventLimits {
  /** Interval of keep-alive comments, so that proxies do not close the connection. */
  readonly keepAliveMs: number;
  /** A client with more unread bytes than this is disconnected. */
  readonly maxBufferedBytes: number;
  readonly maxStreams: number;
  /** Per IPv4 address or IPv6 /64. */
  readonly maxStreamsPerAddress: number;
}

export const EVENT_LIMITS: EventLimits = {
  keepAliveMs: 15_000,
  maxBufferedBytes: 1 << 20,
  maxStreams: 5_000,
  maxStreamsPerAddress: 256,
};

export const EVENT_HEADERS = [
  'Content-Type',
  'text/event-stream',
  'Cache-Control',
  'no-store, no-transform',
  'X-Accel-Buffering',
  'no',
] as const;

/**
 * Writes events until the subscription ends or the client disconnects, then calls `done`. Headers must already be
 * written. Returns a function that ends the stream.
 */
export function writeEvents(
  response: ServerResponse,
  subscribe: Subscribe<ServerEvent>,
  limits: EventLimits,
  done: () => void,
): () => void {
  let open = true;
  let unsubscribe: (() => void) | null = null;
  const finish = () => {
    if (!open) return;
    open = false;
    clearInterval(keepAlive);
    response.off('close', finish);
    unsubscribe?.();
    if (!response.destroyed) response.end();
    done();
  };
  const send = (text: string) => {
    if (!open) return;
    response.write(text);
    if (response.writableLength > limits.maxBufferedBytes) {
      response.destroy();
      finish();
    }
  };
  const keepAlive = setInterval(send, limits.keepAliveMs, ':\n\n');
  response.on('close', finish);
  response.flushHeaders();
  unsubscribe = subscribe((event) => send(formatEvent(event)), finish);
  if (!open) unsubscribe();
  return finish;
}

/**
 * An event without data gets an empty data line, because clients ignore events without one (WHATWG HTML, 9.2.6).
 * `message` events have no event line, for clients that only read data lines.
 */
export function formatEvent({ event, data }: ServerEvent): string {
  return `${event === 'message' ? '' : `event: ${event}\n`}data:${data === null ? '' : ` ${JSON.stringify(data)}`}\n\n`;
}
