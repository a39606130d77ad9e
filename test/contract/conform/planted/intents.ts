import { editJson, type Planted, setHeader, swallow } from './planted.ts';

export const INTENTS: readonly Planted[] = [
  {
    name: 'a cancelled intent that stays open',
    checks: ['endIntent:effect'],
    fault: () => swallow('DELETE', /^\/auth\/intents\//),
  },
  {
    name: 'an ignored session name',
    checks: ['intents:session'],
    fault: () => editJson(/^\/auth\/session$/, (json) => ({ ...json, app_name: 'Another' })),
  },
  {
    name: 'a session token for a caller without the verifier',
    checks: ['intents:verifier'],
    fault: () => {
      let verifier: string | string[] | undefined;
      return {
        onRequest: ({ headers, path }) => {
          if (!path.endsWith('/status')) return;
          verifier ??= headers['intent-verifier'];
          if (verifier) headers['intent-verifier'] = verifier;
        },
      };
    },
  },
  {
    name: 'a session token with an ignored end',
    checks: ['intents:tokens'],
    fault: () => {
      let right: string | undefined;
      return {
        onRequest: ({ headers }) => {
          const { authorization } = headers;
          right ??= authorization;
          if (right && authorization?.startsWith(right)) headers.authorization = right;
        },
      };
    },
  },
  {
    name: 'a request from another site accepted',
    checks: ['linkIntent:rejects'],
    fault: () => ({
      onRequest: ({ headers }) => {
        if (headers.origin !== undefined) headers.origin = `http://${headers.host}`;
      },
    }),
  },
  {
    name: 'a session token that may be cached',
    checks: ['C-status-authenticated', 'document:caching'],
    fault: () => setHeader(/\/status$/, 'cache-control', 'private, max-age=60'),
  },
  {
    name: 'CORS headers left out',
    checks: ['document:cors'],
    fault: () => setHeader(/^\/auth\/intents\/[^/]+$/, 'access-control-allow-origin', undefined),
  },
  {
    name: 'an incomplete Allow',
    checks: ['G-error-wrong-method'],
    fault: () => ({
      onResponse: (response, { path }) => {
        if (response.status === 405 && /^\/auth\/intents\/[^/]+$/.test(path)) response.headers.allow = 'GET, PATCH';
      },
    }),
  },
  {
    name: 'an approval that can be denied afterwards',
    checks: ['C-state-relink-409'],
    fault: () => ({
      answer: ({ method, body }) =>
        method === 'PATCH' && body.includes('"deny"') ? { status: 200, headers: {} } : null,
    }),
  },
  {
    name: 'a session with more scopes than requested',
    checks: ['intents:scopes'],
    fault: () => editJson(/^\/auth\/session$/, (json) => ({ ...json, scopes: ['account', 'packages:read'] })),
  },
  {
    name: 'a stream with a session token that may be stored',
    checks: ['intents:stream-caching'],
    fault: () => ({
      onStreamHeaders: (headers) => {
        headers['cache-control'] = 'no-cache';
      },
    }),
  },
  {
    name: 'a session token after the end of its session',
    checks: ['intents:finished'],
    fault: () => ({
      onResponse: (response, { path }) => {
        if (!path.endsWith('/status') || response.status !== 410) return;
        response.headers['content-type'] = 'application/json';
        response.text = '{"state":"authenticated","session_token":"tok_x"}';
      },
    }),
  },
];
