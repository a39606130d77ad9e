// The Host header of a request (RFC 9112, 3.2).
import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { Refusal } from '../refusal.ts';
import { writeProblem } from './write.ts';

/** Names without ports. */
export type Hosts = () => ReadonlySet<string>;

/**
 * Refuses requests whose Host is none of `hosts`, which stops DNS rebinding. Without `hosts` every Host is accepted.
 */
export const checkHost =
  (hosts?: Hosts): Middleware =>
  (context, next) => {
    const named = countHosts(context.req);
    if (named > 1 || (named === 0 && context.req.httpVersion !== '1.0')) {
      context.res.setHeader('Connection', 'close'); // as after any other malformed request
      return writeProblem(context, new Refusal('malformed-request', 'Send one Host header.'));
    }
    return namesUs(context.req, hosts) ? next() : writeProblem(context, new Refusal('misdirected-request'));
  };

/**
 * Turns the absolute form of a target into its origin form. The host that the target names replaces the Host header, which
 * must be ignored (RFC 9112, 3.2.2). False where the target has neither form.
 */
export function readTarget(request: IncomingMessage): boolean {
  const { url = '' } = request;
  if (url.startsWith('/') || url === '*') return true;
  const [, host, path = ''] = /^https?:\/\/([^/?#@]+)([/?].*)?$/i.exec(url) ?? [];
  if (host === undefined) return false;
  request.headers.host = host;
  request.url = path.startsWith('/') ? path : `/${path}`;
  return true;
}

/** Counts Host headers: Node keeps only the first of several. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name === 'Host' || (name.length === 4 && name.toLowerCase() === 'host')) hosts++;
  }
  return hosts;
}

/** Without the port; an HTTP/1.0 request without Host counts as localhost. */
export const namesUs = (request: IncomingMessage, hosts: Hosts | undefined): boolean =>
  hosts === undefined || hosts().has((request.headers.host ?? 'localhost').replace(/:\d*$/, '').toLowerCase());
