// Faults of different kinds, each planted between one of our servers and its callers, and the checks that find it.
import type { Fault, ProxiedRequest, ProxiedResponse } from './faulty-proxy.ts';

export interface Planted {
  readonly name: string;
  readonly area: 'gateway' | 'identity' | 'intents' | 'packages' | 'paste' | 'watchdog' | 'workspace';
  /** Checks that run; at least one must fail. */
  readonly checks: readonly string[];
  readonly fault: () => Fault;
}
type Json = Record<string, unknown>;

/** Reports success without forwarding the request. */
const swallow = (method: string, path: RegExp, status = 204): Fault => ({
  answer: (call) => (call.method === method && path.test(call.path) ? { status, headers: {} } : null),
});
const dropQuery = (path: RegExp, name: string): Fault => ({
  onRequest: (call) => {
    if (path.test(call.path)) call.path = call.path.replaceAll(new RegExp(`([?&])${name}=[^&]*`, 'g'), '$1x=1');
  },
});
const onOk = (path: RegExp, change: (response: ProxiedResponse, call: ProxiedRequest) => void): Fault => ({
  onResponse: (response, call) => {
    if (response.status < 300 && path.test(call.path)) change(response, call);
  },
});
const editJson = (path: RegExp, change: (json: Json, call: ProxiedRequest) => Json): Fault =>
  onOk(path, (response, call) => {
    if (!/json/.test(String(response.headers['content-type']))) return;
    response.text = Buffer.from(
      JSON.stringify(change(JSON.parse(Buffer.from(response.text, 'latin1').toString()) as Json, call)),
    ).toString('latin1');
  });
const setHeader = (path: RegExp, name: string, value: string | undefined): Fault => ({
  onResponse: ({ headers }, call) => {
    if (!path.test(call.path)) return;
    if (value === undefined) delete headers[name];
    else headers[name] = value;
  },
});
const dropHeader = (name: string): Fault => ({ onRequest: ({ headers }) => void delete headers[name] });
const everySend = (type: string, change: 'twice' | 'everyone'): Fault => ({
  onServerMessage: (frame, send, broadcast) => {
    if (frame['type'] !== type) return send(frame);
    if (change === 'everyone') return broadcast(frame);
    send(frame);
    send(frame);
  },
});
const list = (json: Json, field: string): Json[] => json[field] as Json[];

