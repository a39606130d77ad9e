// Mocks of documents in the style of other people's.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MockHttp } from '../../src/contract/mock/index.ts';
import { library, tickets } from './foreign-documents.ts';
import { type GeneratedMock, generateMock } from './foreign-mocks.ts';

let mock: MockHttp;
let ticketMock: MockHttp;
let generated: GeneratedMock & Disposable;
let generatedTickets: GeneratedMock & Disposable;
const KEY = { 'X-Key': 'k' };
const TOKEN = { Authorization: 'Bearer t' };

beforeAll(async () => {
  generated = await generateMock('library', library);
  generatedTickets = await generateMock('tickets', tickets);
  mock = await generated.start();
  ticketMock = await generatedTickets.start();
});
afterAll(async () => {
  await mock.close();
  await ticketMock.close();
  generated[Symbol.dispose]();
  generatedTickets[Symbol.dispose]();
});

async function ask(path: string, init: RequestInit = {}, server = mock) {
  const base = server === ticketMock ? '' : '/v2';
  const response = await fetch(server.url + base + path, init);
  const body = await response.text();
  const media = response.headers.get('content-type');
  const warning = response.headers.get('mock-warning');
  return { status: response.status, media, warning, headers: response.headers, body, json: () => JSON.parse(body) };
}
const post = (path: string, body: unknown, headers: Record<string, string>, server = mock) =>
  ask(
    path,
    { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } },
    server,
  );
const prefer = (path: string, value: string, headers: Record<string, string> = KEY) =>
  ask(path, { headers: { ...headers, Prefer: value } });

describe('a mock of a document without examples', () => {
  it('returns samples of the schemas, with required headers', async () => {
    const { status, headers, json } = await ask('/books');
    expect(status).toBe(200);
    const books = json() as { id: number; title: string; secret?: string }[];
    expect(books).toHaveLength(2);
    expect(books[0]).toMatchObject({ id: 1, title: 'Sea', link: expect.stringMatching(/^https:/) });
    expect(books[0]).not.toHaveProperty('secret');
    expect(headers.get('x-total')).toBe('1');
    expect(headers.get('content-length')).not.toBe('7');
  });

  it('returns recursive schemas and alternatives', async () => {
    const { warning, json } = await ask('/shelves');
    expect(warning).toBeNull();
    expect(json()).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      media: [{ kind: 'tape', minutes: 30 }],
    });
  });

  it('sends +json with its media type', async () => {
    const { status, media, json } = await ask('/shelves', {
      method: 'PUT',
      body: '{"kind":"disc","sides":2}',
      headers: { ...TOKEN, 'Content-Type': 'application/json' },
    });
    expect([status, media]).toEqual([200, 'application/hal+json']);
    expect(json()).toMatchObject({ kind: 'tape' });
  });

  it('is the same in every run', async () => {
    using again = await generateMock('library', library);
    expect(again.text.replaceAll(/annex-mock-\w+/g, '')).toBe(generated.text.replaceAll(/annex-mock-\w+/g, ''));
  });
});

