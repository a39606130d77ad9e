import { decided, type Requirement, required } from './entry.ts';

/** B: the authorization-code gateway. */
export const gateway = {
  // What area B is for
  'B-covers-one-callback': required('one fixed callback endpoint serves all clients, each reached over its WebSocket'),
  'B-purpose-shared-redirect': required(
    'clients with different hostnames share the one redirect URI that the provider knows',
  ),
  'B-purpose-register-state': required('a client registers its own state over WebSocket'),
  'B-purpose-forward-code': required(
    'the provider redirects to the gateway, which sends the code to the registering socket',
  ),

  // Properties
  'B-property-stateless': required('the gateway stores only pending registrations'),
  'B-property-only-code': required('only the authorization code passes through the gateway'),
  'B-property-no-secrets': required('no token or client credential ever passes through the gateway'),
  'B-property-no-secrets-refused': decided(
    'a callback or frame with access_token, id_token, refresh_token or client_secret is refused and not forwarded',
  ),
  'B-property-short-lived': required('a connection serves one code: connect, register, receive, disconnect'),
  'B-property-any-provider': required('the gateway works with any OAuth 2.0 provider, without provider-specific code'),

  // Resources: Registration
  'B-registration-state': required('the state of a registration is a UUID string'),
  'B-registration-bound': required('a registration belongs to the connection that created it'),
  'B-registration-provider': required('a registration has a provider label, a string'),
  'B-registration-expires-10m': required('a registration expires after 10 minutes, not earlier'),
  'B-registration-disconnect': required('when a connection ends, all of its registrations are removed'),

  // States: gateway registration
  'B-state-register': required('none -> registered, by a register message'),
  'B-state-register-reply': required('after a registration the gateway sends registered'),
  'B-state-first-wins': decided('a registered state keeps its owner; a second socket gets an error'),
  'B-state-callback': required('registered -> delivered, by GET /callback with that state'),
  'B-state-callback-owner': required('delivery requires a connection that owns the state'),
  'B-state-callback-message': required('on delivery the owning connection receives callback with code and query'),
  'B-state-unregister': required('registered -> none, by an unregister message'),
  'B-state-expire': required('registered -> expired, after 10 minutes'),
  'B-state-expire-told': decided('the owning socket is notified when its registration expires'),
  'B-state-disconnect': required('registered -> none, when the WebSocket disconnects'),
  'B-state-disconnect-all': required('a disconnect removes every registration of that connection and no other'),

  // Endpoints: HTTP
  'B-http-port': required('the gateway listens for HTTP on port 8795'),
  'B-health': required('GET /health is the health check and reports pending count and uptime'),
  'B-health-fields': decided('/health returns { status, pending, uptime_seconds }'),
  'B-callback': required('the provider redirects to GET /callback'),
  'B-callback-parameters': required('/callback reads code and state from the query'),
  'B-callback-page': decided('/callback returns an HTML page, or problem details when JSON is accepted'),
  'B-callback-delivered': decided('a delivered code returns 200'),
  'B-callback-repeated': decided('repeating GET for a delivered state shows the success page and delivers nothing'),
  'B-status': required('GET /status returns JSON with pending count and uptime'),
  'B-status-fields': decided(
    '/status returns the fields of /health plus connections, version, started_at, delivered and expired',
  ),
  'B-callback-url': required('the redirect URI at a provider is {gateway_url}/callback'),
  'B-socket-address': required('the WebSocket is at {gateway_ws_url}'),
  'B-socket-path': decided('the WebSocket is served at / and /ws on the HTTP port'),

  // Endpoints: WebSocket messages
  'B-message-json': required('every message is JSON with a type'),
  'B-message-register': required('a client may send register'),
  'B-message-register-state': required('register has state, a UUID string'),
  'B-message-register-state-unique': required('the state of a register is unique'),
  'B-message-register-provider': required('register has provider, a string'),
  'B-message-unregister': required('a client may send unregister, which has state'),
  'B-message-registered': required('the gateway sends registered, which has state'),
  'B-message-callback': required('the gateway sends callback'),
  'B-message-callback-state': required('callback has the state'),
  'B-message-callback-code': required('callback has code, the authorization code'),
  'B-message-callback-query': required('callback has query, an object with the query parameters of the callback'),
  'B-message-error': required('the gateway sends error, which has state'),
  'B-message-error-text': required('error has error, a human-readable string'),

  // Authentication
  'B-auth-code-grant': required('the OAuth 2.0 authorization-code grant is used with the provider'),
  'B-auth-no-credential': required('the gateway endpoints require no credential'),

  // Events
  'B-events-three': required('a client receives only the messages registered, callback and error'),

  // Errors
  'B-error-message': required('errors on the socket are sent as error with state and text'),
  'B-error-callback-unknown': decided('/callback with an unknown or expired state returns 404'),
  'B-error-callback-parameters': decided('/callback with missing or repeated parameters returns 400'),
  'B-error-callback-undeliverable': decided('/callback returns 410 or 502 when the owner is gone or the send fails'),
  'B-error-callback-provider': decided(
    'a provider error is sent to the client as error with text, description, URI and query, and shown on the page',
  ),

  // Limits
  'B-limit-registration-lifetime': required('registration lifetime: 10 minutes by default'),
  'B-limit-gateway-port': required('gateway port: 8795 by default'),
  'B-limit-sockets-per-address': decided('sockets per address: 256 by default'),

  // Addresses that a user returns
  'B-return-checked': decided(
    'POST /return delivers only the callback that the program of the mailbox waits for, once',
  ),
  'B-return-repeated': decided('a wrong address does not use up the mailbox'),
} as const satisfies Readonly<Record<`B-${string}`, Requirement>>;
