// Generated from spec/ by `npm run generate`. Do not edit.

export const operations = {
  getPlatformHealth: {
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
  getPlatformLiveness: {
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
  getMetrics: {
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
  getOpenapi: {
    method: 'GET',
    path: '/openapi.json',
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
  getOpenapiYaml: {
    method: 'GET',
    path: '/openapi.yaml',
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
      200: ['application/yaml'],
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
} as const;

export const security = {} as const;
