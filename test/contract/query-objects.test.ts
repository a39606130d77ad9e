// Objects in the query: with brackets (deepObject), also with lists and objects inside, and as parameters of their own.
import { OpenAPIRouter } from 'openapi-backend';
import createClient from 'openapi-fetch';
import { describe, expect, it } from 'vitest';
import { DONE, documentOf, generateThings, type Loose, serveThings } from './generated-service.ts';

const deep = (name: string, schema: object) => ({ name, in: 'query', style: 'deepObject', explode: true, schema });
const integers = { type: 'array', items: { type: 'integer' } };
const filter = {
  type: 'object',
  properties: {
    id: integers,
    name: { type: 'string' },
    price: { type: 'object', properties: { min: { type: 'number' }, max: { type: 'number' } } },
    sort: {
      type: 'array',
      items: { type: 'object', required: ['by'], properties: { by: { type: 'string' }, down: { type: 'boolean' } } },
    },
    limit: { type: 'integer' },
  },
};
const page = { type: 'object', properties: { limit: { type: 'integer' }, after: { type: 'string' } } };
const range = {
  type: 'object',
  properties: { from: { type: 'integer' }, tags: { type: 'array', items: { type: 'string' } } },
};
const more = { type: 'object', additionalProperties: { type: 'string' } };
const form = (name: string, schema: object) => ({ name, in: 'query', schema });
const get = (operationId: string, parameters: object[]) => ({ get: { operationId, parameters, responses: DONE } });

let query: Loose;

async function serve() {
  const generated = await generateThings(
    documentOf({
      '/deep': get('deep', [deep('filter', filter), deep('expand', { type: 'array', items: { type: 'string' } })]),
      '/plain': get('plain', [
        form('page', page),
        form('range', range),
        form('more', more),
        form('q', { type: 'string' }),
      ]),
      '/both': get('both', [
        form('page', page),
        form('other', { type: 'object', properties: { after: { type: 'string' } } }),
      ]),
    }),
  );
  expect(generated.notes.map(({ pointer, reason }) => [pointer, reason])).toEqual([
    ['/paths/~1both/get/parameters/1', 'two query parameters have the name after'],
  ]);
  const take = async (request: Loose, reply: Loose) => {
    ({ query } = request);
    return reply.empty(204);
  };
  const served = await serveThings(generated, { deep: take, plain: take });
  return { ...served, generated };
}

const VALUES = [
  { filter: { id: [1, 2], name: 'a&b=[c]' }, expand: ['x', 'y'] },
  { filter: { price: { min: 1.5, max: 2 }, sort: [{ by: 'name', down: true }, { by: 'id' }] } },
  { filter: { id: [7], limit: 3 }, expand: ['x'] },
];

describe('objects with brackets', () => {
  it('come back as they were sent', async () => {
    const { client } = await serve();
    for (const value of VALUES) {
      await client().deep({ query: value });
      expect(structuredClone(query)).toEqual(value);
    }
  });

  it('are written as qs reads them, which openapi-backend uses', async () => {
    let sent = '';
    const fetch = async (input: Loose) => {
      sent = new URL(input.url ?? input).search.slice(1);
      return new Response(null, { status: 204 });
    };
    const { client } = await serve();
    const router = new OpenAPIRouter({ definition: documentOf({}) as Loose });
    const texts = (value: unknown) =>
      JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'object' ? each : String(each))));
    for (const value of VALUES) {
      await client({ fetch }).deep({ query: value });
      const { query: read } = router.parseRequest({ method: 'get', path: '/deep', query: sent, headers: {} });
      expect(read).toEqual(texts(value));
    }
  });

  it.each([
    ['filter[id][]=1&filter[id][]=2', { filter: { id: [1, 2] } }],
    ['filter[id]=1&filter[id]=2', { filter: { id: [1, 2] } }],
    ['filter[id][0]=1&filter[id][1]=2', { filter: { id: [1, 2] } }],
    ['filter%5Bid%5D%5B%5D=1', { filter: { id: [1] } }],
    ['expand=x&expand=y', { expand: ['x', 'y'] }],
    ['filter[name]=7', { filter: { name: '7' } }],
  ])('are read from %s', async (text, value) => {
    const { url } = await serve();
    expect((await fetch(`${url}/deep?${text}`)).status).toBe(204);
    expect(structuredClone(query)).toEqual(value);
  });

  it.each([
    'filter[id][]=x',
    'filter[name]=a&filter[name]=b',
    'filter[name][x]=1',
    'filter[id][x]=1',
    'filter[sort][0][down]=true',
    `filter${'[a]'.repeat(30)}=1`,
    'filter[id][0]=1&filter[id][0]=2',
  ])('are refused as %s', async (text) => {
    const { url } = await serve();
    expect((await fetch(`${url}/deep?${text}`)).status).toBe(400);
  });

  it('cannot reach prototypes, and a flood of fields is refused', async () => {
    const { url } = await serve();
    await fetch(`${url}/deep?filter[__proto__][polluted]=1&filter[constructor][prototype][polluted]=1`);
    expect(({} as Loose).polluted).toBeUndefined();
    expect((await fetch(`${url}/deep?${'expand=&'.repeat(900)}`)).status).toBe(400);
  });

  it('are what openapi-fetch sends', async () => {
    const { url } = await serve();
    const other = createClient<Loose>({ baseUrl: url });
    await other.GET('/deep' as never, { params: { query: { filter: { name: 'x', limit: 3 } } } } as never);
    expect(structuredClone(query)).toEqual({ filter: { name: 'x', limit: 3 } });
  });
});

describe('objects without brackets', () => {
  it('come back as they were sent, told apart by their fields', async () => {
    const { client } = await serve();
    const value = { page: { limit: 5 }, range: { from: 2, tags: ['a', 'b'] }, more: { x: 'y' }, q: 'z' };
    await client().plain({ query: value });
    expect(query).toEqual(value);
  });

  it('are what openapi-fetch sends', async () => {
    const { url } = await serve();
    const other = createClient<Loose>({ baseUrl: url, querySerializer: { object: { style: 'form', explode: true } } });
    await other.GET('/plain' as never, { params: { query: { page: { limit: 5 }, range: { from: 2 } } } } as never);
    expect(query).toEqual({ page: { limit: 5 }, range: { from: 2 }, more: {} });
  });

  it('are not the unknown parameters of others, which may be repeated', async () => {
    const { url } = await serve();
    expect((await fetch(`${url}/deep?x=1&x=2`)).status).toBe(204);
  });

  it('refuse a field that is repeated', async () => {
    const { url } = await serve();
    expect((await fetch(`${url}/plain?limit=1&limit=2`)).status).toBe(400);
    expect((await fetch(`${url}/plain?x=1&x=2`)).status).toBe(400);
  });
});
