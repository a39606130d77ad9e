// Browsers share the cookies of a host between its ports, and local storage between servers that take turns at one address.
// So the names of the session's cookie and proof end with a mark of the instance: two servers in one browser, at two ends of
// tunnels for example, do not end each other's logins. Inside, and in the documents, the cookies have their plain names.
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import { DEVICE_COOKIE, SESSION_COOKIE } from '../areas/identity/cookie.ts';
import { readCookie } from '../contract/server/index.ts';

const NAMES = [SESSION_COOKIE, DEVICE_COOKIE];
const MARK_LENGTH = 8;

export class InstanceNames {
  readonly #key: () => Promise<Buffer>;

  /** `key`: the same after every start and on every node. */
  constructor(key: () => Promise<Buffer>) {
    this.#key = key;
  }

  /** Gives the cookies of a request their plain names. Those of other instances, and of releases before, stay as they are. */
  async rename(request: IncomingMessage): Promise<void> {
    const { headers } = request;
    if (!headers.cookie?.includes('__Host-annex_')) return;
    const mark = await this.#mark();
    const pairs = headers.cookie.split(/;\s*/);
    for (const name of NAMES) {
      const own = pairs.findIndex((pair) => pair.startsWith(`${name}_${mark}=`));
      if (own < 0) continue;
      const value = pairs[own]?.slice(name.length + mark.length + 1);
      const others = pairs.filter((pair) => !pair.startsWith(`${name}=`));
      pairs.splice(0, pairs.length, ...others, name + value);
    }
    headers.cookie = pairs.join('; ');
  }

  readonly handle: Middleware = (context, next) => {
    const { cookie, accept = '' } = context.req.headers;
    const isPage = accept.includes('text/html');
    return cookie !== undefined || isPage || context.path.startsWith('/auth/')
      ? this.#handle(context, next, isPage)
      : next();
  };

  async #handle(context: Context, next: () => Promise<unknown>, isPage: boolean): Promise<void> {
    const { cookie: sent = '' } = context.req.headers;
    await this.rename(context.req);
    if (isPage) context.set('Server-Timing', `annex;desc="${await this.#mark()}"`); // for pages/browser/own-fetch.ts
    await next();
    const cookies = context.res.getHeader('set-cookie');
    if (cookies === undefined || context.res.headersSent) return;
    const mark = await this.#mark();
    const renamed = [cookies].flat().flatMap((cookie) => {
      const name = NAMES.find((each) => String(cookie).startsWith(`${each}=`));
      if (name === undefined) return String(cookie);
      const own = `${name}_${mark}${String(cookie).slice(name.length)}`;
      // One of a release before ends with what takes its place.
      return readCookie(sent, name) === null
        ? own
        : [own, `${name}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`];
    });
    context.res.setHeader('Set-Cookie', renamed);
  }

  async #mark(): Promise<string> {
    return createHash('sha256')
      .update(await this.#key())
      .digest('hex')
      .slice(0, MARK_LENGTH);
  }
}
