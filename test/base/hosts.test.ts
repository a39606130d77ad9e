// One table for the three questions about this machine: an IP address, a host name, and what a browser takes for safe.
import { describe, expect, it } from 'vitest';
import {
  isLoopbackAddress,
  isThisMachine,
  isTrustworthy,
  LOOPBACK_NAMES,
  listenHosts,
  ownOrigins,
} from '../../src/base/hosts.ts';
import { measureCpu } from '../cpu-time.ts';

/** `url`: what a URL makes of the host; null if it is none. `safe`: whether a browser trusts it without TLS. */
interface Row {
  readonly host: string;
  readonly address: boolean;
  readonly name: boolean;
  readonly url: string | null;
  readonly safe: boolean;
}

const row = (host: string, answers: string, url: string | null = host): Row => ({
  host,
  address: answers.includes('address'),
  name: answers.includes('name'),
  safe: answers.includes('safe'),
  url,
});

const ROWS = [
  row('127.0.0.1', 'address name safe'),
  row('127.0.0.2', 'address name safe'),
  row('127.255.255.254', 'address name safe'),
  row('::1', 'address name', null),
  row('[::1]', 'name safe'),
  row('::ffff:127.0.0.1', 'address name', null),
  row('::FFFF:127.0.0.1', 'address name', null),
  row('::ffff:7f00:1', 'address name', null),
  row('[::ffff:127.0.0.1]', 'name', '[::ffff:7f00:1]'),
  row('[::ffff:7f00:1]', 'name'),
  row('::ffff:128.0.0.1', '', null),
  row('[::ffff:8000:1]', ''),
  row('localhost', 'name safe'),
  row('LOCALHOST', 'name safe', 'localhost'),
  row('localhost.', 'name safe'),
  row('x.localhost', 'name safe'),
  row('a.b.localhost', 'name safe'),
  row('x.localhost.', 'name safe'),
  row('0.0.0.0', 'name'),
  row('::', 'name', null),
  row('[::]', 'name'),
  // Other spellings are no names: a URL turns them into the address.
  row('127.1', 'safe', '127.0.0.1'),
  row('2130706433', 'safe', '127.0.0.1'),
  row('0x7f.1', 'safe', '127.0.0.1'),
  row('evil-localhost', ''),
  row('localhost.evil.example', ''),
  row('127.0.0.1.evil.example', ''),
  row('127.evil.example', ''),
  row('1127.0.0.1', '', null),
  row('localhost..', ''),
  row('128.0.0.1', ''),
  row('10.0.0.1', ''),
  row('::2', '', null),
  row('[::2]', ''),
  row('[fe80::1]', ''),
  row('example.com', ''),
  row('127.0.0.1\n', 'safe', '127.0.0.1'),
  row('', '', null),
];

describe('this machine', () => {
  it.each(ROWS)('$host', ({ host, address, name, url, safe }) => {
    expect(isLoopbackAddress(host)).toBe(address);
    expect(isThisMachine(host)).toBe(name);
    const [plain, encrypted] = [URL.parse(`http://${host}`), URL.parse(`https://${host}`)];
    expect(plain?.hostname ?? null).toBe(url);
    expect(plain !== null && isTrustworthy(plain)).toBe(safe);
    expect(encrypted === null || isTrustworthy(encrypted)).toBe(true);
    // What a browser trusts is on this machine, and so is every loopback address.
    if (plain && safe) expect(isThisMachine(plain.hostname)).toBe(true);
    if (address) expect(isThisMachine(host.includes(':') ? `[${host}]` : host)).toBe(true);
  });

  it('has three usual names, on which servers listen', () => {
    expect(LOOPBACK_NAMES).toEqual(['localhost', '127.0.0.1', '[::1]']);
    expect(LOOPBACK_NAMES.map((name) => isTrustworthy(new URL(`ws://${name}`)))).toEqual([true, true, true]);
    for (const name of LOOPBACK_NAMES) expect(listenHosts(name.replace(/[[\]]/g, ''))).toEqual(['127.0.0.1', '::1']);
    expect(listenHosts('127.0.0.2')).toEqual(['127.0.0.2']);
    expect(ownOrigins('http://x.localhost:1')).toEqual(['http://x.localhost:1']);
  });

  it('is found in ten million characters at once', () => {
    for (const text of ['.localhost'.repeat(1e6), `${'.'.repeat(1e7)}x`, `127${'.1'.repeat(5e6)}`, '['.repeat(1e7)]) {
      const cpu = measureCpu();
      isThisMachine(text);
      isLoopbackAddress(text);
      expect(cpu()).toBeLessThan(1_000);
    }
  });
});
