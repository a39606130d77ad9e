import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBuffer, type ZipFile } from 'yauzl';
import type { Intents } from '../../generated/intents/contract.ts';
import { examples } from '../../generated/intents/mock.ts';
import { validators } from '../../generated/intents/validators.js';
import type { createWorkspaceClient } from '../../generated/workspace/client.ts';
import type { MockHttp } from '../../src/contract/mock/index.ts';
import * as mocks from '../../src/servers/mock.ts';
import { problemType } from '../requests.ts';

const TOKEN = 'sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo';
const STATUS = `/auth/intents/${TOKEN}/status`;

describe('a mock of the intents', () => {
  let mock: MockHttp<Intents>;
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(mock.url + path, init);
    const body = await response.text();
    const media = response.headers.get('content-type');
    return { status: response.status, media, headers: response.headers, body, json: () => JSON.parse(body) };
  };
  const post = (body: string, headers: Record<string, string> = {}) =>
    ask('/auth/intents', { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });

  beforeAll(async () => {
    mock = await mocks.mockIntents();
  });
  afterAll(() => mock.close());

  it('returns the first success example for a valid request', async () => {
    const { status, media, json } = await post('{}');
    expect([status, media]).toEqual([201, 'application/json']);
    expect(json()).toMatchObject({ token: TOKEN, completed: false });
    expect(validators.createIntent.answers[201]['application/json'](json())).toBe(true);
  });

  it('accepts a missing body if none is required', async () => {
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

  it.each(['image/png', 'application/json;q=0, text/event-stream;q=0'])(
    'returns 406 for Accept: %s',
    async (accept) => {
      const { status, json } = await ask(STATUS, { headers: { Accept: accept } });
      expect(status).toBe(406);
      expect(json()).toMatchObject({ type: problemType('not-acceptable') });
    },
  );

  it('writes events, with an empty data line if there is no data', async () => {
    const event = async (example: string) =>
      (await ask(STATUS, { headers: { Accept: 'text/event-stream', Prefer: `example=${example}` } })).body;
    expect(await event('authenticated')).toMatch(/^event: authenticated\ndata: \{"session_token":"tok_\S+"\}\n\n$/);
    expect(await event('timeout')).toBe('event: timeout\ndata:\n\n');
  });

  it('sends the headers that have an example', async () => {
    expect((await ask(STATUS)).headers.get('retry-after')).toBe('2');
  });

  it('returns the response and example that Prefer requests', async () => {
    const prefer = (value: string) => ask(STATUS, { headers: { Prefer: value } });
    const denied = await prefer('code=410, example=intent-denied');
    expect([denied.status, denied.media]).toEqual([410, 'application/problem+json']);
    expect(denied.json()).toMatchObject({ type: problemType('intent-denied') });
    expect((await prefer('code=410')).json()).toMatchObject({ type: problemType('intent-expired') });
    expect((await prefer('example="session-ended"')).status).toBe(410);
    expect((await prefer('example=authenticated')).json()).toMatchObject({ state: 'authenticated' });
  });

  it.each(['code=418', 'example=nobody', 'code=200, example=intent-denied'])(
    'returns 400 for Prefer: %s',
    async (value) => {
      const { status, json } = await ask(STATUS, { headers: { Prefer: value } });
      expect(status).toBe(400);
      expect(json()).toMatchObject({ errors: [{ pointer: '/header/Prefer' }] });
    },
  );

  it('returns queued responses, then the first example again', async () => {
    mock.next('watchIntent', { example: 'authenticated' }, { code: 404 });
    const states = [await ask(STATUS), await ask(STATUS), await ask(STATUS)];
    expect(states.map(({ status }) => status)).toEqual([200, 404, 200]);
    expect(states.map(({ json }) => json().state)).toEqual(['authenticated', undefined, 'pending']);
    expect(() => mock.next('nothing' as 'getIntent', {})).toThrow("unknown operation 'nothing'");
  });

  it.each([
    ['a wrong type', '{"max_age":"long"}', '/body/max_age', 'must be an integer'],
    ['a number beyond all numbers', '{"max_age":1e400}', '/body/max_age', 'must be an integer'],
    ['a wrong pattern', '{"challenge":"short"}', '/body/challenge', 'must match ^[A-Za-z0-9_-]{43}$'],
    ['broken JSON', '{"max_age"', '/body', 'is not valid JSON'],
    ['no object', '3', '/body', 'must be an object'],
  ])('returns 400 with a pointer for %s', async (_, body, pointer, detail) => {
    const { status, media, json } = await post(body);
    expect([status, media]).toEqual([400, 'application/problem+json']);
    expect(json()).toMatchObject({ type: problemType('invalid-request'), errors: [{ pointer, detail }] });
  });

  it('points to parameters too, and to every error', async () => {
    const tooLong = 'x'.repeat(129);
    const { json } = await ask(`/auth/intents/${tooLong}/status`, { headers: { 'Intent-Verifier': 'x' } });
    expect(json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/path/token',
      '/header/Intent-Verifier',
    ]);
    expect((await ask('/auth/intents/%ff/status')).json()).toMatchObject({ errors: [{ pointer: '/path/token' }] });
  });

  it('returns 415 for a body of another media type', async () => {
    const { status, json } = await post('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' });
    expect(status).toBe(415);
    expect(json()).toMatchObject({ type: problemType('unsupported-media-type'), detail: 'Send application/json.' });
  });

  it('returns 404 for an unknown path and 405 with Allow for a wrong method', async () => {
    const nowhere = await ask('/auth/intents/');
    expect([nowhere.status, nowhere.json().type]).toEqual([404, problemType('not-found')]);
    const wrong = await ask(STATUS, { method: 'DELETE' });
    expect([wrong.status, wrong.json().type]).toEqual([405, problemType('method-not-allowed')]);
    expect(wrong.headers.get('allow')).toBe('GET, HEAD');
  });

  it('responds to HEAD like GET, without the body', async () => {
    const { status, media, body } = await ask(`/auth/intents/${TOKEN}`, { method: 'HEAD' });
    expect([status, media, body]).toEqual([200, 'application/json', '']);
  });

  it('returns 401 without the required credential, for any body', async () => {
    const refused = await ask(`/auth/intents/${TOKEN}`, {
      method: 'PATCH',
      body: '{',
      headers: { 'X-Api-Key': 'ak_1' },
    });
    expect([refused.status, refused.json().type]).toEqual([401, problemType('unauthorized')]);
    expect(refused.headers.get('www-authenticate')).toContain('Cookie');
    const headers = { Cookie: '__Host-annex_session=1', Origin: mock.url, 'Content-Type': 'application/json' };
    expect((await ask(`/auth/intents/${TOKEN}`, { method: 'PATCH', body: '{"action":"deny"}', headers })).status).toBe(
      200,
    );
  });

  it('records all calls, including refused ones', async () => {
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

  it('survives a client that disconnects in the middle of its body', async () => {
    const options = { method: 'POST', headers: { 'Content-Type': 'application/json', 'Content-Length': 100 } };
    await new Promise<void>((resolve) => {
      const leaving = httpRequest(`${mock.url}/auth/intents`, options).on('error', () => resolve());
      leaving.write('{', () => leaving.destroy(new Error('Leaving')));
    });
    expect((await post('{}')).status).toBe(201);
  });
});

describe('a mock of every document', () => {
  const areas = Object.entries(mocks).filter(([name]) => name !== 'mockGateway') as [
    string,
    typeof mocks.mockWorkspace,
  ][];
  const png = Buffer.from('89504e470d0a1a0a', 'hex');

  it.each(areas)('%s: every client example works, and no response violates the contract', async (name, start) => {
    const area = name.replace(/^mock|Http$/g, '').toLowerCase();
    const file = new URL(`../../generated/${area}/client.ts`, import.meta.url);
    const examples = readExamples(await readFile(file, 'utf8'), area);
    await using mock = await start();
    const create = Object.entries(await import(file.href)).find(([key]) => key.startsWith('create'))?.[1];
    const headers = { Cookie: '__Host-annex_session=1', Origin: mock.url };
    const client = (create as typeof createWorkspaceClient)({
      baseUrl: mock.url,
      apiKey: 'ak_1',
      sessionToken: 'tok_1',
      headers,
    });
    for (const code of examples) await runExample(code, area, client);
    expect(mock.calls.filter(({ status }) => status >= 400)).toEqual([]);
    expect(new Set(mock.calls.map(({ operationId }) => operationId)).size).toBe(Object.keys(client).length);
  });

  it('returns real pictures and archives, and supports ranges', async () => {
    await using packages = await mocks.mockPackages();
    const icon = await fetch(`${packages.url}/packages/example.stitcher.via-stitcher/icon.png`);
    expect(icon.headers.get('content-type')).toBe('image/png');
    const picture = Buffer.from(await icon.arrayBuffer());
    expect(picture.subarray(0, 8)).toEqual(png);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 2, height: 2 });
    const etag = icon.headers.get('etag') ?? '';
    const again = await fetch(icon.url, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    const archive = `${packages.url}/packages/resources.zip`;
    const zip = Buffer.from(await (await fetch(archive)).arrayBuffer());
    expect(await namesIn(zip)).toEqual(['example.txt']);
    const part = await fetch(archive, { headers: { Range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'PK\x03\x04']);
  });

  it('replaces links to the documented server with its own, but only where it serves them', async () => {
    await using mock = await mocks.mockIntents();
    const intent = (await (await fetch(`${mock.url}/auth/intents`, { method: 'POST' })).json()) as Record<
      string,
      string
    >;
    expect(intent['updates_url']).toMatch(new RegExp(`^${mock.url}/auth/intents/`));
    expect(intent['auth_url']).toMatch(/^http:\/\/127\.0\.0\.1:8790\/auth\/approve\?token=/); // a page, not an operation
    expect((await fetch(intent['updates_url'] ?? '')).status).toBe(200);
  });

  it('returns every example of every operation on request', async () => {
    await using mock = await mocks.mockIntents();
    for (const { name, status, media } of examples.watchIntent) {
      const headers = { Prefer: `code=${status}, example=${name}`, Accept: status < 400 ? `${media}` : '*/*' };
      const response = await fetch(`${mock.url}${STATUS}`, { headers });
      expect([response.status, response.headers.get('content-type')]).toEqual([status, media]);
      const text = await response.text();
      if (status >= 400) expect(JSON.parse(text)).toMatchObject({ type: problemType(name ?? ''), status });
    }
  });
});

/** The code after each `@example` of a method. */
const readExamples = (text: string, area: string): string[] =>
  [...text.matchAll(/@example\n((?: +\* .*\n)+?) +\*\//g)]
    .map(([, lines = '']) => lines.replace(/^ +\* /gm, ''))
    .filter((code) => code.includes(`${area}.`));

const AsyncFunction = (async () => {}).constructor as new (
  ...words: string[]
) => (...given: unknown[]) => Promise<void>;

const runExample = (code: string, area: string, client: unknown): Promise<void> =>
  new AsyncFunction(area, 'bytes', 'console', code)(client, new Uint8Array([1]), { log: () => {} });

async function namesIn(zip: Buffer): Promise<string[]> {
  const names: string[] = [];
  const archive = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(zip, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  archive.on('entry', (entry: { fileName: string }) => names.push(entry.fileName));
  await once(archive, 'end');
  return names;
}
