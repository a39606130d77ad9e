// Documents that conform once misread: it accused a server that was right. Each operation is one such case.
import { describe, expect, it } from 'vitest';
import { conform } from '../../../src/contract/conform/index.ts';
import { generateMock } from '../foreign-mocks.ts';

const json = (schema: object, more: object = {}) => ({ content: { 'application/json': { schema, ...more } } });
const answer = (schema: object) => ({ 200: { description: 'Done', ...json(schema) } });
const DONE = { 204: { description: 'Done' } };
const text = { type: 'string' };
const post = (operationId: string, schema: object, more: object = {}) => ({
  post: { operationId, requestBody: json(schema, more), responses: DONE },
});
const get = (operationId: string, parameters: object[], responses: object = DONE) => ({
  get: { operationId, parameters, responses },
});
const inPath = (name: string) => ({ name, in: 'path', required: true, schema: text });
const file = { type: 'string', format: 'binary' };

const document = {
  openapi: '3.1.1',
  info: { title: 'Music', version: '1' },
  servers: [{ url: 'https://music.example/v1' }],
  paths: {
    '/top': get('discriminatorWithoutMapping', [], {
      ...answer({
        oneOf: [{ $ref: '#/components/schemas/Artist' }, { $ref: '#/components/schemas/Track' }],
        discriminator: { propertyName: 'type' },
      }),
      400: { description: 'Refused', ...json({ properties: { code: { enum: ['created', 'bad_request', 'lost'] } } }) },
    }),
    '/keys/{key}': get('numberOrText', [
      { name: 'key', in: 'path', required: true, schema: { anyOf: [{ type: 'integer' }, text] }, example: 7 },
    ]),
    '/tracks': post('requiredWithoutProperty', { type: 'object', additionalProperties: true, required: ['uris'] }),
    '/tags': post('patternWithoutFlag', {
      type: 'object',
      required: ['name', 'kind'],
      properties: { name: { type: 'string', pattern: '^[a-z\\\\:]+$' }, kind: { enum: ['a', 'b'], default: 'a' } },
    }),
    '/boundaries': post('unsupportedPattern', {
      type: 'object',
      properties: { id: { type: 'string', pattern: '^$|[0-9a-f]{8}\\b-[0-9a-f]{4}', example: '' } },
    }),
    '/logs': get('headerOfBody', [{ name: 'Content-Type', in: 'header', schema: { enum: ['application/json'] } }]),
    '/calls': get('invalidParameter', [
      { name: 'since', in: 'query', schema: { type: 'string', format: 'date-time' }, example: '2008-01-02' },
    ]),
    '/{account}/numbers/{id}': {
      parameters: [inPath('account'), inPath('id')],
      post: { operationId: 'pathWithMoreParameters', responses: answer(text) },
    },
    '/{account}/numbers/local': {
      parameters: [inPath('account')],
      post: { operationId: 'fixedPath', responses: DONE },
    },
    '/chats': get('objectOrNull', [
      {
        name: 'metadata',
        in: 'query',
        schema: { anyOf: [{ type: 'object', additionalProperties: text }, { type: 'null' }] },
      },
    ]),
    '/evals': post(
      'invalidExample',
      { type: 'object', properties: { schema: { type: 'object', example: 'text' } } },
      { example: { schema: 'no object' } },
    ),
    '/noise': post('defaultOfNull', {
      type: 'object',
      properties: { noise: { type: 'object', default: null } },
    }),
    '/portals': {
      post: {
        operationId: 'emptyObjectInForm',
        requestBody: {
          required: true,
          content: {
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                required: ['features'],
                properties: { features: { type: 'object', properties: { pause: { type: 'boolean' } } } },
              },
              encoding: { features: { style: 'deepObject', explode: true } },
            },
          },
        },
        responses: DONE,
      },
    },
    '/accounts': get('invalidAnswer', [], {
      200: { description: 'Done', ...json({ type: 'object', required: ['id'] }, { example: { name: 'no id' } }) },
    }),
    '/templates': get('propertyNamedRef', [], answer({ properties: { $ref: text, required: text, allOf: text } })),
    '/actions': post('severalAlternatives', {
      oneOf: [
        { type: 'object', required: ['type'], properties: { type: text } },
        { type: 'object', required: ['type', 'size'], properties: { type: text, size: { type: 'integer' } } },
        { type: 'object', required: ['name'], properties: { name: text } },
      ],
    }),
    '/overlaps': post('noValidValue', { oneOf: [{ properties: { type: text } }, { properties: { name: text } }] }),
    '/skills': {
      post: {
        operationId: 'filesOrFile',
        requestBody: {
          content: {
            'application/json': { schema: { type: 'object', properties: { files: file } } },
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['files'],
                properties: { files: { oneOf: [{ type: 'array', items: file }, file] } },
              },
            },
          },
        },
        responses: DONE,
      },
    },
    '/authorize': {
      get: { operationId: 'otherServer', servers: [{ url: 'https://login.example/oauth' }], responses: DONE },
    },
  },
  components: {
    schemas: {
      Artist: { type: 'object', properties: { type: { enum: ['artist'] }, name: text } },
      Track: {
        type: 'object',
        properties: { type: { enum: ['track'] }, id: { type: 'string', readOnly: true } },
        example: { $id: 'template', properties: { owner: null } },
      },
      Episode: { type: 'object', properties: { $id: text }, example: { $id: 'template' } },
    },
  },
};

describe('conform against the mock of a foreign document', () => {
  it('raises no false alarm', async () => {
    using generated = await generateMock('music', document);
    await using mock = await generated.start();
    const options = { area: 'music', openapi: document, url: mock.url, write: true, stateless: true, cases: 10 };
    const { verdicts } = await conform(options, () => {});
    expect(verdicts.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
    const passed = verdicts.filter(({ verdict }) => verdict === 'pass').map(({ id }) => id);
    const ids = [...JSON.stringify(document).matchAll(/"operationId":"(\w+)"/g)].map(([, id = '']) => id);
    for (const id of ids.filter((each) => each !== 'otherServer')) expect(passed).toContain(`${id}:accepts`);
    expect(verdicts.filter(({ id }) => id.startsWith('otherServer'))).toEqual([]);
  }, 60_000);

  it('gets errors from the mock that say so, not the first word of an enum', async () => {
    using generated = await generateMock('music', document);
    await using mock = await generated.start();
    const response = await fetch(`${mock.url}/v1/top`, { headers: { Prefer: 'code=400' } });
    expect(await response.json()).toEqual({ code: 'bad_request' });
  }, 60_000);
});
