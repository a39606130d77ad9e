// The client's address: the socket's, or behind trusted proxies the last untrusted address in X-Forwarded-For.
import { BlockList, isIP } from 'node:net';

export type AddressReader = (remote: string | undefined, forwardedFor: string | string[] | undefined) => string;

/**
 * Returns a function that tests whether an address is in a list of addresses and CIDR ranges. 127.0.0.1 includes ::1,
 * because clients that connect to localhost use either.
 */
export function createAddressList(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) throw new Error(`${entry} is not an IP address or CIDR range`);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const version = isIP(address);
    if (address === '::1' && list.check('127.0.0.1')) return true;
    return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };
}

/** `trusted` lists addresses and CIDR ranges. `onUntrusted` is called once, when another address sends the header. */
export function createAddressReader(trusted: readonly string[], onUntrusted: (remote: string) => void): AddressReader {
  const isTrusted = createAddressList(trusted);
  let warned = false;
  return (remote, forwardedFor) => {
    const direct = plainAddress(remote ?? '');
    if (forwardedFor === undefined) return direct;
    if (!isTrusted(direct)) {
      if (!warned) onUntrusted(direct);
      warned = true;
      return direct;
    }
    const hops = String(forwardedFor)
      .split(',')
      .map((hop) => plainAddress(hop.trim()));
    for (const hop of hops.reverse()) {
      if (isIP(hop) === 0) return direct;
      if (!isTrusted(hop)) return hop;
    }
    return direct;
  };
}

/** Unwraps IPv4-mapped IPv6 addresses. */
export const plainAddress = (address: string): string => (address.startsWith('::ffff:') ? address.slice(7) : address);
