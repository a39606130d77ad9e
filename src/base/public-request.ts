// Requests the headers of a public page, or a small file. Safe against SSRF, since callers choose the address: it is
// checked after DNS and again for every redirect, and the connection goes to the address that was checked.

import { lookup as resolveName } from 'node:dns';
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { createAddressList } from '../contract/address.ts';
import { requestHttp, requestHttps } from '../contract/server/node-http.ts';

export interface PublicRequestOptions {
  readonly timeoutMs: number;
  /** `host:port` of servers that may be requested although their address is private, for development. */
  readonly allowed: readonly string[];
  readonly signal?: AbortSignal;
  /** 'text/html' by default. */
  readonly accept?: string;
  /** Reads up to this many bytes of the body. By default the body is not read. */
  readonly maxBytes?: number;
  /** 5 by default. */
  readonly maxRedirects?: number;
}

export interface PublicAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** After redirects. */
  readonly url: URL;
}

/** The message is meant for the caller. */
export class RequestFailed extends Error {
  /** 'refused': the site will not answer. 'late': it did not answer in time. Null: it was not asked. */
  readonly noResponse: 'refused' | 'late' | null;

  constructor(message: string, noResponse: RequestFailed['noResponse'] = null) {
    super(message);
    this.noResponse = noResponse;
  }
}

const MAX_REDIRECTS = 5;
const MAX_HEADER_BYTES = 32 << 10;

/** Also ranges of IPv6 that embed IPv4 addresses or are for documentation. */
const isReserved = createAddressList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
]);
/** All other addresses of IPv6 are not public. */
const isGlobal6 = createAddressList(['2000::/3']);

export const isPublicAddress = (address: string): boolean =>
  (isIP(address) === 4 || isGlobal6(address)) && !isReserved(address);

export async function askPublic(address: string, options: PublicRequestOptions): Promise<PublicAnswer> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  let url = new URL(address);
  let method = options.maxBytes ? 'GET' : 'HEAD'; // the browser loads the page meanwhile: do not fetch it twice
  const { maxRedirects = MAX_REDIRECTS } = options;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const answer = await askOnce(url, method, options, signal).catch((error: unknown) => {
      if (error instanceof RequestFailed) throw error;
      if (timeout.aborted) throw new RequestFailed('The site did not respond in time.', 'late');
      throw new RequestFailed('The site is not responding.', 'refused');
    });
    if (answer.status >= 400 && method === 'HEAD') {
      method = 'GET';
      continue;
    }
    const location = answer.status >= 300 && answer.status < 400 ? answer.headers.location : undefined;
    if (location === undefined) return { url, ...answer };
    if (!URL.canParse(location, url)) throw new RequestFailed('The site redirects to an invalid URL.');
    url = new URL(location, url);
  }
  throw new RequestFailed(maxRedirects === 0 ? 'The site redirects.' : 'The site redirects too many times.');
}

async function askOnce(
  url: URL,
  method: string,
  { allowed, accept = 'text/html', maxBytes = 0 }: PublicRequestOptions,
  signal: AbortSignal,
): Promise<Omit<PublicAnswer, 'url'>> {
  if (!/^https?:$/.test(url.protocol)) throw new RequestFailed('The URL must use http or https.');
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const isAllowed = allowed.includes(`${url.hostname}:${port}`);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!isAllowed && isIP(literal) !== 0 && !isPublicAddress(literal)) throw new RequestFailed(PRIVATE_SENTENCE);
  const begin = url.protocol === 'https:' ? requestHttps : requestHttp;
  const request = begin(url, {
    agent: false,
    method,
    headers: { accept, 'user-agent': 'annex' },
    lookup: isAllowed ? undefined : lookupPublic,
    maxHeaderSize: MAX_HEADER_BYTES,
    signal,
  });
  request.on('error', () => {}); // after the response, which reports it too
  try {
    request.end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const { statusCode: status = 0, headers } = response;
    const chunks: Buffer[] = [];
    let room = status === 200 ? maxBytes : 0;
    if (room === 0) return { status, headers, body: Buffer.of() };
    for await (const chunk of response as AsyncIterable<Buffer>) {
      room -= chunk.length;
      if (room < 0) throw new RequestFailed('The file is too large.');
      chunks.push(chunk);
    }
    return { status, headers, body: Buffer.concat(chunks) };
  } finally {
    request.destroy();
  }
}

const PRIVATE_SENTENCE = 'The address is not public.';

/** `check` throws if an address is not allowed. All must be allowed, since the connection may use any of them. */
export const checkedLookup =
  (check: (address: string) => void, resolve: typeof resolveName = resolveName): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const [first] = addresses;
      try {
        if (!first) throw new RequestFailed('The host name could not be resolved.', 'refused');
        for (const { address } of addresses) check(address);
      } catch (refusal) {
        return callback(refusal as NodeJS.ErrnoException, '', 0);
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };

const lookupPublic = checkedLookup((address) => {
  if (!isPublicAddress(address)) throw new RequestFailed(PRIVATE_SENTENCE);
});
