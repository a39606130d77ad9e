// Browsers that have logged in before, told by a cookie: a random id of the browser, then for each name a MAC of both, and
// of the browser's proof where it sends one. Then the cookie, which other ports of our host get too, is not enough.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyStore } from '../../base/state/key-store.ts';
import { randomSecret } from './secret.ts';

/** Names that one browser is known by; the one that logged in last comes first. */
const MAX_NAMES = 4;
const COOKIE = /^([\w-]{43})((?:\.[\w-]{43}){1,4})$/;

interface Device {
  readonly id: string;
  readonly macs: readonly string[];
}

export class Devices {
  readonly #keys: KeyStore;

  constructor(keys: KeyStore) {
    this.#keys = keys;
  }

  /** The browser's id where it has logged in with this name before; else null. */
  async find(cookie: string | null, name: string, proof?: string): Promise<string | null> {
    const device = parse(cookie);
    if (!device) return null;
    const mac = Buffer.from(await this.#mac(device.id, name, proof));
    return device.macs.some((each) => timingSafeEqual(Buffer.from(each), mac)) ? device.id : null;
  }

  /** The cookie's value once the browser has logged in with this name. */
  async remember(cookie: string | null, name: string, proof?: string): Promise<string> {
    const { id, macs } = parse(cookie) ?? { id: randomSecret(), macs: [] };
    const mac = await this.#mac(id, name, proof);
    return [id, mac, ...macs.filter((each) => each !== mac)].slice(0, 1 + MAX_NAMES).join('.');
  }

  async #mac(id: string, name: string, proof?: string): Promise<string> {
    return createHmac('sha256', await this.#keys.get())
      .update(proof === undefined ? `${id} ${name}` : `${id}.${proof} ${name}`)
      .digest('base64url');
  }
}

function parse(cookie: string | null): Device | null {
  const [, id, macs] = COOKIE.exec(cookie ?? '') ?? [];
  return id === undefined || macs === undefined ? null : { id, macs: macs.slice(1).split('.') };
}
