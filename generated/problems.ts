// Generated from spec/ by `npm run generate`. Do not edit.

export const problems = {
  'address-refused': {
    status: 400,
    title: 'This address may not be shown through the proxy',
  },
  'body-too-large': {
    status: 413,
    title: 'The body is too large',
  },
  'capture-failed': {
    status: 502,
    title: 'The browser could not take the picture',
  },
  'capture-method-refused': {
    status: 400,
    title: 'This scope cannot be taken with that method',
  },
  'capture-timeout': {
    status: 504,
    title: 'The browser did not take the picture in time',
  },
  'capture-unsupported': {
    status: 409,
    title: 'No open browser can take such a picture',
  },
  'client-away': {
    status: 504,
    title: 'The application that was waiting has lost its connection',
  },
  'client-gone': {
    status: 410,
    title: 'The application that was waiting has gone away',
  },
  'cross-site-request': {
    status: 403,
    title: 'The request did not come from our own pages',
  },
  'delivery-failed': {
    status: 502,
    title: 'The authorization could not be handed to the application',
  },
  'delivery-unconfirmed': {
    status: 504,
    title: 'The application has not confirmed that it has the authorization',
  },
  'eval-not-found': {
    status: 404,
    title: 'There is no such code in this workspace',
  },
  'eval-queue-full': {
    status: 429,
    title: 'No more code can be queued',
  },
  'expectation-failed': {
    status: 417,
    title: 'The expectation cannot be met',
  },
  'foreign-origin': {
    status: 403,
    title: 'Only the paste widget\'s own page may do this',
  },
  'headers-too-large': {
    status: 431,
    title: 'The headers are too large',
  },
  'image-unreadable': {
    status: 400,
    title: 'The image cannot be read',
  },
  'insecure-login': {
    status: 403,
    title: 'Nobody can log in over plain http',
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
    title: 'There is no such intent',
  },
  'internal-error': {
    status: 500,
    title: 'Something went wrong on our side',
  },
  'invalid-request': {
    status: 400,
    title: 'The request does not match the contract',
  },
  'layout-full': {
    status: 409,
    title: 'The layout is as full as it may be',
  },
  'load-timeout': {
    status: 504,
    title: 'The page did not load',
  },
  'malformed-request': {
    status: 400,
    title: 'The request is not well-formed HTTP',
  },
  'method-not-allowed': {
    status: 405,
    title: 'This address does not take that method',
  },
  'misdirected-request': {
    status: 421,
    title: 'This server does not answer to that name',
  },
  'no-browser': {
    status: 409,
    title: 'No browser has the workspace open',
  },
  'not-acceptable': {
    status: 406,
    title: 'The answer is not available in a media type you accept',
  },
  'not-found': {
    status: 404,
    title: 'There is nothing at this address',
  },
  'not-implemented': {
    status: 501,
    title: 'This operation is not served yet',
  },
  'nothing-to-undo': {
    status: 409,
    title: 'There is no renaming to take back',
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
    title: 'There is no such package in the repository',
  },
  'panel-not-found': {
    status: 404,
    title: 'There is no such panel in the workspace',
  },
  'paste-not-found': {
    status: 404,
    title: 'There is no such screenshot',
  },
  'polling-too-fast': {
    status: 429,
    title: 'The intent is polled too fast',
  },
  'prefetch-refused': {
    status: 503,
    title: 'A callback cannot be prefetched or previewed',
  },
  'proxy-off': {
    status: 409,
    title: 'Proxy mode is off',
  },
  'range-not-satisfiable': {
    status: 416,
    title: 'The file has no such part',
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
    title: 'There is no such session',
  },
  'sharing-off': {
    status: 504,
    title: 'The user has not enabled sharing',
  },
  'singleton-open': {
    status: 409,
    title: 'The panel can be open only once and is open already',
  },
  'split-not-found': {
    status: 404,
    title: 'There is no such split in the workspace',
  },
  'storage-full': {
    status: 507,
    title: 'There is no room left to save the screenshot',
  },
  'tab-not-found': {
    status: 404,
    title: 'There is no such tab in the workspace',
  },
  'too-many-attempts': {
    status: 429,
    title: 'Too many attempts to log in',
  },
  'too-many-intents': {
    status: 429,
    title: 'Too many intents are pending',
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
    title: 'A valid credential is required',
  },
  unavailable: {
    status: 503,
    title: 'The service cannot answer right now',
  },
  'unknown-panel-type': {
    status: 400,
    title: 'The catalog has no such panel',
  },
  'unknown-state': {
    status: 404,
    title: 'No application is waiting for this authorization',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The body\'s media type is not supported',
  },
  'uri-too-long': {
    status: 414,
    title: 'The address is too long',
  },
  'wrong-panel': {
    status: 409,
    title: 'The panel is of another kind',
  },
  'wrong-password': {
    status: 401,
    title: 'The name or the password is wrong',
  },
} as const;

export type ProblemName = keyof typeof problems;
