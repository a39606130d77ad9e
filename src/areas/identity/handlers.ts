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
    const browser = {
      session: cookies[SESSION_COOKIE],
      device: cookies[DEVICE_COOKIE],
      proof: body.proof,
      userAgent: header['User-Agent'],
    };
    const login = await identity.logins.create(body.name, body.password, address, browser, signal);
    return reply.empty(204, setCookies(login, identity));
  },

  startProviderLogin: async ({ path, body }, reply) => {
    const authorization_url = await identity.providerLogins.start(path.provider, body, baseUrl());
    return reply.json(200, { authorization_url });
  },

  startProviderLink: async ({ path, body, caller }, reply) => {
    const authorization_url = await identity.providerLogins.start(path.provider, body, baseUrl(), caller.sessionId);
    return reply.json(200, { authorization_url });
  },

  createProviderLogin: async ({ path, body, header, cookie: cookies, address }, reply) => {
    const browser = {
      session: cookies[SESSION_COOKIE],
      device: cookies[DEVICE_COOKIE],
      userAgent: header['User-Agent'],
    };
    const login = await identity.providerLogins.complete(path.provider, body, baseUrl(), browser, address);
    return reply.json(200, { next: login.next }, login.cookies ? setCookies(login.cookies, identity) : {});
  },

  listLinkedAccounts: async ({ caller }, reply) => reply.json(200, await identity.linkedAccounts.list(caller.userId)),

  deleteLinkedAccount: async ({ path, caller }, reply) => {
    await identity.linkedAccounts.delete(path.id, caller.userId);
    return reply.empty(204);
  },

  endLogin: async ({ caller }, reply) => {
    const provider = await identity.sessions.endLogin(caller.sessionId, caller.userId);
    const logout_url = await identity.providerLogins.logoutUrl(provider, baseUrl());
    const headers = { 'Set-Cookie': expiredSessionCookie() };
    return logout_url === null ? reply.empty(204, headers) : reply.json(200, { logout_url }, headers);
  },

  getLogin: async ({ caller }, reply) => reply.json(200, await identity.sessions.getLogin(caller.sessionId)),

  listSessions: async ({ caller, query }, reply) =>
    reply.json(200, await identity.sessions.list(caller.userId, caller.sessionId, query)),

  endOtherSession: async ({ path, caller }, reply) => {
    await identity.sessions.end(path.id, caller.userId);
    return reply.empty(204);
  },
});

const setCookies = ({ session, device }: Login, { cookieLifetimes }: IdentityService) => ({
  'Set-Cookie': [
    sessionCookie(session, cookieLifetimes.browserSessionMs),
    deviceCookie(device, cookieLifetimes.deviceCookieMs),
  ],
});
