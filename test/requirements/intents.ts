import { decided, type Requirement, required } from './entry.ts';

/** C: authentication intents and the sessions they end in. */
export const intents = {
  // What area C is for
  'C-covers-no-credentials': required("an application gets a user's session token and never sees the credentials"),
  'C-purpose-create': required('an application of a third party can make an intent'),
  'C-purpose-send-user': required('the user follows an authentication URL which the application hands over'),
  'C-purpose-stream': required('after the login the application gets the session token by SSE'),
  'C-purpose-poll': required('after the login the application gets the session token by polling'),

  // Resources: authentication intent
  'C-intent-token': required('token is a string that identifies the intent'),
  'C-intent-token-in-paths': required('token is what the paths of an intent carry'),
  'C-intent-created-at': required('created_at is an ISO 8601 time in UTC'),
  'C-intent-expires-at': required('expires_at is an ISO 8601 time in UTC'),
  'C-intent-expires-15m': required('expires_at lies 15 minutes after created_at'),
  'C-intent-requested-max-age': required('requested_max_age is an integer: the session lifetime asked for, in seconds'),
  'C-intent-auth-url': required('auth_url is a string: the URL for the user'),
  'C-intent-auth-url-token': required('the query of auth_url has the token in a parameter'),
  'C-intent-auth-url-short-lived': required('auth_url leads nowhere once the intent has expired'),
  'C-intent-auth-url-single-use': required('auth_url links one session and never a second'),
  'C-intent-updates-url': required("updates_url is a string: the address of this intent's status endpoint"),
  'C-intent-completed': required('completed is a boolean'),
  'C-intent-completed-false': required('completed is false at creation'),
  'C-intent-completed-true': required('completed is true after the login'),
  'C-intent-consumed': required('the intent keeps a consumed flag'),
  'C-session-application': required('the session that comes of an intent is of kind Application'),
  'C-session-separate': required('it is no browser session: neither stands in for the other'),
  'C-session-trust': required('the server trusts it differently than a browser session'),
  'C-session-fields': decided('GET /auth/session tells the bearer who they are and the kind; DELETE ends the session'),

  // States: authentication intent
  'C-state-link': required('pending -> authenticated (completed=true), by PATCH from the browser of the user'),
  'C-state-link-login': required('linking needs a logged-in user at auth_url'),
  'C-state-link-not-expired': required('linking needs an intent that has not expired'),
  'C-state-link-not-linked': required('linking needs an intent not linked before'),
  'C-state-link-session': required('linking ties the intent to a session'),
  'C-state-link-status': required('once linked, the status endpoint gives session_token'),
  'C-state-expire': required('pending -> expired, when 15 minutes have passed since creation'),
  'C-state-expire-get': required('GET of an expired intent answers 410'),
  'C-state-expire-stream': required('an open SSE stream sends timeout when its intent expires'),
  'C-state-consume': required('the first retrieval by status returns the token and sets the consumed flag'),
  'C-state-consume-state': required('a consumed intent stays authenticated'),
  'C-state-later-polls': required('later polls return the same token as long as the session exists'),
  'C-state-other-caller': required('a different caller cannot consume the intent again'),
  'C-state-other-caller-403': decided(
    'a different caller, told by the address or by the challenge of the intent, gets 403',
  ),
  'C-state-relink-unchanged': required('PATCH of a linked intent changes nothing'),
  'C-state-relink-409': required('PATCH of a linked intent answers 409'),

  // Endpoints
  'C-prefix': required('every path of the intents begins with /auth'),
  'C-create': required('POST /auth/intents creates an intent'),
  'C-create-body': required('the body is JSON, and no field of it is required'),
  'C-create-max-age': required('max_age is an integer, in seconds'),
  'C-create-201': required('creation answers 201'),
  'C-create-all-fields': required('the answer to creation is the intent with every field of its table'),
  'C-fetch': required('GET /auth/intents/{token} answers the intent; it takes no body'),
  'C-fetch-completed': required('the fetched intent shows completed true after the login'),
  'C-link': required('PATCH /auth/intents/{token} is there for the platform frontend'),
  'C-link-not-third-party': required('a third-party application cannot link an intent itself'),
  'C-link-body': decided('the PATCH body is { action }, approve or deny; absent means approve'),
  'C-link-answer': decided('a successful PATCH answers 200 with the intent'),
  'C-link-deny': decided('deny ends the intent: GET and status answer 410, the stream sends denied and closes'),
  'C-link-errors': required('PATCH answers 404, 410 and 409 for the errors of intents'),
  'C-status': required('GET /auth/intents/{token}/status tells how the intent stands'),
  'C-status-poll': required('polling needs no special header'),
  'C-status-stream': required('Accept: text/event-stream asks for streaming, and the answer is SSE'),
  'C-status-pending': required('a poll before the login answers {state: pending}'),
  'C-status-authenticated': required('a poll after the login answers {state: authenticated} with session_token'),
  'C-status-one-shot': required('without that Accept header the answer is one JSON body, at once'),
  'C-path-token': required('{token} in a path is the token of the intent'),

  // Authentication
  'C-session-token-format': required('session_token has the form tok_<...>'),
  'C-session-token-use': required('session_token authenticates API requests'),
  'C-session-token-bearer': decided('session_token is sent as Authorization: Bearer'),
  'C-no-credential-create': required('creating an intent needs no credential'),
  'C-no-credential-fetch': required('fetching an intent needs no credential'),
  'C-no-credential-status': required('the status of an intent needs no credential'),
  'C-auth-url-secret': required('auth_url carries the token and is treated as a secret, short-lived and for one use'),
  'C-auth-url-not-cached': required('an answer with auth_url is not cached'),
  'C-auth-url-not-logged': required('auth_url appears in no log'),

  // Events
  'C-sse-open-until-login': required('the stream stays open up to the login'),
  'C-sse-open-until-expiry': required('without a login the stream stays open up to the expiry'),
  'C-sse-keep-alive': required('the stream carries keep-alive pings'),
  'C-sse-authenticated': required('event authenticated has a JSON object with session_token'),
  'C-sse-timeout': required('event timeout says that the intent expired'),
  'C-sse-timeout-no-data': required('event timeout has no data'),

  // Errors
  'C-error-404': required('an unknown token answers 404'),
  'C-error-410': required('an intent older than 15 minutes answers 410'),
  'C-error-409': required('an intent that has its session answers 409 to PATCH'),
  'C-error-409-patch-only': required('of the intent operations PATCH alone answers 409'),
  'C-client-poll-not-ok': required('a polling client takes a response that is not OK for a failure'),
  'C-client-poll-unexpected': required('a polling client takes any state but pending and authenticated for unexpected'),

  // Limits
  'C-limit-intent-lifetime': required('intent lifetime: 15 minutes by default'),
  'C-limit-session-lifetime': required('session lifetime: 7776000 seconds (90 days) by default'),
  'C-limit-session-max-age': required('max_age takes the place of the default session lifetime'),
  'C-limit-client-poll': required('poll interval of a client for intent status: 2000 ms by default'),
  'C-limit-pending': decided('pending intents are limited per address (429) and in all (503)'),
} as const satisfies Readonly<Record<`C-${string}`, Requirement>>;
