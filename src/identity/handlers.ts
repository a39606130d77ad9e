import type { Identity } from '../../generated/identity/contract.ts';
import type { Handlers } from '../contract/handler.ts';
import { Problem } from '../problem.ts';
import type { Callers } from './caller.ts';
import { endedCookie, SESSION_COOKIE, sessionCookie } from './cookie.ts';
import { isInsecure, isOurs } from './login-origin.ts';
import type { IdentityService } from './service.ts';

export interface IdentityHandlerOptions {
  readonly baseUrl: () => string;
}

const INSECURE =
  'Cookies and screen sharing need https here. Put a TLS proxy in front of the platform and set ' +
  'ANNEX_BASE_URL to its https address.';

export const identityHandlers = (
  identity: IdentityService,
  { baseUrl }: IdentityHandlerOptions,
): Handlers<Identity, Callers> => ({
  createLogin: async ({ body, header, cookie: cookies, address }, reply) => {
    if (!isOurs(header.Origin, header['Sec-Fetch-Site'], baseUrl())) throw new Problem('cross-site-request');
    if (isInsecure(baseUrl())) throw new Problem('insecure-login', INSECURE);
    const former = cookies[SESSION_COOKIE] ?? null;
    const { cookie, maxAgeSeconds } = await identity.logins.create(body.name, body.password, address, former);
    return reply.empty(204, { 'Set-Cookie': sessionCookie(cookie, maxAgeSeconds) });
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
