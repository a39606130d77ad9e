// The measured call, and probes that every target must answer correctly before it is measured, so that all do the same work.
import type { Call } from './raw-http.ts';

/** Passed to every target as BENCH_API_KEY; each looks up its SHA-256 in a Map. */
export const API_KEY = `ak_${'bench'.repeat(8)}key`;

const control = (body: unknown, over: Partial<Call> = {}): Call => ({
  method: 'PATCH',
  path: '/api/panels/webview/acme/demo',
  headers: { 'x-api-key': API_KEY },
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...over,
});

const panelId = 'leaf-1';
const navigate = { panelId, action: 'navigate', url: 'https://example.org/page' };

export const MEASURED_STATUS = 204;
export const measuredCall: Call = control(navigate);

export interface Probe {
  readonly title: string;
  readonly call: Call;
  readonly statuses: readonly number[];
}

const accepted = (title: string, body: unknown): Probe => ({ title, call: control(body), statuses: [204] });
const refused = (title: string, body: unknown): Probe => ({ title, call: control(body), statuses: [400] });

export const probes: readonly Probe[] = [
  { title: 'the measured call', call: measuredCall, statuses: [MEASURED_STATUS] },
  accepted('refresh', { panelId, action: 'refresh' }),
  accepted('setHeaderHidden', { panelId, action: 'setHeaderHidden', hidden: true }),
  accepted('setProxyEnabled', { panelId, action: 'setProxyEnabled', enabled: false }),
  accepted('an unknown field', { ...navigate, note: 'ignored' }),
  refused('url missing', { panelId, action: 'navigate' }),
  refused('url not http', { ...navigate, url: 'javascript:alert(1)' }),
  refused('url too long', { ...navigate, url: `https://example.org/${'a'.repeat(8192)}` }),
  refused('hidden missing', { panelId, action: 'setHeaderHidden' }),
  refused('hidden not a boolean', { panelId, action: 'setHeaderHidden', hidden: 'true' }),
  refused('enabled not a boolean', { panelId, action: 'setProxyEnabled', enabled: 1 }),
  refused('panelId missing', { action: 'refresh' }),
  refused('panelId not a string', { panelId: 1, action: 'refresh' }),
  refused('panelId empty', { panelId: '', action: 'refresh' }),
  refused('panelId too long', { panelId: 'p'.repeat(201), action: 'refresh' }),
  refused('action unknown', { panelId, action: 'explode' }),
  refused('action missing', { panelId }),
  refused('an array', []),
  refused('not JSON', '{"panelId":'),
  // A key is scoped to an owner, so a server may reject the owner before it validates the name.
  {
    title: 'invalid owner',
    call: control(navigate, { path: '/api/panels/webview/-acme/demo' }),
    statuses: [400, 403, 404],
  },
  {
    title: 'invalid repo',
    call: control(navigate, { path: '/api/panels/webview/acme/-demo' }),
    statuses: [400, 404],
  },
  { title: 'no key', call: control(navigate, { headers: {} }), statuses: [401] },
  {
    title: 'a wrong key',
    call: control(navigate, { headers: { 'x-api-key': `${API_KEY.slice(0, -1)}x` } }),
    statuses: [401],
  },
];
