// Generates code from a document with features that our own documents do not use.
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenApi } from '../../src/contract/document.ts';
import { writeArea } from '../../src/contract/generate/area.ts';
import type { OperationRow, OperationValidators } from '../../src/contract/tables.ts';

const text = { type: 'string' };
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const document = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0' },
  servers: [{ url: 'https://things.example/v1/' }],
  paths: {
    '/shelves/{shelf}/things/{thing}': {
      parameters: [
        { name: 'thing', in: 'path', required: true, schema: text },
        { name: 'limit', in: 'query', schema: { type: 'integer' } },
      ],
      put: {
        operationId: 'put-thing',
        deprecated: true,
        parameters: [
          { name: 'shelf', in: 'path', required: true, schema: text },
          { name: 'limit', in: 'query', required: true, schema: text },
          { name: 'Accept', in: 'header', required: true, schema: text },
        ],
        requestBody: json({ $ref: '#/components/schemas/Thing' }),
        responses: {
          200: { description: 'Here.', ...json({ $ref: '#/components/schemas/Thing' }) },
          404: { description: 'Not here.' },
          409: {
            description: 'Taken.',
            content: { 'application/problem+json': { example: { type: 'https://things.example/errors/taken' } } },
          },
        },
      },
    },
    '/uploads': {
      post: {
        operationId: 'upload',
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: { file: { type: 'string', format: 'binary' }, copies: { type: 'integer' } },
              },
            },
          },
        },
        responses: { 204: { description: 'Done.' } },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['id', 'secret'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', readOnly: true },
          secret: { type: 'string', writeOnly: true },
          example: text,
          examples: { type: 'array', items: text },
        },
      },
    },
  },
};

let row: (id: string) => OperationRow;
let validators: Readonly<Record<string, OperationValidators>>;
let artefacts: ReadonlyMap<string, string>;
beforeAll(async () => {
  artefacts = await writeArea('things', { openapi: document as unknown as OpenApi });
  const load = (source: string) => import(`data:text/javascript,${encodeURIComponent(source)}`);
  ({ validators } = await load(artefacts.get('validators.js') ?? ''));
  const { operations } = await load((artefacts.get('operations.ts') ?? '').replaceAll(' as const', ''));
  row = (id) => operations[id];
});

describe('code generated from any document', () => {
  it('validates fields named example and examples', () => {
    const validate = validators['put-thing']?.body['application/json'];
    expect(validate?.({ secret: 'a', example: 'b', examples: ['c'] })).toBe(true);
    expect(validate?.({ secret: 'a', example: 1 })).toBe(false);
  });

  it('lets an operation override parameters of its path, and reads path parameters in the order of the segments', () => {
    const { parameters } = row('put-thing');
    expect(parameters.query).toEqual([{ name: 'limit', required: true, kind: 'string' }]);
    expect(parameters.path.map(({ name }) => name)).toEqual(['shelf', 'thing']);
    expect(parameters.header).toEqual([]);
  });

  it('serves operations under the base path of the server', () => {
    expect(row('put-thing').path).toBe('/v1/shelves/{shelf}/things/{thing}');
  });

  it('refuses a writeOnly field in a response and drops a readOnly field from a request', () => {
    const request = validators['put-thing']?.body['application/json'];
    const answer = validators['put-thing']?.answers[200]?.['application/json'];
    const sent = { id: 'b', secret: 'a' };
    expect([request?.({ secret: 'a' }), request?.({}), request?.(sent)]).toEqual([true, false, true]);
    expect(sent).toEqual({ secret: 'a' });
    expect([answer?.({ id: 'b' }), answer?.({}), answer?.({ id: 'b', secret: 'a' })]).toEqual([true, false, false]);
    expect(artefacts.get('api.d.ts')).toMatch(/readonly id\?: string;.*secret\?: string;/s);
  });

  it('names problems by the type in their example, or else by status', () => {
    expect(row('put-thing').problems).toEqual({
      'not-found': { status: 404, html: false },
      taken: { status: 409, html: false },
    });
  });

  it('lists the files of a form, and sets no limit for a file without maxLength', () => {
    const { media, ...rest } = row('upload').body ?? { media: [] };
    expect(media).toEqual(['multipart/form-data']);
    expect(rest).toEqual({ required: true, files: { file: ['*/*'] } });
  });
});
