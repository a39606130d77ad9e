// Forwards requests of a proxied page to another server on the same host or on this machine. They are sent with the
// origin of the page's site, under the rules that browsers apply (Fetch, CORS): no such server would allow the label's
// origin.
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createRewriter } from './addresses.ts';
import { answerOf, type ForwardOptions, openAt, UpstreamError, upload } from './forward.ts';
import { answerHeaders, type Site } from './headers.ts';
import { CROSS_ORIGIN, cookiesOfSite, WITH_CREDENTIALS } from './tracker/protocol.ts';

/** Request headers that need no permission. */
const SAFELISTED_HEADERS =
  /^(accept|accept-encoding|accept-language|content-(language|length|type)|transfer-encoding|user-agent|range)$/;
/** Set by the browser itself; not forwarded. */
const BROWSER_HEADERS =
  /^(host|connection|keep-alive|te|trailer|upgrade|expect|via|forwarded|x-forwarded-.*|proxy-.*|sec-.*|cookie|origin|referer|cache-control|pragma|if-.*|dnt|priority)$/;
const SIMPLE_TYPE = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\s*(;|$)/i;
const SIMPLE_METHOD = /^(GET|HEAD|POST)$/;
/** Response headers that a page may read without permission, and the one that the proxy adds. */
const READABLE_HEADERS =
  'cache-control content-encoding content-language content-length content-type expires last-modified pragma content-security-policy';

export async function forwardCross(
  request: IncomingMessage,
  response: ServerResponse,
  target: URL,
  site: Site,
  { guard, timeoutMs, policy }: Pick<ForwardOptions, 'guard' | 'timeoutMs' | 'policy'>,
): Promise<void> {
  const { upstream, origin } = site;
  const credentials = request.headers[WITH_CREDENTIALS] !== undefined;
  const method = request.method ?? 'GET';
  const isSameHost = target.hostname === upstream.hostname; // cookies ignore ports
  const own: OutgoingHttpHeaders = {
    host: target.host,
    origin: upstream.origin,
    referer: `${upstream.origin}/`,
    'sec-fetch-site': isSameHost ? 'same-site' : 'cross-site',
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
  };
  const headers = { ...own };
  const unsafe: string[] = [];
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name === WITH_CREDENTIALS || BROWSER_HEADERS.test(name)) continue;
    headers[name] = value;
    if (!SAFELISTED_HEADERS.test(name) || (name === 'content-type' && !SIMPLE_TYPE.test(String(value))))
      unsafe.push(name);
  }
  const path = target.pathname + target.search;
  const allow = (answer: IncomingMessage) => {
    const { 'access-control-allow-origin': allowed, 'access-control-allow-credentials': may } = answer.headers;
    const isAllowed = allowed === upstream.origin ? !credentials || may === 'true' : allowed === '*' && !credentials;
    if (isAllowed) return;
    answer.destroy();
    throw new UpstreamError(502, `${target.host} does not allow requests from ${upstream.origin} (CORS).`);
  };
  if (unsafe.length > 0 || !SIMPLE_METHOD.test(method)) {
    const list = unsafe.length > 0 ? { 'access-control-request-headers': unsafe.sort().join(',') } : {};
    const preflight = { ...own, 'access-control-request-method': method, ...list };
    const sent = openAt(guard, target, { path, method: 'OPTIONS', headers: preflight });
    response.once('close', () => sent.destroy());
    const [answer] = await Promise.all([answerOf(sent, timeoutMs), sent.end()]);
    allow(answer);
    answer.resume();
    const isFine = /^2\d\d$/.test(String(answer.statusCode));
    const refused = isFine ? refusedBy(answer.headers, method, unsafe, credentials) : 'the preflight request';
    if (refused) throw new UpstreamError(502, `${target.host} does not allow ${refused} (CORS).`);
  }
  const cookies = credentials && isSameHost ? cookiesOfSite(request.headers.cookie ?? '') : '';
  if (cookies !== '') headers['cookie'] = cookies;
  const sent = openAt(guard, target, { path, method, headers });
  response.once('close', () => sent.destroy());
  const [answer] = await Promise.all([answerOf(sent, timeoutMs), upload(request, sent)]);
  allow(answer);
  const exposed = String(answer.headers['access-control-expose-headers'] ?? '').toLowerCase();
  const setCookie = credentials && isSameHost ? 'set-cookie' : '';
  const readable = new Set(`${READABLE_HEADERS} ${exposed} ${setCookie}`.split(/[\s,]+/));
  const all = answerHeaders(answer.rawHeaders, policy(site), createRewriter(target, origin));
  const isOpen = !credentials && readable.has('*');
  const readableHeaders = all.filter((_, at) => {
    const name = all[at - (at % 2)]?.toLowerCase() ?? '';
    return readable.has(name) || (isOpen && name !== 'set-cookie');
  });
  const { location } = answer.headers;
  if (location !== undefined && URL.canParse(location, target)) {
    const next = new URL(location, target);
    if (next.origin !== target.origin) throw new UpstreamError(502, `${target.host} redirects to another origin.`);
    readableHeaders.push('Location', origin + CROSS_ORIGIN + encodeURIComponent(next.href));
  }
  response.writeHead(answer.statusCode ?? 502, readableHeaders);
  response.flushHeaders();
  await pipeline(answer, response);
}

function refusedBy(headers: IncomingHttpHeaders, method: string, unsafe: readonly string[], credentials: boolean) {
  const list = (name: string) => new Set(String(headers[name] ?? '').split(/[\s,]+/));
  const methods = list('access-control-allow-methods');
  const isAny = (names: ReadonlySet<string>) => names.has('*') && !credentials;
  if (!SIMPLE_METHOD.test(method) && !methods.has(method) && !isAny(methods)) return `the method ${method}`;
  const names = new Set([...list('access-control-allow-headers')].map((name) => name.toLowerCase()));
  const refused = unsafe.find((name) => !names.has(name) && (!isAny(names) || name === 'authorization'));
  return refused && `the header ${refused}`;
}
