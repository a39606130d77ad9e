// Whose limits a request uses. Pages of other sites are counted apart from the programs of their address: any page can make
// its visitor's browser send requests here, and must not use up what programs on the same machine may do.
import type { IncomingHttpHeaders } from 'node:http';
import { addressGroup } from './address-group.ts';
import type { RequestSource } from './handler.ts';
import { Refusal } from './refusal.ts';

/** A rule for what only programs and our own pages may do. */
export function refuseForeignPages({ isForeignPage }: RequestSource): void {
  if (isForeignPage) throw new Refusal('cross-site-request');
}

type OwnOrigins = () => string | readonly string[];

/** `ownOrigins`: of our own pages, besides those of the host that is requested. */
export function sourceOf(address: string, headers: IncomingHttpHeaders, ownOrigins: OwnOrigins): RequestSource {
  const group = addressGroup(address);
  const isForeignPage = comesFromOtherSite(headers, ownOrigins);
  return { requester: isForeignPage ? `page ${group}` : group, isForeignPage };
}

/**
 * Browsers send Sec-Fetch-Site to https and loopback, and Origin with all but GET and HEAD. One that sends neither is known
 * only by its User-Agent, which pages cannot change.
 */
function comesFromOtherSite(headers: IncomingHttpHeaders, ownOrigins: OwnOrigins): boolean {
  const { origin, host, 'sec-fetch-site': site, 'user-agent': agent } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin !== undefined) return ![`http://${host}`, `https://${host}`, ownOrigins()].flat().includes(origin);
  return agent?.startsWith('Mozilla/') ?? false;
}
