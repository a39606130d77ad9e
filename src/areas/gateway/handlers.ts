import type { Gateway } from '../../../generated/gateway/contract.ts';
import type { Uptime } from '../../base/clock.ts';
import type { Metrics } from '../../base/metrics/metrics.ts';
import { Problem } from '../../base/problem.ts';
import type { Handlers, Rules } from '../../contract/handler.ts';
import { refuseForeignPages } from '../../contract/requester.ts';
import type { OnRefused } from '../../contract/server/index.ts';
import { policyOf } from '../../pages/layout.ts';
import { statusPage } from '../../pages/status-page.ts';
import { describeRefusal } from './callback-checks.ts';
import { deliveredPage, neutralPage } from './page/callback.ts';
import { returnPage } from './page/return.ts';
import type { GatewayService } from './service.ts';

/** What the operations about health, status and metrics report. */
export interface GatewayInfo {
  readonly uptime: Uptime;
  readonly version: string;
  readonly metrics: Pick<Metrics, 'text'>;
  /** For the links of the status page. */
  readonly platformUrl?: () => string | null;
  /** The number of open sockets. */
  readonly connections: () => number;
  /** Rejects while the database is unreachable or not writable. Absent if the gateway has no database. */
  readonly ready?: () => Promise<unknown>;
}

const WHAT = 'Receives authorization codes from providers and forwards them to the applications that wait for them.';

/** The rules of the document. */
export const gatewayRules: Rules<Gateway> = { 'own-pages': refuseForeignPages };

export const gatewayHandlers = (gateway: GatewayService, info: GatewayInfo): Handlers<Gateway> => ({
  getGatewayHealth: async (_, reply) => {
    await info.ready?.();
    return reply.json(200, { ...info.uptime.health, pending: gateway.counts.pending });
  },
  getGatewayLiveness: (_, reply) => reply.json(200, info.uptime.health),
  getGatewayMetrics: async (_, reply) => reply.raw(200, 'text/plain', await info.metrics.text()),
  getGatewayStatus: ({ accept }, reply) => {
    const { status: health, ...times } = info.uptime.health;
    const status = {
      status: health,
      ...gateway.counts,
      ...times,
      connections: info.connections(),
      version: info.version,
      started_at: new Date(info.uptime.startedAt).toISOString(),
    };
    if (accept !== 'text/html') return reply.json(200, status);
    const page = statusPage('Gateway', WHAT, status, info.platformUrl?.() ?? null);
    return reply.raw(200, 'text/html', page.html, policyOf(page));
  },
  receiveCallback: async ({ query, header, accept }, reply) => {
    if (isPreview(header)) throw new Problem('prefetch-refused');
    const { state } = query;
    if (state === undefined) {
      if (accept === 'text/html' && isEmpty(query)) return reply.raw(200, 'text/html', neutralPage);
      throw new Problem('invalid-request', undefined, { errors: [{ pointer: '/query/state', detail: 'is required' }] });
    }
    const delivery = await gateway.receive({ ...query, state });
    if (accept !== 'text/html') return reply.json(200, { status: delivery.status });
    return reply.raw(200, 'text/html', deliveredPage(delivery));
  },
  receiveFormCallback: async ({ body, accept }, reply) => {
    const { state, code, error, error_description, error_uri, iss, ...others } = body.content;
    const documented = withoutUndefined({ code, error, error_description, error_uri, iss });
    const delivery = await gateway.receive({ state, ...documented, others }, 'body');
    if (accept !== 'text/html') return reply.json(200, { status: delivery.status });
    return reply.raw(200, 'text/html', deliveredPage(delivery));
  },
  getReturnPage: (_, reply) => reply.raw(200, 'text/html', returnPage.html, policyOf(returnPage)),
  receiveReturnedAddress: async ({ body: { content } }, reply) => {
    const { status, receiver } = await gateway.receive({ state: content.mailbox, returned: content.address });
    return reply.json(200, { status, program: receiver?.program ?? null, machine: receiver?.machine ?? null });
  },
});

/** True for a reload, because the page's script has removed the query. */
const isEmpty = (query: object): boolean =>
  Object.values(query).every((value) => value === undefined || (typeof value === 'object' && isEmpty(value ?? {})));

const withoutUndefined = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

const PURPOSE_HEADERS = new Set(['sec-purpose', 'purpose', 'x-purpose', 'x-moz']);

const PREFETCH = /prefetch|prerender|preview|instant/i;
/** User agents of chat programs, mail scanners and search engines. Cubot makes phones. */
const ROBOT =
  /(?<!\bcu)bot\b|crawler|spider|facebookexternalhit|whatsapp|skypeuripreview|slack-imgproxy|embedly|urlpreview|link ?preview|bingpreview|google-safety|mastodon|vkshare|viber/i;

/** Detects prefetches and link-preview robots, which must not use up a state. Names of headers may be in any case. */
function isPreview(headers: object): boolean {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  if (entries.some(([name, value]) => PURPOSE_HEADERS.has(name) && PREFETCH.test(value))) return true;
  const isNavigation = entries.some(([name, value]) => name === 'sec-fetch-dest' && value === 'document');
  return !isNavigation && entries.some(([name, value]) => name === 'user-agent' && ROBOT.test(value));
}

/** Limit for a callback with several states, because each may be looked up in the database. */
const MAX_STATES = 2;

/** Notifies the client that registered the state when its callback does not match the API document. */
export const notifyOfRefusedCallback =
  (gateway: GatewayService): OnRefused =>
  (problem, { querystring, rawBody, method, header }) => {
    if (isPreview(header)) return;
    const parameters = method === 'GET' ? querystring : typeof rawBody === 'string' ? rawBody : '';
    const states = new Set(new URLSearchParams(parameters).getAll('state'));
    for (const state of [...states].slice(0, MAX_STATES)) gateway.notifyOfRefusal(state, describeRefusal(problem));
  };
