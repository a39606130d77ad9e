import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MockHttp, mockHttp } from '../../src/contract/mock/index.ts';

const text = { type: 'string', maxLength: 20 };
const file = { type: 'string', format: 'binary', maxLength: 8 };
const parameter = (name: string, schema: object, more: object = {}) => ({ name, in: 'query', schema, ...more });

/** What the generated areas do not have, or not for certain. */
const sample = {
  openapi: '3.1.1',
  info: { title: 'Sample', version: '1.0.0' },
  components: {
    securitySchemes: {
      apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
      sessionToken: { type: 'http', scheme: 'bearer' },
      browserSession: { type: 'apiKey', in: 'cookie', name: '__Host-annex_session' },
    },
  },
  paths: {
    '/things': {
      get: {
        operationId: 'findThings',
        parameters: [
          parameter('limit', { type: 'integer', minimum: 1 }),
          parameter('tag', { type: 'array', items: text }, { style: 'form', explode: true }),
          parameter('sort', text, { required: true }),
          parameter('kind', { type: 'array', items: { enum: ['a', 'b'] } }, { style: 'form', explode: false }),
        ],
        responses: {
          200: {
            description: 'Them.',
            content: {
              'application/json': { schema: { type: 'object', properties: { n: { type: 'integer', default: 3 } } } },
              'image/png': { schema: file },
              'text/plain': { schema: text, example: 'three' },
            },
          },
        },
      },
      post: {
        operationId: 'makeThing',
        security: [{ apiKey: [] }, { sessionToken: [] }, { browserSession: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                oneOf: [
                  { type: 'object', required: ['kind'], properties: { kind: { const: 'plain' } } },
                  { type: 'object', required: ['kind', 'url'], properties: { kind: { const: 'linked' }, url: text } },
                ],
                type: 'object',
                required: ['kind'],
                discriminator: { propertyName: 'kind', mapping: { plain: '#/a', linked: '#/b' } },
              },
            },
          },
        },
        responses: { 204: { description: 'Made.' } },
      },
      put: {
        operationId: 'uploadThing',
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: { type: 'object', required: ['image'], properties: { image: file, title: text } },
            },
            'image/png': { schema: file },
          },
        },
        responses: { 204: { description: 'Done.' } },
      },
    },
  },
};

describe('a mock of any document', () => {
  let mock: MockHttp;
  const ask = (init: RequestInit = {}, query = '?sort=up') => fetch(`${mock.url}/things${query}`, init);
  beforeAll(async () => {
    mock = await mockHttp(sample);
  });
  afterAll(() => mock[Symbol.asyncDispose]());

  it('makes up a value from the schema where there is no example', async () => {
    expect(await (await ask()).json()).toEqual({ n: 3 });
    expect(await (await ask({ headers: { Accept: 'text/plain' } })).text()).toBe('three');
    const png = await (await ask({ headers: { Accept: 'image/png' } })).arrayBuffer();
    expect(Buffer.from(png).subarray(1, 4).toString()).toBe('PNG');
  });

  it.each([
    ['?sort=up&limit=2&tag=x&tag=y&kind=a,b&unknown=1', null],
    ['?sort=up&tag=x&kind=a', null],
    ['?sort=up&limit=many', '/query/limit'],
    ['?sort=up&limit=1&limit=2', '/query/limit'],
    ['?sort=up&kind=a,c', '/query/kind/1'],
    ['?limit=1', '/query/sort'],
  ])('reads the query %s', async (query, pointer) => {
    const response = await ask({}, query);
    expect(response.status).toBe(pointer ? 400 : 200);
    if (pointer) expect(await response.json()).toMatchObject({ errors: [{ pointer }] });
  });

  it.each([
    ['an API key', { 'X-Api-Key': 'ak_1' }, 204],
    ['a session token', { Authorization: 'Bearer tok_1' }, 204],
    ['a cookie', { Cookie: 'a=b; __Host-annex_session=1' }, 204],
    ['another scheme', { Authorization: 'Basic tok_1' }, 401],
    ['nothing', {}, 401],
  ])('takes any of the alternative credentials: %s', async (_, headers, status) => {
    const init = {
      method: 'POST',
      body: '{"kind":"plain"}',
      headers: { 'Content-Type': 'application/json', ...headers },
    };
    expect((await ask(init)).status).toBe(status);
  });

  it.each([
    ['{"kind":"linked"}', '/body/url'],
    ['{"kind":"other"}', '/body/kind'],
    ['', '/body'],
  ])('points to the variant that was meant by %s', async (body, pointer) => {
    const headers = { 'Content-Type': 'application/json', 'X-Api-Key': 'ak_1' };
    const response = await ask({ method: 'POST', body, headers });
    expect(await response.json()).toMatchObject({ status: 400, errors: [{ pointer }] });
  });

  it('reads forms with files, again and again', async () => {
    const send = async (fields: Record<string, string | Blob>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      const response = await ask({ method: 'PUT', body });
      return response.status === 204 ? null : ((await response.json()) as { errors: unknown[] }).errors;
    };
    const image = new Blob([new Uint8Array(8)], { type: 'image/png' });
    expect(await send({ image, title: 'x' })).toBeNull();
    const recorded = mock.calls.at(-1)?.body as { image: Blob; title: string };
    expect([recorded.image.size, recorded.title]).toEqual([8, 'x']);
    expect(await send({ title: 'x' })).toMatchObject([{ pointer: '/body/image', detail: 'is required' }]);
    expect(await send({ image: new Blob([new Uint8Array(9)]) })).toMatchObject([{ pointer: '/body/image' }]);
    expect(await send({ image, title: 'x'.repeat(21) })).toMatchObject([{ pointer: '/body/title' }]);
  });

  it('reads raw bytes, and refuses a form that is cut off', async () => {
    const put = (type: string, body: Uint8Array<ArrayBuffer>) =>
      ask({ method: 'PUT', body, headers: { 'Content-Type': type } });
    expect((await put('image/png', new Uint8Array([1, 2]))).status).toBe(204);
    expect(mock.calls.at(-1)?.body).toEqual(Buffer.from([1, 2]));
    expect((await put('multipart/form-data; boundary=x', Buffer.from('--x\r\n'))).status).toBe(400);
    expect((await put('image/gif', new Uint8Array([1]))).status).toBe(415);
  });

  it('does not start on a port that is taken, nor with a schema that cannot be read', async () => {
    await expect(mockHttp(sample, { port: mock.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const broken = structuredClone(sample) as typeof sample & {
      paths: { '/things': { get: { parameters: unknown[] } } };
    };
    broken.paths['/things'].get.parameters.push(parameter('p', { type: 'string', pattern: '(' }) as never);
    await expect(mockHttp(broken)).rejects.toThrow();
  });
});
