// Forwards one request to the upstream and streams its response. If either side ends, both do.

import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import type { ClientRequest, IncomingMessage, RequestOptions, ServerResponse } from 'node:http';
import { pipeline as connect, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RequestFailed } from '../../../../base/public-request.ts';
import { requestHttp, requestHttps } from '../../../../contract/server/node-http.ts';
import { portOf } from '../../layout/panel-url.ts';
import { createRewriter } from './addresses.ts';
import { codingsOf, isUnpackError, rewritePage, unpack } from './decode.ts';
import type { Guard } from './guard.ts';
import { answerHeaders, type Route, requestHeaders, type Site } from './headers.ts';

export interface ForwardOptions {
  readonly guard: Guard;
  readonly timeoutMs: number;
  /** The Content-Security-Policy of the site's pages. */
  readonly policy: (site: Site) => string;
  /** Markup inserted at the start of the site's pages. */
  readonly inject: (charset: string | null, site: Site, status: number) => string;
  /** The address at which a redirect to another origin continues. */
  readonly leave: (target: URL, route: Route) => Promise<string>;
}

/** The upstream could not be reached or refused the request. The message is meant for people. */
export class UpstreamError extends Error {
  readonly status: 502 | 504;

  constructor(status: 502 | 504, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.status = status;
  }
}

export const isPage = ({ headers }: IncomingMessage): boolean =>
  /^(document|iframe|frame)$/.test(String(headers['sec-fetch-dest'])) || headers['sec-fetch-mode'] === 'navigate';

/** Opens a request to the upstream; its body is not written yet. */
export function openRequest(guard: Guard, upstream: URL, request: IncomingMessage, route: Route): ClientRequest {
  const { url = '/', method = 'GET', headers } = request;
  return openAt(guard, upstream, { path: url, method, headers: requestHeaders(headers, route) });
}

export function openAt(guard: Guard, upstream: URL, sent: RequestOptions): ClientRequest {
  guard.check(upstream);
  const isSecure = upstream.protocol === 'https:';
  const open = isSecure ? requestHttps : requestHttp;
  return open({
    agent: isSecure ? guard.https : guard.http,
    host: upstream.hostname.replace(/^\[|\]$/g, ''),
    port: portOf(upstream),
    ...sent,
    setHost: false,
  });
}

export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
  options: ForwardOptions,
): Promise<void> {
  const route: Route = { ...site, isPage: isPage(request) };
  const sent = openRequest(options.guard, site.upstream, request, route);
  response.once('close', () => sent.destroy());
  const [answer] = await Promise.all([answerOf(sent, options.timeoutMs), upload(request, sent)]);
  await show(answer, request, response, route, options);
}

export async function upload(request: IncomingMessage, sent: ClientRequest): Promise<void> {
  const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  if (!hasBody) return void sent.end();
  // The upstream may respond before it has read everything. The rest is discarded.
  await pipeline(request, sent).catch(() => undefined);
}

export function answerOf(sent: ClientRequest, timeoutMs: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new UpstreamError(504, 'The site did not respond in time.'));
      sent.destroy();
    }, timeoutMs);
    sent.once('response', resolve);
    sent.once('error', (error) => reject(toUpstreamError(error)));
    sent.once('close', () => clearTimeout(late));
    sent.once('response', () => clearTimeout(late));
  });
}

export const toUpstreamError = (error: NodeJS.ErrnoException): Error =>
  error instanceof RequestFailed || error instanceof UpstreamError
    ? error
    : new UpstreamError(502, SENTENCES[error.code ?? ''] ?? 'The site is not responding.', { cause: error });

const SENTENCES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The host name could not be resolved.',
  ECONNREFUSED: 'The server refused the connection. Check that it is running.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The site’s certificate is not trusted.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The site’s certificate is not trusted.',
  CERT_HAS_EXPIRED: 'The site’s certificate has expired.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The site’s certificate is for a different host name.',
};

/** Headers that do not apply to a rewritten page. */
const OF_THE_ORIGINAL = 'content-length content-encoding etag last-modified accept-ranges cache-control'.split(' ');

async function show(
  answer: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
  route: Route,
  options: ForwardOptions,
): Promise<void> {
  const { upstream, origin } = route;
  const addresses = createRewriter(upstream, origin);
  const headers = answerHeaders(answer.rawHeaders, options.policy(route), addresses);
  const status = answer.statusCode ?? 502;
  const location = await locationOf(answer, request, route, options).catch((error: unknown) => {
    answer.destroy();
    throw error;
  });
  if (location !== null) headers.push('Location', location);
  const type = answer.headers['content-type'] ?? '';
  const codings = codingsOf(answer.headers['content-encoding'] ?? '');
  const isHtml = route.isPage && /^\s*text\/html\s*(;|$)/i.test(type);
  const leads = location !== null && status !== 201;
  if (!isHtml || !codings || leads || request.method === 'HEAD' || status === 204 || status === 304) {
    response.writeHead(status, answer.statusMessage ?? '', headers);
    response.flushHeaders();
    await pipeline(answer, response);
    return;
  }
  const unpackers = await unpack(answer, codings);
  const [outermost] = unpackers;
  const chunks = outermost ? connect([answer, ...unpackers], () => {}) : answer;
  const rewritten = rewritePage(chunks as Readable, {
    packedBytes: outermost && (() => outermost.bytesWritten),
    contentType: type,
    addresses,
    inject: (charset) => options.inject(charset, route, status),
    begin: (isRecoded) => {
      const dropped = isRecoded ? [...OF_THE_ORIGINAL, 'content-type'] : OF_THE_ORIGINAL;
      const shown = headers.filter((_, at) => !dropped.includes((headers[at - (at % 2)] ?? '').toLowerCase()));
      if (isRecoded) shown.push('Content-Type', 'text/html; charset=utf-8');
      response.writeHead(status, answer.statusMessage ?? '', [...shown, 'Cache-Control', 'no-store']);
    },
  });
  const page = Readable.from(rewritten); // destroys the answer if the page ends before it
  try {
    await once(page, 'readable');
  } catch (error) {
    if (!isUnpackError(error as Error)) throw error;
    throw new UpstreamError(502, 'The page could not be decompressed.', { cause: error });
  }
  await pipeline(page, response);
}

/** Null: not a valid address. */
async function locationOf(
  answer: IncomingMessage,
  request: IncomingMessage,
  route: Route,
  options: ForwardOptions,
): Promise<string | null> {
  const header = answer.headers.location;
  if (header === undefined) return null;
  const bytes = Buffer.from(header, 'latin1');
  const location = isUtf8(bytes) ? bytes.toString() : header; // as browsers read it
  const here = new URL(route.upstream.origin + request.url);
  if (!URL.canParse(location, here)) return null;
  const target = new URL(location, here);
  if (target.origin === route.upstream.origin) return route.origin + target.pathname + target.search + target.hash;
  if (route.isPage && /^30[78]$/.test(String(answer.statusCode)) && !/^(GET|HEAD)$/.test(request.method ?? '')) {
    const sentence = `The site forwards this form to ${target.host}. Open the page in a browser tab to submit it.`;
    throw new UpstreamError(502, sentence);
  }
  return options.leave(target, route);
}
