// Connections that stay open: streams of server-sent events (WHATWG HTML, 9.2), and WebSockets whose messages are JSON.
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createParser } from 'eventsource-parser';
import { WebSocket } from 'ws';
import { parseOr } from '../parse-or.ts';
import { Mismatch } from './mismatch.ts';
import { MAX_BODY_BYTES, RESPONSE_TIMEOUT_MS } from './send.ts';
import type { Wire } from './wire.ts';

export class EventStream {
  readonly events: { readonly event: string; readonly data: string }[] = [];
  /** Lines that are neither fields nor comments. */
  readonly invalidLines: string[] = [];
  readonly wire: Wire;
  readonly status: number;
  readonly type: string;
  readonly caching: string;
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
    this.caching = incoming.headers['cache-control'] ?? 'nothing';
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

/** Resolves when `listen` calls back, or after `ms`. */
async function until(ms: number, listen: (happened: () => void) => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  listen(resolve);
  await promise;
  clearTimeout(timer);
}

export type Message = Readonly<Record<string, unknown>>;

const MAX_MESSAGE_BYTES = 1024 * 1024;
const MAX_MESSAGES = 10_000;
const MAX_BYTES = 32 * 1024 * 1024;

export class MessageSocket {
  /** All messages received so far, in order. */
  readonly messages: Message[] = [];
  /** The code of its closure; null while it is open. */
  closed: number | null = null;
  readonly #socket: WebSocket;
  readonly #patienceMs: number;
  #changed: () => void = () => {};

  static open(url: string, patienceMs: number): Promise<MessageSocket> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url, { handshakeTimeout: patienceMs, maxPayload: MAX_MESSAGE_BYTES });
      const opened = new MessageSocket(socket, patienceMs);
      socket.on('open', () => resolve(opened));
      socket.on('error', (error) => reject(new Mismatch(`cannot open a socket at ${url}: ${error.message}`)));
    });
  }

  private constructor(socket: WebSocket, patienceMs: number) {
    this.#socket = socket;
    this.#patienceMs = patienceMs;
    let bytes = 0;
    socket.on('message', (data: Buffer) => {
      bytes += data.length;
      if (this.messages.length >= MAX_MESSAGES || bytes > MAX_BYTES) return socket.terminate();
      this.messages.push((parseOr(String(data), null) ?? String(data)) as Message);
      this.#changed();
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.#changed();
    });
  }

  send(message: object | string): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Returns the first matching message, including earlier ones, or null if none arrives within `patienceMs`. */
  async find(matches: (message: Message) => boolean): Promise<Message | null> {
    await until(this.#patienceMs, (found) => {
      this.#changed = () => (this.messages.some(matches) || this.closed !== null) && found();
      this.#changed();
    });
    return this.messages.find(matches) ?? null;
  }

  async close(): Promise<void> {
    if (this.closed !== null) return;
    await until(this.#patienceMs, (closed) => {
      this.#socket.once('close', closed);
      this.#socket.close();
    });
  }
}
