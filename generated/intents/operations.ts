// Generated from spec/ by `npm run generate`. Do not edit.

export const operations = {
  createIntent: {
    method: 'POST',
    path: '/auth/intents',
    effects: false,
    cors: true,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    parameters: {
      path: [],
      query: [],
      header: [],
    },
    body: {
      required: false,
      media: ['application/json'],
      maxBytes: 4096,
    },
    answers: {
      201: ['application/json'],
    },
    problems: {
      'invalid-request': {
        status: 400,
        html: false,
      },
      unauthorized: {
        status: 401,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'body-too-large': {
        status: 413,
        html: false,
      },
      'unsupported-media-type': {
        status: 415,
        html: false,
      },
      'too-many-intents': {
        status: 429,
        html: false,
      },
      'internal-error': {
        status: 500,
        html: false,
      },
      unavailable: {
        status: 503,
        html: false,
      },
    },
  },
  getIntent: {
    method: 'GET',
    path: '/auth/intents/{token}',
    effects: false,
    cors: true,
    exposes: ['Retry-After'],
    security: [],
    parameters: {
      path: [
        {
          name: 'token',
          required: true,
          kind: 'string',
        },
      ],
      query: [],
      header: [],
    },
    body: null,
    answers: {
      200: ['application/json'],
    },
    problems: {
      'invalid-request': {
        status: 400,
        html: false,
      },
      'intent-not-found': {
        status: 404,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'intent-expired': {
        status: 410,
        html: false,
      },
      'intent-denied': {
        status: 410,
        html: false,
      },
      'session-ended': {
        status: 410,
        html: false,
      },
      'too-many-unknown-tokens': {
        status: 429,
        html: false,
      },
      'internal-error': {
        status: 500,
        html: false,
      },
      unavailable: {
        status: 503,
        html: false,
      },
    },
  },
  linkIntent: {
    method: 'PATCH',
    path: '/auth/intents/{token}',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['browserSession'],
    parameters: {
      path: [
        {
          name: 'token',
          required: true,
          kind: 'string',
        },
      ],
      query: [],
      header: [],
    },
    body: {
      required: false,
      media: ['application/json'],
      maxBytes: 4096,
    },
    answers: {
      200: ['application/json'],
    },
    problems: {
      'invalid-request': {
        status: 400,
        html: false,
      },
      unauthorized: {
        status: 401,
        html: false,
      },
      'cross-site-request': {
        status: 403,
        html: false,
      },
      'intent-not-found': {
        status: 404,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'intent-already-linked': {
        status: 409,
        html: false,
      },
      'intent-expired': {
        status: 410,
        html: false,
      },
      'intent-denied': {
        status: 410,
        html: false,
      },
      'session-ended': {
        status: 410,
        html: false,
      },
      'body-too-large': {
        status: 413,
        html: false,
      },
      'unsupported-media-type': {
        status: 415,
        html: false,
      },
      'too-many-unknown-tokens': {
        status: 429,
        html: false,
      },
      'internal-error': {
        status: 500,
        html: false,
      },
      unavailable: {
        status: 503,
        html: false,
      },
    },
  },
  endIntent: {
    method: 'DELETE',
    path: '/auth/intents/{token}',
    effects: false,
    cors: true,
    exposes: ['Retry-After'],
    security: [],
    parameters: {
      path: [
        {
          name: 'token',
          required: true,
          kind: 'string',
        },
      ],
      query: [],
      header: [],
    },
    body: null,
    answers: {
      204: [],
    },
    problems: {
      'invalid-request': {
        status: 400,
        html: false,
      },
      'intent-not-found': {
        status: 404,
        html: false,
      },
      'intent-already-linked': {
        status: 409,
        html: false,
      },
      'intent-expired': {
        status: 410,
        html: false,
      },
      'intent-denied': {
        status: 410,
        html: false,
      },
      'session-ended': {
        status: 410,
        html: false,
      },
      'too-many-unknown-tokens': {
        status: 429,
        html: false,
      },
      'internal-error': {
        status: 500,
        html: false,
      },
      unavailable: {
        status: 503,
        html: false,
      },
    },
  },
  watchIntent: {
    method: 'GET',
    path: '/auth/intents/{token}/status',
    effects: true,
    cors: true,
    exposes: ['Retry-After'],
    security: [],
    parameters: {
      path: [
        {
          name: 'token',
          required: true,
          kind: 'string',
        },
      ],
      query: [],
      header: [
        {
          name: 'Intent-Verifier',
          required: false,
          kind: 'string',
        },
      ],
    },
    body: null,
    answers: {
      200: ['application/json', 'text/event-stream'],
    },
    problems: {
      'invalid-request': {
        status: 400,
        html: false,
      },
      'other-caller': {
        status: 403,
        html: false,
      },
      'intent-not-found': {
        status: 404,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'intent-expired': {
        status: 410,
        html: false,
      },
      'intent-denied': {
        status: 410,
        html: false,
      },
      'session-ended': {
        status: 410,
        html: false,
      },
      'polling-too-fast': {
        status: 429,
        html: false,
      },
      'too-many-unknown-tokens': {
        status: 429,
        html: false,
      },
      'too-many-streams': {
        status: 429,
        html: false,
      },
      'internal-error': {
        status: 500,
        html: false,
      },
      unavailable: {
        status: 503,
        html: false,
      },
    },
  },
  getSession: {
    method: 'GET',
    path: '/auth/session',
    effects: false,
    cors: true,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['sessionToken'],
    scopes: {
      sessionToken: ['account'],
    },
    parameters: {
      path: [],
      query: [],
      header: [],
    },
    body: null,
    answers: {
      200: ['application/json'],
    },
    problems: {
      unauthorized: {
        status: 401,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'internal-error': {
        status: 500,
        html: false,
      },
      unavailable: {
        status: 503,
        html: false,
      },
    },
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/session',
    effects: false,
    cors: true,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['sessionToken'],
    parameters: {
      path: [],
      query: [],
      header: [],
    },
    body: null,
    answers: {
      204: [],
    },
    problems: {
      unauthorized: {
        status: 401,
        html: false,
      },
      'internal-error': {
        status: 500,
        html: false,
      },
      unavailable: {
        status: 503,
        html: false,
      },
    },
  },
  getOauthMetadata: {
    method: 'GET',
    path: '/.well-known/oauth-authorization-server',
    effects: false,
    cors: true,
    exposes: ['Retry-After'],
    security: [],
    parameters: {
      path: [],
      query: [],
      header: [
        {
          name: 'MCP-Protocol-Version',
          required: false,
          kind: 'string',
        },
      ],
    },
    body: null,
    answers: {
      200: ['application/json'],
    },
    problems: {
      'invalid-request': {
        status: 400,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'internal-error': {
        status: 500,
        html: false,
      },
      unavailable: {
        status: 503,
        html: false,
      },
    },
  },
  createOauthClient: {
    method: 'POST',
    path: '/oauth/register',
    effects: false,
    cors: true,
    exposes: ['Retry-After'],
    security: [],
    parameters: {
      path: [],
      query: [],
      header: [],
    },
    body: {
      required: true,
      media: ['application/json'],
      maxBytes: 16384,
    },
    answers: {
      201: ['application/json'],
    },
    problems: {
      'bad-request': {
        status: 400,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'body-too-large': {
        status: 413,
        html: false,
      },
      'unsupported-media-type': {
        status: 415,
        html: false,
      },
      'internal-error': {
        status: 500,
        html: false,
      },
      unavailable: {
        status: 503,
        html: false,
      },
    },
    errors: {
      400: {
        media: ['application/json'],
        shape: {
          error: 'invalid_request',
          error_description: '$detail',
        },
      },
      406: {
        media: [],
      },
      413: {
        media: [],
      },
      415: {
        media: [],
      },
      500: {
        media: [],
      },
      503: {
        media: [],
      },
    },
  },
  startAuthorization: {
    method: 'GET',
    path: '/oauth/authorize',
    effects: false,
    cors: false,
    exposes: ['Location', 'Retry-After'],
    security: [],
    parameters: {
      path: [],
      query: [
        {
          name: 'client_id',
          required: true,
          kind: 'string',
        },
        {
          name: 'redirect_uri',
          required: true,
          kind: 'string',
        },
        {
          name: 'response_type',
          required: false,
          kind: 'string',
        },
        {
          name: 'response_mode',
          required: false,
          kind: 'string',
        },
        {
          name: 'code_challenge',
          required: false,
          kind: 'string',
        },
        {
          name: 'code_challenge_method',
          required: false,
          kind: 'string',
        },
        {
          name: 'state',
          required: false,
          kind: 'string',
        },
        {
          name: 'scope',
          required: false,
          kind: 'string',
        },
        {
          name: 'resource',
          required: false,
          kind: 'string',
        },
      ],
      header: [
        {
          name: 'Sec-Fetch-Dest',
          required: false,
          kind: 'string',
        },
      ],
    },
    body: null,
    answers: {
      303: [],
    },
    problems: {
      'invalid-request': {
        status: 400,
        html: false,
      },
      'unknown-oauth-client': {
        status: 400,
        html: false,
      },
      'wrong-redirect-uri': {
        status: 400,
        html: false,
      },
      'cross-site-request': {
        status: 403,
        html: false,
      },
      'too-many-intents': {
        status: 429,
        html: false,
      },
      'too-many-clients': {
        status: 429,
        html: false,
      },
      'internal-error': {
        status: 500,
        html: false,
      },
      unavailable: {
        status: 503,
        html: false,
      },
    },
  },
  startDeviceAuthorization: {
    method: 'POST',
    path: '/oauth/device_authorization',
    effects: false,
    cors: false,
    exposes: ['Retry-After'],
    security: [],
    parameters: {
      path: [],
      query: [],
      header: [],
    },
    body: {
      required: true,
      media: ['application/x-www-form-urlencoded'],
      maxBytes: 16384,
    },
    answers: {
      200: ['application/json'],
    },
    problems: {
      'bad-request': {
        status: 400,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'body-too-large': {
        status: 413,
        html: false,
      },
      'unsupported-media-type': {
        status: 415,
        html: false,
      },
      'too-many-intents': {
        status: 429,
        html: false,
      },
      'too-many-clients': {
        status: 429,
        html: false,
      },
      'internal-error': {
        status: 500,
        html: false,
      },
      unavailable: {
        status: 503,
        html: false,
      },
    },
    errors: {
      400: {
        media: ['application/json'],
        shape: {
          error: 'invalid_request',
          error_description: '$detail',
        },
      },
      406: {
        media: [],
      },
      413: {
        media: [],
      },
      415: {
        media: [],
      },
      429: {
        media: [],
      },
      500: {
        media: [],
      },
      503: {
        media: [],
      },
    },
  },
  createToken: {
    method: 'POST',
    path: '/oauth/token',
    effects: false,
    cors: true,
    exposes: ['Retry-After'],
    security: [],
    parameters: {
      path: [],
      query: [],
      header: [],
    },
    body: {
      required: true,
      media: ['application/x-www-form-urlencoded'],
      maxBytes: 16384,
    },
    answers: {
      200: ['application/json'],
    },
    problems: {
      'bad-request': {
        status: 400,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'body-too-large': {
        status: 413,
        html: false,
      },
      'unsupported-media-type': {
        status: 415,
        html: false,
      },
      'internal-error': {
        status: 500,
        html: false,
      },
      unavailable: {
        status: 503,
        html: false,
      },
    },
    errors: {
      400: {
        media: ['application/json'],
        shape: {
          error: 'invalid_request',
          error_description: '$detail',
        },
      },
      406: {
        media: [],
      },
      413: {
        media: [],
      },
      415: {
        media: [],
      },
      500: {
        media: [],
      },
      503: {
        media: [],
      },
    },
  },
  endToken: {
    method: 'POST',
    path: '/oauth/revoke',
    effects: false,
    cors: true,
    exposes: ['Retry-After'],
    security: [],
    parameters: {
      path: [],
      query: [],
      header: [],
    },
    body: {
      required: true,
      media: ['application/x-www-form-urlencoded'],
      maxBytes: 16384,
    },
    answers: {
      200: ['application/json'],
    },
    problems: {
      'bad-request': {
        status: 400,
        html: false,
      },
      'body-too-large': {
        status: 413,
        html: false,
      },
      'unsupported-media-type': {
        status: 415,
        html: false,
      },
      'internal-error': {
        status: 500,
        html: false,
      },
      unavailable: {
        status: 503,
        html: false,
      },
    },
    errors: {
      400: {
        media: ['application/json'],
        shape: {
          error: 'invalid_request',
          error_description: '$detail',
        },
      },
      413: {
        media: [],
      },
      415: {
        media: [],
      },
      500: {
        media: [],
      },
      503: {
        media: [],
      },
    },
  },
  checkToken: {
    method: 'POST',
    path: '/oauth/introspect',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey'],
    scopes: {
      apiKey: ['account'],
    },
    parameters: {
      path: [],
      query: [],
      header: [],
    },
    body: {
      required: true,
      media: ['application/x-www-form-urlencoded'],
      maxBytes: 16384,
    },
    answers: {
      200: ['application/json'],
    },
    problems: {
      'bad-request': {
        status: 400,
        html: false,
      },
      unauthorized: {
        status: 401,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'body-too-large': {
        status: 413,
        html: false,
      },
      'unsupported-media-type': {
        status: 415,
        html: false,
      },
      'internal-error': {
        status: 500,
        html: false,
      },
      unavailable: {
        status: 503,
        html: false,
      },
    },
    errors: {
      400: {
        media: ['application/json'],
        shape: {
          error: 'invalid_request',
          error_description: '$detail',
        },
      },
      401: {
        media: [],
      },
      403: {
        media: [],
      },
      406: {
        media: [],
      },
      413: {
        media: [],
      },
      415: {
        media: [],
      },
      500: {
        media: [],
      },
      503: {
        media: [],
      },
    },
  },
} as const;

export const security = {
  apiKey: {
    in: 'header',
    name: 'X-Api-Key',
    bearerPrefix: 'ak_',
  },
  browserSession: {
    in: 'cookie',
    name: '__Host-annex_session',
    proofHeader: 'Annex-Proof',
  },
  sessionToken: {
    in: 'bearer',
    name: 'Authorization',
  },
} as const;
