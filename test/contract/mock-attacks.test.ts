// Malformed requests, huge bodies and floods against a mock.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MockHttp } from '../../src/contract/mock/index.ts';
import { library } from './foreign-documents.ts';
import { type GeneratedMock, generateMock } from './foreign-mocks.ts';

let mock: MockHttp;
let generated: GeneratedMock & Disposable;
const KEY = { 'X-Key': 'k', 'Content-Type': 'application/json' };

beforeAll(async () => {
  generated = await generateMock('library', library);
  mock = await generated.start();
});
afterAll(async () => {
  await mock.close();
  generated[Symbol.dispose]();
});

const ask = (path: string, init: RequestInit = {}, server = mock) => fetch(`${server.url}/v2${path}`, init);
const post = (body: string, server = mock) => ask('/books', { method: 'POST', body, headers: KEY }, server);

describe('a mock under attack', () => {
  /** What the server sends back on a raw connection until it closes it, or after a second. */
  async function raw(text: string, server = mock): Promise<string> {
    const socket = connect(server.port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => {});
    socket.write(text);
    const late = setTimeout(() => socket.destroy(), 1_000);
    await once(socket, 'close');
    clearTimeout(late);
    return Buffer.concat(chunks).toString();
  }
  const alive = async () => expect((await ask('/books')).status).toBe(200);

  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['a wrong version', 'GET /v2/books HTTP/9.9\r\n\r\n'],
    ['a broken escape', 'GET /v2/books/%zz HTTP/1.1\r\nHost: x\r\nX-Key: k\r\nConnection: close\r\n\r\n'],
    ['two lengths', 'POST /v2/books HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}'],
    ['a wrong chunk', 'POST /v2/books HTTP/1.1\r\nHost: x\r\nX-Key: k\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
    [
      'a long Prefer',
      `GET /v2/books HTTP/1.1\r\nHost: x\r\nPrefer: ${'code=1,'.repeat(1_500)}\r\nConnection: close\r\n\r\n`,
    ],
    ['a long path', `GET /v2/${'a'.repeat(9_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`],
  ])('refuses %s', async (_, text) => {
    expect(await raw(text)).toMatch(/^HTTP\/1\.1 4\d\d /);
    await alive();
  });

  it('survives names of the prototype in Prefer, in the query and in the body', async () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect((await ask('/books', { headers: { Prefer: `example=${name}` } })).status).toBe(400);
      expect((await ask(`/books?__code=${name}`)).status).toBe(400);
      expect((await post(`{"title":"x","${name}":{}}`)).status).toBe(400);
    }
    await alive();
  });

  it('refuses a huge body, and does not keep it', async () => {
    const before = mock.calls.length;
    const huge = await post(`{"title":"${'x'.repeat(8 << 20)}"}`).catch(() => null);
    if (huge) expect(huge.status).toBe(413);
    await expect.poll(() => mock.calls.length).toBeGreaterThan(before);
    expect((mock.calls.at(-1)?.body as Buffer | undefined)?.length ?? 0).toBeLessThan(5 << 20);
    await alive();
  });

  it('forgets old calls', async () => {
    await using other = await generated.start();
    const body = `{"title":"${'x'.repeat(900_000)}"}`;
    for (let count = 0; count < 30; count++) expect((await post(body, other)).status).toBe(400);
    expect(other.calls.length).toBeLessThan(20);
  });

  it('limits event streams', async () => {
    await using other = await generated.start({ openStreams: true });
    const leaving = new AbortController();
    const opened = await Promise.all(
      Array.from({ length: 300 }, () => fetch(`${other.url}/v2/news`, { signal: leaving.signal })),
    );
    const statuses = opened.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(256);
    expect(statuses.filter((status) => status === 429)).toHaveLength(44);
    leaving.abort();
    await expect
      .poll(async () => (await fetch(`${other.url}/v2/news`, { headers: { Prefer: 'example=closed' } })).status)
      .toBe(200);
  });
});
