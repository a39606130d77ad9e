// Checks the Host header and the request target (RFC 9112, 3.2).
import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { Refusal } from '../refusal.ts';
import { writeProblem } from './write.ts';

/** Host names without ports. */
export type Hosts = () => ReadonlySet<string>;

/**
 * Refuses requests whose Host is not in `hosts`, which prevents DNS rebinding. Without `hosts` every Host is accepted.
 */
export const checkHost =
  (hosts?: Hosts): Middleware =>
  (context, next) => {
    const count = countHosts(context.req);
    if (count > 1 || (count === 0 && context.req.httpVersion !== '1.0')) {
      context.res.setHeader('Connection', 'close'); // as after any other malformed request
      return writeProblem(context, new Refusal('malformed-request', 'Send exactly one Host header.'));
    }
    return isAllowedHost(context.req, hosts) ? next() : writeProblem(context, new Refusal('misdirected-request'));
  };

/**
 * Rewrites an absolute-form target to origin form. Its host replaces the Host header, which must be ignored
 * (RFC 9112, 3.2.2). Returns false if the target has neither form.
 */
export function normalizeTarget(request: IncomingMessage): boolean {
  const { url = '' } = request;
  if (url.startsWith('/') || url === '*') return true;
  const [, host, path = ''] = /^https?:\/\/([^/?#@]+)([/?].*)?$/i.exec(url) ?? [];
  if (host === undefined) return false;
  request.headers.host = host;
  request.url = path.startsWith('/') ? path : `/${path}`;
  return true;
}

/** Counts Host headers in the raw headers, since Node keeps only the first one. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name === 'Host' || (name.length === 4 && name.toLowerCase() === 'host')) hosts++;
  }
  return hosts;
}

/** Compares without the port; an HTTP/1.0 request without Host counts as localhost. */
export function isAllowedHost({ headers: { host = 'localhost' } }: IncomingMessage, hosts: Hosts | undefined): boolean {
  if (hosts === undefined) return true;
  return hosts().has(host.replace(/:\d*$/, '').toLowerCase());
}
