// Generated from spec/ by `npm run generate`. Do not edit.

export const operations = {
  getWebview: {
    method: 'GET',
    path: '/api/panels/webview/{owner}/{repo}',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:read'],
      sessionToken: ['workspace:read'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
          required: true,
          kind: 'string',
        },
      ],
      query: [
        {
          name: 'panelId',
          required: false,
          kind: 'string',
        },
        {
          name: 'tabId',
          required: false,
          kind: 'string',
        },
        {
          name: 'name',
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
      'other-owner': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'panel-not-found': {
        status: 404,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'wrong-panel': {
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
  controlWebview: {
    method: 'PATCH',
    path: '/api/panels/webview/{owner}/{repo}',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:control'],
      sessionToken: ['workspace:control'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
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
      maxBytes: 131072,
      variants: {
        tag: 'action',
        values: ['navigate', 'refresh', 'setHeaderHidden', 'setProxyEnabled'],
      },
    },
    answers: {
      204: [],
    },
    problems: {
      'invalid-request': {
        status: 400,
        html: false,
      },
      'own-origin-refused': {
        status: 400,
        html: false,
      },
      unauthorized: {
        status: 401,
        html: false,
      },
      'other-owner': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'panel-not-found': {
        status: 404,
        html: false,
      },
      'tab-not-found': {
        status: 404,
        html: false,
      },
      'wrong-panel': {
        status: 409,
        html: false,
      },
      'no-browser': {
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
      'load-timeout': {
        status: 504,
        html: false,
      },
      'too-many-workspaces': {
        status: 507,
        html: false,
      },
    },
  },
  getOutline: {
    method: 'GET',
    path: '/api/panels/webview/{owner}/{repo}/outline',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:read'],
      sessionToken: ['workspace:read'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
          required: true,
          kind: 'string',
        },
      ],
      query: [
        {
          name: 'panelId',
          required: false,
          kind: 'string',
        },
        {
          name: 'tabId',
          required: false,
          kind: 'string',
        },
        {
          name: 'name',
          required: false,
          kind: 'string',
        },
        {
          name: 'ref',
          required: false,
          kind: 'string',
        },
        {
          name: 'find',
          required: false,
          kind: 'string',
        },
        {
          name: 'from',
          required: false,
          kind: 'integer',
        },
        {
          name: 'maxTokens',
          required: false,
          kind: 'integer',
        },
        {
          name: 'waitForConsent',
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
      'other-owner': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'consent-denied': {
        status: 403,
        html: false,
      },
      'panel-not-found': {
        status: 404,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'wrong-panel': {
        status: 409,
        html: false,
      },
      'no-browser': {
        status: 409,
        html: false,
      },
      'proxy-required': {
        status: 409,
        html: false,
      },
      'page-not-loaded': {
        status: 409,
        html: false,
      },
      'consent-required': {
        status: 409,
        html: false,
      },
      'page-changed': {
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
      'page-timeout': {
        status: 504,
        html: false,
      },
    },
  },
  controlPage: {
    method: 'POST',
    path: '/api/panels/webview/{owner}/{repo}/actions',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:control'],
      sessionToken: ['workspace:control'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
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
      maxBytes: 524288,
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
      'other-owner': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'consent-denied': {
        status: 403,
        html: false,
      },
      'panel-not-found': {
        status: 404,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'wrong-panel': {
        status: 409,
        html: false,
      },
      'no-browser': {
        status: 409,
        html: false,
      },
      'proxy-required': {
        status: 409,
        html: false,
      },
      'page-not-loaded': {
        status: 409,
        html: false,
      },
      'consent-required': {
        status: 409,
        html: false,
      },
      'acting-paused': {
        status: 409,
        html: false,
      },
      'user-typing': {
        status: 409,
        html: false,
      },
      'page-changed': {
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
      'actions-unconfirmed': {
        status: 502,
        html: false,
      },
      unavailable: {
        status: 503,
        html: false,
      },
      'page-timeout': {
        status: 504,
        html: false,
      },
    },
  },
  checkPage: {
    method: 'POST',
    path: '/api/panels/webview/{owner}/{repo}/wait',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:read'],
      sessionToken: ['workspace:read'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
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
      maxBytes: 65536,
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
      'other-owner': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'consent-denied': {
        status: 403,
        html: false,
      },
      'panel-not-found': {
        status: 404,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'wrong-panel': {
        status: 409,
        html: false,
      },
      'no-browser': {
        status: 409,
        html: false,
      },
      'proxy-required': {
        status: 409,
        html: false,
      },
      'page-not-loaded': {
        status: 409,
        html: false,
      },
      'consent-required': {
        status: 409,
        html: false,
      },
      'page-changed': {
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
      'page-timeout': {
        status: 504,
        html: false,
      },
    },
  },
  controlSandbox: {
    method: 'PATCH',
    path: '/api/panels/sandbox/{owner}/{repo}',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:control'],
      sessionToken: ['workspace:control'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
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
      maxBytes: 1048576,
      variants: {
        tag: 'action',
        values: ['eval', 'reset', 'setHeaderHidden'],
      },
    },
    answers: {
      200: ['application/json'],
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
      'other-owner': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'panel-not-found': {
        status: 404,
        html: false,
      },
      'tab-not-found': {
        status: 404,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'wrong-panel': {
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
      'eval-queue-full': {
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
  getEval: {
    method: 'GET',
    path: '/api/panels/sandbox/{owner}/{repo}/evals/{evalId}',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:read'],
      sessionToken: ['workspace:read'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
          required: true,
          kind: 'string',
        },
        {
          name: 'evalId',
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
      'other-owner': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'eval-not-found': {
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
  getPanelCatalog: {
    method: 'GET',
    path: '/api/panels/catalog',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken', 'browserSession'],
    scopes: {
      apiKey: ['workspace:read'],
      sessionToken: ['workspace:read'],
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
  createProxyTicket: {
    method: 'POST',
    path: '/api/panels/webview/{owner}/{repo}/tickets',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['browserSession'],
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
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
      maxBytes: 65536,
    },
    answers: {
      201: ['application/json'],
    },
    problems: {
      'invalid-request': {
        status: 400,
        html: false,
      },
      'own-origin-refused': {
        status: 400,
        html: false,
      },
      'address-refused': {
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
      'other-owner': {
        status: 403,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'proxy-off': {
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
  checkFraming: {
    method: 'GET',
    path: '/api/panels/webview/{owner}/{repo}/framing',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['browserSession'],
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
          required: true,
          kind: 'string',
        },
      ],
      query: [
        {
          name: 'url',
          required: true,
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
      'own-origin-refused': {
        status: 400,
        html: false,
      },
      unauthorized: {
        status: 401,
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
  getSiteIcon: {
    method: 'GET',
    path: '/api/panels/webview/{owner}/{repo}/icon',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['browserSession'],
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
          required: true,
          kind: 'string',
        },
      ],
      query: [
        {
          name: 'url',
          required: true,
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
      'own-origin-refused': {
        status: 400,
        html: false,
      },
      unauthorized: {
        status: 401,
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
  renameWorkspace: {
    method: 'PATCH',
    path: '/api/workspaces/editor/{owner}/{repo}',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken', 'browserSession'],
    scopes: {
      apiKey: ['workspace:control'],
      sessionToken: ['workspace:control'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
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
      'other-owner': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'cross-site-request': {
        status: 403,
        html: false,
      },
      'workspace-not-found': {
        status: 404,
        html: false,
      },
      'workspace-exists': {
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
  deleteWorkspace: {
    method: 'DELETE',
    path: '/api/workspaces/editor/{owner}/{repo}',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken', 'browserSession'],
    scopes: {
      apiKey: ['workspace:control'],
      sessionToken: ['workspace:control'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
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
      'other-owner': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'cross-site-request': {
        status: 403,
        html: false,
      },
      'workspace-not-found': {
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
  getLayout: {
    method: 'GET',
    path: '/api/workspaces/editor/{owner}/{repo}/current',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:read'],
      sessionToken: ['workspace:read'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
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
      'other-owner': {
        status: 403,
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
  watchLayout: {
    method: 'GET',
    path: '/api/workspaces/editor/{owner}/{repo}/current/events',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:read'],
      sessionToken: ['workspace:read'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
          required: true,
          kind: 'string',
        },
      ],
      query: [],
      header: [],
    },
    body: null,
    answers: {
      200: ['text/event-stream'],
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
      'other-owner': {
        status: 403,
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
  listTabs: {
    method: 'GET',
    path: '/api/workspaces/editor/{owner}/{repo}/current/tabs',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:read'],
      sessionToken: ['workspace:read'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
          required: true,
          kind: 'string',
        },
      ],
      query: [
        {
          name: 'name',
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
      'other-owner': {
        status: 403,
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
  openTab: {
    method: 'POST',
    path: '/api/workspaces/editor/{owner}/{repo}/current/tabs',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:control'],
      sessionToken: ['workspace:control'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
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
      maxBytes: 262144,
    },
    answers: {
      201: ['application/json'],
    },
    problems: {
      'invalid-request': {
        status: 400,
        html: false,
      },
      'unknown-panel-type': {
        status: 400,
        html: false,
      },
      'own-origin-refused': {
        status: 400,
        html: false,
      },
      unauthorized: {
        status: 401,
        html: false,
      },
      'other-owner': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'panel-not-found': {
        status: 404,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'singleton-open': {
        status: 409,
        html: false,
      },
      'layout-full': {
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
      'too-many-workspaces': {
        status: 507,
        html: false,
      },
    },
  },
  updateTabs: {
    method: 'PATCH',
    path: '/api/workspaces/editor/{owner}/{repo}/current/tabs',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:control'],
      sessionToken: ['workspace:control'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
          required: true,
          kind: 'string',
        },
      ],
      query: [
        {
          name: 'name',
          required: true,
          kind: 'string',
        },
      ],
      header: [],
    },
    body: {
      required: true,
      media: ['application/json'],
      maxBytes: 65536,
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
      'other-owner': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'tab-not-found': {
        status: 404,
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
      'too-many-workspaces': {
        status: 507,
        html: false,
      },
    },
  },
  closeTabs: {
    method: 'DELETE',
    path: '/api/workspaces/editor/{owner}/{repo}/current/tabs',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:control'],
      sessionToken: ['workspace:control'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
          required: true,
          kind: 'string',
        },
      ],
      query: [
        {
          name: 'name',
          required: false,
          kind: 'string',
        },
      ],
      header: [],
    },
    body: {
      required: false,
      media: ['application/json'],
      maxBytes: 8192,
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
      'other-owner': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'tab-not-found': {
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
      'too-many-workspaces': {
        status: 507,
        html: false,
      },
    },
  },
  updateTab: {
    method: 'PATCH',
    path: '/api/workspaces/editor/{owner}/{repo}/current/tabs/{tabId}',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:control'],
      sessionToken: ['workspace:control'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
          required: true,
          kind: 'string',
        },
        {
          name: 'tabId',
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
      maxBytes: 65536,
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
      'other-owner': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'tab-not-found': {
        status: 404,
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
      'too-many-workspaces': {
        status: 507,
        html: false,
      },
    },
  },
  closeTab: {
    method: 'DELETE',
    path: '/api/workspaces/editor/{owner}/{repo}/current/tabs/{tabId}',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:control'],
      sessionToken: ['workspace:control'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
          required: true,
          kind: 'string',
        },
        {
          name: 'tabId',
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
      'other-owner': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'tab-not-found': {
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
      'too-many-workspaces': {
        status: 507,
        html: false,
      },
    },
  },
  closePanel: {
    method: 'DELETE',
    path: '/api/workspaces/editor/{owner}/{repo}/current/panels/{panelId}',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:control'],
      sessionToken: ['workspace:control'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
          required: true,
          kind: 'string',
        },
        {
          name: 'panelId',
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
      'other-owner': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'panel-not-found': {
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
      'too-many-workspaces': {
        status: 507,
        html: false,
      },
    },
  },
  splitLeaf: {
    method: 'POST',
    path: '/api/workspaces/editor/{owner}/{repo}/current/splits',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:control'],
      sessionToken: ['workspace:control'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
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
      maxBytes: 262144,
    },
    answers: {
      201: ['application/json'],
    },
    problems: {
      'invalid-request': {
        status: 400,
        html: false,
      },
      'unknown-panel-type': {
        status: 400,
        html: false,
      },
      'own-origin-refused': {
        status: 400,
        html: false,
      },
      unauthorized: {
        status: 401,
        html: false,
      },
      'other-owner': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'panel-not-found': {
        status: 404,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'singleton-open': {
        status: 409,
        html: false,
      },
      'layout-full': {
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
      'too-many-workspaces': {
        status: 507,
        html: false,
      },
    },
  },
  resizeSplit: {
    method: 'PATCH',
    path: '/api/workspaces/editor/{owner}/{repo}/current/splits/{splitId}',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:control'],
      sessionToken: ['workspace:control'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
          required: true,
          kind: 'string',
        },
        {
          name: 'splitId',
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
      'other-owner': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'split-not-found': {
        status: 404,
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
  moveTab: {
    method: 'POST',
    path: '/api/workspaces/editor/{owner}/{repo}/current/moves',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:control'],
      sessionToken: ['workspace:control'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
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
      maxBytes: 16384,
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
      'other-owner': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'panel-not-found': {
        status: 404,
        html: false,
      },
      'tab-not-found': {
        status: 404,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'layout-full': {
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
      'too-many-workspaces': {
        status: 507,
        html: false,
      },
    },
  },
  captureScreenshot: {
    method: 'PATCH',
    path: '/api/workspaces/editor/{owner}/{repo}/current/screenshot',
    effects: false,
    cors: false,
    exposes: ['Page-Loaded', 'Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:read'],
      sessionToken: ['workspace:read'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
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
      maxBytes: 8192,
    },
    answers: {
      200: ['application/json', 'image/png'],
    },
    problems: {
      'invalid-request': {
        status: 400,
        html: false,
      },
      'capture-method-refused': {
        status: 400,
        html: false,
      },
      unauthorized: {
        status: 401,
        html: false,
      },
      'other-owner': {
        status: 403,
        html: false,
      },
      'insufficient-scope': {
        status: 403,
        html: false,
      },
      'panel-not-found': {
        status: 404,
        html: false,
      },
      'not-acceptable': {
        status: 406,
        html: false,
      },
      'no-browser': {
        status: 409,
        html: false,
      },
      'capture-unsupported': {
        status: 409,
        html: false,
      },
      'wrong-panel': {
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
      'capture-failed': {
        status: 502,
        html: false,
      },
      unavailable: {
        status: 503,
        html: false,
      },
      'sharing-off': {
        status: 504,
        html: false,
      },
      'capture-timeout': {
        status: 504,
        html: false,
      },
    },
  },
  getScreenshotStatus: {
    method: 'GET',
    path: '/api/workspaces/editor/{owner}/{repo}/current/screenshot/status',
    effects: false,
    cors: false,
    exposes: ['Retry-After', 'WWW-Authenticate'],
    security: ['apiKey', 'sessionToken'],
    scopes: {
      apiKey: ['workspace:read'],
      sessionToken: ['workspace:read'],
    },
    rule: 'workspace-owner',
    parameters: {
      path: [
        {
          name: 'owner',
          required: true,
          kind: 'string',
        },
        {
          name: 'repo',
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
      'other-owner': {
        status: 403,
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
  browserSession: {
    in: 'cookie',
    name: '__Host-annex_session',
    proofHeader: 'Annex-Proof',
  },
} as const;
