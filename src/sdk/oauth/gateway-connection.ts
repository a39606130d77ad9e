// The connection of one flow to the gateway. If it is lost, connects again and registers the same state with the same
// resume secret, which takes the registration over (src/areas/gateway/state-routes.ts).
import { setTimeout as delay } from 'node:timers/promises';
import { connectGateway } from '../../../generated/gateway/client.ts';
import type { GatewayChannel, RegisterMessage } from '../../../generated/gateway/messages.ts';
import type { SocketClient } from '../../contract/channel.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import { FlowExpiredError, GatewayLostError, GatewayRefusedError } from './errors.ts';

export interface GatewayConnectionOptions {
  readonly socketUrl: string | URL;
  readonly connectTimeoutMs: number;
  /** How long to retry a lost connection. */
  readonly reconnectTimeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** For a mailbox: the address that the user returns, and what takes it. If that fails, another one can be returned. */
  readonly mailbox?: { readonly return: NonNullable<RegisterMessage['return']>; readonly take: Take } | undefined;
}
/** `received` tells the user that the address has arrived. */
type Take = (address: string, received: () => void) => Promise<void>;

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
  readonly #state: string;
  readonly #provider: AuthorizationRequest['provider'];
  /** Allows this flow to register its state again. */
  readonly #resumeSecret = crypto.randomUUID();
  /** Aborted at the end of `close`: a socket that is closed by its signal sends no `unregister`. */
  readonly #ended = new AbortController();
  readonly #signal: AbortSignal;
  /** Null while disconnected and after `close`. */
  #current: OpenSocket | null = null;
  #isClosed = false;

  constructor(
    options: GatewayConnectionOptions,
    { state, provider }: Pick<AuthorizationRequest, 'state' | 'provider'>,
  ) {
    this.#options = options;
    this.#state = state;
    this.#provider = provider;
    this.#signal = AbortSignal.any([this.#ended.signal, ...(options.signal ? [options.signal] : [])]);
  }

  /** Resolves once the state is registered. */
  async open(): Promise<void> {
    this.#current = await this.#connect();
  }

  /** The provider's response; rejects with FlowExpiredError, GatewayRefusedError or GatewayLostError. */
  async receive(): Promise<URLSearchParams> {
    for (;;) {
      try {
        return await this.#next();
      } catch (error) {
        if (!(error instanceof GatewayLostError)) throw error;
        this.#current = null;
        this.#current = await this.#reconnect(error);
      }
    }
  }

  /** Unregisters the state. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const socket = this.#current?.socket;
    this.#current = null;
    const sent = socket?.send({ type: 'unregister', state: this.#state }).catch(() => {}); // without a connection, the state expires on its own
    const late = delay(1_000, undefined, { signal: this.#ended.signal }).catch(() => {});
    await Promise.race([sent?.then(() => socket?.close()), late]);
    this.#ended.abort();
  }

  async #connect(): Promise<OpenSocket> {
    let socket: OpenSocket['socket'];
    try {
      const url = new URL(this.#options.socketUrl);
      url.searchParams.set('route', this.#state.slice(0, ROUTE_LENGTH));
      socket = await connectGateway(url, { timeoutMs: this.#options.connectTimeoutMs, signal: this.#signal });
    } catch (error) {
      throw new GatewayLostError('The gateway is unreachable', { cause: error });
    }
    const messages = socket[Symbol.asyncIterator]();
    const timeoutError = () =>
      new GatewayLostError(`The gateway did not respond within ${this.#options.connectTimeoutMs} ms`);
    try {
      await withTimeout(
        this.#register({ socket, messages }),
        this.#options.connectTimeoutMs,
        timeoutError,
        this.#signal,
      );
      return { socket, messages };
    } catch (error) {
      void socket.close();
      throw error;
    }
  }

  async #register({ socket, messages }: OpenSocket): Promise<void> {
    const fields = { state: this.#state, provider: this.#provider, acknowledge: true, resume: this.#resumeSecret };
    const message = await failAsLost(async () => {
      await socket.send({
        type: 'register',
        ...fields,
        ...(this.#options.mailbox && { return: this.#options.mailbox.return }),
      });
      return (await messages.next()).value;
    });
    if (message?.type === 'error') throw new GatewayRefusedError(message.code, message.error);
    if (message?.type !== 'registered' || message.state !== this.#state) throw connectionLost();
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
    for (;;) {
      const message = await failAsLost(async () => (await this.#current?.messages.next())?.value);
      if (!message) throw connectionLost();
      if ((message.type !== 'callback' && message.type !== 'error') || message.state !== this.#state) continue;
      if (message.type === 'error' && message.code === 'registration-expired') throw new FlowExpiredError();
      if (message.type === 'error' && message.code !== 'provider-error') {
        throw new GatewayRefusedError(message.code, message.error);
      }
      const { socket } = this.#current ?? {};
      const received = () => socket?.send({ type: 'received', state: this.#state }).catch(() => {}); // the response has arrived, whether or not this succeeds
      const reason = await this.#options.mailbox
        ?.take(message.address ?? '', () => void received())
        .then(() => null)
        .catch((error: Error) => error.message.slice(0, 500));
      if (typeof reason === 'string') {
        await socket?.send({ type: 'rejected', state: this.#state, reason }).catch(() => {});
        continue;
      }
      if (reason === undefined) await received();
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
  const ended = new AbortController();
  const stop = AbortSignal.any([ended.signal, ...(signal ? [signal] : [])]);
  const interrupted = delay(Math.min(timeoutMs, MAX_TIMER_MS), undefined, { signal: stop }).then(
    () => Promise.reject(timeoutError()),
    () => Promise.reject(signal?.reason),
  );
  try {
    return await Promise.race([promise, interrupted]);
  } finally {
    ended.abort();
  }
}
