import type { Identity } from '../../../generated/identity/contract.ts';
import type { Callers } from '../../base/caller.ts';
import { Problem } from '../../base/problem.ts';
import { done, type Handlers, type Rules } from '../../contract/handler.ts';
import { DEVICE_COOKIE, SESSION_COOKIE, writeCookie } from './cookie.ts';
import { isInsecure, isOwnOrigin } from './login-origin.ts';
import type { Login } from './logins.ts';
import type { IdentityService } from './service.ts';

const INSECURE =
  'Login and screen sharing require HTTPS here. Put a TLS proxy in front of the platform and set ' +
  'ANNEX_BASE_URL to its HTTPS address.';

/** The rule `login-origin` of the document: a login must come from our own pages, over HTTPS or loopback. */
export const identityRules = (baseUrl: () => string): Rules<Identity, Callers> => ({
  'login-origin': ({ header }) => {
    if (!isOwnOrigin(header.Origin, header['Sec-Fetch-Site'], baseUrl())) throw new Problem('cross-site-request');
    if (isInsecure(baseUrl())) throw new Problem('insecure-login', INSECURE);
  },
});

export const identityHandlers = (identity: IdentityService, baseUrl: () => string): Handlers<Identity, Callers> => ({
  createLogin: async ({ body, header, cookie: cookies, address, signal }, reply) => {
    const browser = { ...browserState(cookies, header), proof: body.proof };
    const login = await identity.logins.create(body.name, body.password, address, browser, signal);
    return reply.empty(204, setCookies(login, identity));
  },
  startProviderLogin: async ({ path, body }, reply) =>
    reply.json(200, await identity.providerLogins.start(path.provider, body, baseUrl())),
  startProviderLink: async ({ path, body, caller }, reply) =>
    reply.json(200, await identity.providerLogins.start(path.provider, body, baseUrl(), caller.sessionId)),
  createProviderLogin: async ({ path, body, header, cookie: cookies, address }, reply) => {
    const browser = browserState(cookies, header);
    const login = await identity.providerLogins.complete(path.provider, body, baseUrl(), browser, address);
    const { cookies: created, ...answer } = login;
    return reply.json(200, answer, created ? setCookies(created, identity) : {});
  },
  listLinkedAccounts: async ({ caller }, reply) => reply.json(200, await identity.providerLogins.list(caller.userId)),
  deleteLinkedAccount: done(({ path, caller }) => identity.providerLogins.unlink(path.id, caller.userId)),
  endLogin: async ({ caller }, reply) => {
    await identity.sessions.endLogin(caller.sessionId, caller.userId);
    return reply.empty(204, { 'Set-Cookie': writeCookie(SESSION_COOKIE, '', 0) });
  },
  getLogin: async ({ caller }, reply) => reply.json(200, await identity.sessions.getLogin(caller.sessionId)),
  listSessions: async ({ caller, query }, reply) =>
    reply.json(200, await identity.sessions.list(caller.userId, caller.sessionId, query)),
  endOtherSession: done(({ path, caller }) => identity.sessions.end(path.id, caller.userId)),
  endOtherSessions: done(({ query, caller }) =>
    identity.sessions.endAll(caller.userId, { kind: query.kind, except: caller.sessionId }),
  ),
  listApplications: async ({ caller }, reply) =>
    reply.json(200, { applications: await identity.sessions.listApplications(caller.userId) }),
  deleteApplication: done(({ path, caller }) => identity.sessions.revokeApplication(path.id, caller.userId)),
  listKeys: async ({ caller }, reply) => reply.json(200, await identity.keys.listFor(caller.userId)),
  createKey: async ({ body, caller }, reply) => reply.json(201, await identity.keys.createFor(caller.userId, body)),
  deleteKey: done(({ path, caller }) => identity.keys.revokeFor(caller.userId, path.id)),
  updatePassword: done(({ body, caller, signal }) => identity.logins.changePassword(caller, body, signal)),
  startPasskeyLogin: async ({ body }, reply) => reply.json(200, await identity.passkeys.startLogin(body, baseUrl())),
  createPasskeyLogin: async ({ body, header, cookie: cookies, address }, reply) => {
    const login = await identity.passkeys.createLogin(body, baseUrl(), browserState(cookies, header), address);
    return reply.empty(204, setCookies(login, identity));
  },
  listPasskeys: async ({ caller }, reply) => reply.json(200, await identity.passkeys.list(caller.userId)),
  startPasskey: async ({ caller }, reply) => reply.json(200, await identity.passkeys.start(caller, baseUrl())),
  createPasskey: async ({ caller, body, header }, reply) =>
    reply.json(201, await identity.passkeys.create(caller, body, baseUrl(), header['User-Agent'])),
  deletePasskey: done(({ path, caller }) => identity.passkeys.delete(path.id, caller.userId)),
  createRecoveryCodes: async ({ caller }, reply) => reply.json(201, await identity.recovery.create(caller.userId)),
  createRecoveryLogin: async ({ body, header, cookie: cookies, address }, reply) => {
    const login = await identity.recovery.login(body, browserState(cookies, header), address);
    return reply.empty(204, setCookies(login, identity));
  },
  listAuditEvents: async ({ caller }, reply) => reply.json(200, { events: await identity.audit.list(caller.userId) }),
});

const setCookies = ({ session, device }: Login, { cookieLifetimes }: IdentityService) => ({
  'Set-Cookie': [
    writeCookie(SESSION_COOKIE, session, cookieLifetimes.browserSessionMs),
    writeCookie(DEVICE_COOKIE, device, cookieLifetimes.deviceCookieMs),
  ],
});

const browserState = (
  cookies: { readonly [SESSION_COOKIE]?: string; readonly [DEVICE_COOKIE]?: string },
  header: { readonly 'User-Agent'?: string },
) => ({ session: cookies[SESSION_COOKIE], device: cookies[DEVICE_COOKIE], userAgent: header['User-Agent'] });
