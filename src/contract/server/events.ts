// Server-sent events: writes the pushed events, sends keep-alive comments, and cleans up once.
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { ServerEvent, Source, Subscribe } from '../handler.ts';
import { Refusal } from '../refusal.ts';
import type { StreamForm } from '../tables.ts';
import { createDeferred } from './deferred.ts';

export const EVENT_LIMITS = {
  /** Interval of keep-alive comments, so that proxies do not close the connection. */
  keepAliveMs: 15_000,
  /** A client with more unread bytes than this is disconnected. */
  maxBufferedBytes: 1 << 20,
  maxStreams: 5_000,
  /** Per IPv4 address or IPv6 /64. Pages of other sites are counted apart. */
  maxStreamsPerAddress: 256,
};
export type EventLimits = Readonly<typeof EVENT_LIMITS>;

/** In addition to Content-Type. */
export const EVENT_HEADERS = ['Cache-Control', 'no-store, no-transform', 'X-Accel-Buffering', 'no'] as const;

export interface EventStream {
  readonly end: () => void;
  readonly ended: Promise<void>;
}

/** Writes events until the subscription ends or the client disconnects. Headers must already be written. */
export function writeEvents(
  response: ServerResponse,
  form: StreamForm,
  subscribe: Subscribe<unknown>,
  limits: EventLimits,
): EventStream {
  const { promise: ended, resolve: settle } = createDeferred<void>();
  let open = true;
  let unsubscribe: (() => void) | null = null;
  const finish = () => {
    if (!open) return;
    open = false;
    clearInterval(keepAlive);
    response.off('close', finish);
    unsubscribe?.();
    if (!response.destroyed) response.end();
    settle();
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
  return { end: finish, ended };
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

/** Counts and limits open event streams, in total and per requester. */
export class Streams {
  readonly #limits: EventLimits;
  /** The requester of each stream, by the function that ends it. */
  readonly #open = new Map<() => void, string>();

  constructor(limits: EventLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Throws if another stream for this requester would exceed a limit. */
  check(requester: string): void {
    const { maxStreams, maxStreamsPerAddress } = this.#limits;
    const ofRequester = [...this.#open.values()].filter((each) => each === requester);
    if (ofRequester.length >= maxStreamsPerAddress) {
      const detail = `All programs at this address share a limit of ${maxStreamsPerAddress} open event streams.`;
      throw new Refusal('too-many-streams', detail, { headers: { 'Retry-After': String(RETRY_SECONDS) } });
    }
    if (this.#open.size >= maxStreams)
      throw new Refusal('unavailable', 'Too many event streams are open. Try again later.');
  }

  add(end: () => void, requester: string): void {
    this.#open.set(end, requester);
  }

  remove(end: () => void): void {
    this.#open.delete(end);
  }

  endAll(): void {
    for (const end of this.#open.keys()) end();
  }
}
