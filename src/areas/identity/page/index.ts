// GET /login, GET /login/PROVIDER/callback and GET /account. Their scripts call the operations of spec/identity.
import type Router from '@koa/router';
import type { Clock } from '../../../base/clock.ts';
import { isLoopback } from '../../../base/hosts.ts';
import { sendPage } from '../../../pages/send-page.ts';
import type { Visit } from '../../../pages/site-bar.ts';
import { isInsecure, safeNext } from '../login-origin.ts';
import type { IdentityService } from '../service.ts';
import { accountPage } from './account.ts';
import { keysSection, linkedAccountsSection, loginEventsSection, passwordSection } from './account-sections.ts';
import { insecurePage, loggedInPage, loginPage } from './login.ts';
import { findVisitor, sendShellWithoutProof } from './visitor.ts';

export interface IdentityPageOptions {
  readonly clock: Clock;
  readonly baseUrl: () => string;
}

/** The path of the login page. `next` is the path to open after the login. */
export const loginPath = (next: string): string => `/login?next=${encodeURIComponent(next)}`;

export const identityPages =
  (identity: IdentityService, { baseUrl, clock }: IdentityPageOptions) =>
  (router: Router): void => {
    router.use(sendShellWithoutProof); // applies to all routes registered after it
    router.get('/login', async (context) => {
      const base = baseUrl();
      const next = safeNext(context.query['next'], base);
      const canonical = canonicalOrigin(context.host, base);
      if (canonical !== null) return context.redirect(canonical + loginPath(next));
      if (isInsecure(base)) return sendPage(context, 403, insecurePage(visitOf(undefined)));
      const visitor = await findVisitor(identity, context.headers);
      const page = visitor
        ? loggedInPage(visitOf(visitor.name), visitor.name, next, base)
        : loginPage(visitOf(undefined), next, base, identity.loginMethods);
      sendPage(context, 200, page);
    });
    router.get('/login/:provider/callback', (context) => {
      const { provider } = context.params;
      sendPage(context, 200, loginPage(visitOf(undefined), '/', baseUrl(), identity.loginMethods, provider));
    });
    router.get('/account', async (context) => {
      const base = baseUrl();
      const visitor = await findVisitor(identity, context.headers);
      context.set('Cache-Control', 'no-store');
      if (!visitor) return context.redirect(base + loginPath(`${new URL(base).pathname.replace(/\/$/, '')}/account`));
      const { userId, name, owners } = visitor;
      const now = clock.now();
      const sections = [
        keysSection((await identity.keys.listFor(userId)).keys, owners, now),
        linkedAccountsSection((await identity.providerLogins.list(userId)).linked_accounts, identity.loginMethods, now),
        (await identity.logins.canChangePassword(name)) ? passwordSection(name) : null,
        loginEventsSection((await identity.loginHistory.list(userId)).login_events),
      ];
      const sessions = await identity.sessions.list(userId, visitor.sessionId);
      sendPage(context, 200, accountPage(visitOf(name), name, sessions, sections, now));
    });
  };

const visitOf = (user: string | undefined): Visit => ({ user, platform: '' });

/** The base URL's origin if the request used another loopback name, whose cookies differ (localhost for 127.0.0.1). */
function canonicalOrigin(host: string, baseUrl: string): string | null {
  const url = new URL(baseUrl);
  const requested = URL.parse(`http://${host}`);
  if (!requested || requested.port !== url.port || requested.hostname === url.hostname) return null;
  return isLoopback(url.hostname) && isLoopback(requested.hostname) ? url.origin : null;
}
