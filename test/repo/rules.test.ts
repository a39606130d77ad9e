import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AsyncApi, OpenApi } from '../../src/contract/document.ts';
import {
  checkAsyncapi,
  checkOpenapi,
  checkSchemas,
  describeRefusals,
  OPENAPI_RULES,
} from '../../src/contract/generate/rules/index.ts';
import { document, json, REFUSED_DOCUMENTS, text } from './refused-documents.ts';

const refusalsOf = (given: object): string[] =>
  describeRefusals('api.yaml', [...checkSchemas(given as OpenApi), ...checkOpenapi(given as OpenApi)]);
const NAMES = [...Object.keys(OPENAPI_RULES), 'channels'];

describe.each(Object.entries(REFUSED_DOCUMENTS))('%s', (name, cases) => {
  it.each(cases)('refuses %s', (_, given, want) => {
    expect(refusalsOf(given)).toEqual(want.map((line) => `${line} (${name})`));
  });
});

describe('channels', () => {
  const listed = { $ref: '#/channels/main/messages/hello' };
  const document = (message: object, channel: object = {}, more: object = {}) => ({
    asyncapi: '3.0.0',
    channels: { main: { address: '/', messages: { hello: message }, ...channel } },
    operations: { say: { action: 'send', channel: { $ref: '#/channels/main' }, messages: [listed] } },
    ...more,
  });
  const kafka = { servers: { main: { host: 'a.example', protocol: 'kafka' } } };

  it.each([
    ['nothing for a message without a name, a tag or a payload', document({}), []],
    [
      'nothing for an operation without a list of messages',
      document({}, {}, { operations: { say: { action: 'send', channel: { $ref: '#/channels/main' } } } }),
      [],
    ],
    [
      'a message that no operation uses',
      document({}, {}, { operations: {} }),
      ['/channels/main/messages/hello no operation uses this message; it is served in both directions'],
    ],
    [
      'a channel without messages',
      document({}, { messages: {} }, { operations: {} }),
      ['/channels/main a channel without messages cannot be served'],
    ],
    [
      'a channel without an address',
      document({}, { address: null }),
      ['/channels/main a channel without an address cannot be served'],
    ],
    [
      'two parameters in one path segment',
      document({}, { address: '/{a}-{b}/c' }),
      ['/channels/main a path segment with several parameters cannot be served'],
    ],
    [
      'another protocol',
      document({}, {}, kafka),
      ['/channels/main its server uses kafka; choose --protocol ws to serve it over WebSocket'],
    ],
    [
      'headers of a message',
      document({ headers: { type: 'object' } }),
      ['/channels/main/messages/hello WebSocket messages have no headers; only the payload is sent'],
    ],
    [
      'a schema that is not JSON Schema',
      document({ payload: { schemaFormat: 'application/vnd.apache.avro;version=1.9.0', schema: {} } }),
      [
        '/channels/main/messages/hello the schema format application/vnd.apache.avro;version=1.9.0 is not supported; the message is not validated',
      ],
    ],
  ])('reports %s', (_, given, want) => {
    const lines = want.map((line) => `api.yaml#${line} (channels)`);
    expect(describeRefusals('api.yaml', checkAsyncapi(given as unknown as AsyncApi))).toEqual(lines);
  });
});

describe('the list of rules', () => {
  it('has test cases for every rule', () => {
    expect(NAMES.toSorted()).toEqual([...Object.keys(REFUSED_DOCUMENTS), 'channels'].sort());
  });

  it('is the table in the guide', () => {
    const page = readFileSync(new URL('../../src/docs/guides/any-document.md', import.meta.url), 'utf8');
    const [, table = ''] = page.split('## What is refused');
    const lines = table.split('\n').filter((line) => line.startsWith('| `'));
    expect(lines.map((line) => /^\| `([a-z-]+)` \| \S.* \|$/.exec(line)?.[1])).toEqual(NAMES);
  });

  it('accepts links, readOnly, a base path, forms, text, patches and bytes without a limit', () => {
    const fields = { id: { type: 'string', readOnly: true }, secret: { type: 'string', writeOnly: true } };
    const given = document(
      {
        operationId: 'make-thing',
        requestBody: {
          content: {
            ...json({ type: 'object', properties: fields }),
            'application/merge-patch+json': { schema: { type: 'object' } },
            'application/x-www-form-urlencoded': {
              schema: { type: 'object', properties: { count: { type: 'integer' } } },
            },
            'text/plain': { schema: text },
            'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
          },
        },
        responses: { 201: { links: { read: { operationId: 'make-thing' } } }, 404: { description: 'Gone.' } },
      },
      { servers: [{ url: 'https://things.example/v1' }] },
    );
    expect(refusalsOf(given)).toEqual([]);
  });
});
