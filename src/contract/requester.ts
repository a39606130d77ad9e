// Whose limits a request uses. Pages of other sites are counted apart from the programs of their address: any page can make
// its visitor's browser send requests here, and must not use up what programs on the same machine may do.
import type { IncomingHttpHeaders } from 'node:http';
import { addressGroup } from './address-group.ts';

/** `ownOrigins`: of our own pages, which count as programs. */
export function requesterOf(
  address: string,
  headers: IncomingHttpHeaders,
  ownOrigins: () => string | readonly string[],
): string {
  const group = addressGroup(address);
  return isForeignPage(headers, ownOrigins) ? `page ${group}` : group;
}

/**
 * Browsers send Origin with all but GET and HEAD, and Sec-Fetch-Site to https and loopback. One that sends neither is known
 * only by its User-Agent, which pages cannot change.
 */
function isForeignPage(
  { origin, 'sec-fetch-site': site, 'user-agent': agent }: IncomingHttpHeaders,
  ownOrigins: () => string | readonly string[],
): boolean {
  if (origin !== undefined) return ![ownOrigins()].flat().includes(origin);
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return agent?.startsWith('Mozilla/') ?? false;
}
