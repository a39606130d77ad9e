// Generated from spec/ by `npm run generate`. Do not edit.

export const operations = {
  searchPackages: {
    method: 'GET',
    path: '/packages/search',
    effects: false,
    cors: true,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['packages:read'],
      sessionToken: ['packages:read'],
    },
    rule: 'packages-admission',
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
          list: 'either',
        },
        {
          name: 'platform',
          required: false,
          kind: 'string',
          list: 'either',
        },
        {
          name: 'status',
          required: false,
          kind: 'string',
          list: 'either',
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
          name: 'cursor',
          required: false,
          kind: 'string',
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
  getQuarantine: {
    method: 'GET',
    path: '/packages/quarantine',
    effects: false,
    cors: true,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['packages:read'],
      sessionToken: ['packages:read'],
    },
    rule: 'packages-admission',
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
  getPackage: {
    method: 'GET',
    path: '/packages/{identifier}/package.json',
    effects: false,
    cors: true,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['packages:read'],
      sessionToken: ['packages:read'],
    },
    rule: 'packages-admission',
    parameters: {
      path: [
        {
          name: 'identifier',
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
      unauthorized: {
        status: 401,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'package-not-found': {
        status: 404,
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
  getPackageIcon: {
    method: 'GET',
    path: '/packages/{identifier}/icon.png',
    effects: false,
    cors: true,
    exposes: ['ETag', 'Retry-After', 'Vary', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['packages:read'],
      sessionToken: ['packages:read'],
    },
    rule: 'packages-admission',
    parameters: {
      path: [
        {
          name: 'identifier',
          required: true,
          kind: 'string',
        },
      ],
      query: [],
      header: [
        {
          name: 'If-None-Match',
          required: false,
          kind: 'string',
        },
      ],
    },
    body: null,
    answers: {
      200: ['image/png'],
      304: [],
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
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'not-found': {
        status: 404,
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
  resolvePackage: {
    method: 'GET',
    path: '/packages/{identifier}/resolve',
    effects: false,
    cors: true,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['packages:read'],
      sessionToken: ['packages:read'],
    },
    rule: 'packages-admission',
    parameters: {
      path: [
        {
          name: 'identifier',
          required: true,
          kind: 'string',
        },
      ],
      query: [
        {
          name: 'tool_version',
          required: false,
          kind: 'string',
        },
        {
          name: 'platform',
          required: false,
          kind: 'string',
        },
        {
          name: 'runtime',
          required: false,
          kind: 'string',
        },
        {
          name: 'status',
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
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'package-not-found': {
        status: 404,
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
  getRepository: {
    method: 'GET',
    path: '/packages/repository.json',
    effects: false,
    cors: true,
    exposes: ['ETag', 'Retry-After', 'Vary', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['packages:read'],
      sessionToken: ['packages:read'],
    },
    rule: 'packages-admission',
    parameters: {
      path: [],
      query: [],
      header: [
        {
          name: 'If-None-Match',
          required: false,
          kind: 'string',
        },
      ],
    },
    body: null,
    answers: {
      200: ['application/json'],
      304: [],
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
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'not-found': {
        status: 404,
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
  getPackageList: {
    method: 'GET',
    path: '/packages/packages.json',
    effects: false,
    cors: true,
    exposes: ['ETag', 'Retry-After', 'Vary', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['packages:read'],
      sessionToken: ['packages:read'],
    },
    rule: 'packages-admission',
    parameters: {
      path: [],
      query: [],
      header: [
        {
          name: 'If-None-Match',
          required: false,
          kind: 'string',
        },
      ],
    },
    body: null,
    answers: {
      200: ['application/json'],
      304: [],
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
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'not-found': {
        status: 404,
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
  getManifests: {
    method: 'GET',
    path: '/packages/manifests.json',
    effects: false,
    cors: true,
    exposes: ['ETag', 'Retry-After', 'Vary', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['packages:read'],
      sessionToken: ['packages:read'],
    },
    rule: 'packages-admission',
    parameters: {
      path: [],
      query: [],
      header: [
        {
          name: 'If-None-Match',
          required: false,
          kind: 'string',
        },
      ],
    },
    body: null,
    answers: {
      200: ['application/json'],
      304: [],
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
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'not-found': {
        status: 404,
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
  getResources: {
    method: 'GET',
    path: '/packages/resources.zip',
    effects: false,
    cors: true,
    exposes: ['Accept-Ranges', 'Content-Range', 'ETag', 'Retry-After', 'Vary', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['packages:read'],
      sessionToken: ['packages:read'],
    },
    rule: 'packages-admission',
    parameters: {
      path: [],
      query: [],
      header: [
        {
          name: 'If-None-Match',
          required: false,
          kind: 'string',
        },
        {
          name: 'Range',
          required: false,
          kind: 'string',
        },
        {
          name: 'If-Range',
          required: false,
          kind: 'string',
        },
      ],
    },
    body: null,
    answers: {
      200: ['application/zip'],
      206: ['application/zip'],
      304: [],
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
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'not-found': {
        status: 404,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'range-not-satisfiable': {
        status: 416,
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
  downloadArchive: {
    method: 'GET',
    path: '/packages/archives/{file}',
    effects: false,
    cors: true,
    exposes: ['Accept-Ranges', 'Content-Range', 'ETag', 'Retry-After', 'Vary', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['packages:read'],
      sessionToken: ['packages:read'],
    },
    rule: 'packages-admission',
    parameters: {
      path: [
        {
          name: 'file',
          required: true,
          kind: 'string',
        },
      ],
      query: [],
      header: [
        {
          name: 'If-None-Match',
          required: false,
          kind: 'string',
        },
        {
          name: 'Range',
          required: false,
          kind: 'string',
        },
        {
          name: 'If-Range',
          required: false,
          kind: 'string',
        },
      ],
    },
    body: null,
    answers: {
      200: ['application/zip'],
      206: ['application/zip'],
      304: [],
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
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'not-found': {
        status: 404,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'range-not-satisfiable': {
        status: 416,
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
  getRepositoryStatus: {
    method: 'GET',
    path: '/packages/repository',
    effects: false,
    cors: true,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['packages:read'],
      sessionToken: ['packages:read'],
    },
    rule: 'packages-admission',
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
  getSigningMetadata: {
    method: 'GET',
    path: '/packages/metadata/{file}',
    effects: false,
    cors: true,
    exposes: ['ETag', 'Retry-After', 'Vary', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['packages:read'],
      sessionToken: ['packages:read'],
    },
    rule: 'packages-admission',
    parameters: {
      path: [
        {
          name: 'file',
          required: true,
          kind: 'string',
        },
      ],
      query: [],
      header: [
        {
          name: 'If-None-Match',
          required: false,
          kind: 'string',
        },
      ],
    },
    body: null,
    answers: {
      200: ['application/json'],
      304: [],
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
      'not-found': {
        status: 404,
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
  getPackageSchema: {
    method: 'GET',
    path: '/packages/schema/v1.json',
    effects: false,
    cors: true,
    exposes: ['ETag', 'Retry-After', 'Vary'],
    security: [],
    parameters: {
      path: [],
      query: [
        {
          name: 'brand',
          required: false,
          kind: 'string',
        },
      ],
      header: [
        {
          name: 'If-None-Match',
          required: false,
          kind: 'string',
        },
      ],
    },
    body: null,
    answers: {
      200: ['application/json'],
      304: [],
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
  validatePackages: {
    method: 'POST',
    path: '/packages/validate',
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
      maxBytes: 262144,
    },
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
} as const;

export const security = {
  apiKey: {
    in: 'header',
    name: 'X-Api-Key',
    bearerPrefix: 'ak_',
  },
  sessionToken: {
    in: 'bearer',
    name: 'Authorization',
  },
} as const;
