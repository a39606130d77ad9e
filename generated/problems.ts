// Generated from spec/ by `npm run generate`. Do not edit.

export const problems = {
  'account-already-linked': {
    status: 409,
    title: 'This account is linked to another user',
  },
  'acting-paused': {
    status: 409,
    title: 'The user has paused agents',
  },
  'actions-unconfirmed': {
    status: 502,
    title: 'The browser was lost while it ran the actions',
  },
  'address-refused': {
    status: 400,
    title: 'This address cannot be shown through the proxy',
  },
  'bad-request': {
    status: 400,
    title: 'Bad Request',
  },
  'body-too-large': {
    status: 413,
    title: 'The request body is too large',
  },
  'capture-failed': {
    status: 502,
    title: 'The browser could not take the screenshot',
  },
  'capture-method-refused': {
    status: 400,
    title: 'This method does not support that scope',
  },
  'capture-timeout': {
    status: 504,
    title: 'The browser did not take the screenshot in time',
  },
  'capture-unsupported': {
    status: 409,
    title: 'No open browser supports this capture',
  },
  'client-away': {
    status: 504,
    title: 'The waiting application has lost its connection',
  },
  'client-gone': {
    status: 410,
    title: 'The waiting application has disconnected',
  },
  'consent-denied': {
    status: 403,
    title: 'The user has denied access to this site',
  },
  'consent-required': {
    status: 409,
    title: 'The user has not given consent for this site',
  },
  'cross-site-request': {
    status: 403,
    title: 'Cross-site requests are not allowed',
  },
  'delivery-failed': {
    status: 502,
    title: 'The authorization could not be delivered to the application',
  },
  'delivery-unconfirmed': {
    status: 504,
    title: 'The application has not confirmed the authorization',
  },
  'domain-not-allowed': {
    status: 403,
    title: 'Email addresses of this domain may not log in',
  },
  'eval-not-found': {
    status: 404,
    title: 'The eval was not found in this workspace',
  },
  'eval-queue-full': {
    status: 429,
    title: 'The eval queue is full',
  },
  'expectation-failed': {
    status: 417,
    title: 'The Expect header is not supported',
  },
  'foreign-origin': {
    status: 403,
    title: 'Only the paste widget\'s own page may do this',
  },
  'headers-too-large': {
    status: 431,
    title: 'The request headers are too large',
  },
  'image-unreadable': {
    status: 400,
    title: 'The image cannot be read',
  },
  'insecure-login': {
    status: 403,
    title: 'Login over plain http is not allowed',
  },
  'insufficient-scope': {
    status: 403,
    title: 'The credential lacks a required scope',
  },
  'intent-already-linked': {
    status: 409,
    title: 'The intent is already linked to a session',
  },
  'intent-denied': {
    status: 410,
    title: 'The user denied the intent',
  },
  'intent-expired': {
    status: 410,
    title: 'The intent has expired',
  },
  'intent-not-found': {
    status: 404,
    title: 'The intent was not found',
  },
  'internal-error': {
    status: 500,
    title: 'Something went wrong on our side',
  },
  'invalid-request': {
    status: 400,
    title: 'The request is invalid',
  },
  'key-not-found': {
    status: 404,
    title: 'The API key was not found',
  },
  'last-login-method': {
    status: 409,
    title: 'This is the only way to log in',
  },
  'layout-full': {
    status: 409,
    title: 'The layout is full',
  },
  'linked-account-not-found': {
    status: 404,
    title: 'The linked account was not found',
  },
  'load-timeout': {
    status: 504,
    title: 'The page did not load',
  },
  'login-expired': {
    status: 400,
    title: 'This login is no longer valid',
  },
  'malformed-request': {
    status: 400,
    title: 'The request is not valid HTTP',
  },
  'method-not-allowed': {
    status: 405,
    title: 'This address does not support that method',
  },
  'misdirected-request': {
    status: 421,
    title: 'This server does not serve that host name',
  },
  'no-account': {
    status: 403,
    title: 'No account is linked to this login',
  },
  'no-browser': {
    status: 409,
    title: 'No browser has the workspace open',
  },
  'no-password': {
    status: 409,
    title: 'This account has no password',
  },
  'not-a-member': {
    status: 403,
    title: 'You do not belong to this owner',
  },
  'not-acceptable': {
    status: 406,
    title: 'The response is not available in a media type you accept',
  },
  'not-found': {
    status: 404,
    title: 'Nothing was found at this address',
  },
  'not-implemented': {
    status: 501,
    title: 'This operation is not implemented yet',
  },
  'nothing-to-undo': {
    status: 409,
    title: 'Nothing to undo',
  },
  'other-caller': {
    status: 403,
    title: 'The token belongs to another caller',
  },
  'other-owner': {
    status: 403,
    title: 'The workspace belongs to another owner',
  },
  'own-origin-refused': {
    status: 400,
    title: 'A panel cannot load the platform\'s own pages',
  },
  'package-not-found': {
    status: 404,
    title: 'The package was not found in the repository',
  },
  'page-changed': {
    status: 409,
    title: 'The page is on another site than expected',
  },
  'page-not-loaded': {
    status: 409,
    title: 'The web view shows no page',
  },
  'page-timeout': {
    status: 504,
    title: 'The page did not respond in time',
  },
  'panel-not-found': {
    status: 404,
    title: 'The panel was not found in the workspace',
  },
  'passwords-off': {
    status: 403,
    title: 'Passwords are turned off',
  },
  'paste-not-found': {
    status: 404,
    title: 'The screenshot was not found',
  },
  'polling-too-fast': {
    status: 429,
    title: 'The intent is being polled too fast',
  },
  'prefetch-refused': {
    status: 503,
    title: 'Callbacks cannot be prefetched or previewed',
  },
  'provider-login-failed': {
    status: 401,
    title: 'The login with the provider failed',
  },
  'provider-not-found': {
    status: 404,
    title: 'The provider was not found',
  },
  'provider-unavailable': {
    status: 502,
    title: 'The provider is not responding',
  },
  'proxy-off': {
    status: 409,
    title: 'Proxy mode is off',
  },
  'proxy-required': {
    status: 409,
    title: 'The web view is not in proxy mode',
  },
  'range-not-satisfiable': {
    status: 416,
    title: 'The requested range is not available',
  },
  'request-timeout': {
    status: 408,
    title: 'The request took too long to arrive',
  },
  'secret-in-callback': {
    status: 400,
    title: 'Only an authorization code may pass through the gateway',
  },
  'session-ended': {
    status: 410,
    title: 'The session has ended',
  },
  'session-not-found': {
    status: 404,
    title: 'The session was not found',
  },
  'sharing-off': {
    status: 504,
    title: 'The user has not enabled sharing',
  },
  'singleton-open': {
    status: 409,
    title: 'The panel is already open and can be open only once',
  },
  'split-not-found': {
    status: 404,
    title: 'The split was not found in the workspace',
  },
  'storage-full': {
    status: 507,
    title: 'No space left to save the screenshot',
  },
  'tab-not-found': {
    status: 404,
    title: 'The tab was not found in the workspace',
  },
  'too-many-attempts': {
    status: 429,
    title: 'Too many login attempts',
  },
  'too-many-clients': {
    status: 429,
    title: 'Too many new applications from this address',
  },
  'too-many-intents': {
    status: 429,
    title: 'Too many pending intents',
  },
  'too-many-keys': {
    status: 409,
    title: 'The owner has too many API keys',
  },
  'too-many-sockets': {
    status: 429,
    title: 'Too many connections from this address',
  },
  'too-many-streams': {
    status: 429,
    title: 'Too many event streams from this address',
  },
  'too-many-unknown-tokens': {
    status: 429,
    title: 'Too many unknown tokens from this address',
  },
  'too-many-workspaces': {
    status: 507,
    title: 'The owner has too many workspaces',
  },
  unauthorized: {
    status: 401,
    title: 'Authentication is required',
  },
  unavailable: {
    status: 503,
    title: 'The service is temporarily unavailable',
  },
  'unknown-oauth-client': {
    status: 400,
    title: 'The application is not known',
  },
  'unknown-panel-type': {
    status: 400,
    title: 'The panel type is not in the catalog',
  },
  'unknown-state': {
    status: 404,
    title: 'No application is waiting for this authorization',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The request body\'s media type is not supported',
  },
  'uri-too-long': {
    status: 414,
    title: 'The URL is too long',
  },
  'user-typing': {
    status: 409,
    title: 'The user is typing',
  },
  'workspace-exists': {
    status: 409,
    title: 'A workspace with this name already exists',
  },
  'workspace-not-found': {
    status: 404,
    title: 'The workspace was not found',
  },
  'wrong-current-password': {
    status: 403,
    title: 'The current password is wrong',
  },
  'wrong-panel': {
    status: 409,
    title: 'The panel is of the wrong kind',
  },
  'wrong-password': {
    status: 401,
    title: 'Wrong user name or password',
  },
  'wrong-redirect-uri': {
    status: 400,
    title: 'The application has not registered this redirect URI',
  },
} as const;

export type ProblemName = keyof typeof problems;
