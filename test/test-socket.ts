// A raw WebSocket at the gateway.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import type { GatewayChannel } from '../generated/gateway/messages.ts';

type ServerMessage = GatewayChannel['server'];

export class TestSocket {
  readonly ws: WebSocket;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  readonly #unread: ServerMessage[] = [];
  readonly #waiting: ((message: ServerMessage) => void)[] = [];

  private constructor(ws: WebSocket) {
    this.ws = ws;
    this.closed = new Promise((resolve) => {
      ws.once('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    });
    ws.on('error', () => {});
    ws.on('message', (data) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      const waiting = this.#waiting.shift();
      if (waiting) waiting(message);
      else this.#unread.push(message);
    });
  }

  static async open(url: string, options?: ClientOptions): Promise<TestSocket> {
    const ws = new WebSocket(url, options);
    const socket = new TestSocket(ws);
    await once(ws, 'open');
    return socket;
  }

  /** Messages that have arrived and that nobody has asked for. */
  get unread(): readonly ServerMessage[] {
    return this.#unread;
  }

  /** The next message; rejects when the socket closes first. */
  next(): Promise<ServerMessage> {
    const message = this.#unread.shift();
    if (message) return Promise.resolve(message);
    const closed = this.closed.then(({ code, reason }) => {
      throw new Error(`The socket closed with ${code} ${reason}`);
    });
    return Promise.race([new Promise<ServerMessage>((resolve) => this.#waiting.push(resolve)), closed]);
  }

  /** Sends an object as JSON, a string as it is. */
  send(message: object | string): void {
    this.ws.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Sends and waits for what comes back. */
  ask(message: object | string): Promise<ServerMessage> {
    const answer = this.next();
    this.send(message);
    return answer;
  }

  /** Registers a state, a new one unless given, and waits until it counts. */
  async register(state: string = randomUUID()): Promise<string> {
    expect(await this.ask({ type: 'register', state, provider: 'google' })).toEqual({ type: 'registered', state });
    return state;
  }

  async end(): Promise<void> {
    if (this.ws.readyState !== this.ws.CLOSED) this.ws.terminate();
    await this.closed;
  }
}
