import { decided, type Requirement, required } from './entry.ts';

/** B: the client side of the gateway. */
export const oauthClient = {
  // What area B is for
  'B-covers-client-flow': required('the gateway has a client flow'),

  // Resources
  'B-credentials-file': required('the app credentials are a bundled JSON file with clientId and clientSecret'),
  'B-tokens-access-token': required('a token record holds accessToken'),
  'B-tokens-refresh-token': required('a token record holds refreshToken'),
  'B-tokens-expires-at': required('a token record holds expiresAt, in milliseconds since the epoch'),
  'B-tokens-per-user': required('every user has a separate token record'),
  'B-tokens-home': required('token records are in the home directory of the user'),

  // Endpoints: client flow contract
  'B-flow-provider': required('startOAuthFlow takes provider, a string'),
  'B-flow-auth-url': required("startOAuthFlow takes authUrl, the provider's authorization URL"),
  'B-flow-client-id': required('startOAuthFlow takes clientId'),
  'B-flow-scopes': required('startOAuthFlow takes scopes, a space-separated string'),
  'B-flow-extra-params': required('startOAuthFlow takes extraParams, which become additional query parameters'),
  'B-flow-auth-redirect-url': required('it returns authRedirectUrl, the URL at the provider for the user'),
  'B-flow-redirect-uri-parameter': required('redirect_uri in authRedirectUrl is {gateway_url}/callback'),
  'B-flow-state-parameter': required('state in authRedirectUrl is a new UUID'),
  'B-flow-redirect-uri': required('it returns redirectUri'),
  'B-flow-wait-for-code': required('it returns waitForCode(), which resolves with an object that has code'),
  'B-flow-iss-missing': decided("a response without iss is refused if the issuer's metadata promises it"),
  'B-step-connect': required('step 1: the client opens a WebSocket to the gateway'),
  'B-step-register': required('step 1: the client sends register with a new state'),
  'B-step-redirect': required('step 2: the user is redirected to authRedirectUrl by 302 with Location'),
  'B-step-provider-redirect': required('step 3: the provider redirects the user to /callback with code and state'),
  'B-step-callback': required('step 4: the gateway sends callback to the connection that owns the state'),
  'B-step-disconnect': required('step 4: the client disconnects once it has the code'),
  'B-step-exchange': required("step 5: the client POSTs the code to the provider's token URL"),
  'B-step-exchange-form': required('step 5: the exchange is sent as application/x-www-form-urlencoded'),
  'B-step-exchange-fields': required(
    'step 5: it has code, client_id, client_secret, redirect_uri and grant_type=authorization_code',
  ),
  'B-step-store': required('step 6: the client stores the tokens per user'),
  'B-service-auth-route': required('the auth route of a service starts a flow'),
  'B-service-status-route': required('the status route of a service returns configured, a boolean'),
  'B-service-fetch': decided('oauthRoutes is a handler that takes a Request and returns a Response'),
  'B-service-any-prefix': decided('the routes of a service work below any prefix'),
  'B-service-ui-polls': required('a UI polls the status every 2 seconds'),
  'B-service-ui-stops': required('a UI stops polling when configured is true'),

  // Authentication
  'B-auth-secrets-local': required('client_secret and tokens stay with the client'),
  'B-refresh-margin': required('an access token with at most 60000 ms left is refreshed before use, others are not'),
  'B-refresh-expired': required('an expired access token is refreshed too'),
  'B-refresh-needs-token': required('a refresh requires a stored refresh token'),
  'B-refresh-request': required("a refresh is a form POST to the provider's token URL"),
  'B-refresh-fields': required('a refresh sends client_id, client_secret, refresh_token and grant_type=refresh_token'),
  'B-refresh-access-token': required('after a refresh accessToken is the returned access_token'),
  'B-refresh-expires-at': required('after a refresh expiresAt is now plus expires_in seconds'),
  'B-refresh-replaces': required('a returned refresh_token replaces refreshToken; otherwise the old one is kept'),
  'B-refresh-temporary': decided(
    'a valid access token is returned if a refresh fails with 429, 5xx or another temporary error',
  ),
  'B-refresh-on-request': decided('annex connect token --refresh refreshes a token that has not expired'),
  'B-refresh-default-lifetime': decided(
    'without expires_in, a token that can be refreshed expires after a default lifetime, 3600 seconds if none is set',
  ),
  'B-refresh-not-connected': required('without a refresh token the client reports that it is not connected'),
  'B-provider-test-users': required(
    'a provider in testing mode may block a user with 403 and access_denied, and the client recognizes it',
  ),
  'B-provider-test-users-explained': required('the client explains this to the blocked user'),

  // Errors
  'B-error-provider-403': required('403 from the provider: access_denied, the user is not an allowed test user'),

  // Limits
  'B-limit-refresh-margin': required('token refresh margin: 60000 ms by default'),
  'B-limit-ui-poll': required('UI status poll interval: 2 seconds by default'),
} as const satisfies Readonly<Record<`B-${string}`, Requirement>>;
