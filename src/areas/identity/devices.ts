// Recognizes browsers that have logged in before. Their cookie contains a random id and a MAC for each user name. The MAC
// covers the id, the name and the browser's proof if it sends one: other ports of our host can read the cookie too.
import { timingSafeEqual } from 'node:crypto';
import { hmac, randomSecret } from '../../base/secrets.ts';

/** Maximum number of user names per browser. The latest login comes first. */
const MAX_NAMES = 4;
const COOKIE = /^([\w-]{43})((?:\.[\w-]{43}){1,4})$/;

export class Devices {
  readonly #readKey: () => Promise<Buffer>;

  constructor(readKey: () => Promise<Buffer>) {
    this.#readKey = readKey;
  }

  /** The browser's id if it has logged in with this name before, else null. */
  async find(cookie: string | undefined, name: string, proof?: string): Promise<string | null> {
    const device = parse(cookie);
    if (!device) return null;
    const mac = Buffer.from(await this.#macOf(device.id, name, proof));
    return device.macs.some((stored) => timingSafeEqual(Buffer.from(stored), mac)) ? device.id : null;
  }

  /** Returns the cookie's new value after a login with this name. */
  async remember(cookie: string | undefined, name: string, proof?: string): Promise<string> {
    const { id, macs } = parse(cookie) ?? { id: randomSecret(), macs: [] };
    const mac = await this.#macOf(id, name, proof);
    return [id, mac, ...macs.filter((stored) => stored !== mac)].slice(0, 1 + MAX_NAMES).join('.');
  }

  async #macOf(id: string, name: string, proof?: string): Promise<string> {
    return hmac(await this.#readKey(), proof === undefined ? `${id} ${name}` : `${id}.${proof} ${name}`);
  }
}

function parse(cookie = '') {
  const [, id, macs] = COOKIE.exec(cookie) ?? [];
  return id === undefined || macs === undefined ? null : { id, macs: macs.slice(1).split('.') };
}
