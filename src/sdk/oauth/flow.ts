// The authorization-code flow through the gateway: register a fresh state, send the user off, wait for the code.
import { type AuthorizationCode, type AuthorizationRequest, createRequest } from './authorization-request.ts';
import { FlowExpiredError, OAuthError, WrongAnswerError } from './errors.ts';
import { GatewayLine } from './gateway-line.ts';
import { type AuthorizationSettings, gatewayAddresses } from './settings.ts';
import { within } from './within.ts';

export interface OAuthFlowOptions extends AuthorizationSettings {
  /** Until the gateway has registered the state; 10 000 by default. */
  readonly connectTimeoutMs?: number | undefined;
  /**
   * How long a lost connection is tried again, so that the flow outlives a restarted gateway; 60 000 by default, 0 is
   * not at all.
   */
  readonly reconnectTimeoutMs?: number | undefined;
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
const RECONNECT_TIMEOUT_MS = 60_000;
const CODE_TIMEOUT_MS = 10 * 60 * 1_000;

/** Resolves when the gateway has registered the state: only then may the user be sent to `authRedirectUrl`. */
export async function startOAuthFlow(options: OAuthFlowOptions): Promise<OAuthFlow> {
  const { signal, connectTimeoutMs = CONNECT_TIMEOUT_MS, reconnectTimeoutMs = RECONNECT_TIMEOUT_MS } = options;
  const request = await createRequest(options);
  let over: Error | null = null;
  const explain = (error: unknown): unknown => (signal?.aborted ? signal.reason : (over ?? error));
  const { socket: socketUrl } = gatewayAddresses(options);
  const line = new GatewayLine({ socketUrl, connectTimeoutMs, reconnectTimeoutMs, signal }, request);
  const close = (reason: Error = new OAuthError('flow-closed', 'The flow was given up')): Promise<void> => {
    over ??= reason;
    return line.close();
  };
  try {
    await line.open();
  } catch (error) {
    throw explain(error);
  }
  // Read from now on: a code that comes before anybody waits is kept, a loss is known at once.
  const answer = line.receive().then(
    (parameters) => {
      void close();
      return request.readAnswer(parameters);
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
