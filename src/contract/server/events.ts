// Server-sent events: writes what the subscription pushes, keeps the connection alive, cleans up once.
import type { ServerResponse } from 'node:http';
import type { ServerEvent, Subscribe } from '../handler.ts';

export interface EventLimits {
  /** A comment line is written this often, so that proxies do not close the connection. */
  readonly keepAliveMs: number;
  /** A client that leaves more than this unread is disconnected. */
  readonly maxBufferedBytes: number;
  readonly maxStreams: number;
  /** Of one address (IPv6: of one /64). */
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
 * Writes until the subscription ends or the client leaves; `done` is called then. Headers must be written before.
 * Returns a function that ends the stream.
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
 * An event without a data line is never dispatched (WHATWG HTML, 9.2.6): no data is an empty line. One without a name is
 * a `message`: readers that look at data lines alone see only those.
 */
export function formatEvent({ event, data }: ServerEvent): string {
  return `${event === 'message' ? '' : `event: ${event}\n`}data:${data === null ? '' : ` ${JSON.stringify(data)}`}\n\n`;
}
