// Server-sent events: writes the pushed events, sends keep-alive comments, and cleans up once.
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { addressGroup } from '../address-group.ts';
import type { ServerEvent, Source, Subscribe } from '../handler.ts';
import { Refusal } from '../refusal.ts';
import type { StreamForm } from '../tables.ts';

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
  form: StreamForm,
  subscribe: Subscribe<unknown>,
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
  const keepAlive = setInterval(send, limits.keepAliveMs, form === 'lines' ? '\n' : ':\n\n');
  response.on('close', finish);
  response.flushHeaders();
  unsubscribe = subscribe((item) => send(formatItem(form, item)), finish);
  if (!open) unsubscribe();
  return finish;
}

/**
 * An event without data gets an empty data line, because clients ignore events without one (WHATWG HTML, 9.2.6).
 * `message` events have no event line, for clients that only read data lines.
 */
export function formatEvent({ event = 'message', data, id, retry }: ServerEvent, isText = false): string {
  const fields = [...(event === 'message' ? [] : [`event: ${oneLine(event)}`])];
  if (id !== undefined) fields.push(`id: ${oneLine(id)}`);
  if (retry !== undefined) fields.push(`retry: ${retry}`);
  const lines = isText ? String(data).split(/\r\n|\r|\n/) : [data === null ? '' : JSON.stringify(data)];
  return [...fields, ...lines.map((line) => (line === '' ? 'data:' : `data: ${line}`)), '\n'].join('\n');
}

const oneLine = (text: string): string => text.replaceAll(/[\r\n]/g, ' ');

function formatItem(form: StreamForm, item: unknown): string {
  if (form === 'lines') return `${JSON.stringify(item)}\n`;
  return formatEvent(form === 'data' ? { data: item } : (item as ServerEvent), form === 'text');
}

/** Takes the next item when the client has read enough of the others. */
export const subscribeTo =
  (source: Source<unknown>, response: ServerResponse, failed: (error: unknown) => void): Subscribe<unknown> =>
  (push, end) => {
    if (typeof source === 'function') return source(push, end);
    const stopped = new AbortController();
    const take = async () => {
      for await (const item of source) {
        if (stopped.signal.aborted) return;
        push(item);
        if (response.writableNeedDrain) await once(response, 'drain', { signal: stopped.signal });
      }
      end();
    };
    take().catch((error) => stopped.signal.aborted || failed(error));
    return () => stopped.abort();
  };

const RETRY_SECONDS = 60;

/** Counts and limits open event streams, in total and per address. */
export class Streams {
  readonly #limits: EventLimits;
  readonly #open = new Map<() => void, string>();
  readonly #byAddress = new Map<string, number>();

  constructor(limits: EventLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Throws if another stream for this address would exceed a limit. */
  check(address: string): void {
    const { maxStreams, maxStreamsPerAddress } = this.#limits;
    if ((this.#byAddress.get(addressGroup(address)) ?? 0) >= maxStreamsPerAddress) {
      throw new Refusal('too-many-streams', undefined, { headers: { 'Retry-After': String(RETRY_SECONDS) } });
    }
    if (this.#open.size >= maxStreams)
      throw new Refusal('unavailable', 'Too many event streams are open. Try again later.');
  }

  /** `end` is the function that ends the stream. */
  add(end: () => void, address: string): void {
    const group = addressGroup(address);
    this.#open.set(end, group);
    this.#byAddress.set(group, (this.#byAddress.get(group) ?? 0) + 1);
  }

  remove(end: () => void): void {
    const group = this.#open.get(end);
    if (group === undefined) return;
    this.#open.delete(end);
    const remaining = (this.#byAddress.get(group) ?? 1) - 1;
    if (remaining > 0) this.#byAddress.set(group, remaining);
    else this.#byAddress.delete(group);
  }

  endAll(): void {
    for (const end of this.#open.keys()) end();
  }
}
