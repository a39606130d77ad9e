// Groups addresses for rate limits: one IPv4 address, or one IPv6 /64. 127.0.0.0/8 and ::1 are this machine.
import { isIPv6, SocketAddress } from 'node:net';
import { isLoopbackAddress } from './loopback.ts';

const THIS_MACHINE = '127.0.0.0/8';

export function addressGroup(address: string): string {
  if (isLoopbackAddress(address)) return THIS_MACHINE;
  if (!isIPv6(address)) return address;
  const parsed = SocketAddress.parse(`[${address}]:0`);
  const [head = '', tail] = (parsed?.address ?? address).split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - rest.length).fill('0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}

/** For a problem: `count` is the limit that was reached, such as '256 event streams'. */
export const describeLimit = (count: string, address: string): string =>
  `One address can have at most ${count}.${
    addressGroup(address) === THIS_MACHINE ? ' All programs on this machine count as one address.' : ''
  }`;
