import type { Identity } from '../../../generated/identity/contract.ts';
import type { Callers } from '../../base/caller.ts';
import { Problem } from '../../base/problem.ts';
import type { Handlers, Rules } from '../../contract/handler.ts';
import { DEVICE_COOKIE, deviceCookie, expiredSessionCookie, SESSION_COOKIE, sessionCookie } from './cookie.ts';
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

  deleteLinkedAccount: async ({ path, caller }, reply) => {
    await identity.providerLogins.unlink(path.id, caller.userId);
    return reply.empty(204);
  },

  endLogin: async ({ caller }, reply) => {
    await identity.sessions.endLogin(caller.sessionId, caller.userId);
    return reply.empty(204, { 'Set-Cookie': expiredSessionCookie() });
  },

  getLogin: async ({ caller }, reply) => reply.json(200, await identity.sessions.getLogin(caller.sessionId)),

  listSessions: async ({ caller, query }, reply) =>
    reply.json(200, await identity.sessions.list(caller.userId, caller.sessionId, query)),

  endOtherSession: async ({ path, caller }, reply) => {
    await identity.sessions.end(path.id, caller.userId);
    return reply.empty(204);
  },

  endOtherSessions: async ({ query, caller }, reply) => {
    await identity.sessions.endAll(caller.userId, { kind: query.kind, except: caller.sessionId });
    return reply.empty(204);
  },

  listKeys: async ({ caller }, reply) => reply.json(200, await identity.keys.listFor(caller.userId)),

  createKey: async ({ body, caller }, reply) => reply.json(201, await identity.keys.createFor(caller.userId, body)),

  deleteKey: async ({ path, caller }, reply) => {
    await identity.keys.revokeFor(caller.userId, path.id);
    return reply.empty(204);
  },

  updatePassword: async ({ body, header, caller, address, signal }, reply) => {
    await identity.logins.changePassword(caller, body, { userAgent: header['User-Agent'], address }, signal);
    return reply.empty(204);
  },

  listLoginEvents: async ({ caller }, reply) => reply.json(200, await identity.loginHistory.list(caller.userId)),
});

const setCookies = ({ session, device }: Login, { cookieLifetimes }: IdentityService) => ({
  'Set-Cookie': [
    sessionCookie(session, cookieLifetimes.browserSessionMs),
    deviceCookie(device, cookieLifetimes.deviceCookieMs),
  ],
});

const browserState = (
  cookies: { readonly [SESSION_COOKIE]?: string; readonly [DEVICE_COOKIE]?: string },
  header: { readonly 'User-Agent'?: string },
) => ({ session: cookies[SESSION_COOKIE], device: cookies[DEVICE_COOKIE], userAgent: header['User-Agent'] });
