// Rewrites request and response headers.
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Place, View } from './access.ts';
import { type AddressRewriter, rewriteRefresh } from './addresses.ts';
import { cookieOfLabel, cookiesOfSite } from './tracker/protocol.ts';

/** Hop-by-hop headers (RFC 9110, 7.6.1), and headers that the upstream must not see. */
const NOT_SENT = new Set([
  ...'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer upgrade'.split(' '),
  ...'host expect forwarded via sec-fetch-storage-access'.split(' '),
]);

/** Response headers that forbid framing, name foreign origins, or would outlive the view. */
const NOT_SHOWN = new Set([
  ...NOT_SENT,
  ...'transfer-encoding x-frame-options content-security-policy content-security-policy-report-only'.split(' '),
  ...'cross-origin-opener-policy cross-origin-opener-policy-report-only cross-origin-resource-policy'.split(' '),
  ...'cross-origin-embedder-policy cross-origin-embedder-policy-report-only origin-agent-cluster'.split(' '),
  ...'strict-transport-security alt-svc clear-site-data report-to reporting-endpoints nel referrer-policy'.split(' '),
  ...'public-key-pins set-cookie location refresh service-worker-allowed'.split(' '),
  'www-authenticate', // the browser's password dialog would show our name
]);

/** Pages work as usual, but cannot replace the workspace or open windows by themselves. */
const SANDBOX = 'sandbox allow-scripts allow-same-origin allow-forms allow-modals allow-downloads';

export interface Site extends Place {
  readonly upstream: URL;
  /** The proxied origin. */
  readonly origin: string;
  readonly view: View;
}

export interface Route extends Site {
  readonly isPage: boolean;
}

export function requestHeaders(headers: IncomingHttpHeaders, { upstream, origin, isPage }: Route) {
  const sent: OutgoingHttpHeaders = { host: upstream.host };
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || NOT_SENT.has(name) || name.startsWith('x-forwarded-')) continue;
    sent[name] = value;
  }
  if (headers.cookie !== undefined) {
    const cookies = cookiesOfSite(headers.cookie);
    if (cookies === '') delete sent['cookie'];
    else sent['cookie'] = cookies;
  }
  if (headers.origin !== undefined) sent['origin'] = upstream.origin;
  if (headers.referer?.startsWith(`${origin}/`) && !headers.referer.startsWith(`${origin}/.annex/`)) {
    sent['referer'] = upstream.origin + headers.referer.slice(origin.length);
  } else delete sent['referer'];
  if (headers['sec-fetch-dest'] === 'iframe') sent['sec-fetch-dest'] = 'document';
  if (isPage) {
    // Pages need the tracker, so range and conditional headers are dropped.
    for (const name of ['range', 'if-range', 'if-none-match', 'if-modified-since']) delete sent[name];
  }
  return sent;
}

/** Alternating names and values. Location is rewritten by the caller, which can issue tickets. */
export function answerHeaders(raw: readonly string[], policy: string, addresses: AddressRewriter): string[] {
  const result: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const [name = '', value = ''] = [raw[at], raw[at + 1]];
    const lower = name.toLowerCase();
    if (lower === 'set-cookie') result.push(name, cookieOfLabel(value));
    else if (lower === 'refresh') result.push(name, rewriteRefresh(value, addresses));
    else if (!NOT_SHOWN.has(lower)) result.push(name, value);
  }
  result.push('Content-Security-Policy', policy);
  result.push('Referrer-Policy', 'same-origin');
  return result;
}

export const policyFor = ({ platform, isPublic }: { readonly platform: string; readonly isPublic: boolean }): string =>
  // A public page stays public: it cannot reach servers on this machine or its network.
  `frame-ancestors ${platform} 'self'; ${SANDBOX}${isPublic ? '; treat-as-public-address' : ''}`;
