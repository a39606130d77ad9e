// The connection of one flow to the gateway. If it is lost, connects again and registers the same state with the same
// resume secret, which takes the registration over (src/areas/gateway/state-routes.ts).
import { setTimeout as delay } from 'node:timers/promises';
import { connectGateway } from '../../../generated/gateway/client.ts';
import type { GatewayChannel } from '../../../generated/gateway/messages.ts';
import type { SocketClient } from '../../contract/channel.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import { FlowExpiredError, GatewayLostError, GatewayRefusedError } from './errors.ts';

export interface GatewayConnectionOptions {
  readonly socketUrl: string | URL;
  readonly connectTimeoutMs: number;
  /** How long to retry a lost connection. */
  readonly reconnectTimeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

interface OpenSocket {
  readonly socket: SocketClient<GatewayChannel>;
  readonly messages: AsyncIterator<GatewayChannel['server'], undefined>;
}

/** A load balancer sends callbacks whose state starts with the same characters to the same node. */
const ROUTE_LENGTH = 8;
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 2_000;

export class GatewayConnection {
  readonly #options: GatewayConnectionOptions;
  readonly #request: AuthorizationRequest;
  /** Allows this flow to register its state again. */
  readonly #resumeSecret = crypto.randomUUID();
  /** Aborted at the end of `close`: a socket that is closed by its signal sends no `unregister`. */
  readonly #ended = new AbortController();
  readonly #signal: AbortSignal;
  /** Null while disconnected and after `close`. */
  #open: OpenSocket | null = null;
  #isClosed = false;

  constructor(options: GatewayConnectionOptions, request: AuthorizationRequest) {
    this.#options = options;
    this.#request = request;
    this.#signal = AbortSignal.any([this.#ended.signal, ...(options.signal ? [options.signal] : [])]);
  }

  /** Resolves once the state is registered. */
  async open(): Promise<void> {
    this.#open = await this.#connect();
  }

  /** The provider's response; rejects with FlowExpiredError, GatewayRefusedError or GatewayLostError. */
  async receive(): Promise<URLSearchParams> {
    for (;;) {
      try {
        return await this.#next();
      } catch (error) {
        if (!(error instanceof GatewayLostError)) throw error;
        this.#open = null;
        this.#open = await this.#reconnect(error);
      }
    }
  }

  /** Unregisters the state. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const socket = this.#open?.socket;
    this.#open = null;
    await socket?.send({ type: 'unregister', state: this.#request.state }).catch(() => {}); // without a connection, the state expires on its own
    await socket?.close();
    this.#ended.abort();
  }

  async #connect(): Promise<OpenSocket> {
    const { socketUrl, connectTimeoutMs } = this.#options;
    const signal = this.#signal;
    let socket: OpenSocket['socket'];
    try {
      const url = new URL(socketUrl);
      url.searchParams.set('route', this.#request.state.slice(0, ROUTE_LENGTH));
      socket = await connectGateway(url, { timeoutMs: connectTimeoutMs, signal });
    } catch (error) {
      throw new GatewayLostError('The gateway is unreachable', { cause: error });
    }
    const messages = socket[Symbol.asyncIterator]();
    const timeoutError = () => new GatewayLostError(`The gateway did not respond within ${connectTimeoutMs} ms`);
    try {
      await withTimeout(this.#register({ socket, messages }), connectTimeoutMs, timeoutError, signal);
      return { socket, messages };
    } catch (error) {
      void socket.close();
      throw error;
    }
  }

  async #register({ socket, messages }: OpenSocket): Promise<void> {
    const { state, provider } = this.#request;
    const message = await failAsLost(async () => {
      await socket.send({ type: 'register', state, provider, acknowledge: true, resume: this.#resumeSecret });
      return (await messages.next()).value;
    });
    if (message?.type === 'error') throw new GatewayRefusedError(message.code, message.error);
    if (message?.type !== 'registered' || message.state !== state) throw connectionLost();
  }

  /** Throws `error` if the flow cannot reconnect. */
  async #reconnect(error: GatewayLostError): Promise<OpenSocket> {
    const deadline = performance.now() + this.#options.reconnectTimeoutMs;
    let delayMs = FIRST_DELAY_MS;
    while (performance.now() + delayMs <= deadline) {
      await delay(delayMs, undefined, { signal: this.#signal }).catch(() => {}); // aborted: see the next line
      if (this.#isClosed || this.#signal.aborted) break;
      delayMs = Math.min(2 * delayMs, MAX_DELAY_MS);
      try {
        return await this.#connect();
      } catch (failure) {
        const isTemporary = failure instanceof GatewayRefusedError && failure.refusal === 'internal-error';
        if (!isTemporary && !(failure instanceof GatewayLostError)) throw failure;
      }
    }
    throw error;
  }

  /** Ignores messages for another state and unknown message types. */
  async #next(): Promise<URLSearchParams> {
    const { state } = this.#request;
    for (;;) {
      const message = await failAsLost(async () => (await this.#open?.messages.next())?.value);
      if (!message) throw connectionLost();
      if ((message.type !== 'callback' && message.type !== 'error') || message.state !== state) continue;
      if (message.type === 'error' && message.code === 'registration-expired') throw new FlowExpiredError();
      if (message.type === 'error' && message.code !== 'provider-error') {
        throw new GatewayRefusedError(message.code, message.error);
      }
      await this.#open?.socket.send({ type: 'received', state }).catch(() => {}); // the response has arrived, whether or not this succeeds
      return parametersOf(message);
    }
  }
}

/** The provider's response in the message; its own fields take precedence over the query. */
function parametersOf(message: Exclude<GatewayChannel['server'], { type: 'registered' }>): URLSearchParams {
  const { type, state } = message;
  const documented =
    type === 'callback'
      ? { code: message.code }
      : { error: message.error, error_description: message.error_description, error_uri: message.error_uri };
  const parameters = new URLSearchParams(message.query);
  for (const [name, value] of Object.entries({ ...documented, state })) {
    if (typeof value === 'string') parameters.set(name, value);
  }
  return parameters;
}

async function failAsLost<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw connectionLost(error);
  }
}

const connectionLost = (cause?: unknown): GatewayLostError =>
  new GatewayLostError('The connection to the gateway was lost before the code arrived. Start again.', { cause });

/** With a longer delay, setTimeout fires immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Rejects with `timeoutError()` after the timeout, or with the signal's reason. */
export async function withTimeout<T>(
  promise: Promise<T>,
  timeoutMs: number,
  timeoutError: () => Error,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted();
  let cleanUp = (): void => {};
  const interrupted = new Promise<never>((_, reject) => {
    const abort = (): void => reject(signal?.reason);
    const timer = setTimeout(() => reject(timeoutError()), Math.min(timeoutMs, MAX_TIMER_MS));
    signal?.addEventListener('abort', abort, { once: true });
    cleanUp = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
  });
  try {
    return await Promise.race([promise, interrupted]);
  } finally {
    cleanUp();
  }
}
