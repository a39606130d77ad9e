import { decided, type Requirement, required } from './entry.ts';

/** C: authentication intents and the sessions they end in. */
export const intents = {
  // What area C is for
  'C-covers-no-credentials': required("an application gets a user's session token and never sees the credentials"),
  'C-purpose-create': required('a third-party application can create an intent'),
  'C-purpose-send-user': required('the user opens an authentication URL from the application'),
  'C-purpose-stream': required('after login the application receives the session token by SSE'),
  'C-purpose-poll': required('after login the application receives the session token by polling'),

  // Resources: authentication intent
  'C-intent-token': required('token is a string that identifies the intent'),
  'C-intent-token-in-paths': required('paths of an intent contain its token'),
  'C-intent-created-at': required('created_at is an ISO 8601 time in UTC'),
  'C-intent-expires-at': required('expires_at is an ISO 8601 time in UTC'),
  'C-intent-expires-15m': required('expires_at is 15 minutes after created_at'),
  'C-intent-requested-max-age': required('requested_max_age is an integer: the requested session lifetime in seconds'),
  'C-intent-auth-url': required('auth_url is a string: the URL for the user'),
  'C-intent-auth-url-token': required('the query of auth_url has the token in a parameter'),
  'C-intent-auth-url-short-lived': required('auth_url stops working when the intent expires'),
  'C-intent-auth-url-single-use': required('auth_url links one session only'),
  'C-intent-updates-url': required("updates_url is a string: the URL of this intent's status endpoint"),
  'C-intent-completed': required('completed is a boolean'),
  'C-intent-completed-false': required('completed is false at creation'),
  'C-intent-completed-true': required('completed is true after the login'),
  'C-intent-consumed': required('the intent has a consumed flag'),
  'C-session-application': required('the session of an intent has the kind Application'),
  'C-session-separate': required('it is separate from browser sessions: neither replaces the other'),
  'C-session-trust': required('the server trusts it differently than a browser session'),
  'C-create-scopes': decided('createIntent accepts scopes; without them, the session has all'),
  'C-approve-scopes': decided('the approval page shows the requested scopes in words'),
  'C-session-fields': decided('GET /auth/session returns the user and the kind; DELETE ends the session'),

  // States: authentication intent
  'C-state-link': required('pending -> authenticated (completed=true), by PATCH from the browser of the user'),
  'C-state-link-login': required('linking requires a logged-in user at auth_url'),
  'C-state-link-not-expired': required('linking requires an intent that has not expired'),
  'C-state-link-not-linked': required('linking requires an intent that is not linked yet'),
  'C-state-link-session': required('linking ties the intent to a session'),
  'C-state-link-status': required('after linking, the status endpoint returns session_token'),
  'C-state-expire': required('pending -> expired, 15 minutes after creation'),
  'C-state-expire-get': required('GET of an expired intent returns 410'),
  'C-state-expire-stream': required('an open SSE stream sends timeout when its intent expires'),
  'C-state-consume': required('the first retrieval by status returns the token and sets the consumed flag'),
  'C-state-consume-state': required('a consumed intent stays authenticated'),
  'C-state-later-polls': required('later polls return the same token as long as the session exists'),
  'C-state-other-caller': required('a different caller cannot consume the intent again'),
  'C-state-other-caller-403': decided(
    'a different caller, recognized by address or by the challenge of the intent, gets 403',
  ),
  'C-state-relink-unchanged': required('PATCH of a linked intent changes nothing'),
  'C-state-relink-409': required('PATCH of a linked intent returns 409'),

  // Endpoints
  'C-prefix': required('every path of the intents begins with /auth'),
  'C-create': required('POST /auth/intents creates an intent'),
  'C-create-body': required('the body is JSON, and no field of it is required'),
  'C-create-max-age': required('max_age is an integer, in seconds'),
  'C-create-201': required('creation returns 201'),
  'C-create-all-fields': required('the response to creation is the intent with all documented fields'),
  'C-fetch': required('GET /auth/intents/{token} returns the intent; it has no body'),
  'C-fetch-completed': required('the fetched intent shows completed true after the login'),
  'C-link': required('PATCH /auth/intents/{token} is for the platform frontend'),
  'C-link-not-third-party': required('a third-party application cannot link an intent itself'),
  'C-link-body': decided('the PATCH body is { action }, approve or deny; absent means approve'),
  'C-link-answer': decided('a successful PATCH returns 200 with the intent'),
  'C-link-deny': decided('deny ends the intent: GET and status return 410, the stream sends denied and closes'),
  'C-link-errors': required('PATCH returns 404, 410 and 409 for the errors of intents'),
  'C-status': required('GET /auth/intents/{token}/status returns the state of the intent'),
  'C-status-poll': required('polling needs no special header'),
  'C-status-stream': required('with Accept: text/event-stream the response is SSE'),
  'C-status-pending': required('a poll before the login returns {state: pending}'),
  'C-status-retry-after': decided('a poll of a pending intent returns Retry-After 2'),
  'C-status-authenticated': required('a poll after the login returns {state: authenticated} with session_token'),
  'C-status-one-shot': required('without that Accept header the response is one JSON body, immediately'),
  'C-path-token': required('{token} in a path is the token of the intent'),

  // Authentication
  'C-session-token-format': required('session_token has the form tok_<...>'),
  'C-session-token-use': required('session_token authenticates API requests'),
  'C-session-token-bearer': decided('session_token is sent as Authorization: Bearer'),
  'C-no-credential-create': required('creating an intent requires no credential'),
  'C-no-credential-fetch': required('getting an intent requires no credential'),
  'C-no-credential-status': required('the status of an intent requires no credential'),
  'C-auth-url-secret': required('auth_url contains the token and is a short-lived, single-use secret'),
  'C-auth-url-not-cached': required('a response with auth_url is not cached'),
  'C-auth-url-not-logged': required('auth_url appears in no log'),

  // Accounts
  'C-passkey-login': decided('a user logs in with a passkey, by autofill or with a button'),
  'C-passkey-verified': decided('a passkey logs in only with user verification'),
  'C-passkey-required': decided('if an owner requires a passkey, a password alone only lets the user add one'),
  'C-recovery-code': decided('a recovery code logs in once'),
  'C-recovery-link': decided('the one-time link of an operator works once, for 15 minutes'),
  'C-application-revoked': decided('revoking an application ends all of its sessions and tokens'),

  // Events
  'C-sse-open-until-login': required('the stream stays open until login'),
  'C-sse-open-until-expiry': required('without login the stream stays open until expiry'),
  'C-sse-keep-alive': required('the stream sends keep-alive pings'),
  'C-sse-authenticated': required('event authenticated has a JSON object with session_token'),
  'C-sse-timeout': required('event timeout means that the intent expired'),
  'C-sse-timeout-no-data': required('event timeout has no data'),

  // Errors
  'C-error-404': required('an unknown token returns 404'),
  'C-error-410': required('an intent older than 15 minutes returns 410'),
  'C-error-409': required('a linked intent returns 409 to PATCH'),
  'C-error-409-patch-only': required('PATCH is the only intent operation that returns 409'),
  'C-client-poll-not-ok': required('a polling client treats a response that is not OK as a failure'),
  'C-client-poll-unexpected': required(
    'a polling client treats states other than pending and authenticated as unexpected',
  ),

  // Limits
  'C-limit-intent-lifetime': required('intent lifetime: 15 minutes by default'),
  'C-limit-session-lifetime': required('session lifetime: 7776000 seconds (90 days) by default'),
  'C-limit-session-max-age': required('max_age replaces the default session lifetime'),
  'C-limit-client-poll': required('poll interval of a client for intent status: 2000 ms by default'),
  'C-limit-pending': decided('pending intents are limited per address (429) and in total (503)'),
} as const satisfies Readonly<Record<`C-${string}`, Requirement>>;