const EFFECTS: readonly Planted[] = [
  {
    name: 'a deletion without effect',
    area: 'paste',
    checks: ['deletePaste:effect'],
    fault: () => swallow('DELETE', /^\/screenshot-paste\//),
  },
  {
    name: 'a cancelled intent that stays open',
    area: 'intents',
    checks: ['endIntent:effect'],
    fault: () => swallow('DELETE', /^\/auth\/intents\//),
  },
  {
    name: 'a rename that returns the old name',
    area: 'paste',
    checks: ['renamePaste:effect'],
    fault: () => ({
      onRequest: (call) => {
        if (call.method === 'PATCH') call.method = 'GET';
      },
    }),
  },
  {
    name: 'a closed tab that stays open',
    area: 'workspace',
    checks: ['closeTab:effect'],
    fault: () => swallow('DELETE', /\/tabs\/[^/]+$/),
  },
  {
    name: 'a tab that keeps its name',
    area: 'workspace',
    checks: ['updateTab:effect'],
    fault: () => swallow('PATCH', /\/tabs\/[^/]+$/),
  },
  {
    name: 'a split that keeps its ratio',
    area: 'workspace',
    checks: ['resizeSplit:effect'],
    fault: () => swallow('PATCH', /\/splits\//),
  },
  {
    name: 'a web view that does not navigate',
    area: 'workspace',
    checks: ['workspace:layout'],
    fault: () => swallow('PATCH', /\/panels\/webview\//),
  },
  {
    name: 'a tab that is created and not listed',
    area: 'workspace',
    checks: ['openTab:effect'],
    fault: () =>
      editJson(/\/tabs(\?|$)/, (json) => (json['tabs'] ? { ...json, tabs: list(json, 'tabs').slice(0, 1) } : json)),
  },
  {
    name: 'a gateway that is reported as stopped and runs',
    area: 'watchdog',
    checks: ['watchdog:effects'],
    fault: () =>
      editJson(/^\/status/, (json) => ({ ...json, gateway: { ...(json['gateway'] as Json), state: 'running' } })),
  },
  {
    name: 'a setting that is confirmed and not kept',
    area: 'watchdog',
    checks: ['B-watchdog-toggle-set'],
    fault: () => editJson(/^\/status/, (json) => ({ ...json, auto_restart: true })),
  },
  {
    name: 'an ended session that goes on',
    area: 'identity',
    checks: ['identity:end'],
    fault: () => swallow('DELETE', /^\/auth\/sessions\//),
  },
  {
    name: 'an undo that restores nothing',
    area: 'paste',
    checks: ['paste:names'],
    fault: () => swallow('POST', /\/undo$/, 200),
  },
  {
    name: 'an ignored session name',
    area: 'intents',
    checks: ['intents:session'],
    fault: () => editJson(/^\/auth\/session$/, (json) => ({ ...json, app_name: 'Another' })),
  },
];

const LISTS: readonly Planted[] = [
  {
    name: 'an ignored limit',
    area: 'identity',
    checks: ['listSessions:pages'],
    fault: () => dropQuery(/^\/auth\/sessions/, 'limit'),
  },
  {
    name: 'the oldest first instead of the newest',
    area: 'identity',
    checks: ['listSessions:pages'],
    fault: () => editJson(/^\/auth\/sessions/, (json) => ({ ...json, sessions: list(json, 'sessions').toReversed() })),
  },
  {
    name: 'an ignored cursor',
    area: 'paste',
    checks: ['listPastes:pages'],
    fault: () => dropQuery(/^\/screenshot-pastes/, 'cursor'),
  },
  {
    name: 'an item on two pages',
    area: 'packages',
    checks: ['searchPackages:pages'],
    fault: () => {
      let last: Json | undefined;
      return editJson(/\/search/, (json, { path }) => {
        const packages = list(json, 'packages');
        const shown = path.includes('cursor') && last ? [last, ...packages.slice(1)] : packages;
        last = packages.at(-1);
        return { ...json, packages: shown };
      });
    },
  },
  {
    name: 'an item lost between pages',
    area: 'packages',
    checks: ['searchPackages:pages'],
    fault: () => ({
      onRequest: (call) => {
        call.path = call.path.replace(/cursor=(\d+)/, (_, at: string) => `cursor=${Number(at) + 1}`);
      },
    }),
  },
  {
    name: 'a wrong total',
    area: 'packages',
    checks: ['searchPackages:pages'],
    fault: () => editJson(/\/search/, (json) => ({ ...json, total: Number(json['total']) + 1 })),
  },
  {
    name: 'an ignored filter',
    area: 'packages',
    checks: ['searchPackages:filters'],
    fault: () => dropQuery(/\/search/, 'type'),
  },
  {
    name: 'an ignored filter of versions',
    area: 'packages',
    checks: ['searchPackages:filters'],
    fault: () => dropQuery(/\/search/, 'status'),
  },
  {
    name: 'an ignored search',
    area: 'paste',
    checks: ['listPastes:filters'],
    fault: () => dropQuery(/^\/screenshot-pastes/, 'q'),
  },
];

const FILES: readonly Planted[] = [
  {
    name: 'a wrong hash',
    area: 'packages',
    checks: ['document:hashes'],
    fault: () => ({
      onResponse: (response, { path }) => {
        if (path.endsWith('/package.json')) response.text = response.text.replace(/("download_sha256":")./, '$1f');
      },
    }),
  },
  {
    name: 'a wrong size',
    area: 'packages',
    checks: ['document:hashes'],
    fault: () => ({
      onResponse: (response, { path }) => {
        if (path.endsWith('.json')) response.text = response.text.replace(/("download_size":)(\d)/, '$11$2');
      },
    }),
  },
  {
    name: 'a suffix range read as a start',
    area: 'packages',
    checks: ['document:ranges'],
    fault: () => ({
      onRequest: ({ headers }) => {
        if (headers.range) headers.range = headers.range.replace(/^bytes=-(\d+)$/, 'bytes=$1-');
      },
    }),
  },
  {
    name: 'the whole file beyond its end',
    area: 'packages',
    checks: ['document:ranges'],
    fault: () => ({
      onResponse: (response) => {
        if (response.status === 416) response.status = 200;
      },
    }),
  },
  {
    name: 'an ignored If-Range',
    area: 'packages',
    checks: ['document:ranges'],
    fault: () => dropHeader('if-range'),
  },
  {
    name: 'an ignored If-None-Match',
    area: 'packages',
    checks: ['document:conditional'],
    fault: () => dropHeader('if-none-match'),
  },
  {
    name: 'an ETag that changes with every request',
    area: 'packages',
    checks: ['document:conditional'],
    fault: () => {
      let count = 0;
      return {
        onResponse: ({ headers }) => {
          if (headers.etag !== undefined) headers.etag = `"${++count}"`;
        },
      };
    },
  },
  {
    name: 'a documented header left out',
    area: 'packages',
    checks: ['document:headers'],
    fault: () => setHeader(/\.zip$/, 'etag', undefined),
  },
];

const ACCESS: readonly Planted[] = [
  {
    name: 'any password accepted',
    area: 'identity',
    checks: ['identity:password'],
    fault: () => swallow('POST', /^\/auth\/login$/),
  },
  {
    name: 'a session token for a caller without the verifier',
    area: 'intents',
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
    name: 'any API key accepted',
    area: 'workspace',
    checks: ['getLayout:rejects', 'listTabs:rejects', 'getPanelCatalog:rejects'],
    fault: () => {
      let key: string | string[] | undefined;
      return {
        onRequest: ({ headers }) => {
          const given = headers['x-api-key'];
          if (typeof given === 'string' && /^ak_\w{30,}$/.test(given)) key ??= given;
          if (given !== undefined && key !== undefined) headers['x-api-key'] = key;
        },
      };
    },
  },
  {
    name: 'a session token with an ignored end',
    area: 'intents',
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
    area: 'intents',
    checks: ['linkIntent:rejects'],
    fault: () => ({
      onRequest: ({ headers }) => {
        if (headers.origin !== undefined) headers.origin = `http://${headers.host}`;
      },
    }),
  },
];

const HEADERS: readonly Planted[] = [
  {
    name: 'a session token that may be cached',
    area: 'intents',
    checks: ['C-status-authenticated', 'document:caching'],
    fault: () => setHeader(/\/status$/, 'cache-control', 'private, max-age=60'),
  },
  {
    name: 'CORS headers left out',
    area: 'intents',
    checks: ['document:cors'],
    fault: () => setHeader(/^\/auth\/intents\/[^/]+$/, 'access-control-allow-origin', undefined),
  },
  {
    name: 'a preflight that refuses Content-Type',
    area: 'packages',
    checks: ['document:cors'],
    fault: () => setHeader(/\/validate$/, 'access-control-allow-headers', 'Authorization'),
  },
  {
    name: 'CORS for a page with a token',
    area: 'paste',
    checks: ['document:cors'],
    fault: () => setHeader(/^\/screenshot-paste(\?|$)/, 'access-control-allow-origin', '*'),
  },
  {
    name: 'an incomplete Allow',
    area: 'intents',
    checks: ['document:methods', 'document:allow'],
    fault: () => ({
      onResponse: (response, { path }) => {
        if (response.status === 405 && /^\/auth\/intents\/[^/]+$/.test(path)) response.headers.allow = 'GET, PATCH';
      },
    }),
  },
];

const MESSAGES: readonly Planted[] = [
  {
    name: 'a revision that does not move',
    area: 'workspace',
    checks: ['workspace:revisions'],
    fault: () => editJson(/\/current$/, (json) => ({ ...json, revision: 7 })),
  },
  {
    name: 'the same revision for every new tab',
    area: 'workspace',
    checks: ['workspace:revisions'],
    fault: () => editJson(/\/tabs$/, (json, { method }) => (method === 'POST' ? { ...json, revision: 7 } : json)),
  },
  {
    name: 'every event sent twice',
    area: 'workspace',
    checks: ['workspace:revisions'],
    fault: () => ({ onStream: (text) => (text.startsWith('event: layout') ? text + text : text) }),
  },
  {
    name: 'registered sent to every socket',
    area: 'gateway',
    checks: ['gateway:registered-once'],
    fault: () => everySend('registered', 'everyone'),
  },
  {
    name: 'registered sent twice',
    area: 'gateway',
    checks: ['gateway:registered-once'],
    fault: () => everySend('registered', 'twice'),
  },
  {
    name: 'a code sent to every socket after a form post',
    area: 'gateway',
    checks: ['gateway:form'],
    fault: () => everySend('callback', 'everyone'),
  },
  {
    name: 'a prefetch that delivers the code',
    area: 'gateway',
    checks: ['gateway:unused'],
    fault: () => dropHeader('sec-purpose'),
  },
];

export const PLANTED = [...EFFECTS, ...LISTS, ...FILES, ...ACCESS, ...HEADERS, ...MESSAGES];
