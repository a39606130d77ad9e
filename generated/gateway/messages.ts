// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * A UUID, unique among pending registrations. With the setting `gateway.state: opaque`, also 22 to 128 unreserved characters.
 */
export type State = string;

export interface SocketQuery {
  /**
   * The first 8 characters of the state, for load balancers.
   */
  route?: string;
}
/**
 * The callback's parameters. A callback that repeats `code` or `state` is refused. If any other parameter is repeated, this is its first value.
 */
export interface Query {
  [k: string]: string;
}
export interface RegisterMessage {
  type: 'register';
  state: State;
  /**
   * A label for the provider, shown to the user on the callback page.
   */
  provider: string;
  /**
   * Whether this client confirms with `received`. The page then reports success only after that confirmation, and offers to try again if it does not arrive within 3 seconds.
   */
  acknowledge?: boolean;
  /**
   * A secret chosen by the client; only its hash is stored. A connection that registers the same state with this secret takes the state over from a connection that has not yet been detected as dead, or registers it again within the original 10 minutes.
   */
  resume?: string;
}
export interface UnregisterMessage {
  type: 'unregister';
  state: State;
}
export interface ReceivedMessage {
  type: 'received';
  state: State;
}
export interface RegisteredMessage {
  type: 'registered';
  state: State;
}
export interface CallbackMessage {
  type: 'callback';
  state: State;
  /**
   * The authorization code.
   */
  code: string;
  query: Query;
}
export interface ErrorMessage {
  type: 'error';
  /**
   * The state that the error is about. For a message of this connection, its `state` as it was sent, valid or not (a value that is not a string as JSON), truncated to 128 characters. Null if the frame could not be read or has no `state`.
   */
  state: string | null;
  /**
   * The kind of error, for programs. `callback-refused` means that a callback with this state was refused and nothing from it was forwarded; the state stays registered.
   */
  code:
    | 'bad-message'
    | 'duplicate-state'
    | 'too-many-registrations'
    | 'at-capacity'
    | 'registration-expired'
    | 'secret-refused'
    | 'callback-refused'
    | 'too-many-frames'
    | 'provider-error'
    | 'internal-error';
  /**
   * What went wrong, in one sentence. For `provider-error`, the provider's own error code, for example `access_denied`.
   */
  error: string;
  /**
   * The provider's description of the error; only with `provider-error`.
   */
  error_description?: string;
  /**
   * The provider's page about the error; only with `provider-error`.
   */
  error_uri?: string;
  /**
   * The provider's issuer identifier (RFC 9207), if it sent one; only with `provider-error`.
   */
  iss?: string;
  query?: Query;
}

export interface GatewayChannel {
  client: RegisterMessage | UnregisterMessage | ReceivedMessage;
  server: RegisteredMessage | CallbackMessage | ErrorMessage;
}

export const channel = { paths: ['/','/ws'] } as const;
