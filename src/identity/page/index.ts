// GET /login. What the page does then, it does through the operations of spec/identity.
import type Router from '@koa/router';
import type { Context } from 'koa';
import { headerMap, type Page } from '../../pages/layout.ts';
import { readSessionCookie } from '../cookie.ts';
import { isInsecure, isLoopback, safeNext } from '../origin.ts';
import type { IdentityService } from '../service.ts';
import { insecurePage, loggedInPage, loginPage } from './login.ts';

export interface IdentityPageOptions {
  readonly baseUrl: () => string;
}

/** Where a page sends somebody who has to log in first; `next` is the path to come back to. */
export const loginPath = (next: string): string => `/login?next=${encodeURIComponent(next)}`;

export const identityPages =
  (identity: IdentityService, { baseUrl }: IdentityPageOptions) =>
  (router: Router): void => {
    router.get('/login', async (context) => {
      const base = baseUrl();
      const next = safeNext(context.query['next'], base);
      const own = ownAddress(context.host, base);
      if (own !== null) return context.redirect(own + loginPath(next));
      if (isInsecure(base)) return send(context, 403, insecurePage());
      const name = await visitor(identity, context.get('cookie'));
      send(context, 200, name === null ? loginPage(next, base) : loggedInPage(name, next, base));
    });
  };

/** Cookies and origins tell localhost from 127.0.0.1: who came by the other name of this machine is sent on. */
function ownAddress(host: string, baseUrl: string): string | null {
  const url = new URL(baseUrl);
  const asked = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null;
  return asked && isLoopback(url) && isLoopback(asked) && asked.port === url.port && asked.hostname !== url.hostname
    ? url.origin
    : null;
}

async function visitor(identity: IdentityService, cookies: string): Promise<string | null> {
  const cookie = readSessionCookie(cookies);
  const caller = cookie === null ? null : await identity.findByCookie(cookie);
  const user = caller && (await identity.findUser(caller.userId));
  return user?.name ?? null;
}

function send(context: Pick<Context, 'status' | 'set' | 'type' | 'body'>, status: number, page: Page): void {
  context.status = status;
  context.set(headerMap(page));
  context.set('Cache-Control', 'no-store');
  context.type = 'html';
  context.body = page.html;
}
