import type { Identity } from '../../../generated/identity/contract.ts';
import type { Callers } from '../../base/caller.ts';
import { Problem } from '../../base/problem.ts';
import type { Handlers, Rules } from '../../contract/handler.ts';
import { DEVICE_COOKIE, deviceCookie, expiredSessionCookie, SESSION_COOKIE, sessionCookie } from './cookie.ts';
import { isInsecure, isOwnOrigin } from './login-origin.ts';
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

export const identityHandlers = (identity: IdentityService): Handlers<Identity, Callers> => ({
  createLogin: async ({ body, header, cookie: cookies, address, signal }, reply) => {
    const browser = {
      session: cookies[SESSION_COOKIE],
      device: cookies[DEVICE_COOKIE],
      proof: body.proof,
      userAgent: header['User-Agent'],
    };
    const { session, device } = await identity.logins.create(body.name, body.password, address, browser, signal);
    const { browserSessionMs, deviceCookieMs } = identity.cookieLifetimes;
    return reply.empty(204, {
      'Set-Cookie': [sessionCookie(session, browserSessionMs), deviceCookie(device, deviceCookieMs)],
    });
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
});
