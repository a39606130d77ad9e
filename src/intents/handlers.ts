import type { Intents } from '../../generated/intents/contract.ts';
import type { Handlers } from '../contract/types.ts';
import type { IntentService } from './service.ts';

const POLL_SECONDS = 2;

/** Served once sessions of applications are. */
export type PendingIntents = 'getSession' | 'endSession';

export const intentHandlers = (intents: IntentService): Handlers<Intents, PendingIntents> => ({
  createIntent: async ({ body, address }, reply) => reply.json(201, await intents.create(body, address)),

  getIntent: async ({ path }, reply) => reply.json(200, await intents.get(path.token)),

  linkIntent: async ({ path, body, caller }, reply) =>
    reply.json(200, await intents.decide(path.token, body.action, caller.userId)),

  watchIntent: async ({ path, header, accept, address }, reply) => {
    const caller = { address, verifier: header['Intent-Verifier'] };
    if (accept === 'text/event-stream') return reply.events(200, await intents.watch(path.token, caller));
    const status = await intents.poll(path.token, caller);
    return reply.json(200, status, status.state === 'pending' ? { 'Retry-After': POLL_SECONDS } : {});
  },
});
