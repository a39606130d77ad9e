import type { Intents } from '../../../../generated/intents/contract.ts';
import type { Callers } from '../../../base/caller.ts';
import type { Handlers } from '../../../contract/handler.ts';
import { OauthError } from './oauth-error.ts';
import type { OauthService } from './service.ts';
import type { OauthTokens } from './tokens.ts';

export interface OauthServer {
  readonly service: OauthService;
  readonly tokens: OauthTokens;
}

type OauthOperation =
  | 'getOauthMetadata'
  | 'createOauthClient'
  | 'startAuthorization'
  | 'startDeviceAuthorization'
  | 'createToken'
  | 'endToken'
  | 'checkToken';

/** The result, or the body of the error that the client gets with 400. */
const attempt = <T>(work: Promise<T>): Promise<T | OauthError> =>
  work.catch((error: unknown) => {
    if (error instanceof OauthError) return error;
    throw error;
  });

export const oauthHandlers = ({ service, tokens }: OauthServer): Pick<Handlers<Intents, Callers>, OauthOperation> => ({
  getOauthMetadata: (_, reply) => reply.json(200, service.metadata),

  createOauthClient: async ({ body }, reply) => {
    const client = await attempt(service.register(body));
    return client instanceof OauthError ? reply.json(400, client.body) : reply.json(201, client);
  },

  startAuthorization: async ({ query, address }, reply) =>
    reply.empty(303, { Location: await service.authorize(query, address) }),

  startDeviceAuthorization: async ({ body, address }, reply) => {
    const codes = await attempt(service.startDevice(body.content, address));
    return codes instanceof OauthError ? reply.json(400, codes.body) : reply.json(200, codes);
  },

  createToken: async ({ body }, reply) => {
    const issued = await attempt(tokens.create(body.content));
    return issued instanceof OauthError ? reply.json(400, issued.body) : reply.json(200, issued);
  },

  endToken: async ({ body }, reply) => {
    const ended = await attempt(tokens.revoke(body.content));
    return ended instanceof OauthError ? reply.json(400, ended.body) : reply.empty(200);
  },

  checkToken: async ({ body, caller }, reply) =>
    reply.json(200, await tokens.introspect(body.content.token, caller.owner)),
});
