// The authorization-code flow through the gateway: register a fresh state, redirect the user, wait for the code.
import { type AuthorizationCode, type AuthorizationRequest, createRequest } from './authorization-request.ts';
import { FlowExpiredError, OAuthError, WrongAnswerError } from './errors.ts';
import { GatewayConnection, withTimeout } from './gateway-connection.ts';
import { type AuthorizationSettings, gatewayAddresses } from './settings.ts';

export interface OAuthFlowOptions extends AuthorizationSettings {
  /** Time limit in milliseconds to register the state with the gateway; 10 000 by default. */
  readonly connectTimeoutMs?: number | undefined;
  /**
   * How long to retry a lost connection in milliseconds, so that the flow survives a gateway restart; 60 000 by
   * default, 0 for no retry.
   */
  readonly reconnectTimeoutMs?: number | undefined;
  /** Aborts the flow at any point. Pending promises reject with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

export interface WaitOptions {
  /** 10 minutes by default, the lifetime of a registration at the gateway. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface PastedFlow {
  /** The provider's URL for the user. The gateway is already waiting for the response. */
  readonly authRedirectUrl: string;
  readonly redirectUri: string;
  /** Reads the URL on which the user's browser ended. It must contain this flow's state. */
  readCallback(address: string): Promise<AuthorizationCode>;
}

export interface OAuthFlow extends PastedFlow {
  /**
   * The code once the user has approved; the connection is then closed. Rejects with AccessDeniedError, ProviderError,
   * FlowExpiredError, GatewayLostError or the signal's reason, and the flow is over.
   */
  waitForCode(options?: WaitOptions): Promise<AuthorizationCode>;
  /** Cancels the flow. */
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 10_000;
const RECONNECT_TIMEOUT_MS = 60_000;
const CODE_TIMEOUT_MS = 10 * 60 * 1_000;

/** Resolves once the gateway has registered the state. Redirect the user to `authRedirectUrl` only after that. */
export async function startOAuthFlow(options: OAuthFlowOptions): Promise<OAuthFlow> {
  const { signal, connectTimeoutMs = CONNECT_TIMEOUT_MS, reconnectTimeoutMs = RECONNECT_TIMEOUT_MS } = options;
  const request = await createRequest(options, signal);
  let closedBecause: Error | null = null;
  const explain = (error: unknown): unknown => (signal?.aborted ? signal.reason : (closedBecause ?? error));
  const { socket: socketUrl } = gatewayAddresses(options);
  const connection = new GatewayConnection({ socketUrl, connectTimeoutMs, reconnectTimeoutMs, signal }, request);
  const close = (reason: Error = new OAuthError('flow-closed', 'The flow was cancelled')): Promise<void> => {
    closedBecause ??= reason;
    return connection.close();
  };
  try {
    await connection.open();
  } catch (error) {
    throw explain(error);
  }
  // Starts to read now, so that an early code is not missed and a lost connection is detected immediately.
  const code = connection.receive().then(
    (parameters) => {
      void close();
      return request.readResponse(parameters);
    },
    (error: unknown) => {
      const explained = explain(error);
      void close();
      throw explained;
    },
  );
  code.catch(() => {});
  return {
    ...pastedFlow(request),
    waitForCode: async ({ timeoutMs = CODE_TIMEOUT_MS, signal: waitSignal } = {}) => {
      try {
        return await withTimeout(code, timeoutMs, () => new FlowExpiredError(), waitSignal);
      } catch (error) {
        void close(error instanceof Error ? error : undefined);
        throw error;
      }
    },
    close: () => close(),
  };
}

/**
 * The same request without a gateway: the user pastes the URL on which the browser ended. For networks that block
 * WebSockets, and for when the gateway is down.
 */
export async function startPastedFlow(options: AuthorizationSettings): Promise<PastedFlow> {
  return pastedFlow(await createRequest(options));
}

const pastedFlow = ({ authRedirectUrl, redirectUri, readResponse }: AuthorizationRequest): PastedFlow => ({
  authRedirectUrl,
  redirectUri,
  readCallback: async (address) => {
    const text = address.trim();
    if (!URL.canParse(text)) throw new WrongAnswerError('This is not a valid URL. Copy the whole address bar.');
    return readResponse(new URL(text).searchParams);
  },
});
