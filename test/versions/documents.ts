// Small documents to compare: one operation, one channel or one format, with the parts that a test passes.

import type { Format } from '../../scripts/versions/version-check.ts';
import type { AsyncApi, OpenApi, Schema, SecurityScheme } from '../../src/contract/document.ts';

export interface Given {
  readonly version?: string;
  readonly operation?: object;
  readonly paths?: object;
  readonly components?: object;
}

export const openapi = ({ version = '1.2.3', operation, paths, components = {} }: Given): OpenApi =>
  ({
    openapi: '3.1.1',
    info: { title: 'Given', version },
    paths: paths ?? { '/things': { post: { operationId: 'createThing', responses: done, ...operation } } },
    components,
  }) as unknown as OpenApi;

export const done = { 204: { description: 'Done.' } };

/** An operation with a request body, or with a response, of that schema. */
export const takes = (schema: unknown, required = true): Given => ({
  operation: { requestBody: { required, content: { 'application/json': { schema } } } },
});
export const gives = (schema: unknown, media = 'application/json'): Given => ({
  operation: { responses: { 200: { description: 'Here.', content: { [media]: { schema } } } } },
});
export const responds = (responses: object): Given => ({ operation: { responses } });
export const asks = (...parameters: readonly object[]): Given => ({ operation: { parameters } });
export const query = (name: string, schema: object, more: object = {}) => ({ name, in: 'query', schema, ...more });

export const problem = (status: number, ...names: readonly string[]) => ({
  [status]: {
    description: 'Refused.',
    content: {
      'application/problem+json': {
        schema: { type: 'object' },
        examples: Object.fromEntries(
          names.map((name) => [name, { value: { type: `/problems/${name}`, title: 'No', status } }]),
        ),
      },
    },
  },
});

interface Channel extends Pick<AsyncApi, 'servers'>, Pick<AsyncApi['components'], 'securitySchemes'> {
  readonly version?: string;
  readonly address?: string;
  /** Credentials that clients need to send messages. */
  readonly security?: SecurityScheme[];
}

/** A channel on which clients send `client` and receive `server`: payloads by message name. */
export function asyncapi(
  client: Readonly<Record<string, Schema>>,
  server: Readonly<Record<string, Schema>>,
  { version = '1.2.3', address = '/', servers = {}, securitySchemes = {}, security = [] }: Channel = {},
): AsyncApi {
  const messages = Object.fromEntries(
    Object.entries({ ...client, ...server }).map(([name, payload]) => [name, { name, payload }]),
  );
  const refer = (names: object) => Object.keys(names).map((name) => ({ $ref: `#/components/messages/${name}` }));
  return {
    asyncapi: '3.0.0',
    info: { title: 'Given', version },
    servers,
    channels: { given: { address, messages } },
    operations: {
      receiveFromClient: { action: 'receive', messages: refer(client), security },
      sendToClient: { action: 'send', messages: refer(server) },
    },
    components: { messages, securitySchemes },
  };
}

export const format = (schema: object, { version = 1, $defs = {} } = {}): Format => ({
  $id: `urn:given:schema:v${version}`,
  ...schema,
  $defs,
});
