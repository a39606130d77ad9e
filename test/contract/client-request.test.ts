import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ClientOptions, createClient } from '../../src/contract/client/index.ts';
import { Problem } from '../../src/contract/problem.ts';
import {
  failure,
  json,
  type Sample,
  type Scheme,
  type ScriptedServer,
  sample,
  scriptedServer,
  security,
} from './sample-service.ts';

let server: ScriptedServer;
const client = (options: Partial<ClientOptions<Scheme>> = {}) =>
  createClient<Sample, Scheme>({ operations: sample, security }, { baseUrl: server.url, ...options });
const thing = { path: { owner: 'acme', name: 'board' } };
const SECRET = 'tok_secretsecretsecret';

beforeAll(async () => {
  server = await scriptedServer();
});
afterEach(() => {
  server.seen.length = 0;
});
afterAll(() => server[Symbol.asyncDispose]());

describe('what a client sends', () => {
  const sent = async (
    call: (api: ReturnType<typeof client>) => Promise<unknown>,
    options?: Partial<ClientOptions<Scheme>>,
  ) => {
    server.answer = json(200, { things: [] });
    await call(client(options)).catch(() => {});
    const [request] = server.seen.splice(0);
    if (!request) throw new Error('Nothing was sent');
    return request;
  };

  it('encodes each path segment', async () => {
    const { url } = await sent((api) => api.findThings({ path: { owner: 'a/b?c', name: 'ü %' } }));
    expect(url).toBe('/things/a%2Fb%3Fc/%C3%BC%20%25');
  });

  it.each(['.', '..', ''])('refuses %j as a path segment, as the server would, and sends nothing', async (owner) => {
    const error = await failure(client().findThings({ path: { owner, name: 'x' } }));
    expect(error).toBeInstanceOf(Problem);
    expect(error).toMatchObject({ name: 'invalid-request', errors: [{ pointer: '/path/owner' }] });
    expect(server.seen).toEqual([]);
  });

  it('refuses text that is not well-formed Unicode', async () => {
    const error = await failure(client().findThings({ path: { owner: '\ud800', name: 'x' } }));
    expect(error).toMatchObject({ name: 'invalid-request', errors: [{ pointer: '/path/owner' }] });
  });

  it('keeps the path prefix of the base URL', async () => {
    const { url } = await sent((api) => api.exportThings(), { baseUrl: `${server.url}/annex/v1/` });
    expect(url).toBe('/annex/v1/export');
  });

  it('writes numbers and booleans plainly, repeats lists or joins them by comma, and spreads the rest', async () => {
    const { url } = await sent((api) =>
      api.findThings({
        ...thing,
        query: {
          q: 'a b&c',
          limit: 5,
          exact: false,
          tag: ['x', 'y'],
          kind: ['k,1', 'l'],
          others: { scope: 'openid email' },
        },
      }),
    );
    expect(url).toBe(
      '/things/acme/board?q=a%20b%26c&limit=5&exact=false&tag=x&tag=y&kind=k%2C1,l&scope=openid%20email',
    );
  });

  it('leaves out what is undefined and lists that are empty', async () => {
    const query = { q: undefined, tag: [], kind: [], others: {} } as unknown as { q?: string };
    const { url } = await sent((api) => api.findThings({ ...thing, query }));
    expect(url).toBe('/things/acme/board');
  });

  it('sends header parameters', async () => {
    const { headers } = await sent((api) => api.findThings({ ...thing, header: { 'Thing-Verifier': 'v1' } }));
    expect(headers['thing-verifier']).toBe('v1');
  });

  it('refuses a header that HTTP cannot carry, without repeating it', async () => {
    const error = await failure(client().findThings({ ...thing, header: { 'Thing-Verifier': `${SECRET}\n` } }));
    expect(error).toMatchObject({ name: 'invalid-request', errors: [{ pointer: '/header/thing-verifier' }] });
    expect(inspect(error)).not.toContain(SECRET);
  });

  it('sends a JSON body as JSON, and no body as none', async () => {
    const given = await sent((api) => api.makeThing({ body: { name: 'ü' } }));
    expect(given.headers['content-type']).toBe('application/json');
    expect(given.body.toString()).toBe('{"name":"ü"}');
    const absent = await sent((api) => api.makeThing());
    expect(absent.headers['content-type']).toBeUndefined();
    expect(absent.body).toHaveLength(0);
  });

  it('sends a form with its files, their names and types', async () => {
    const image = new File([new Uint8Array([1, 2, 3])], 'login.png', { type: 'image/png' });
    const { headers, body } = await sent((api) =>
      api.uploadThing({ body: { media: 'multipart/form-data', content: { image, title: 'Login' } } }),
    );
    const type = headers['content-type'] ?? '';
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const file = form.get('image') as File;
    expect([file.name, file.type, file.size, form.get('title')]).toEqual(['login.png', 'image/png', 3, 'Login']);
  });

  it('sends bytes as they are', async () => {
    const bytes = new Uint8Array([0, 255, 13, 10]);
    const { headers, body } = await sent((api) => api.uploadThing({ body: { media: 'image/png', content: bytes } }));
    expect(headers['content-type']).toBe('image/png');
    expect(new Uint8Array(body)).toEqual(bytes);
  });

  it('asks for JSON, for the only media type there is, or for the one it is told', async () => {
    expect((await sent((api) => api.findThings(thing))).headers.accept).toBe('application/json');
    expect((await sent((api) => api.exportThings())).headers.accept).toBe('application/zip');
    expect((await sent((api) => api.findThings.as('text/csv', thing))).headers.accept).toBe('text/csv');
  });

  it('sends one credential, and only to operations that take it', async () => {
    const both = { apiKey: 'ak_1', sessionToken: 'tok_1' };
    const own = (api: ReturnType<typeof client>) => api.ownThing({ path: { token: 't' } });
    const first = await sent(own, both);
    expect([first.headers['x-api-key'], first.headers.authorization]).toEqual(['ak_1', undefined]);
    const second = await sent(own, { sessionToken: 'tok_1' });
    expect([second.headers['x-api-key'], second.headers.authorization]).toEqual([undefined, 'Bearer tok_1']);
    const bearer = await sent((api) => api.endSession(), both);
    expect([bearer.headers['x-api-key'], bearer.headers.authorization]).toEqual([undefined, 'Bearer tok_1']);
    const open = await sent((api) => api.findThings(thing), both);
    expect([open.headers['x-api-key'], open.headers.authorization]).toEqual([undefined, undefined]);
  });

  it('adds the headers it was made with', async () => {
    const { headers } = await sent((api) => api.exportThings(), { headers: { 'User-Agent': 'tests' } });
    expect(headers['user-agent']).toBe('tests');
  });

  it.each(['nowhere', 'ftp://h', 'http://me:pw@h', 'http://h/?key=pw'])(
    'is not made for the base URL %s',
    (baseUrl) => {
      expect(() => client({ baseUrl })).toThrow(TypeError);
      expect(() => client({ baseUrl })).not.toThrow(/pw/);
    },
  );

  it('is not made with a key that HTTP cannot carry', () => {
    expect(() => client({ apiKey: `${SECRET}\n` })).toThrow(/^apiKey cannot be sent in a header$/);
  });
});
