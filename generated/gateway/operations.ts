// Generated from spec/ by `npm run generate`. Do not edit.

export const operations = {
  getGatewayHealth: {
    method: 'GET',
    path: '/health',
    effects: false,
    cors: false,
    exposes: ['Retry-After'],
    security: [],
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
  getGatewayLiveness: {
    method: 'GET',
    path: '/health/live',
    effects: false,
    cors: false,
    exposes: ['Retry-After'],
    security: [],
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
  getGatewayMetrics: {
    method: 'GET',
    path: '/metrics',
    effects: false,
    cors: false,
    exposes: ['Retry-After'],
    security: [],
    parameters: {
      path: [],
      query: [],
      header: [],
    },
    body: null,
    answers: {
      200: ['text/plain'],
    },
    problems: {
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
  getGatewayStatus: {
    method: 'GET',
    path: '/status',
    effects: false,
    cors: false,
    exposes: ['Content-Security-Policy', 'Retry-After'],
    security: [],
    parameters: {
      path: [],
      query: [],
      header: [],
    },
    body: null,
    answers: {
      200: ['application/json', 'text/html'],
    },
    problems: {
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
  receiveCallback: {
    method: 'GET',
    path: '/callback',
    effects: true,
    cors: false,
    exposes: ['Retry-After'],
    security: [],
    once: ['state', 'code'],
    parameters: {
      path: [],
      query: [
        {
          name: 'state',
          required: false,
          kind: 'string',
        },
        {
          name: 'code',
          required: false,
          kind: 'string',
        },
        {
          name: 'error',
          required: false,
          kind: 'string',
        },
        {
          name: 'error_description',
          required: false,
          kind: 'string',
        },
        {
          name: 'error_uri',
          required: false,
          kind: 'string',
        },
        {
          name: 'iss',
          required: false,
          kind: 'string',
        },
        {
          name: 'others',
          required: false,
          kind: 'rest',
        },
      ],
      header: [
        {
          name: 'Sec-Fetch-Dest',
          required: false,
          kind: 'string',
        },
        {
          name: 'Sec-Purpose',
          required: false,
          kind: 'string',
        },
        {
          name: 'Purpose',
          required: false,
          kind: 'string',
        },
        {
          name: 'X-Purpose',
          required: false,
          kind: 'string',
        },
        {
          name: 'X-Moz',
          required: false,
          kind: 'string',
        },
        {
          name: 'User-Agent',
          required: false,
          kind: 'string',
        },
      ],
    },
    body: null,
    answers: {
      200: ['text/html', 'application/json'],
    },
    problems: {
      'invalid-request': {
        status: 400,
        html: true,
      },
      'secret-in-callback': {
        status: 400,
        html: true,
      },
      'unknown-state': {
        status: 404,
        html: true,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'client-gone': {
        status: 410,
        html: true,
      },
      'internal-error': {
        status: 500,
        html: false,
      },
      'delivery-failed': {
        status: 502,
        html: true,
      },
      'prefetch-refused': {
        status: 503,
        html: false,
      },
      unavailable: {
        status: 503,
        html: false,
      },
      'delivery-unconfirmed': {
        status: 504,
        html: true,
      },
      'client-away': {
        status: 504,
        html: true,
      },
    },
  },
  receiveFormCallback: {
    method: 'POST',
    path: '/callback',
    effects: false,
    cors: false,
    exposes: ['Retry-After'],
    security: [],
    once: ['state', 'code'],
    parameters: {
      path: [],
      query: [],
      header: [],
    },
    body: {
      required: true,
      media: ['application/x-www-form-urlencoded'],
      maxBytes: 65536,
      once: ['state', 'code'],
    },
    answers: {
      200: ['text/html', 'application/json'],
    },
    problems: {
      'invalid-request': {
        status: 400,
        html: true,
      },
      'secret-in-callback': {
        status: 400,
        html: true,
      },
      'unknown-state': {
        status: 404,
        html: true,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'client-gone': {
        status: 410,
        html: true,
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
      'delivery-failed': {
        status: 502,
        html: true,
      },
      unavailable: {
        status: 503,
        html: false,
      },
      'delivery-unconfirmed': {
        status: 504,
        html: true,
      },
      'client-away': {
        status: 504,
        html: true,
      },
    },
  },
} as const;

export const security = {} as const;
