// Which addresses and names are this machine. Three questions have different answers: `isLoopbackAddress` is about an IP
// address, `isThisMachine` about where a host name leads, `isTrustworthy` about what a browser takes for safe.
import { isLoopbackAddress } from '../contract/loopback.ts';

export { isLoopbackAddress };

/** Addresses that a server can listen on but clients cannot connect to, and the loopback address to use instead. */
const WILDCARDS = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

export const isWildcard = (host: string): boolean => WILDCARDS.has(host);

/** The host to use in a URL of a server on this machine that listens on `host`. */
export function reachableHost(host: string): string {
  const reachable = WILDCARDS.get(host) ?? host;
  return reachable.includes(':') ? `[${reachable}]` : reachable.toLowerCase();
}

/**
 * The hosts in URLs of servers on this machine: ours, and those that wait for the answer of a login (RFC 8252, 7.3). Other
 * loopback addresses and names do not count there.
 */
export const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const LOCALHOST = ['127.0.0.1', '::1'];
const LOCAL_NAME = /(^|.\.)localhost\.?$/i;

/**
 * The addresses to listen on for `host`. Browsers try ::1 first for localhost, so another program that listens there
 * would receive our requests and their cookies. `::` includes every address.
 */
export function listenHosts(host: string): readonly string[] {
  if (isWildcard(host)) return host === '::' ? [host] : [host, '::1'];
  const hostname = URL.parse(`http://${reachableHost(host)}`)?.hostname ?? '';
  return LOOPBACK_NAMES.includes(hostname) ? LOCALHOST : [host];
}

/** Whether a connection to this host name, or address with or without brackets, stays on this machine. */
export function isThisMachine(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  return LOCAL_NAME.test(host) || isLoopbackAddress(address) || isWildcard(address);
}

/** Whether browsers take the origin for safe (Secure Contexts, 3.1): with TLS, or loopback by its name or address. */
export const isTrustworthy = ({ protocol, hostname }: URL): boolean =>
  /^(https|wss):$/.test(protocol) || LOCAL_NAME.test(hostname) || isLoopbackAddress(hostname) || hostname === '[::1]';

/** The origins of a server: on this machine, the same port of both usual names. */
export function ownOrigins(url: string): readonly string[] {
  const { origin, protocol, hostname, port } = new URL(url);
  if (hostname !== '127.0.0.1' && hostname !== 'localhost') return [origin];
  return ['127.0.0.1', 'localhost'].map((name) => `${protocol}//${name}${port && `:${port}`}`);
}
