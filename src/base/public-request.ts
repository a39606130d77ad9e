// Requests the headers of a public page, or a small file, or sends a message. Safe against SSRF, since callers choose the
// address: it is checked after DNS and again for every redirect, and the connection goes to the address that was checked.

import { lookup as resolveName } from 'node:dns';
import { once } from 'node:events';
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
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
  /** 'refused': the site will not answer. 'late': it did not answer in time, or not completely. Null: it was not asked. */
  readonly noResponse: 'refused' | 'late' | null;

  constructor(message: string, noResponse: RequestFailed['noResponse'] = null) {
    super(message);
    this.noResponse = noResponse;
  }
}

const MAX_REDIRECTS = 5;
const MAX_HEADER_BYTES = 32 << 10;
const MAX_DISCARDED_BYTES = 64 << 10;

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
  const request = openRequest(url, allowed, { method, headers: { accept }, signal });
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

/** Whether the operator allows it although it is private. Throws RequestFailed if the name alone shows that it is not allowed. */
export function checkPublicUrl(url: URL, allowed: readonly string[]): boolean {
  if (!/^https?:$/.test(url.protocol)) throw new RequestFailed('The URL must use http or https.');
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  if (allowed.includes(`${url.hostname}:${port}`)) return true;
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw new RequestFailed(PRIVATE_SENTENCE);
  return false;
}

interface RequestParts {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

function openRequest(url: URL, allowed: readonly string[], { headers, ...parts }: RequestParts): ClientRequest {
  const isAllowed = checkPublicUrl(url, allowed);
  const begin = url.protocol === 'https:' ? requestHttps : requestHttp;
  const request = begin(url, {
    ...parts,
    agent: false,
    headers: { 'user-agent': 'annex', ...headers },
    lookup: isAllowed ? undefined : lookupPublic,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
  return request.on('error', () => {}); // after the response, which reports it too
}

export interface PublicMessage {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/**
 * Sends a message, follows no redirect, and returns the status and headers of the response; its body is not used. Throws
 * RequestFailed: 'refused' if there was no connection, so that nothing was sent; 'late' if the message may have arrived.
 */
export async function sendPublic(
  address: string,
  { body, ...message }: PublicMessage,
  options: Pick<PublicRequestOptions, 'timeoutMs' | 'allowed'> & { readonly signal: AbortSignal },
): Promise<Pick<PublicAnswer, 'status' | 'headers'>> {
  const url = new URL(address);
  const isHttps = url.protocol === 'https:';
  if (!checkPublicUrl(url, options.allowed) && !isHttps) throw new RequestFailed('The address must use https.');
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.timeoutMs)]);
  let isConnected = false;
  const request = openRequest(url, options.allowed, { ...message, signal });
  request.once('socket', (socket) => socket.once(isHttps ? 'secureConnect' : 'connect', () => (isConnected = true)));
  try {
    request.end(body);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await discard(response).catch(() => {}); // the message has arrived
    return { status: response.statusCode ?? 0, headers: response.headers };
  } catch (error) {
    if (error instanceof RequestFailed) throw error;
    if (isConnected) throw new RequestFailed('The response was lost or did not come in time.', 'late');
    throw new RequestFailed('The site is not responding.', 'refused');
  } finally {
    request.destroy();
  }
}

/** Reads a response, so that its server sees no cut connection, but not one without an end. */
async function discard(response: IncomingMessage): Promise<void> {
  let room = MAX_DISCARDED_BYTES;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    room -= chunk.length;
    if (room < 0) return;
  }
}

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