describe('Prefer', () => {
  it('returns a status without an example', async () => {
    const { status, media, json } = await prefer('/books/7', 'code=404');
    expect([status, media]).toEqual([404, 'application/json']);
    expect(json()).toEqual({ code: expect.stringMatching(/^[a-z-]{3,30}$/), message: expect.any(String) });
    const gone = await prefer('/books/7', 'code=410');
    expect([gone.status, gone.body]).toEqual([410, '']);
  });

  it('returns problem details without an example, with members of their own, and by name', async () => {
    const ticket = (value: string) => ask('/tickets/T-0000000A', { headers: { Prefer: value } }, ticketMock);
    const missing = await ticket('code=404');
    expect([missing.status, missing.media]).toEqual([404, 'application/problem+json']);
    expect(missing.json()).toMatchObject({ title: 'Not Found', status: 404 });
    const body = { email: 'ada@example.com', date: '2030-02-01' };
    const buy = (value: string) => post('/tickets', body, { ...TOKEN, Prefer: value }, ticketMock);
    expect((await buy('code=401')).json()).toMatchObject({ status: 401, support: 'help@tickets.example' });
    expect((await buy('code=409, example=closed')).json()).toMatchObject({ status: 409, title: 'Closed' });
  });

  it('covers default and ranges', async () => {
    const statuses = async (path: string, codes: number[]) =>
      Promise.all(codes.map(async (code) => (await prefer(path, `code=${code}`)).status));
    expect(await statuses('/books', [418, 500, 599])).toEqual([418, 500, 599]);
    expect(await statuses('/books/7', [418])).toEqual([400]);
    const refused = await post('/books', { title: 'x' }, { ...KEY, Prefer: 'code=451' });
    expect([refused.status, refused.json().code]).toEqual([451, expect.any(String)]);
    expect((await post('/books', { title: 'x' }, { ...KEY, Prefer: 'code=500' })).status).toBe(400);
  });

  it('chooses an example by name, and a sample with dynamic', async () => {
    const add = async (value: string) => (await post('/books', { title: 'x' }, { ...KEY, Prefer: value })).json();
    expect(await add('example=second')).toMatchObject({ id: 8 });
    expect(await add('dynamic=true')).toMatchObject({ id: 1, title: 'string' });
    expect(await add('dynamic=false')).toMatchObject({ id: 7 });
  });

  it('can be a query parameter', async () => {
    expect((await ask('/books/7?__code=404', { headers: KEY })).status).toBe(404);
    expect((await ask('/books?__dynamic=true')).status).toBe(200);
    expect((await ask('/books/7?__code=404', { headers: { ...KEY, Prefer: 'code=410' } })).status).toBe(410);
    const second = await post('/books?__example=second', { title: 'x' }, KEY);
    expect(second.json()).toMatchObject({ id: 8 });
    expect((await post('/books?__dynamic=true', { title: 'x' }, KEY)).json()).toMatchObject({ id: 1 });
  });

  it.each(['code=abc', 'code=99', 'code=101', 'code=600', 'dynamic=maybe', 'example=none', 'code=200, example=second'])(
    'is refused with 400 for %s',
    async (value) => {
      expect((await prefer('/books', value, {})).status).toBe(400);
    },
  );
});

describe('a response without a success', () => {
  it('is 200 with the default response, or without a known body', async () => {
    const ping = await ask('/pings', { method: 'POST' });
    expect([ping.status, ping.json()]).toEqual([200, { code: expect.any(String), message: expect.any(String) }]);
    const assumed = await ask('/failures');
    expect([assumed.status, assumed.json()]).toEqual([200, {}]);
    expect((await prefer('/failures', 'code=503')).status).toBe(503);
  });
});

