import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createIntentsClient } from '../../generated/intents/client.ts';
import type { Intents } from '../../generated/intents/contract.ts';
import { mockIntents } from '../../generated/intents/mock.ts';
import { type ClientOptions, ContractError, createClient, UnreachableError } from '../../src/contract/client/index.ts';
import type { MockHttp } from '../../src/contract/mock/index.ts';
import { Problem } from '../../src/contract/problem.ts';
import {
  failure,
  json,
  problemJson,
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

describe('what a client returns', () => {
  it('gives the JSON body, and undefined where the answer has none', async () => {
    server.answer = json(201, { id: 7 });
    expect(await client().makeThing()).toEqual({ id: 7 });
    server.answer = (response) => response.writeHead(204).end();
    expect(await client().makeThing()).toBeUndefined();
  });

  it('gives text as a string and anything else as bytes', async () => {
    server.answer = (response) => response.writeHead(200, { 'Content-Type': 'text/csv; charset=utf-8' }).end('a;ü');
    expect(await client().findThings.as('text/csv', thing)).toBe('a;ü');
    server.answer = (response) => response.writeHead(200, { 'Content-Type': 'image/png' }).end(Buffer.from([137, 80]));
    expect(await client().findThings.as('image/png', thing)).toEqual(new Uint8Array([137, 80]));
  });

  it('throws the problem that the server answers, with its places and headers', async () => {
    const places = { errors: [{ pointer: '/query/q', detail: 'is odd' }], detail: 'This time.' };
    server.answer = problemJson('invalid-request', 400, places);
    const error = await failure(client().findThings(thing));
    expect(error).toBeInstanceOf(Problem);
    expect(error).toMatchObject({ name: 'invalid-request', message: 'This time.', errors: places.errors, status: 400 });
    server.answer = problemJson('unavailable', 503, {}, { 'Retry-After': '5' });
    expect(await failure(client().findThings(thing))).toMatchObject({ headers: { 'Retry-After': '5' } });
  });

  it('returns documented problems from outcome and throws the others', async () => {
    server.answer = problemJson('intent-not-found', 404);
    const outcome = await client().findThings.outcome(thing);
    expect(outcome).toMatchObject({ ok: false, problem: { type: '/problems/intent-not-found', status: 404 } });
    server.answer = json(200, { things: ['a'] });
    expect(await client().findThings.outcome(thing)).toEqual({ ok: true, body: { things: ['a'] } });
    server.answer = problemJson('not-found', 404);
    expect(await failure(client().findThings.outcome(thing))).toMatchObject({ name: 'not-found' });
  });
});

describe('an answer that is not in the contract', () => {
  const html = (status: number) => (response: ServerResponse) =>
    response.writeHead(status, { 'Content-Type': 'text/html' }).end(`<h1>${SECRET}</h1>`);
  const typed = (status: number, type: string, body: string) => (response: ServerResponse) =>
    response.writeHead(status, { 'Content-Type': type, Location: `/?${SECRET}` }).end(body);

  it.each([
    ['an error page of a proxy', html(502), 502, 'text/html'],
    ['a page where JSON is due', html(200), 200, 'text/html'],
    ['a status that is not documented', json(202, {}), 202, 'application/json'],
    ['JSON that is broken', typed(200, 'application/json', `{"a": ${SECRET}`), 200, 'application/json'],
    ['a redirect', typed(302, 'text/html', ''), 302, 'text/html'],
    ['no media type', (response: ServerResponse) => response.writeHead(200).end('x'), 200, null],
    ['a media type with something in it', typed(200, `x/${SECRET.repeat(9)}`, ''), 200, null],
    ['a problem with another status', problemJson('unavailable', 500), 500, 'application/problem+json'],
    ['a problem that is broken', typed(500, 'application/problem+json', `{${SECRET}`), 500, 'application/problem+json'],
  ])('is told apart: %s', async (_, answer, status, media) => {
    server.answer = answer;
    const request = { ...thing, query: { q: SECRET }, header: { 'Thing-Verifier': SECRET } };
    const error = await failure(client().findThings.outcome(request));
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ status, media });
    expect((error as Error).message).toContain('findThings (GET /things/{owner}/{name})');
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(SECRET);
  });
});

describe('a server that cannot be reached', () => {
  it('is an UnreachableError with the cause, and names the operation but no secret', async () => {
    const gone = await scriptedServer();
    await gone[Symbol.asyncDispose]();
    const api = client({ baseUrl: gone.url, apiKey: SECRET });
    const error = await failure(api.ownThing({ path: { token: SECRET } }));
    expect(error).toBeInstanceOf(UnreachableError);
    expect((error as Error).cause).toBeInstanceOf(Error);
    expect((error as Error).message).toContain('ownThing (GET /own/{token})');
    expect(inspect(error, { depth: 9 })).not.toContain(SECRET);
  });

  it('includes an answer that breaks off', async () => {
    server.answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 });
      response.write('{', () => response.destroy());
    };
    expect(await failure(client().findThings(thing))).toBeInstanceOf(UnreachableError);
  });

  it('includes one that does not answer in time, and the request is given up', async () => {
    const closed = new Promise((resolve) => {
      server.answer = (response) => response.once('close', resolve);
    });
    const error = await failure(client({ timeoutMs: 250 }).findThings(thing));
    expect(error).toBeInstanceOf(UnreachableError);
    expect((error as Error).message).toContain('was not answered within 250 ms');
    await closed;
  });
});

describe('a call that is aborted', () => {
  it('throws the reason and gives the request up', async () => {
    const controller = new AbortController();
    const reason = new Error('Changed my mind');
    const closed = new Promise((resolve) => {
      server.answer = (response) => {
        response.once('close', resolve);
        controller.abort(reason);
      };
    });
    expect(await failure(client().findThings(thing, controller.signal))).toBe(reason);
    await closed;
  });

  it('sends nothing when it was aborted before', async () => {
    const reason = new Error('Too late');
    expect(await failure(client().findThings(thing, AbortSignal.abort(reason)))).toBe(reason);
    expect(server.seen).toEqual([]);
  });
});

describe('a client of a mocked area', () => {
  let mock: MockHttp<Intents>;
  const token = 'sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo';
  const intents = (headers: Record<string, string> = {}) => createIntentsClient({ baseUrl: mock.url, headers });

  beforeAll(async () => {
    mock = await mockIntents();
  });
  afterAll(() => mock.close());

  it('creates an intent', async () => {
    const intent = await intents().createIntent({ body: { max_age: 3600 } });
    expect(intent).toMatchObject({ token, completed: false });
    expect(mock.calls.at(-1)).toMatchObject({ operationId: 'createIntent', body: { max_age: 3600 } });
  });

  it('polls until the user has approved', async () => {
    mock.next('watchIntent', { example: 'pending' }, { example: 'authenticated' });
    expect(await intents().watchIntent({ path: { token } })).toEqual({ state: 'pending' });
    expect(await intents().watchIntent({ path: { token } })).toMatchObject({ state: 'authenticated' });
  });

  it('streams the same operation', async () => {
    const events: unknown[] = [];
    for await (const event of intents().watchIntent.stream({ path: { token } })) events.push(event);
    expect(events).toMatchObject([{ event: 'authenticated', data: { session_token: expect.any(String) } }]);
  });

  it('is told why an intent is over', async () => {
    const api = intents({ Prefer: 'code=410, example=intent-denied' });
    const outcome = await api.watchIntent.outcome({ path: { token } });
    expect(outcome).toMatchObject({ ok: false, problem: { type: '/problems/intent-denied' } });
  });
});
