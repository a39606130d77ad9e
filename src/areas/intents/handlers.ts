import type { Intents } from '../../../generated/intents/contract.ts';
import type { Callers } from '../../base/caller.ts';
import type { ApplicationSessions } from '../../base/session.ts';
import { done, type Handlers } from '../../contract/handler.ts';
import { type OauthServer, oauthHandlers } from './oauth/handlers.ts';
import type { IntentService } from './service.ts';

const idOf = (caller: Callers['apiKey' | 'sessionToken']): string =>
  caller.scheme === 'apiKey' ? caller.keyId : caller.sessionId;

export const intentHandlers = (
  intents: IntentService,
  sessions: ApplicationSessions,
  oauth: OauthServer,
): Handlers<Intents, Callers> => ({
  ...oauthHandlers(oauth),
  createIntent: async ({ body, address, requester, caller }, reply) =>
    reply.json(201, await intents.create(body, { address, requester, callerId: caller && idOf(caller) })),
  getIntent: async ({ path, requester }, reply) => reply.json(200, await intents.get(path.token, requester)),
  endIntent: done(({ path, requester }) => intents.end(path.token, requester)),
  linkIntent: async ({ path, body, caller, requester }, reply) => {
    const { intent, isOauth } = await intents.decide(path.token, body.action, caller.userId, requester);
    const redirect_url = isOauth ? await oauth.service.redirectOf(path.token, body.action) : undefined;
    return reply.json(200, redirect_url === undefined ? intent : { ...intent, redirect_url });
  },
  watchIntent: async ({ path, header, accept, address, requester }, reply) => {
    const caller = { address, requester, verifier: header['Intent-Verifier'] };
    if (accept === 'text/event-stream') return reply.events(200, await intents.watch(path.token, caller));
    const status = await intents.poll(path.token, caller);
    return reply.json(200, status, status.state === 'pending' ? { 'Retry-After': intents.pollSeconds } : {});
  },
  getSession: async ({ caller }, reply) => reply.json(200, await sessions.find(caller.sessionId)),
  endSession: done(({ caller }) => sessions.end(caller.sessionId)),
});
