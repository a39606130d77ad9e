// Generated from spec/ by `npm run generate`. Do not edit.

export const operations = {
  searchPackages: {
    method: 'GET',
    path: '/packages/search',
    effects: false,
    cors: true,
    security: [],
    parameters: {
      path: [],
      query: [
        {
          name: 'q',
          required: false,
          kind: 'string',
        },
        {
          name: 'type',
          required: false,
          kind: 'string',
        },
        {
          name: 'tag',
          required: false,
          kind: 'string',
          list: 'repeated',
        },
        {
          name: 'platform',
          required: false,
          kind: 'string',
          list: 'comma',
        },
        {
          name: 'status',
          required: false,
          kind: 'string',
          list: 'comma',
        },
        {
          name: 'tool_version',
          required: false,
          kind: 'string',
        },
        {
          name: 'limit',
          required: false,
          kind: 'integer',
        },
        {
          name: 'offset',
          required: false,
          kind: 'integer',
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
