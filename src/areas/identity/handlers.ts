import type { Identity } from '../../../generated/identity/contract.ts';
import type { Callers } from '../../base/caller.ts';
import { Problem } from '../../base/problem.ts';
import type { Handlers, Rules } from '../../contract/handler.ts';
import { DEVICE_COOKIE, deviceCookie, endedCookie, SESSION_COOKIE, sessionCookie } from './cookie.ts';
import { isInsecure, isOurs } from './login-origin.ts';
import type { IdentityService } from './service.ts';

const INSECURE =
  'Cookies and screen sharing require HTTPS here. Put a TLS proxy in front of the platform and set ' +
  'ANNEX_BASE_URL to its HTTPS address.';

/** The rule of the document that a login comes from our own pages, and not in the clear. */
export const identityRules = (baseUrl: () => string): Rules<Identity, Callers> => ({
  'login-origin': ({ header }) => {
    if (!isOurs(header.Origin, header['Sec-Fetch-Site'], baseUrl())) throw new Problem('cross-site-request');
    if (isInsecure(baseUrl())) throw new Problem('insecure-login', INSECURE);
  },
});

export const identityHandlers = (identity: IdentityService): Handlers<Identity, Callers> => ({
  createLogin: async ({ body, cookie: given, address, signal }, reply) => {
    const browser = { session: given[SESSION_COOKIE], device: given[DEVICE_COOKIE], proof: body.proof };
    const { cookie, device } = await identity.logins.create(body.name, body.password, address, browser, signal);
    const { browserSessionMs, deviceCookieMs } = identity.lifetimes;
    return reply.empty(204, {
      'Set-Cookie': [sessionCookie(cookie, browserSessionMs), deviceCookie(device, deviceCookieMs)],
    });
  },

  endLogin: async ({ caller }, reply) => {
    await identity.sessions.endLogin(caller.sessionId, caller.userId);
    return reply.empty(204, { 'Set-Cookie': endedCookie() });
  },

  getLogin: async ({ caller }, reply) => reply.json(200, await identity.sessions.getLogin(caller.sessionId)),

  listSessions: async ({ caller, query }, reply) =>
    reply.json(200, await identity.sessions.list(caller.userId, caller.sessionId, query)),

  endOtherSession: async ({ path, caller }, reply) => {
    await identity.sessions.end(path.id, caller.userId);
    return reply.empty(204);
  },
});
