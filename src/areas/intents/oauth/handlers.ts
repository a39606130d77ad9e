import type { Intents } from '../../../../generated/intents/contract.ts';
import type { Callers } from '../../../base/caller.ts';
import { Problem } from '../../../base/problem.ts';
import type { Handlers } from '../../../contract/handler.ts';
import { OauthError, oauthErrorOf } from './request.ts';
import type { OauthService } from './service.ts';
import type { OauthTokens } from './tokens.ts';

export interface OauthServer {
  readonly service: OauthService;
  readonly tokens: OauthTokens;
}

export const oauthHandlers = ({ service, tokens }: OauthServer) =>
  answerErrors({
    getOauthMetadata: async (_, reply) => reply.json(200, service.metadata()),
    createOauthClient: async ({ body }, reply) => reply.json(201, await service.register(body)),
    startAuthorization: async ({ query, header, requester }, reply) => {
      // A page could load this address any number of times as an image or frame.
      const { 'Sec-Fetch-Dest': destination = 'document' } = header;
      if (destination !== 'document') throw new Problem('cross-site-request', 'Open this address in the browser.');
      return reply.empty(303, { Location: await service.authorize(query, requester) });
    },
    startDeviceAuthorization: async ({ body, address, requester }, reply) =>
      reply.json(200, await service.startDevice(body.content, { address, requester, callerId: null })),
    createToken: async ({ body, authorization }, reply) =>
      reply.json(200, await tokens.create(withClient(body.content, authorization))),
    endToken: async ({ body, authorization }, reply) => {
      await tokens.revoke(withClient(body.content, authorization));
      return reply.json(200, {});
    },
    checkToken: async ({ body, caller }, reply) =>
      reply.json(200, await tokens.introspect(body.content.token, caller.owner)),
  });

/** Many libraries send the client_id by HTTP Basic (RFC 6749, 2.3.1), with an empty secret. */
function withClient<B extends { readonly client_id?: string | undefined }>(body: B, authorization = ''): B {
  const [, encoded] = /^Basic +(\S+)$/i.exec(authorization) ?? [];
  if (encoded === undefined) return body;
  const [, sent = '', secret] = /^(.*):([^:]*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  if (secret !== '') throw new OauthError('invalid_client', 'Clients have no secret here. Leave it empty.');
  const client_id = /^https?%3A/i.test(sent) ? decodeForm(sent) : sent;
  if ((body.client_id ?? client_id) === client_id) return { ...body, client_id };
  throw new OauthError('invalid_request', 'The client_id differs from that in the Authorization header.');
}

function decodeForm(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new OauthError('invalid_client', 'The client_id in the Authorization header is not encoded correctly.');
  }
}

type AnyHandler = (request: never, reply: { json(status: 400, body: unknown): unknown }) => Promise<unknown>;

/** An OauthError becomes the documented body with 400. */
function answerErrors<H extends Partial<Handlers<Intents, Callers>>>(handlers: H): H {
  const answering = Object.entries(handlers as unknown as Record<string, AnyHandler>).map(([id, handler]) => {
    const answer: AnyHandler = (request, reply) =>
      handler(request, reply).catch((error: unknown) => reply.json(400, oauthErrorOf(error).body));
    return [id, answer];
  });
  return Object.fromEntries(answering) as H;
}
