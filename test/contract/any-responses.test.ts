// Responses of other people's documents: ranges, `default`, errors that are not problem details, and missing successes.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Problem } from '../../src/contract/problem.ts';
import {
  documentOf,
  generateThings,
  json,
  type Loose,
  type LooseHandlers,
  load,
  serveThings,
} from './generated-service.ts';

const operation = (operationId: string, responses: object, more: object = {}) => ({ operationId, responses, ...more });
const body = (schema: object, media = 'application/json') => ({ description: 'x', content: { [media]: { schema } } });
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const text = { type: 'string' };
const plainError = object({ message: text, code: { type: 'integer' } }, { required: ['message'] });

const serve = async (paths: object, handlers: LooseHandlers, options: object = {}) =>
  serveThings(await generateThings(documentOf(paths)), handlers, options);

describe('an error body of the document', () => {
  const responses = {
    200: body(text),
    404: body(plainError),
    '5XX': body(object({ oops: text }, { required: ['oops'] })),
  };
  const paths = {
    '/a': {
      get: operation('getA', responses, { parameters: [{ name: 'n', in: 'query', schema: { type: 'integer' } }] }),
    },
  };

  it('is sent by the handler, validated, and thrown by the client', async () => {
    const { url, client, faults } = await serve(paths, {
      getA: (_: Loose, reply: Loose) => reply.json(404, { message: 'Nothing.', code: 7 }),
    });
    const response = await fetch(`${url}/a`);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json']);
    const call = client().getA;
    const thrown = await call().catch((error: unknown) => error);
    expect(thrown).toMatchObject({ name: 'AnswerError', status: 404, body: { message: 'Nothing.', code: 7 } });
    expect(thrown.headers.get('content-type')).toBe('application/json');
    expect(thrown.message).not.toContain('Nothing');
    expect(await call.outcome()).toMatchObject({ ok: false, answer: { status: 404, body: { code: 7 } } });
    expect(faults).toEqual([]);
  });

  it('that does not match the document is a fault', async () => {
    const { url, faults } = await serve(paths, {
      getA: (_: Loose, reply: Loose) => reply.json(404, { code: 'seven' }),
    });
    expect((await fetch(`${url}/a`)).status).toBe(500);
    expect(String(faults)).toContain('getA returned an invalid 404 response');
  });

  it('of a range is used for each of its statuses', async () => {
    const statuses = [503, 599];
    const { url, faults } = await serve(paths, {
      getA: (_: Loose, reply: Loose) => reply.json(statuses.shift() ?? 418, { oops: 'x' }),
    });
    expect((await fetch(`${url}/a`)).status).toBe(503);
    expect((await fetch(`${url}/a`)).status).toBe(599);
    expect(faults).toEqual([]);
    expect((await fetch(`${url}/a`)).status).toBe(500); // 418 is in no range
    expect(String(faults)).toContain('418');
  });

  it('contains problems of the server if it fits, and else they are problem details', async () => {
    const { url } = await serve(paths, {
      getA: ({ query }: Loose) => {
        throw query.n === 1 ? new Problem('nothing', { status: 404, title: 'Nothing' }, 'No one.') : new Error('a bug');
      },
    });
    const shaped = await fetch(`${url}/a?n=1`);
    expect([shaped.headers.get('content-type'), await shaped.json()]).toEqual([
      'application/json',
      { message: 'No one.', code: 404 },
    ]);
    const details = await fetch(`${url}/a`); // the field `oops` is not known
    expect([details.status, details.headers.get('content-type')]).toEqual([500, 'application/problem+json']);
    const undocumented = await fetch(`${url}/a?n=x`);
    expect([undocumented.status, undocumented.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
  });

  it('is made by shapeProblem if it is given, unless the result is not valid', async () => {
    const shapes: unknown[] = [{ message: 'Mine.' }, { message: 5 }, undefined];
    const shapeProblem = (problem: Problem, id: string) => {
      expect([problem.name, id]).toEqual(['nothing', 'getA']);
      return shapes.shift();
    };
    const getA = () => {
      throw new Problem('nothing', { status: 404, title: 'Nothing' });
    };
    const { url } = await serve(paths, { getA }, { shapeProblem });
    expect(await (await fetch(`${url}/a`)).json()).toEqual({ message: 'Mine.' });
    expect((await fetch(`${url}/a`)).headers.get('content-type')).toBe('application/problem+json');
    expect(await (await fetch(`${url}/a`)).json()).toEqual({ message: 'Nothing', code: 404 });
  });

  it.each([
    [
      'a nested object',
      object({ error: object({ type: text, message: text }, { required: ['message'] }) }, { required: ['error'] }),
      { error: { type: 'invalid-request', message: expect.stringContaining('/query/n must be an integer') } },
    ],
    [
      'a status as text',
      object({ status: text, title: text, id: text }, { required: ['status', 'id'] }),
      { status: '400', title: 'Invalid request', id: 'invalid-request' },
    ],
    [
      'an empty list',
      object({ errors: { type: 'array' }, message: text }, { required: ['errors'] }),
      { errors: [], message: expect.any(String) },
    ],
    ['plain text in JSON', text, expect.stringContaining('must be an integer')],
    [
      'allOf',
      { allOf: [object({ code: text }, { required: ['code'] }), object({ detail: text })] },
      { code: 'invalid-request', detail: expect.any(String) },
    ],
  ])('with %s is filled in', async (_, schema, want) => {
    const parameters = [{ name: 'n', in: 'query', schema: { type: 'integer' } }];
    const each = {
      '/a': { get: operation('getA', { 204: { description: 'x' }, default: body(schema) }, { parameters }) },
    };
    const { url } = await serve(each, {});
    const response = await fetch(`${url}/a?n=x`);
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/json']);
    expect(await response.json()).toEqual(want);
  });
});

describe('default', () => {
  it('without a body allows any problem, also for the client', async () => {
    const paths = { '/a': { get: operation('getA', { 204: { description: 'x' }, default: { description: 'x' } }) } };
    const { url, client, faults } = await serve(paths, {
      getA: () => {
        throw new Problem('teapot', { status: 418, title: 'Teapot' });
      },
    });
    expect((await fetch(`${url}/a`)).status).toBe(418);
    expect(await client().getA.outcome()).toMatchObject({ ok: false, problem: { status: 418 } });
    expect(faults).toEqual([]);
  });

  it('is the success if there is no other', async () => {
    const paths = {
      '/a': {
        get: operation('getA', { default: body(text) }),
        put: operation('putA', { default: { description: 'x' } }),
      },
    };
    const { client } = await serve(paths, {
      getA: (_: Loose, reply: Loose) => reply.json(200, 'fine'),
      putA: (_: Loose, reply: Loose) => reply.empty(204),
    });
    expect(await client().getA()).toBe('fine');
    expect(await client().putA()).toBeUndefined();
  });
});

describe('a success', () => {
  it('that is not described is 200 with JSON for GET, else 204', async () => {
    const paths = {
      '/a': {
        get: operation('getA', { 404: { description: 'x' } }),
        delete: operation('deleteA', { 404: { description: 'x' } }),
      },
    };
    const { client } = await serve(paths, {
      getA: (_: Loose, reply: Loose) => reply.json(200, { any: 'thing' }),
      deleteA: (_: Loose, reply: Loose) => reply.empty(204),
    });
    expect(await client().getA()).toEqual({ any: 'thing' });
    expect(await client().deleteA()).toBeUndefined();
  });

  it('of the range 2XX can have several statuses', async () => {
    const paths = { '/a': { post: operation('postA', { '2XX': body(text) }) } };
    const statuses = [200, 201, 202];
    const { client } = await serve(paths, {
      postA: (_: Loose, reply: Loose) => reply.json(statuses.shift() ?? 0, 'x'),
    });
    for (const status of [200, 201, 202]) expect(await client().postA.answer()).toMatchObject({ status, body: 'x' });
  });

  it('in +json is typed, validated and sent as such', async () => {
    const media = 'application/hal+json';
    const paths = { '/a': { get: operation('getA', { 200: body(object({ n: { type: 'integer' } }), media) }) } };
    const values: unknown[] = [{ n: 1 }, { n: 'x' }];
    const { url, client, faults } = await serve(paths, {
      getA: (_: Loose, reply: Loose) => reply.json(200, values.shift()),
    });
    expect(await client().getA()).toEqual({ n: 1 });
    expect((await fetch(`${url}/a`)).status).toBe(500);
    expect(String(faults)).toContain('invalid 200 response: /n must be an integer');
  });

  it('in several kinds of JSON is chosen by the handler', async () => {
    const content = { ...json(object({ a: text })), 'application/vnd.star+json': { schema: object({ b: text }) } };
    const paths = { '/a': { get: operation('getA', { 200: { description: 'x', content } }) } };
    const { url, faults } = await serve(paths, {
      getA: ({ accept }: Loose, reply: Loose) =>
        accept === 'application/json' ? reply.json(200, { a: 'x' }) : reply.raw(200, accept, { b: 'y' }),
    });
    const star = await fetch(`${url}/a`, { headers: { Accept: 'application/vnd.star+json' } });
    expect([star.headers.get('content-type'), await star.json()]).toEqual(['application/vnd.star+json', { b: 'y' }]);
    expect(await (await fetch(`${url}/a`)).json()).toEqual({ a: 'x' });
    expect(faults).toEqual([]);
  });
});

describe('the types', () => {
  it('list the statuses of a range, without those that are described themselves', async () => {
    const paths = {
      '/a': {
        get: operation('getA', {
          200: body(text),
          404: body(text),
          '4XX': body(plainError),
          default: body(plainError),
        }),
      },
    };
    const { artefacts } = await generateThings(documentOf(paths));
    const contract = artefacts.get('contract.ts') ?? '';
    expect(contract).toMatch(/type ClientErrorStatus = 400 \| 401 \|/);
    expect(contract).toContain('[Status in Exclude<ClientErrorStatus, 404>]');
    expect(contract).toContain('[Status in Exclude<ErrorStatus, 404 | ClientErrorStatus>]');
    const { operations } = await load(await generateThings(documentOf(paths)), 'operations.ts');
    expect(Object.keys(operations.getA.errors)).toEqual(['404', '4XX', 'default']);
  });
});

describe('the client, with a hostile server,', () => {
  const closers: (() => void)[] = [];
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });
  const clientOf = async (listener: RequestListener) => {
    const generated = await generateThings(
      documentOf({ '/a': { get: operation('getA', { 200: body(text), default: body(plainError) }) } }),
    );
    const { createThingsClient } = await load(generated, 'client.ts');
    const server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    closers.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    return createThingsClient({ baseUrl: `http://127.0.0.1:${port}`, timeoutMs: 300 });
  };
  const head = { 'Content-Type': 'application/json' };

  it.each<[string, RequestListener, string]>([
    ['invalid JSON', (_, response) => void response.writeHead(500, head).end('{"mess'), 'ContractError'],
    [
      'a page',
      (_, response) => void response.writeHead(502, { 'Content-Type': 'text/html' }).end('<p>'),
      'ContractError',
    ],
    [
      'a cut error body',
      (_, response) => {
        response.writeHead(500, { ...head, 'Content-Length': '100' });
        response.write('{"message"');
        setTimeout(() => response.destroy(), 20);
      },
      'UnreachableError',
    ],
    [
      'an endless error body',
      (_, response) => {
        response.writeHead(500, head);
        const timer = setInterval(() => response.write('"'.repeat(1_000)), 5);
        response.on('close', () => clearInterval(timer));
      },
      'UnreachableError',
    ],
  ])('reports %s as an error of its own', async (_, listener, name) => {
    const client = await clientOf(listener);
    await expect(client.getA()).rejects.toMatchObject({ name });
  });
});
