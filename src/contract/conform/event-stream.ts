// A stream of server-sent events (WHATWG HTML, 9.2): its events, comments and invalid lines.
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createParser } from 'eventsource-parser';
import { Mismatch } from './mismatch.ts';
import { MAX_BODY_BYTES, RESPONSE_TIMEOUT_MS } from './send.ts';
import { until } from './until.ts';
import type { Wire } from './wire.ts';

export class EventStream {
  readonly events: { readonly event: string; readonly data: string }[] = [];
  /** Lines that are neither fields nor comments. */
  readonly invalidLines: string[] = [];
  readonly wire: Wire;
  readonly status: number;
  readonly type: string;
  comments = 0;
  ended = false;
  readonly #incoming: IncomingMessage;
  readonly #patienceMs: number;
  #changed: () => void = () => {};

  static open(base: string, wire: Wire, patienceMs: number): Promise<EventStream> {
    const request = base.startsWith('https:') ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      const options = { headers: wire.headers, agent: false, timeout: RESPONSE_TIMEOUT_MS } as const;
      const outgoing = request(base + wire.path, options);
      outgoing.on('timeout', () => outgoing.destroy(new Error(`no data for ${RESPONSE_TIMEOUT_MS} ms`)));
      outgoing.on('error', (error) => reject(new Mismatch(`no response: ${error.message}`, wire)));
      outgoing.on('response', (incoming) => {
        outgoing.setTimeout(0);
        resolve(new EventStream(incoming, wire, patienceMs));
      });
      outgoing.end();
    });
  }

  private constructor(incoming: IncomingMessage, wire: Wire, patienceMs: number) {
    this.#incoming = incoming;
    this.#patienceMs = patienceMs;
    this.wire = wire;
    this.status = incoming.statusCode ?? 0;
    this.type = incoming.headers['content-type'] ?? 'nothing';
    const parser = createParser({
      onEvent: ({ event = 'message', data }) => this.events.push({ event, data }),
      onComment: () => void this.comments++,
      onError: ({ line = '' }) => this.invalidLines.push(line),
    });
    incoming.setEncoding('utf8');
    let length = 0;
    incoming.on('data', (text: string) => {
      length += text.length;
      if (length > MAX_BODY_BYTES) return this.close();
      parser.feed(text);
      this.#changed();
    });
    incoming.on('error', () => {}); // `close` follows
    incoming.on('close', () => {
      this.ended = true;
      this.#changed();
    });
  }

  /** Waits until the condition holds, the stream ends or `patienceMs` passes. */
  async until(holds: () => boolean): Promise<void> {
    await until(this.#patienceMs, (changed) => {
      this.#changed = () => (holds() || this.ended) && changed();
      this.#changed();
    });
  }

  close(): void {
    this.#incoming.destroy();
  }
}
