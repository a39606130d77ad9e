// annex doctor --url: tries an address as a browser and an agent would, through whatever is in front of the platform.
import { once } from 'node:events';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHttp,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Settings } from '../../base/config/config.ts';
import { isThisMachine, isTrustworthy, LOOPBACK_NAMES } from '../../base/hosts.ts';
import { PROXY_MODE_OFF } from '../../base/proxy-mode.ts';
import { checkCertificate, checkSocket } from './addresses.ts';
import { type Finding, failure, ok, reasonOf } from './finding.ts';
import { checkProxy } from './proxy.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 65_536;
/** Less than the largest screenshot, and more than most proxies accept unless they are told to. */
const UPLOAD_BYTES = 16 << 20;
const NAVIGATION = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
/** Nobody's. */
const LABEL = 'doctor'.padEnd(32, 'a');
const PASS_HOST = 'let the proxy pass the Host header: proxy_set_header Host $http_host';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** At most MAX_BYTES of it. */
  readonly text: string;
}

interface Request {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Buffer;
}

export async function checkUrl(text: string, settings: Settings): Promise<Finding[]> {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    return [failure('address', 'not an http or https URL', 'give the address that users open: --url https://NAME')];
  const { origin, hostname } = url;
  const findings = [checkOrigin(url), ...(url.protocol === 'https:' ? [await checkCertificate(origin)] : [])];
  const page = await checkPage(url);
  // The others would fail for the same reason.
  if (page.status !== 'ok' || !isTrustworthy(url)) return [...findings, page];
  return [
    ...findings,
    page,
    await checkSocket(`${origin.replace(/^http/, 'ws')}/`),
    await checkCallback(origin),
    await checkMcp(origin),
    await checkLabel(isThisMachine(hostname) ? origin : settings.proxy.url),
    await checkUpload(origin),
    ...(await checkProxy(origin, settings)),
  ];
}

function checkOrigin(url: URL): Finding {
  if (isTrustworthy(url)) return ok('address', url.origin);
  const action = 'let the proxy provide https, and set ANNEX_BASE_URL to the https address';
  return failure('address', `${url.origin} is plain http: browsers cannot log in there`, action);
}

/** Every page names the instance in Server-Timing. */
async function checkPage(url: URL): Promise<Finding> {
  const fail = (observed: string, action: string) => failure('page', observed, action);
  try {
    const { status, headers, text } = await send(url.href, { headers: NAVIGATION });
    const location = headers.location === undefined ? null : URL.parse(headers.location, url);
    const isMoved = location !== null && LOOPBACK_NAMES.includes(location.hostname) && !isThisMachine(url.hostname);
    if (isMoved || status === 421) return fail('the platform is asked for another name', PASS_HOST);
    if (String(headers['server-timing']).startsWith('annex;') && status === 200) return ok('page', `${url.href} opens`);
    if (status === 404 && text.includes('/problems/')) {
      const action = 'give Annex a name of its own, and let the proxy pass paths unchanged: proxy_pass without a path';
      return fail('the proxy adds a path, or removes none', action);
    }
    if (location) return fail(`it leads to ${location.origin}`, `use ${location.origin}, if that is Annex`);
    const action = `start Annex, and let the proxy pass everything below ${url.origin}/ to its port`;
    return fail(`status ${status}, and not from Annex`, action);
  } catch (error) {
    return fail(reasonOf(error), 'check the name, the certificate, and that the proxy runs');
  }
}

/** The gateway refuses a callback without a state; the platform says 503 if the gateway does not answer. */
const checkCallback = (origin: string): Promise<Finding> =>
  attempt('callback', 'let the proxy pass /callback to the platform', async () => {
    const { status } = await send(`${origin}/callback`, { headers: { accept: 'application/json' } });
    if (status === 400) return ok('callback', `${origin}/callback reaches the gateway`);
    const action = status === 503 ? 'start the gateway: annex status' : 'let the proxy pass /callback to the platform';
    return failure('callback', `${origin}/callback: status ${status}`, action);
  });

/** Clients take only metadata that names the address they asked. */
const checkMcp = (origin: string): Promise<Finding> =>
  attempt('MCP', 'let the proxy pass POST /mcp and /.well-known/ to the platform', async () => {
    const { headers } = await send(`${origin}/mcp`, { method: 'POST' });
    const [, metadata = ''] = /resource_metadata="([^"]+)"/.exec(headers['www-authenticate'] ?? '') ?? [];
    if (!metadata.startsWith(`${origin}/`)) {
      const observed = `the metadata of /mcp is at ${URL.parse(metadata)?.origin ?? 'no address'}`;
      return failure('MCP', observed, `set ANNEX_BASE_URL=${origin}, and ${PASS_HOST}`);
    }
    const { resource } = JSON.parse((await send(metadata)).text) as { readonly resource?: string };
    if (resource === `${origin}/mcp`) return ok('MCP', `${resource} and its metadata`);
    return failure('MCP', `the metadata names ${resource?.slice(0, 200)}`, `set ANNEX_BASE_URL=${origin}`);
  });

async function checkLabel(base: string | undefined): Promise<Finding> {
  const name = 'proxy mode';
  if (base === undefined) return ok(name, PROXY_MODE_OFF);
  const { protocol, host } = new URL(base);
  const action = `let DNS, the certificate and the proxy lead every name below ${host} to the platform, with its Host header`;
  return attempt(name, action, async () => {
    const { status, text } = await send(`${protocol}//${LABEL}.${host}/`, { headers: NAVIGATION });
    if (status === 403 && text.includes('Open this page in its workspace')) return ok(name, `names below ${host}`);
    return failure(name, `a name below ${host}: status ${status}, and not from Annex`, action);
  });
}

/** With a key that cannot exist: the platform refuses it, unless a proxy refuses the size. */
const checkUpload = (origin: string): Promise<Finding> => {
  const action = 'let the proxy accept bodies of any size: client_max_body_size 0';
  return attempt('uploads', action, async () => {
    const headers = { 'content-type': 'image/png', 'x-api-key': `ak_${'0'.repeat(43)}` };
    const body = Buffer.alloc(UPLOAD_BYTES);
    const { status } = await send(`${origin}/screenshot-paste`, { method: 'POST', headers, body });
    if (status === 401) return ok('uploads', `${UPLOAD_BYTES >> 20} MiB pass`);
    return failure('uploads', `status ${status} for ${UPLOAD_BYTES >> 20} MiB`, action);
  });
};

async function attempt(name: string, action: string, check: () => Promise<Finding>): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    return failure(name, reasonOf(error), action);
  }
}

/** Follows no redirect. */
async function send(url: string, { method = 'GET', headers = {}, body }: Request = {}): Promise<Answer> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  const length = body ? { 'content-length': body.length } : {};
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const sent = request(url, { method, agent: false, signal, headers: { ...headers, ...length } });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  sent.on('error', () => {}); // a refusal may come before the whole body is sent
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    text += chunk;
    if (text.length > MAX_BYTES) break;
  }
  sent.destroy();
  return { status: response.statusCode ?? 0, headers: response.headers, text };
}
