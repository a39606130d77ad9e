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

const LOCALHOST = ['127.0.0.1', '::1'];

/**
 * The addresses to listen on for `host`. Browsers try ::1 first for localhost, so another program that listens there
 * would receive our requests and their cookies. `::` includes every address.
 */
export function listenHosts(host: string): readonly string[] {
  if (isWildcard(host)) return host === '::' ? [host] : [host, '::1'];
  const hostname = URL.parse(`http://${reachableHost(host)}`)?.hostname ?? '';
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? LOCALHOST : [host];
}

/** Whether the host name of a URL always means this machine. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** The origins of a server: on this machine, the same port of both usual names. */
export function ownOrigins(url: string): readonly string[] {
  const { origin, protocol, hostname, port } = new URL(url);
  if (hostname !== '127.0.0.1' && hostname !== 'localhost') return [origin];
  return ['127.0.0.1', 'localhost'].map((name) => `${protocol}//${name}${port && `:${port}`}`);
}
