import { decided, type Requirement, required } from './entry.ts';

/** B: the authorization-code gateway. */
export const gateway = {
  // What area B is for
  'B-covers-one-callback': required('one fixed callback endpoint serves all clients, each reached over its WebSocket'),
  'B-purpose-shared-redirect': required(
    'clients with hostnames of their own share the one redirect URI the provider knows',
  ),
  'B-purpose-register-state': required('a client registers a state of its own over WebSocket'),
  'B-purpose-forward-code': required(
    "the provider's redirect reaches the gateway, and the code the registering socket",
  ),

  // Properties
  'B-property-stateless': required('beyond pending registrations the gateway keeps no state'),
  'B-property-only-code': required('of the grant, only the authorization code goes through the gateway'),
  'B-property-no-secrets': required('no token and no client credential ever goes through the gateway'),
  'B-property-no-secrets-refused': decided(
    'a callback or frame with access_token, id_token, refresh_token or client_secret is refused and not forwarded',
  ),
  'B-property-short-lived': required('a connection lives for one code: connect, register, receive, disconnect'),
  'B-property-any-provider': required('the gateway works with any OAuth 2.0 provider and knows none by name'),

  // Resources: Registration
  'B-registration-state': required('the state of a registration is a UUID string'),
  'B-registration-bound': required('a registration is bound to the connection that made it'),
  'B-registration-provider': required('a registration carries a provider label, a string'),
  'B-registration-expires-10m': required('a registration is gone 10 minutes after it was made, not sooner'),
  'B-registration-disconnect': required('a connection that ends takes all of its registrations along'),

  // States: gateway registration
  'B-state-register': required('none -> registered, by a register message'),
  'B-state-register-reply': required('on becoming registered the gateway sends registered'),
  'B-state-first-wins': decided('a state already registered stays with its owner; the second socket gets an error'),
  'B-state-callback': required('registered -> delivered, by GET /callback with that state'),
  'B-state-callback-owner': required('delivery needs a connection that owns the state'),
  'B-state-callback-message': required('on delivery the owning connection gets callback with code and query'),
  'B-state-unregister': required('registered -> none, by an unregister message'),
  'B-state-expire': required('registered -> expired, after 10 minutes'),
  'B-state-expire-told': decided('the owning socket is told when its registration expires'),
  'B-state-disconnect': required('registered -> none, when the WebSocket disconnects'),
  'B-state-disconnect-all': required('a disconnect removes every registration of that connection and no other'),

  // Endpoints: HTTP
  'B-http-port': required('the gateway listens for HTTP on port 8795'),
  'B-health': required('GET /health is the health check and reports pending count and uptime'),
  'B-health-fields': decided('/health answers { status, pending, uptime_seconds }'),
  'B-callback': required('GET /callback is where the provider redirects to'),
  'B-callback-parameters': required('/callback reads code and state from its query'),
  'B-callback-page': decided('/callback answers an HTML page, or problem details when JSON is accepted'),
  'B-callback-delivered': decided('a delivered code answers 200'),
  'B-callback-repeated': decided('a second GET of a delivered state shows the success page and delivers nothing'),
  'B-status': required('GET /status answers JSON with pending count and uptime'),
  'B-status-fields': decided(
    '/status answers the fields of /health plus connections, version, started_at, delivered and expired',
  ),
  'B-callback-url': required('a provider knows the gateway as {gateway_url}/callback'),
  'B-socket-address': required('the WebSocket is at {gateway_ws_url}'),
  'B-socket-path': decided('the WebSocket answers at / and /ws on the port of the HTTP endpoints'),

  // Endpoints: WebSocket messages
  'B-message-json': required('every message is JSON with a type'),
  'B-message-register': required('a client may send register'),
  'B-message-register-state': required('register carries state, a UUID string'),
  'B-message-register-state-unique': required('the state of a register is unique'),
  'B-message-register-provider': required('register carries provider, a string'),
  'B-message-unregister': required('a client may send unregister, which carries state'),
  'B-message-registered': required('the gateway sends registered, which carries state'),
  'B-message-callback': required('the gateway sends callback'),
  'B-message-callback-state': required('callback carries the state'),
  'B-message-callback-code': required('callback carries code, the authorization code'),
  'B-message-callback-query': required('callback carries query, an object with the query parameters of the callback'),
  'B-message-error': required('the gateway sends error, which carries state'),
  'B-message-error-text': required('error carries error, a string for people'),

  // Authentication
  'B-auth-code-grant': required('with the provider, the authorization-code grant of OAuth 2.0 is used'),
  'B-auth-no-credential': required('the gateway endpoints ask for no credential'),

  // Events
  'B-events-three': required('registered, callback and error are the messages a client gets, and no others'),

  // Errors
  'B-error-message': required('what goes wrong on the socket is told as error with state and text'),
  'B-error-callback-unknown': decided('/callback with an unknown or expired state answers 404'),
  'B-error-callback-parameters': decided('/callback with missing or repeated parameters answers 400'),
  'B-error-callback-undeliverable': decided('/callback answers 410 or 502 when the owner is gone or the send fails'),
  'B-error-callback-provider': decided(
    'a provider error goes to the client as error with its text, description, URI and query, and the page tells it',
  ),

  // Limits
  'B-limit-registration-lifetime': required('registration lifetime: 10 minutes by default'),
  'B-limit-gateway-port': required('gateway port: 8795 by default'),
  'B-limit-sockets-per-address': decided('sockets per address: 256 by default'),
} as const satisfies Readonly<Record<`B-${string}`, Requirement>>;