describe('a refusal', () => {
  it('has the shape of the document', async () => {
    const invalid = await ask('/books?limit=0');
    expect([invalid.status, invalid.media]).toEqual([400, 'application/json']);
    expect(invalid.json()).toMatchObject({ message: expect.stringContaining('/query/limit') });
    const unauthorized = await post('/books', { title: 'x' }, {});
    expect([unauthorized.status, unauthorized.json()]).toEqual([
      401,
      { code: 'unauthorized', message: 'Unauthorized' },
    ]);
    expect(unauthorized.headers.get('www-authenticate')).toBe('X-Key');
  });

  it('uses ranges, default and 422', async () => {
    const media = await post('/books', { title: 'x' }, { ...KEY, 'Content-Type': 'text/csv' });
    expect([media.status, media.media, media.json().message]).toEqual([415, 'application/json', expect.any(String)]);
    const body = await post('/books', { title: '' }, KEY);
    expect([body.status, body.media]).toEqual([400, 'application/json']);
    const accept = await ask('/books', { headers: { Accept: 'text/csv' } });
    expect([accept.status, accept.json()]).toMatchObject([406, { message: expect.any(String) }]);
    const medium = await ask('/shelves', {
      method: 'PUT',
      body: '{"kind":"disc","sides":3}',
      headers: { ...TOKEN, 'Content-Type': 'application/json' },
    });
    expect([medium.status, medium.json().message]).toEqual([422, expect.stringContaining('/body')]);
  });

  it('is problem details where the document has nothing', async () => {
    expect((await ask('/shelves', { headers: { Accept: 'text/csv' } })).media).toBe('application/problem+json');
    const nowhere = await ask('/nowhere');
    expect([nowhere.status, nowhere.media]).toEqual([404, 'application/problem+json']);
  });

  it('is 405 with Allow, also for OPTIONS; HEAD is like GET', async () => {
    const wrong = await ask('/books', { method: 'PATCH' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect((await ask('/books', { method: 'OPTIONS' })).status).toBe(405);
    const head = await ask('/books', { method: 'HEAD' });
    expect([head.status, head.body, head.headers.get('x-total')]).toEqual([200, '', '1']);
    expect((await ask('/books?limit=0', { method: 'HEAD' })).status).toBe(400);
  });
});

describe('an example', () => {
  it('that is invalid is sent with a warning', async () => {
    const { status, warning, json } = await ask('/books/7', { headers: KEY });
    expect([status, json()]).toEqual([200, { id: 'seven', title: 'Wrong' }]);
    expect(warning).toBe('the example is invalid: /id must be an integer');
  });

  it("has the mock's own address, also in headers", async () => {
    const { headers, json } = await post('/books', { title: 'x' }, KEY);
    expect(json().link).toBe(`${mock.url}/v2/books/7`);
    expect(headers.get('location')).toBe(`${mock.url}/v2/books/7`);
    expect((await ask('/books')).headers.get('link')).toContain(`<${mock.url}/v2/books?page=2>`);
  });

  it('of a picture is a real picture', async () => {
    const formatOf = async (accept: string) => {
      const response = await fetch(`${mock.url}/v2/books/7/cover`, { headers: { Accept: accept } });
      const { format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      return [response.headers.get('content-type'), format];
    };
    expect(await formatOf('image/png')).toEqual(['image/png', 'png']);
    expect(await formatOf('image/jpeg')).toEqual(['image/jpeg', 'jpeg']);
    const pdf = await ask('/tickets/T-0000000A', { headers: { Accept: 'application/pdf' } }, ticketMock);
    expect(pdf.body).toMatch(/^%PDF-1\.4\n.*%%EOF\n$/s);
  });

  it('of a status with another media type is chosen by code', async () => {
    const { status, media } = await ask('/tickets/T-0000000A', { headers: { Prefer: 'code=202' } }, ticketMock);
    expect([status, media]).toEqual([202, 'text/plain; charset=utf-8']);
  });
});

describe('an event stream', () => {
  it('has one example and ends', async () => {
    expect((await ask('/news')).body).toBe('event: opened\ndata: {"at":"09:00"}\n\n');
    expect((await prefer('/news', 'example=closed', {})).body).toBe('event: closed\ndata: {"at":"18:00"}\n\n');
  });

  it('can have all examples, and stay open until the client leaves', async () => {
    await using open = await generated.start({ openStreams: true });
    const leaving = new AbortController();
    const response = await fetch(`${open.url}/v2/news`, { signal: leaving.signal });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    let text = '';
    while (!text.includes('closed')) text += Buffer.from((await reader.read()).value ?? []).toString();
    expect(text).toBe('event: opened\ndata: {"at":"09:00"}\n\nevent: closed\ndata: {"at":"18:00"}\n\n');
    const next = reader.read().then(() => 'more');
    expect(await Promise.race([next, new Promise((resolve) => setTimeout(resolve, 200, 'open'))])).toBe('open');
    next.catch(() => {});
    leaving.abort();
    await expect.poll(() => open.calls.some(({ operationId }) => operationId === 'watchNews')).toBe(true);
  });
});

describe('with cors', () => {
  it('pages of every origin may call it', async () => {
    await using open = await generated.start({ cors: true });
    const origin = 'https://app.example';
    const preflight = await fetch(`${open.url}/v2/books`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'x-key' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-key');
    const response = await fetch(`${open.url}/v2/books?limit=0`, { headers: { Origin: origin } });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([400, origin]);
    expect((await fetch(`${mock.url}/v2/books`, { headers: { Origin: origin } })).headers.get('vary')).toBeNull();
  });
});
