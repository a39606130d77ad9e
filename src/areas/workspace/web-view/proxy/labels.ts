// Proxied sites on the platform's own port, told apart by the host name. The proxy is loaded with their first request.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Middleware } from 'koa';
import { loadOnce } from '../../../../base/async/load-once.ts';
import { LOOPBACK_NAMES } from '../../../../base/hosts.ts';
import type { PlaceOf, ProxyAccess } from './access.ts';
import type { ProxyOptions, ViewProxy } from './middleware.ts';

export class ProxyLabels {
  readonly #access: ProxyAccess;
  readonly #load: () => Promise<ViewProxy>;
  #isLoaded = false;

  constructor(options: ProxyOptions) {
    this.#access = options.access;
    this.#load = loadOnce(async () => {
      const { ViewProxy } = await import('./middleware.ts');
      this.#isLoaded = true;
      return new ViewProxy(options);
    });
  }

  serves(request: IncomingMessage): boolean {
    return this.#access.readLabel(request) !== null;
  }

  readonly handle: Middleware = async (context, next) => (await this.#load()).handle(context, next);

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => {});
    const proxy = await this.#load().catch(() => null); // the next request tries again
    if (proxy) await proxy.upgrade(request, socket, head);
    else socket.destroy();
  }

  async close(): Promise<void> {
    if (this.#isLoaded) (await this.#load()).close();
  }
}

/**
 * Browsers that open the platform as localhost, at any port, have the labels below it: an SSH tunnel may end at another
 * port. The others have them below the wildcard, if there is one.
 */
export const placesOf =
  (platformUrl: string, wildcard: string | undefined): PlaceOf =>
  (host) => {
    const platform = new URL(platformUrl);
    const protocol = host === platform.host ? platform.protocol : 'http:';
    const asked = URL.parse(`${protocol}//${host}`);
    if (asked && LOOPBACK_NAMES.includes(asked.hostname)) {
      asked.hostname = 'localhost';
      const isSet = LOOPBACK_NAMES.includes(platform.hostname) && platform.port === asked.port;
      return { base: asked.origin, platform: isSet ? platform.origin : asked.origin };
    }
    return wildcard === undefined ? null : { base: wildcard, platform: platform.origin };
  };
