// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * A UUID, unique among pending registrations; with the setting `gateway.state: opaque` also 22 to 128 unreserved characters.
 */
export type State = string;

/**
 * The callback's parameters. A callback that repeats `code` or `state` is refused; of any other parameter that it repeats, this is the first value.
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
   * Whether this client answers with `received`. The page then says that the application has the code only once it has, and offers to try again when it has not within 3 seconds.
   */
  acknowledge?: boolean;
  /**
   * A secret of the client's, kept as a hash only. Whoever registers the same state with it takes the state over from a connection that is not known to be dead yet, or again within the original 10 minutes.
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
   * The state it is about. For a message of this connection: its `state` as it was sent, valid or not (a value that is no string as JSON), cut to 128 characters. Null when the frame could not be read or has no `state`.
   */
  state: string | null;
  /**
   * The kind of error, for programs. `callback-refused`: a callback with this state was refused and nothing of it was forwarded; the state stays registered.
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
   * A sentence; for `provider-error` the provider's own error code, `access_denied` for example.
   */
  error: string;
  /**
   * The provider's words, with `provider-error` only.
   */
  error_description?: string;
  /**
   * The provider's page about it, with `provider-error` only.
   */
  error_uri?: string;
  /**
   * The provider's issuer identifier (RFC 9207), with `provider-error` only, where it gave one.
   */
  iss?: string;
  query?: Query;
}

export interface GatewayChannel {
  client: RegisterMessage | UnregisterMessage | ReceivedMessage;
  server: RegisteredMessage | CallbackMessage | ErrorMessage;
}

export const channel = { paths: ['/','/ws'] } as const;
