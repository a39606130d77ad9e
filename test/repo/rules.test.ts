import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AsyncApi, OpenApi } from '../../src/contract/generate/openapi.ts';
import {
  ASYNCAPI_RULES,
  channelRefusalsOf,
  OPENAPI_RULES,
  refusalsOf,
} from '../../src/contract/generate/rules/index.ts';
import { document, json, REFUSED_DOCUMENTS, text } from './refused-documents.ts';

describe.each(Object.entries(REFUSED_DOCUMENTS))('%s', (name, cases) => {
  it.each(cases)('refuses %s', (_, given, want) => {
    expect(refusalsOf('api.yaml', given as unknown as OpenApi)).toEqual(want.map((line) => `${line} (${name})`));
  });
});

describe('channels', () => {
  const channel = (message: object, more: object = {}) => ({
    asyncapi: '3.0.0',
    channels: { main: { address: '/', messages: { hello: {} } } },
    operations: { say: { action: 'send', messages: [{ $ref: '#/components/messages/hello' }] } },
    components: { messages: { hello: message } },
    ...more,
  });
  const payload = { type: 'object', required: ['type'], properties: { type: { const: 'hello' } } };

  it.each([
    ['nothing for a message with a name and a tag', channel({ name: 'hello', payload }), []],
    [
      'a message without a name',
      channel({ payload }),
      ['api.yaml#/operations/say/messages/0 a message must have a name (channels)'],
    ],
    [
      'a message without a tag',
      channel({ name: 'hello', payload: { type: 'object' } }),
      [
        'api.yaml#/operations/say/messages/0 the message hello must have a required field type with the value hello (channels)',
      ],
    ],
    [
      'channels with different messages',
      channel({ name: 'hello', payload }, { channels: { a: { messages: { hello: {} } }, b: { messages: {} } } }),
      ['api.yaml#/channels all channels of a document must have the same messages (channels)'],
    ],
    [
      'an operation without a list of messages',
      channel({}, { operations: { say: { action: 'send' } } }),
      ['api.yaml#/operations/say an operation must list its messages (channels)'],
    ],
  ])('reports %s', (_, given, want) => {
    expect(channelRefusalsOf('api.yaml', given as unknown as AsyncApi)).toEqual(want);
  });
});

describe('the list of rules', () => {
  it('has test cases for every rule', () => {
    expect([...OPENAPI_RULES, ...ASYNCAPI_RULES].map(({ name }) => name).sort()).toEqual(
      [...Object.keys(REFUSED_DOCUMENTS), 'channels'].sort(),
    );
  });

  it('is the table in the guide', () => {
    const page = readFileSync(new URL('../../src/docs/guides/any-document.md', import.meta.url), 'utf8');
    const [, table = ''] = page.split('## What is refused');
    const rows = [...OPENAPI_RULES, ...ASYNCAPI_RULES].map(({ name, refuses }) => `| \`${name}\` | ${refuses} |`);
    const lines = table.split('\n').filter((line) => line.startsWith('| `'));
    expect(lines).toEqual(rows);
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
    expect(refusalsOf('api.yaml', given as unknown as OpenApi)).toEqual([]);
  });
});
