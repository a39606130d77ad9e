// The gateway connection of one flow. Registers its state, and registers it again after a reconnect.
import { connectGateway } from '../../../generated/gateway/client.ts';
import type { GatewayChannel } from '../../../generated/gateway/messages.ts';
import type { SocketClient } from '../../contract/channel.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import { FlowExpiredError, GatewayLostError, GatewayRefusedError } from './errors.ts';
import { within } from './within.ts';

export interface LineOptions {
  readonly socketUrl: string | URL;
  readonly connectTimeoutMs: number;
  /** How long to retry a lost connection. */
  readonly reconnectTimeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

interface Connection {
  readonly socket: SocketClient<GatewayChannel>;
  readonly messages: AsyncIterator<GatewayChannel['server'], undefined>;
}

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 2_000;

export class GatewayLine {
  readonly #options: LineOptions;
  readonly #request: AuthorizationRequest;
  /** Needed to register the state again. */
  readonly #resume = crypto.randomUUID();
  readonly #ended = new AbortController();
  readonly #signal: AbortSignal;
  /** Null while disconnected and after the end. */
  #connection: Connection | null = null;
  #closed = false;

  constructor(options: LineOptions, request: AuthorizationRequest) {
    this.#options = options;
    this.#request = request;
    this.#signal = AbortSignal.any([this.#ended.signal, ...(options.signal ? [options.signal] : [])]);
  }

  /** Resolves once the state is registered. */
  async open(): Promise<void> {
    this.#connection = await this.#connect();
  }

  /** The provider's response; rejects with FlowExpiredError, GatewayRefusedError or GatewayLostError. */
  async receive(): Promise<URLSearchParams> {
    for (;;) {
      try {
        return await this.#next();
      } catch (error) {
        if (!(error instanceof GatewayLostError)) throw error;
        this.#connection = null;
        this.#connection = await this.#reconnect(error);
      }
    }
  }

  /** Unregisters the state. */
  async close(): Promise<void> {
    this.#closed = true;
    const socket = this.#connection?.socket;
    this.#connection = null;
    await socket?.send({ type: 'unregister', state: this.#request.state }).catch(() => {}); // if the connection is lost, the state expires on its own
    await socket?.close();
    this.#ended.abort();
  }

  async #connect(): Promise<Connection> {
    const { socketUrl, connectTimeoutMs } = this.#options;
    const signal = this.#signal;
    let socket: Connection['socket'];
    try {
      socket = await connectGateway(socketUrl, { timeoutMs: connectTimeoutMs, signal });
    } catch (error) {
      throw new GatewayLostError('The gateway is unreachable', { cause: error });
    }
    const messages = socket[Symbol.asyncIterator]();
    const late = () => new GatewayLostError(`The gateway did not respond within ${connectTimeoutMs} ms`);
    try {
      await within(this.#register({ socket, messages }), connectTimeoutMs, late, signal);
      return { socket, messages };
    } catch (error) {
      void socket.close();
      throw error;
    }
  }

  async #register({ socket, messages }: Connection): Promise<void> {
    const { state, provider } = this.#request;
    const message = await attempt(async () => {
      await socket.send({ type: 'register', state, provider, acknowledge: true, resume: this.#resume });
      return (await messages.next()).value;
    });
    if (message?.type === 'error') throw new GatewayRefusedError(message.code, message.error);
    if (message?.type !== 'registered' || message.state !== state) throw lost();
  }

  /** Throws `error` if the flow cannot reconnect. */
  async #reconnect(error: GatewayLostError): Promise<Connection> {
    const until = performance.now() + this.#options.reconnectTimeoutMs;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
      if (this.#closed || this.#signal.aborted || performance.now() + pauseMs > until) throw error;
      await pause(pauseMs, this.#signal);
      if (this.#closed) throw error;
      try {
        return await this.#connect();
      } catch (failure) {
        const passing = failure instanceof GatewayRefusedError && failure.refusal === 'internal-error';
        if (!passing && !(failure instanceof GatewayLostError)) throw failure;
      }
    }
  }

  /** Ignores messages for another state and unknown message types. */
  async #next(): Promise<URLSearchParams> {
    const { state } = this.#request;
    for (;;) {
      const message = await attempt(async () => (await this.#connection?.messages.next())?.value);
      if (!message) throw lost();
      if ((message.type !== 'callback' && message.type !== 'error') || message.state !== state) continue;
      if (message.type === 'error' && message.code === 'registration-expired') throw new FlowExpiredError();
      if (message.type === 'error' && message.code !== 'provider-error') {
        throw new GatewayRefusedError(message.code, message.error);
      }
      await this.#connection?.socket.send({ type: 'received', state }).catch(() => {}); // the response has arrived, whether or not this succeeds
      return parametersOf(message);
    }
  }
}

/** The provider's response in the message; its own fields take precedence over the query. */
function parametersOf(message: Exclude<GatewayChannel['server'], { type: 'registered' }>): URLSearchParams {
  const { type, state } = message;
  const named =
    type === 'callback'
      ? { code: message.code }
      : { error: message.error, error_description: message.error_description, error_uri: message.error_uri };
  const parameters = new URLSearchParams(message.query);
  for (const [name, value] of Object.entries({ ...named, state })) {
    if (typeof value === 'string') parameters.set(name, value);
  }
  return parameters;
}

/** Also ends when the signal aborts. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await within(new Promise<never>(() => {}), ms, () => new Error('over'), signal).catch(() => {});
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw lost(error);
  }
}

const lost = (cause?: unknown): GatewayLostError =>
  new GatewayLostError('The connection to the gateway was lost before the code arrived. Start again.', { cause });
