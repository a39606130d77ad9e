/** Addresses that a server listens on and nobody can connect to. */
const WILDCARDS = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

export const isWildcard = (host: string): boolean => WILDCARDS.has(host);

/** The host of a URL that reaches a server of this machine listening on `host`. */
export function reachableHost(host: string): string {
  const reachable = WILDCARDS.get(host) ?? host;
  return reachable.includes(':') ? `[${reachable}]` : reachable.toLowerCase();
}
