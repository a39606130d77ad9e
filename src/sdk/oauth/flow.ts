// The authorization-code flow through the gateway: register a fresh state, send the user off, wait for the code.

import { connectGateway } from '../../../generated/gateway/client.ts';
import type { GatewayChannel } from '../../../generated/gateway/messages.ts';
import type { SocketClient } from '../../contract/channel.ts';
import { type AuthorizationCode, type AuthorizationRequest, createRequest } from './authorization-request.ts';
import { FlowExpiredError, GatewayLostError, GatewayRefusedError, OAuthError, WrongAnswerError } from './errors.ts';
import { type AuthorizationSettings, gatewayAddresses } from './settings.ts';

export interface OAuthFlowOptions extends AuthorizationSettings {
  /** Until the gateway has registered the state; 10 000 by default. */
  readonly connectTimeoutMs?: number | undefined;
  /** Ends the flow wherever it is; whoever waits gets the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

export interface WaitOptions {
  /** 10 minutes by default, which is how long the gateway keeps a registration. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface PastedFlow {
  /** The provider's address for the user; the gateway already waits for the answer. */
  readonly authRedirectUrl: string;
  readonly redirectUri: string;
  /** Reads the address on which the user's browser ended; it must carry this flow's state. */
  readCallback(address: string): AuthorizationCode;
}

export interface OAuthFlow extends PastedFlow {
  /**
   * The code, once the user has agreed; then the connection is closed. Rejects with AccessDeniedError, ProviderError,
   * FlowExpiredError, GatewayLostError or the signal's reason, and the flow is over.
   */
  waitForCode(options?: WaitOptions): Promise<AuthorizationCode>;
  /** Gives the flow up. */
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 10_000;
const CODE_TIMEOUT_MS = 10 * 60 * 1_000;
/** setTimeout fires at once for more. */
const MAX_TIMER_MS = 2 ** 31 - 1;

type Socket = SocketClient<GatewayChannel>;

/** Resolves when the gateway has registered the state: only then may the user be sent to `authRedirectUrl`. */
export async function startOAuthFlow(options: OAuthFlowOptions): Promise<OAuthFlow> {
  const { signal, connectTimeoutMs = CONNECT_TIMEOUT_MS } = options;
  const request = await createRequest(options);
  const socket = await connect(options, connectTimeoutMs);
  let over: Error | null = null;
  const close = (reason: Error = new OAuthError('flow-closed', 'The flow was given up')): Promise<void> => {
    over ??= reason;
    return socket.close();
  };
  const explain = (error: unknown): unknown => {
    if (signal?.aborted) return signal.reason;
    if (over) return over;
    return error instanceof OAuthError ? error : lost(error);
  };
  const messages = socket[Symbol.asyncIterator]();
  try {
    const late = () => new GatewayLostError(`The gateway did not answer within ${connectTimeoutMs} ms`);
    await within(register(socket, messages, request), connectTimeoutMs, late);
  } catch (error) {
    const explained = explain(error);
    void close();
    throw explained;
  }
  // Read from now on: a code that comes before anybody waits is kept, a loss is known at once.
  const answer = receive(socket, messages, request).then(
    (code) => {
      void close();
      return code;
    },
    (error: unknown) => {
      const explained = explain(error);
      void close();
      throw explained;
    },
  );
  answer.catch(() => {});
  return {
    authRedirectUrl: request.authRedirectUrl,
    redirectUri: request.redirectUri,
    readCallback: (address) => readCallback(request, address),
    waitForCode: async ({ timeoutMs = CODE_TIMEOUT_MS, signal: waiting } = {}) => {
      try {
        return await within(answer, timeoutMs, () => new FlowExpiredError(), waiting);
      } catch (error) {
        void close(error instanceof Error ? error : undefined);
        throw error;
      }
    },
    close: () => close(),
  };
}

/**
 * The same request without a gateway: the user pastes the address on which the browser ended. For networks that let no
 * WebSocket through, and for a gateway that is down.
 */
export async function startPastedFlow(options: AuthorizationSettings): Promise<PastedFlow> {
  const request = await createRequest(options);
  const { authRedirectUrl, redirectUri } = request;
  return { authRedirectUrl, redirectUri, readCallback: (address) => readCallback(request, address) };
}

function readCallback(request: AuthorizationRequest, address: string): AuthorizationCode {
  const text = address.trim();
  if (!URL.canParse(text)) throw new WrongAnswerError('That is not the address of a page: copy all of the address bar');
  return request.readAnswer(new URL(text).searchParams);
}

async function connect(options: OAuthFlowOptions, timeoutMs: number): Promise<Socket> {
  const { signal } = options;
  try {
    return await connectGateway(gatewayAddresses(options).socket, { timeoutMs, signal });
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw new GatewayLostError('The gateway cannot be reached', { cause: error });
  }
}

type Messages = AsyncIterator<GatewayChannel['server'], undefined>;

async function register(socket: Socket, messages: Messages, { state, provider }: AuthorizationRequest): Promise<void> {
  await socket.send({ type: 'register', state, provider, acknowledge: true });
  const { value: message } = await messages.next();
  if (message?.type === 'error') throw new GatewayRefusedError(message.code, message.error);
  if (message?.type !== 'registered' || message.state !== state) throw lost();
}

/** The answer to this request; what speaks of another state, or is of a type we do not know, is passed over. */
async function receive(socket: Socket, messages: Messages, request: AuthorizationRequest): Promise<AuthorizationCode> {
  for (;;) {
    const { value: message } = await messages.next();
    if (!message) throw lost();
    if ((message.type !== 'callback' && message.type !== 'error') || message.state !== request.state) continue;
    if (message.type === 'error' && message.code === 'registration-expired') throw new FlowExpiredError();
    if (message.type === 'error' && message.code !== 'provider-error') {
      throw new GatewayRefusedError(message.code, message.error);
    }
    await socket.send({ type: 'received', state: request.state }).catch(() => {}); // the answer is here, come what may
    return request.readAnswer(parametersOf(message));
  }
}

/** The message as the provider's answer: its own fields count before the query's. */
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

const lost = (cause?: unknown): GatewayLostError =>
  new GatewayLostError('The connection to the gateway was lost before the code came. Start again.', { cause });

async function within<T>(promise: Promise<T>, timeoutMs: number, late: () => Error, signal?: AbortSignal): Promise<T> {
  signal?.throwIfAborted();
  let stop = (): void => {};
  const ended = new Promise<never>((_, reject) => {
    const abort = (): void => reject(signal?.reason);
    const timer = setTimeout(() => reject(late()), Math.min(timeoutMs, MAX_TIMER_MS));
    signal?.addEventListener('abort', abort, { once: true });
    stop = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
  });
  try {
    return await Promise.race([promise, ended]);
  } finally {
    stop();
  }
}
