// Which server a request names (RFC 9112, 3.2).
import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { Refusal } from '../refusal.ts';
import { writeProblem } from './write.ts';

/** Names without ports. */
export type Hosts = () => ReadonlySet<string>;

/**
 * Refuses requests that name another server: a page of somebody else's whose name was made to point here (DNS rebinding)
 * does. Without names, any one will do.
 */
export const checkHost =
  (hosts?: Hosts): Middleware =>
  (context, next) => {
    const named = countHosts(context.req);
    if (named > 1 || (named === 0 && context.req.httpVersion !== '1.0')) {
      return writeProblem(context, new Refusal('malformed-request', 'Send one Host header.'));
    }
    return namesUs(context.req, hosts) ? next() : writeProblem(context, new Refusal('misdirected-request'));
  };

/** Node keeps only the first of several. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name === 'Host' || (name.length === 4 && name.toLowerCase() === 'host')) hosts++;
  }
  return hosts;
}

/** Ports do not count; an HTTP/1.0 client that names nobody means this machine. */
export const namesUs = (request: IncomingMessage, hosts: Hosts | undefined): boolean =>
  hosts === undefined || hosts().has((request.headers.host ?? 'localhost').replace(/:\d*$/, '').toLowerCase());
