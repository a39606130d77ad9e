import { readdir, readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validators } from '../../generated/intents/validators.js';
import { type MockHttp, mockHttp } from '../../src/contract/mock/index.ts';

const generated = new URL('../../generated/', import.meta.url);
const TOKEN = 'sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo';
const STATUS = `/auth/intents/${TOKEN}/status`;

const readDocument = async (area: string): Promise<object> =>
  JSON.parse(await readFile(new URL(`${area}/openapi.json`, generated), 'utf8'));

describe('a mock of the intents', () => {
  let mock: MockHttp;
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(mock.url + path, init);
    const body = await response.text();
    const media = response.headers.get('content-type');
    return { status: response.status, media, headers: response.headers, body, json: () => JSON.parse(body) };
  };
  const post = (body: string, headers: Record<string, string> = {}) =>
    ask('/auth/intents', { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });

  beforeAll(async () => {
    mock = await mockHttp(await readDocument('intents'));
  });
  afterAll(() => mock.close());

  it('answers a valid request with the first example of the success', async () => {
    const { status, media, json } = await post('{}');
    expect([status, media]).toEqual([201, 'application/json']);
    expect(json()).toMatchObject({ token: TOKEN, completed: false });
    expect(validators.createIntent.answers[201]['application/json'](json())).toBe(true);
  });

  it('takes an absent body where none is required', async () => {
    expect((await ask('/auth/intents', { method: 'POST' })).status).toBe(201);
  });

  it('chooses the media type by Accept, by weight and then by order', async () => {
    const media = async (accept: string) => (await ask(STATUS, { headers: { Accept: accept } })).media;
    expect(await media('text/event-stream')).toBe('text/event-stream');
    expect(await media('application/json, text/event-stream')).toBe('application/json');
    expect(await media('application/json;q=0.5, text/event-stream')).toBe('text/event-stream');
    expect(await media('text/*, application/json;q=0')).toBe('text/event-stream');
    expect(await media('image/png, */*;q=0.1')).toBe('application/json');
  });

  it.each(['image/png', 'application/json;q=0, text/event-stream;q=0'])('answers 406 to Accept: %s', async (accept) => {
    const { status, json } = await ask(STATUS, { headers: { Accept: accept } });
    expect(status).toBe(406);
    expect(json()).toMatchObject({ type: '/problems/not-acceptable' });
  });

  it('writes an event as an event, with an empty data line where it has no data', async () => {
    const event = async (example: string) =>
      (await ask(STATUS, { headers: { Accept: 'text/event-stream', Prefer: `example=${example}` } })).body;
    expect(await event('authenticated')).toMatch(/^event: authenticated\ndata: \{"session_token":"tok_\S+"\}\n\n$/);
    expect(await event('timeout')).toBe('event: timeout\ndata:\n\n');
  });

  it('writes the headers that the document gives an example of', async () => {
    expect((await ask(STATUS)).headers.get('retry-after')).toBe('2');
  });

  it('gives the response and the example that Prefer asks for', async () => {
    const prefer = (value: string) => ask(STATUS, { headers: { Prefer: value } });
    const denied = await prefer('code=410, example=intent-denied');
    expect([denied.status, denied.media]).toEqual([410, 'application/problem+json']);
    expect(denied.json()).toMatchObject({ type: '/problems/intent-denied' });
    expect((await prefer('code=410')).json()).toMatchObject({ type: '/problems/intent-expired' });
    expect((await prefer('example="session-ended"')).status).toBe(410);
    expect((await prefer('example=authenticated')).json()).toMatchObject({ state: 'authenticated' });
  });

  it.each(['code=418', 'example=nobody', 'code=200, example=intent-denied'])(
    'answers 400 to Prefer: %s',
    async (value) => {
      const { status, json } = await ask(STATUS, { headers: { Prefer: value } });
      expect(status).toBe(400);
      expect(json()).toMatchObject({ errors: [{ pointer: '/header/prefer' }] });
    },
  );

  it('gives the answers that a test has lined up, then the first example again', async () => {
    mock.next('watchIntent', { example: 'authenticated' }, { code: 404 });
    const states = [await ask(STATUS), await ask(STATUS), await ask(STATUS)];
    expect(states.map(({ status }) => status)).toEqual([200, 404, 200]);
    expect(states.map(({ json }) => json().state)).toEqual(['authenticated', undefined, 'pending']);
    expect(() => mock.next('nothing', {})).toThrow('There is no operation nothing');
  });

  it.each([
    ['a wrong type', '{"max_age":"long"}', '/body/max_age', 'must be an integer'],
    ['a number beyond all numbers', '{"max_age":1e400}', '/body/max_age', 'must be an integer'],
    ['a wrong pattern', '{"challenge":"short"}', '/body/challenge', 'must match ^[A-Za-z0-9_-]{43}$'],
    ['broken JSON', '{"max_age"', '/body', 'is not valid JSON'],
    ['no object', '3', '/body', 'must be an object'],
  ])('answers 400 with a pointer to %s', async (_, body, pointer, detail) => {
    const { status, media, json } = await post(body);
    expect([status, media]).toEqual([400, 'application/problem+json']);
    expect(json()).toMatchObject({ type: '/problems/invalid-request', errors: [{ pointer, detail }] });
  });

  it('points to parameters too, and to every wrong place', async () => {
    const tooLong = 'x'.repeat(129);
    const { json } = await ask(`/auth/intents/${tooLong}/status`, { headers: { 'Intent-Verifier': 'x' } });
    expect(json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/path/token',
      '/header/intent-verifier',
    ]);
    expect((await ask('/auth/intents/%ff/status')).json()).toMatchObject({ errors: [{ pointer: '/path' }] });
  });

  it('answers 415 to a body of another media type', async () => {
    const { status, json } = await post('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' });
    expect(status).toBe(415);
    expect(json()).toMatchObject({ type: '/problems/unsupported-media-type', detail: 'Send application/json.' });
  });

  it('answers 404 where nothing is and 405 with Allow where the method is wrong', async () => {
    const nowhere = await ask('/auth/intents/');
    expect([nowhere.status, nowhere.json().type]).toEqual([404, '/problems/not-found']);
    const wrong = await ask(STATUS, { method: 'DELETE' });
    expect([wrong.status, wrong.json().type]).toEqual([405, '/problems/method-not-allowed']);
    expect(wrong.headers.get('allow')).toBe('GET, HEAD');
  });

  it('answers HEAD like GET, without the body', async () => {
    const { status, media, body } = await ask(STATUS, { method: 'HEAD' });
    expect([status, media, body]).toEqual([200, 'application/json', '']);
  });

  it('answers 401 without the credential that the operation asks for, whatever the body is', async () => {
    const refused = await ask(`/auth/intents/${TOKEN}`, {
      method: 'PATCH',
      body: '{',
      headers: { 'X-Api-Key': 'ak_1' },
    });
    expect([refused.status, refused.json().type]).toEqual([401, '/problems/unauthorized']);
    expect(refused.headers.get('www-authenticate')).toContain('Bearer');
    const headers = { Cookie: '__Host-annex_session=1', 'Content-Type': 'application/json' };
    expect((await ask(`/auth/intents/${TOKEN}`, { method: 'PATCH', body: '{"action":"deny"}', headers })).status).toBe(
      200,
    );
  });

  it('records the calls it got, refused ones included', async () => {
    const before = mock.calls.length;
    await post('{"max_age":60}', { 'X-Test': '1' });
    await post('{"max_age":0}');
    await ask('/nowhere?a=1&b=2&b=3');
    const calls = mock.calls.slice(before);
    expect(calls).toMatchObject([
      { operationId: 'createIntent', method: 'POST', path: '/auth/intents', body: { max_age: 60 }, status: 201 },
      { operationId: 'createIntent', body: { max_age: 0 }, status: 400 },
      { operationId: null, method: 'GET', path: '/nowhere', query: { a: '1', b: ['2', '3'] }, status: 404 },
    ]);
    expect(calls[0]?.headers['x-test']).toBe('1');
  });

  it('outlives a client that leaves in the middle of its body', async () => {
    const options = { method: 'POST', headers: { 'Content-Type': 'application/json', 'Content-Length': 100 } };
    await new Promise<void>((resolve) => {
      const leaving = httpRequest(`${mock.url}/auth/intents`, options).on('error', () => resolve());
      leaving.write('{', () => leaving.destroy(new Error('Leaving')));
    });
    expect((await post('{}')).status).toBe(201);
  });
});

it('every published document can be mocked', async () => {
  const areas = (await readdir(generated, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const started: string[] = [];
  for (const { name } of areas) {
    const document = await readDocument(name).catch(() => null);
    if (!document) continue;
    await using mock = await mockHttp(document);
    expect((await fetch(`${mock.url}/surely/not/there`)).status).toBe(404);
    started.push(name);
  }
  expect(started).toEqual(expect.arrayContaining(['gateway', 'intents']));
});
