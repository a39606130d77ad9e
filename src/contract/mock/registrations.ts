// Who waits for which state: the mock gateway's whole memory.
import type { RawData, WebSocket } from 'ws';
import type { ErrorMessage, GatewayChannel } from '../../../generated/gateway/messages.ts';
import { messages as valid } from '../../../generated/gateway/validators.js';
import { Problem } from '../problem.ts';
import { findInvalid } from '../server/invalid.ts';
import type { GatewayMessage, RegistrationOptions } from './types.ts';

export type Delivery = 'delivered' | 'denied';

const LIFETIME_MS = 600_000;
const MAX_REGISTRATIONS = 16;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SECRETS = ['access_token', 'id_token', 'refresh_token', 'client_secret'];

/** The first name in `values` that only a client or its provider may know. */
export const findSecret = (values: object): string | undefined => SECRETS.find((name) => Object.hasOwn(values, name));

export class Registrations {
  readonly messages: GatewayMessage[] = [];
  readonly #options: RegistrationOptions;
  readonly #clock: { now(): number };
  readonly #pending = new Map<string, { readonly socket: WebSocket; readonly expires: number }>();
  /** What became of a state, until it would have expired: a repeated GET shows the same and delivers nothing. */
  readonly #delivered = new Map<string, { readonly delivery: Delivery; readonly expires: number }>();

  constructor(options: RegistrationOptions) {
    this.#options = options;
    this.#clock = options.clock ?? Date;
  }

  get size(): number {
    return this.#pending.size;
  }

  accept(socket: WebSocket): void {
    socket.on('error', () => {}); // a frame that is too large: ws closes with 1009
    socket.on('message', (data, isBinary) => (isBinary ? socket.close(1003) : this.#receive(socket, data)));
    socket.on('close', () => {
      for (const [state, waiting] of this.#pending) if (waiting.socket === socket) this.#pending.delete(state);
    });
  }

  sweep(): void {
    const now = this.#clock.now();
    for (const [state, { socket, expires }] of this.#pending) {
      if (expires > now) continue;
      this.#pending.delete(state);
      this.#complain(socket, state, 'registration-expired', 'The registration has expired.');
    }
    for (const [state, { expires }] of this.#delivered) if (expires <= now) this.#delivered.delete(state);
  }

  /** Hands a callback to the socket that registered its state, once. */
  deliver(query: Readonly<Record<string, string>>): Delivery {
    this.sweep();
    const { state = '', code = '', error, error_description, error_uri } = query;
    const former = this.#delivered.get(state);
    if (former) return former.delivery;
    const waiting = this.#pending.get(state);
    if (!waiting) throw new Problem('unknown-state');
    this.#pending.delete(state);
    const { socket, expires } = waiting;
    if (socket.readyState !== socket.OPEN) throw new Problem('client-gone');
    if (error === undefined) {
      this.#send(socket, { type: 'callback', state, code, query });
    } else {
      const words = { ...(error_description && { error_description }), ...(error_uri && { error_uri }) };
      this.#send(socket, { type: 'error', state, code: 'provider-error', error, ...words, query });
    }
    const delivery = error === undefined ? 'delivered' : 'denied';
    this.#delivered.set(state, { delivery, expires });
    return delivery;
  }

  #receive(socket: WebSocket, data: RawData): void {
    const frame = readFrame(String(data));
    this.messages.push({ from: 'client', message: frame });
    if (typeof frame !== 'object' || frame === null) {
      this.#complain(socket, null, 'bad-message', 'The message is not a JSON object.');
      return;
    }
    const secret = findSecret(frame);
    const state = stateOf(frame);
    if (secret) this.#complain(socket, state, 'secret-refused', `The message carries ${secret}.`);
    else if (valid.client.register(frame) && state && this.#takes(state)) this.#register(socket, state);
    else if (valid.client.unregister(frame) && state) this.#unregister(socket, state);
    else this.#complain(socket, state, 'bad-message', 'The message does not match the contract.');
  }

  #takes(state: string): boolean {
    return this.#options.state === 'opaque' || UUID.test(state);
  }

  #register(socket: WebSocket, state: string): void {
    this.sweep();
    const { lifetimeMs = LIFETIME_MS, maxRegistrations: most = MAX_REGISTRATIONS } = this.#options;
    const held = [...this.#pending.values()].filter((waiting) => waiting.socket === socket).length;
    if (this.#pending.has(state) || this.#delivered.has(state)) {
      this.#complain(socket, state, 'duplicate-state', 'The state is registered already.');
    } else if (held >= most) {
      this.#complain(socket, state, 'too-many-registrations', `A connection may hold ${most} registrations.`);
    } else {
      this.#pending.set(state, { socket, expires: this.#clock.now() + lifetimeMs });
      this.#send(socket, { type: 'registered', state });
    }
  }

  #unregister(socket: WebSocket, state: string): void {
    if (this.#pending.get(state)?.socket === socket) this.#pending.delete(state);
  }

  #complain(socket: WebSocket, state: string | null, code: ErrorMessage['code'], error: string): void {
    this.#send(socket, { type: 'error', state, code, error });
  }

  #send(socket: WebSocket, message: GatewayChannel['server']): void {
    const wrong = findInvalid(valid.server[message.type], message, '');
    if (wrong) throw new Error(`The mock would break the contract: ${JSON.stringify(wrong)}`);
    this.messages.push({ from: 'gateway', message });
    socket.send(JSON.stringify(message));
  }
}

function readFrame(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Null where the frame names none, or none that an `error` could repeat. */
function stateOf(frame: object): string | null {
  const { state } = frame as { state?: unknown };
  return typeof state === 'string' && /^[A-Za-z0-9._~-]{22,128}$/.test(state) ? state : null;
}
