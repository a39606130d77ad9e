// Generated from spec/ by `npm run generate`. Do not edit.

export const operations = {
  createLogin: {
    method: 'POST',
    path: '/auth/login',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'Set-Cookie', 'WWW-Authenticate'],
    security: [],
    rule: 'login-origin',
    parameters: {
      path: [],
      query: [],
      header: [
        {
          name: 'Origin',
          required: false,
          kind: 'string',
        },
        {
          name: 'Sec-Fetch-Site',
          required: false,
          kind: 'string',
        },
        {
          name: 'User-Agent',
          required: false,
          kind: 'string',
        },
      ],
      cookie: [
        {
          name: '__Host-annex_session',
          required: false,
          kind: 'string',
        },
        {
          name: '__Host-annex_device',
          required: false,
          kind: 'string',
        },
      ],
    },
    body: {
      required: true,
      media: ['application/json'],
      maxBytes: 16384,
    },
    answers: {
      204: [],
    },
    problems: {
      'invalid-request': {
        status: 400,
        html: false,
      },
      'wrong-password': {
        status: 401,
        html: false,
      },
      'cross-site-request': {
        status: 403,
        html: false,
      },
      'insecure-login': {
        status: 403,
        html: false,
      },
      'passwords-off': {
        status: 403,
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
      'too-many-attempts': {
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
  endLogin: {
    method: 'POST',
    path: '/auth/logout',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'Set-Cookie', 'WWW-Authenticate'],
    security: ['browserSession'],
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
      'cross-site-request': {
        status: 403,
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
  getLogin: {
    method: 'GET',
    path: '/auth/me',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['browserSession'],
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
  listSessions: {
    method: 'GET',
    path: '/auth/sessions',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['browserSession'],
    parameters: {
      path: [],
      query: [
        {
          name: 'limit',
          required: false,
          kind: 'integer',
        },
        {
          name: 'cursor',
          required: false,
          kind: 'string',
        },
      ],
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
      unauthorized: {
        status: 401,
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
  endOtherSessions: {
    method: 'DELETE',
    path: '/auth/sessions',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['browserSession'],
    parameters: {
      path: [],
      query: [
        {
          name: 'kind',
          required: false,
          kind: 'string',
        },
      ],
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
      unauthorized: {
        status: 401,
        html: false,
      },
      'cross-site-request': {
        status: 403,
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
  endOtherSession: {
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['browserSession'],
    parameters: {
      path: [
        {
          name: 'id',
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
      unauthorized: {
        status: 401,
        html: false,
      },
      'cross-site-request': {
        status: 403,
        html: false,
      },
      'session-not-found': {
        status: 404,
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
  listKeys: {
    method: 'GET',
    path: '/auth/keys',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['browserSession'],
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
  createKey: {
    method: 'POST',
    path: '/auth/keys',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['browserSession'],
    parameters: {
      path: [],
      query: [],
      header: [],
    },
    body: {
      required: true,
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
      'cross-site-request': {
        status: 403,
        html: false,
      },
      'not-a-member': {
        status: 403,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'too-many-keys': {
        status: 409,
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
  },
  deleteKey: {
    method: 'DELETE',
    path: '/auth/keys/{id}',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['browserSession'],
    parameters: {
      path: [
        {
          name: 'id',
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
      unauthorized: {
        status: 401,
        html: false,
      },
      'cross-site-request': {
        status: 403,
        html: false,
      },
      'key-not-found': {
        status: 404,
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
  updatePassword: {
    method: 'PUT',
    path: '/auth/password',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['browserSession'],
    parameters: {
      path: [],
      query: [],
      header: [
        {
          name: 'User-Agent',
          required: false,
          kind: 'string',
        },
      ],
    },
    body: {
      required: true,
      media: ['application/json'],
      maxBytes: 16384,
    },
    answers: {
      204: [],
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
      'wrong-current-password': {
        status: 403,
        html: false,
      },
      'passwords-off': {
        status: 403,
        html: false,
      },
      'no-password': {
        status: 409,
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
      'too-many-attempts': {
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
  listLoginEvents: {
    method: 'GET',
    path: '/auth/login-events',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['browserSession'],
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
  startProviderLogin: {
    method: 'POST',
    path: '/auth/providers/{provider}/login',
    effects: false,
    cors: false,
    exposes: ['Retry-After'],
    security: [],
    rule: 'login-origin',
    parameters: {
      path: [
        {
          name: 'provider',
          required: true,
          kind: 'string',
        },
      ],
      query: [],
      header: [
        {
          name: 'Origin',
          required: false,
          kind: 'string',
        },
        {
          name: 'Sec-Fetch-Site',
          required: false,
          kind: 'string',
        },
      ],
    },
    body: {
      required: true,
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
      'cross-site-request': {
        status: 403,
        html: false,
      },
      'insecure-login': {
        status: 403,
        html: false,
      },
      'provider-not-found': {
        status: 404,
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
      'provider-unavailable': {
        status: 502,
        html: false,
      },
      unavailable: {
        status: 503,
        html: false,
      },
    },
  },
  startProviderLink: {
    method: 'POST',
    path: '/auth/providers/{provider}/link',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['browserSession'],
    parameters: {
      path: [
        {
          name: 'provider',
          required: true,
          kind: 'string',
        },
      ],
      query: [],
      header: [],
    },
    body: {
      required: true,
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
      'provider-not-found': {
        status: 404,
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
      'provider-unavailable': {
        status: 502,
        html: false,
      },
      unavailable: {
        status: 503,
        html: false,
      },
    },
  },
  createProviderLogin: {
    method: 'POST',
    path: '/auth/providers/{provider}/callback',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'Set-Cookie', 'WWW-Authenticate'],
    security: [],
    rule: 'login-origin',
    parameters: {
      path: [
        {
          name: 'provider',
          required: true,
          kind: 'string',
        },
      ],
      query: [],
      header: [
        {
          name: 'Origin',
          required: false,
          kind: 'string',
        },
        {
          name: 'Sec-Fetch-Site',
          required: false,
          kind: 'string',
        },
        {
          name: 'User-Agent',
          required: false,
          kind: 'string',
        },
      ],
      cookie: [
        {
          name: '__Host-annex_session',
          required: false,
          kind: 'string',
        },
        {
          name: '__Host-annex_device',
          required: false,
          kind: 'string',
        },
      ],
    },
    body: {
      required: true,
      media: ['application/json'],
      maxBytes: 32768,
    },
    answers: {
      200: ['application/json'],
    },
    problems: {
      'invalid-request': {
        status: 400,
        html: false,
      },
      'login-expired': {
        status: 400,
        html: false,
      },
      'provider-login-failed': {
        status: 401,
        html: false,
      },
      'cross-site-request': {
        status: 403,
        html: false,
      },
      'insecure-login': {
        status: 403,
        html: false,
      },
      'no-account': {
        status: 403,
        html: false,
      },
      'domain-not-allowed': {
        status: 403,
        html: false,
      },
      'provider-not-found': {
        status: 404,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'account-already-linked': {
        status: 409,
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
      'too-many-attempts': {
        status: 429,
        html: false,
      },
      'internal-error': {
        status: 500,
        html: false,
      },
      'provider-unavailable': {
        status: 502,
        html: false,
      },
      unavailable: {
        status: 503,
        html: false,
      },
    },
  },
  listLinkedAccounts: {
    method: 'GET',
    path: '/auth/linked-accounts',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['browserSession'],
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
  deleteLinkedAccount: {
    method: 'DELETE',
    path: '/auth/linked-accounts/{id}',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['browserSession'],
    parameters: {
      path: [
        {
          name: 'id',
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
      unauthorized: {
        status: 401,
        html: false,
      },
      'cross-site-request': {
        status: 403,
        html: false,
      },
      'linked-account-not-found': {
        status: 404,
        html: false,
      },
      'last-login-method': {
        status: 409,
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
} as const;

export const security = {
  browserSession: {
    in: 'cookie',
    name: '__Host-annex_session',
    proofHeader: 'Annex-Proof',
  },
} as const;
