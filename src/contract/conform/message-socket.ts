// A WebSocket whose messages are JSON.
import { WebSocket } from 'ws';
import { Mismatch } from './mismatch.ts';
import { parseJson } from './parse-json.ts';
import { until } from './until.ts';

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
      this.messages.push((parseJson(String(data)) ?? String(data)) as Message);
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
