// Generated from spec/ by `npm run generate`. Do not edit.

export const operations = {
  getPasteWidget: {
    method: 'GET',
    path: '/screenshot-paste',
    effects: false,
    cors: false,
    exposes: ['Content-Location', 'Retry-After', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['paste:read', 'paste:write'],
      sessionToken: ['paste:read', 'paste:write'],
    },
    rule: 'paste-visitor',
    parameters: {
      path: [],
      query: [
        {
          name: 'title',
          required: false,
          kind: 'string',
        },
        {
          name: 'grant',
          required: false,
          kind: 'string',
        },
      ],
      header: [
        {
          name: 'X-Forwarded-For',
          required: false,
          kind: 'string',
        },
        {
          name: 'Forwarded',
          required: false,
          kind: 'string',
        },
        {
          name: 'X-Real-IP',
          required: false,
          kind: 'string',
        },
        {
          name: 'Via',
          required: false,
          kind: 'string',
        },
      ],
    },
    body: null,
    answers: {
      200: ['text/html'],
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
  pasteScreenshot: {
    method: 'POST',
    path: '/screenshot-paste',
    effects: false,
    cors: true,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['paste:write'],
      sessionToken: ['paste:write'],
    },
    rule: 'paste-admission',
    parameters: {
      path: [],
      query: [
        {
          name: 'title',
          required: false,
          kind: 'string',
        },
      ],
      header: [
        {
          name: 'Paste-Token',
          required: false,
          kind: 'string',
        },
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
          name: 'X-Forwarded-For',
          required: false,
          kind: 'string',
        },
        {
          name: 'Forwarded',
          required: false,
          kind: 'string',
        },
        {
          name: 'X-Real-IP',
          required: false,
          kind: 'string',
        },
        {
          name: 'Via',
          required: false,
          kind: 'string',
        },
      ],
    },
    body: {
      required: true,
      media: ['multipart/form-data', 'image/png', 'image/jpeg', 'image/webp', 'image/gif'],
      limit: 20971520,
      files: {
        image: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
      },
    },
    answers: {
      201: ['application/json'],
    },
    problems: {
      'invalid-request': {
        status: 400,
        html: false,
      },
      'image-unreadable': {
        status: 400,
        html: false,
      },
      unauthorized: {
        status: 401,
        html: false,
      },
      'foreign-origin': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'other-owner': {
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
      'storage-full': {
        status: 507,
        html: false,
      },
    },
  },
  getPaste: {
    method: 'GET',
    path: '/screenshot-paste/{id}',
    effects: false,
    cors: true,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['paste:read'],
      sessionToken: ['paste:read'],
    },
    rule: 'paste-admission',
    parameters: {
      path: [
        {
          name: 'id',
          required: true,
          kind: 'string',
        },
      ],
      query: [],
      header: [
        {
          name: 'Paste-Token',
          required: false,
          kind: 'string',
        },
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
          name: 'X-Forwarded-For',
          required: false,
          kind: 'string',
        },
        {
          name: 'Forwarded',
          required: false,
          kind: 'string',
        },
        {
          name: 'X-Real-IP',
          required: false,
          kind: 'string',
        },
        {
          name: 'Via',
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
      unauthorized: {
        status: 401,
        html: false,
      },
      'foreign-origin': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'other-owner': {
        status: 403,
        html: false,
      },
      'paste-not-found': {
        status: 404,
        html: false,
      },
      'not-acceptable': {
        status: 406,
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
  renamePaste: {
    method: 'PATCH',
    path: '/screenshot-paste/{id}',
    effects: false,
    cors: true,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['paste:write'],
      sessionToken: ['paste:write'],
    },
    rule: 'paste-admission',
    parameters: {
      path: [
        {
          name: 'id',
          required: true,
          kind: 'string',
        },
      ],
      query: [],
      header: [
        {
          name: 'Paste-Token',
          required: false,
          kind: 'string',
        },
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
          name: 'X-Forwarded-For',
          required: false,
          kind: 'string',
        },
        {
          name: 'Forwarded',
          required: false,
          kind: 'string',
        },
        {
          name: 'X-Real-IP',
          required: false,
          kind: 'string',
        },
        {
          name: 'Via',
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
      unauthorized: {
        status: 401,
        html: false,
      },
      'foreign-origin': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'other-owner': {
        status: 403,
        html: false,
      },
      'paste-not-found': {
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
      unavailable: {
        status: 503,
        html: false,
      },
      'storage-full': {
        status: 507,
        html: false,
      },
    },
  },
  deletePaste: {
    method: 'DELETE',
    path: '/screenshot-paste/{id}',
    effects: false,
    cors: true,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['paste:write'],
      sessionToken: ['paste:write'],
    },
    rule: 'paste-admission',
    parameters: {
      path: [
        {
          name: 'id',
          required: true,
          kind: 'string',
        },
      ],
      query: [],
      header: [
        {
          name: 'Paste-Token',
          required: false,
          kind: 'string',
        },
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
          name: 'X-Forwarded-For',
          required: false,
          kind: 'string',
        },
        {
          name: 'Forwarded',
          required: false,
          kind: 'string',
        },
        {
          name: 'X-Real-IP',
          required: false,
          kind: 'string',
        },
        {
          name: 'Via',
          required: false,
          kind: 'string',
        },
      ],
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
      'foreign-origin': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'other-owner': {
        status: 403,
        html: false,
      },
      'paste-not-found': {
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
  undoPasteName: {
    method: 'POST',
    path: '/screenshot-paste/{id}/undo',
    effects: false,
    cors: true,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['paste:write'],
      sessionToken: ['paste:write'],
    },
    rule: 'paste-admission',
    parameters: {
      path: [
        {
          name: 'id',
          required: true,
          kind: 'string',
        },
      ],
      query: [],
      header: [
        {
          name: 'Paste-Token',
          required: false,
          kind: 'string',
        },
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
          name: 'X-Forwarded-For',
          required: false,
          kind: 'string',
        },
        {
          name: 'Forwarded',
          required: false,
          kind: 'string',
        },
        {
          name: 'X-Real-IP',
          required: false,
          kind: 'string',
        },
        {
          name: 'Via',
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
      unauthorized: {
        status: 401,
        html: false,
      },
      'foreign-origin': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'other-owner': {
        status: 403,
        html: false,
      },
      'paste-not-found': {
        status: 404,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'nothing-to-undo': {
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
      'storage-full': {
        status: 507,
        html: false,
      },
    },
  },
  restorePaste: {
    method: 'POST',
    path: '/screenshot-paste/{id}/restore',
    effects: false,
    cors: true,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['paste:write'],
      sessionToken: ['paste:write'],
    },
    rule: 'paste-admission',
    parameters: {
      path: [
        {
          name: 'id',
          required: true,
          kind: 'string',
        },
      ],
      query: [],
      header: [
        {
          name: 'Paste-Token',
          required: false,
          kind: 'string',
        },
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
          name: 'X-Forwarded-For',
          required: false,
          kind: 'string',
        },
        {
          name: 'Forwarded',
          required: false,
          kind: 'string',
        },
        {
          name: 'X-Real-IP',
          required: false,
          kind: 'string',
        },
        {
          name: 'Via',
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
      unauthorized: {
        status: 401,
        html: false,
      },
      'foreign-origin': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'other-owner': {
        status: 403,
        html: false,
      },
      'paste-not-found': {
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
  getPasteText: {
    method: 'GET',
    path: '/screenshot-paste/{id}/text',
    effects: false,
    cors: true,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['paste:read'],
      sessionToken: ['paste:read'],
    },
    rule: 'paste-admission',
    parameters: {
      path: [
        {
          name: 'id',
          required: true,
          kind: 'string',
        },
      ],
      query: [],
      header: [
        {
          name: 'Paste-Token',
          required: false,
          kind: 'string',
        },
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
          name: 'X-Forwarded-For',
          required: false,
          kind: 'string',
        },
        {
          name: 'Forwarded',
          required: false,
          kind: 'string',
        },
        {
          name: 'X-Real-IP',
          required: false,
          kind: 'string',
        },
        {
          name: 'Via',
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
      unauthorized: {
        status: 401,
        html: false,
      },
      'foreign-origin': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'other-owner': {
        status: 403,
        html: false,
      },
      'paste-not-found': {
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
  getPasteImage: {
    method: 'GET',
    path: '/screenshot-paste/{id}/image',
    effects: false,
    cors: true,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['paste:read'],
      sessionToken: ['paste:read'],
    },
    rule: 'paste-admission',
    parameters: {
      path: [
        {
          name: 'id',
          required: true,
          kind: 'string',
        },
      ],
      query: [
        {
          name: 'variant',
          required: false,
          kind: 'string',
        },
      ],
      header: [
        {
          name: 'Paste-Token',
          required: false,
          kind: 'string',
        },
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
          name: 'X-Forwarded-For',
          required: false,
          kind: 'string',
        },
        {
          name: 'Forwarded',
          required: false,
          kind: 'string',
        },
        {
          name: 'X-Real-IP',
          required: false,
          kind: 'string',
        },
        {
          name: 'Via',
          required: false,
          kind: 'string',
        },
      ],
    },
    body: null,
    answers: {
      200: ['image/png'],
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
      'foreign-origin': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'other-owner': {
        status: 403,
        html: false,
      },
      'paste-not-found': {
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
  listPastes: {
    method: 'GET',
    path: '/screenshot-pastes',
    effects: false,
    cors: true,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['none', 'apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['paste:read'],
      sessionToken: ['paste:read'],
    },
    rule: 'paste-admission',
    parameters: {
      path: [],
      query: [
        {
          name: 'limit',
          required: false,
          kind: 'integer',
        },
        {
          name: 'q',
          required: false,
          kind: 'string',
        },
        {
          name: 'after',
          required: false,
          kind: 'string',
        },
        {
          name: 'cursor',
          required: false,
          kind: 'string',
        },
      ],
      header: [
        {
          name: 'Paste-Token',
          required: false,
          kind: 'string',
        },
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
          name: 'X-Forwarded-For',
          required: false,
          kind: 'string',
        },
        {
          name: 'Forwarded',
          required: false,
          kind: 'string',
        },
        {
          name: 'X-Real-IP',
          required: false,
          kind: 'string',
        },
        {
          name: 'Via',
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
      unauthorized: {
        status: 401,
        html: false,
      },
      'foreign-origin': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'other-owner': {
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
  getViewerHealth: {
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
  getViewerLiveness: {
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
  getMcpResource: {
    method: 'GET',
    path: '/.well-known/oauth-protected-resource/mcp',
    effects: false,
    cors: true,
    exposes: ['Retry-After'],
    security: [],
    parameters: {
      path: [],
      query: [],
      header: [
        {
          name: 'Host',
          required: false,
          kind: 'string',
        },
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
  getViewerResource: {
    method: 'GET',
    path: '/.well-known/oauth-protected-resource',
    effects: false,
    cors: true,
    exposes: ['Retry-After'],
    security: [],
    parameters: {
      path: [],
      query: [],
      header: [
        {
          name: 'Host',
          required: false,
          kind: 'string',
        },
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
  getViewerMetrics: {
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
