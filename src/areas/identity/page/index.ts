// GET /login, GET /login/PROVIDER/callback and GET /account. Their scripts call the operations of spec/identity.
import type Router from '@koa/router';
import type { Clock } from '../../../base/clock.ts';
import { isThisMachine } from '../../../base/hosts.ts';
import type { Content } from '../../../pages/html.ts';
import { sendPage } from '../../../pages/send-page.ts';
import type { Visit } from '../../../pages/site-bar.ts';
import { browserLabel } from '../browser-label.ts';
import { isInsecure, safeNext } from '../login-origin.ts';
import { allowsPasskeys } from '../passkeys.ts';
import type { IdentityService } from '../service.ts';
import { PASSKEYS_PATH } from '../session-store.ts';
import { accountPage, greet, requirePasskey, sessionSections } from './account.ts';
import {
  auditSection,
  keysSection,
  linkedAccountsSection,
  type OwnedGrant,
  panelsSection,
  passkeysSection,
  passwordSection,
} from './account-sections.ts';
import { insecurePage, loggedInPage, loginPage, recoveryPage } from './login.ts';
import { findVisitor, sendShellWithoutProof } from './visitor.ts';

export interface IdentityPageOptions {
  readonly clock: Clock;
  readonly baseUrl: () => string;
  /** What panels may do in the workspaces of these owners. */
  readonly listGrants?: (owners: readonly string[]) => Promise<readonly OwnedGrant[]>;
  /** A section of another area, with its script. `browser`: the name of the visitor's browser. */
  readonly notifications?: (userId: string, browser: string | null) => Promise<AccountSection>;
}

/** The path of the login page. `next` is the path to open after the login. */
export const loginPath = (next: string): string => `/login?next=${encodeURIComponent(next)}`;

interface AccountSection {
  readonly content: Content;
  readonly script: string;
}

export const identityPages =
  (identity: IdentityService, { baseUrl, clock, listGrants = async () => [], notifications }: IdentityPageOptions) =>
  (router: Router): void => {
    router.use(sendShellWithoutProof); // applies to all routes registered after it
    router.get('/login', async (context) => {
      const base = baseUrl();
      const next = safeNext(context.query['next'], base);
      const canonical = canonicalOrigin(context.host, base);
      if (canonical !== null) return context.redirect(`${canonical}${loginPath(next)}&from=${context.hostname}`);
      if (isInsecure(base)) return sendPage(context, 403, insecurePage(visitOf(undefined)));
      const visitor = await findVisitor(identity, context.headers);
      if (visitor) return sendPage(context, 200, loggedInPage(visitOf(visitor.name), visitor.name, next, base));
      const from = String(context.query['from']);
      const options = { next, baseUrl: base, moved: isThisMachine(from) ? from : undefined };
      sendPage(context, 200, loginPage(visitOf(undefined), identity.loginMethods, options));
    });
    router.get('/login/recover', (context) =>
      sendPage(context, 200, recoveryPage(visitOf(undefined), baseUrl(), identity.loginMethods.passwords)),
    );
    router.get('/login/:provider/callback', (context) => {
      const options = { next: '/', baseUrl: baseUrl(), returning: context.params['provider'] };
      sendPage(context, 200, loginPage(visitOf(undefined), identity.loginMethods, options));
    });
    router.get('/account', async (context) => {
      const base = baseUrl();
      const isFull = (await findVisitor(identity, context.headers)) !== null;
      const visitor = await findVisitor(identity, context.headers, PASSKEYS_PATH);
      context.set('Cache-Control', 'no-store');
      if (!visitor) return context.redirect(base + loginPath(`${new URL(base).pathname.replace(/\/$/, '')}/account`));
      const { userId, name, owners } = visitor;
      const now = clock.now();
      const { sessions } = await identity.sessions.list(userId, visitor.sessionId);
      const passkeys = passkeysSection(await identity.passkeys.list(userId), allowsPasskeys(base), now);
      const offer = typeof context.query['offer'] === 'string' ? safeNext(context.query['offer'], base) : null;
      if (!isFull)
        return sendPage(context, 200, accountPage(visitOf(undefined), requirePasskey(offer ?? '/'), passkeys));
      const notified = await notifications?.(userId, browserLabel(context.get('user-agent')));
      const sections = [
        sessionSections(sessions, await identity.sessions.listApplications(userId), now),
        passkeys,
        notified?.content,
        keysSection((await identity.keys.listFor(userId)).keys, owners, now),
        panelsSection(await listGrants(owners), now),
        linkedAccountsSection((await identity.providerLogins.list(userId)).linked_accounts, identity.loginMethods, now),
        (await identity.logins.canChangePassword(name)) ? passwordSection(name) : null,
        auditSection(await identity.audit.list(userId, 50)),
      ];
      sendPage(
        context,
        200,
        accountPage(visitOf(name), greet(name, offer), sections, notified ? [notified.script] : []),
      );
    });
  };

const visitOf = (user: string | undefined): Visit => ({ user, platform: '' });

/** The base URL's origin if the request used another loopback name, whose cookies differ (localhost for 127.0.0.1). */
function canonicalOrigin(host: string, baseUrl: string): string | null {
  const url = new URL(baseUrl);
  const requested = URL.parse(`http://${host}`);
  if (!requested || requested.port !== url.port || requested.hostname === url.hostname) return null;
  return isThisMachine(url.hostname) && isThisMachine(requested.hostname) ? url.origin : null;
}
