// File responses, on a server with the packages document and a source that each test creates.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import Koa from 'koa';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Packages } from '../../generated/packages/contract.ts';
import * as tables from '../../generated/packages/operations.ts';
import { validators } from '../../generated/packages/validators.js';
import type { AnyCallers, FileSource } from '../../src/contract/handler.ts';
import { answerProblems, implement, listen, operations, type RequestLine } from '../../src/contract/server/index.ts';
import { problemOf, useRunning } from '../running.ts';

const running = useRunning();
type Served = 'getRepository' | 'downloadArchive';

const TEXT = JSON.stringify({ name: 'x'.repeat(4_000), packages: { url: 'https://a.example/', update_timestamp: 1 } });
const DIGITS = '0123456789';

let base = '';
let port = 0;
let json: FileSource;
let archive: FileSource;
let released = 0;
let log: RequestLine[];
let faults: unknown[];

/** A source that yields one byte at a time, as if read from disk. */
const streamed = (text: string, tag = 'one'): FileSource => ({
  tag,
  size: text.length,
  content: async function* (start, end) {
    for (const character of text.slice(start, end)) yield Buffer.from(character);
  },
  release: () => {
    released += 1;
  },
});

beforeEach(async () => {
  released = 0;
  log = [];
  faults = [];
  json = { tag: 'list', size: Buffer.byteLength(TEXT), content: Buffer.from(TEXT) };
  archive = streamed(DIGITS);
  const service = implement<Packages, AnyCallers, Exclude<keyof Packages, Served>>(
    { ...tables, validators },
    {
      getRepository: (_, reply) => reply.file(200, 'application/json', json, { 'Cache-Control': 'max-age=60' }),
      downloadArchive: (_, reply) => reply.file(200, 'application/zip', archive, {}),
    },
    { rules: { 'packages-admission': () => {} } },
  );
  const app = new Koa();
  app.silent = true;
  app.use(answerProblems());
  app.use(
    operations({
      services: [service],
      authenticate: () => null,
      origin: () => base,
      violations: 'throw',
      onRequest: (line) => log.push(line),
      onFault: (error) => faults.push(error),
    }),
  );
  const listening = await listen(app.callback(), '127.0.0.1', 0);
  running.onClose(() => listening.close());
  port = listening.port;
  base = `http://127.0.0.1:${port}`;
});

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${base}/packages/archives/a.zip`, { method, headers });
const askJson = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${base}/packages/repository.json`, { method, headers });

describe('a file response', () => {
  it('is complete, with Content-Length, ETag and Accept-Ranges', async () => {
    const response = await ask();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-length': '10',
      etag: '"one"',
      'accept-ranges': 'bytes',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).toBe(DIGITS);
    expect(log).toMatchObject([{ operation: 'downloadArchive', status: 200 }]);
    expect(released).toBe(1);
  });

  it('sends only headers for HEAD, and ignores Range there', async () => {
    const response = await ask({ range: 'bytes=2-3' }, 'HEAD');
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '10']);
    expect(await response.text()).toBe('');
    expect(released).toBe(1);
  });

  it.each([
    ['"one"', 304],
    ['W/"one"', 304],
    ['"zero", "one"', 304],
    ['*', 304],
    ['"two"', 200],
    ['one', 200],
    ['"one', 200],
  ])('for If-None-Match: %s has status %i', async (condition, status) => {
    const response = await ask({ 'if-none-match': condition });
    expect(response.status).toBe(status);
    expect(response.headers.get('etag')).toBe('"one"');
    expect(await response.text()).toBe(status === 304 ? '' : DIGITS);
    expect(released).toBe(1);
  });

  it('prefers 304 to 206', async () => {
    expect((await ask({ 'if-none-match': '"one"', range: 'bytes=0-1' })).status).toBe(304);
  });

  it.each([
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=2-5', '2345', 'bytes 2-5/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', DIGITS, 'bytes 0-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['Bytes=9-9', '9', 'bytes 9-9/10'],
  ])('for Range: %s is %s', async (range, text, contentRange) => {
    const response = await ask({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('content-length')).toBe(String(text.length));
    expect(await response.text()).toBe(text);
    expect(log).toMatchObject([{ status: 206 }]);
  });

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0', `bytes=${'9'.repeat(40)}-`])(
    'refuses %s, beyond its end, with 416 and its length',
    async (range) => {
      const response = await ask({ range });
      expect(response.headers.get('content-range')).toBe('bytes */10');
      expect(await problemOf(response)).toMatchObject({ status: 416, name: 'range-not-satisfiable' });
      expect(released).toBe(1);
    },
  );

  it.each(['bytes=0-1,4-5', 'bytes=5-2', 'lines=0-1', 'bytes=a-b', 'bytes=-', 'bytes'])(
    'ignores %s and is complete',
    async (range) => {
      const response = await ask({ range });
      expect([response.status, await response.text()]).toEqual([200, DIGITS]);
    },
  );

  it('sends a range only if If-Range matches its ETag', async () => {
    const range = 'bytes=5-';
    expect((await ask({ range, 'if-range': '"one"' })).status).toBe(206);
    for (const other of ['"two"', 'W/"one"', 'Sun, 15 Nov 2026 04:00:00 GMT']) {
      const response = await ask({ range, 'if-range': other });
      expect([response.status, await response.text()]).toEqual([200, DIGITS]);
    }
  });

  it('may be empty, and then refuses every range', async () => {
    archive = streamed('');
    const response = await ask();
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '0']);
    expect((await ask({ range: 'bytes=0-' })).status).toBe(416);
    expect((await ask({ range: 'bytes=-1' })).status).toBe(416);
  });

  it('is compressed for clients that accept gzip, with its own ETag and Vary', async () => {
    const packed = await askJson({ 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('etag')).toBe('"list-gzip"');
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(200);
    expect(await packed.text()).toBe(TEXT); // fetch decompresses it
    const plain = await askJson({ 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('etag')).toBe('"list"');
    for (const { headers } of [packed, plain]) {
      expect([headers.get('vary'), headers.get('cache-control')]).toEqual(['Accept-Encoding', 'max-age=60']);
    }
    const again = await askJson({ 'accept-encoding': 'gzip', 'if-none-match': '"list-gzip"' });
    expect([again.status, again.headers.get('vary')]).toEqual([304, 'Accept-Encoding']);
    expect((await askJson({ 'accept-encoding': 'identity', 'if-none-match': '"list-gzip"' })).status).toBe(200);
  });

  it.each([
    ['gzip;q=0', null],
    ['*', 'gzip'],
    ['*;q=0', null],
    ['br, gzip;q=0.5', 'gzip'],
    ['identity, gzip;q=0.5', null],
    ['identity;q=0.1, gzip;q=0.5', 'gzip'],
    ['gzip;q=x', null],
    ['deflate, br', null],
    ['X-GZip', 'gzip'],
  ])('follows Accept-Encoding: %s', async (accepted, coding) => {
    const { headers } = await askJson({ 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(coding);
  });

  it('is not compressed if that saves nothing', async () => {
    json = { tag: 'small', size: 2, content: Buffer.from('{}') };
    const { headers } = await askJson({ 'accept-encoding': 'gzip' });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null]);
  });

  it('ignores Range if the document has no 206', async () => {
    const response = await askJson({ range: 'bytes=0-1', 'accept-encoding': 'identity' });
    expect([response.status, response.headers.get('accept-ranges')]).toEqual([200, null]);
    expect(await response.text()).toBe(TEXT);
  });

  it('allows pages of other origins to read it and its documented headers', async () => {
    const { headers } = await ask(); // without Origin too, since the response may be cached
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toBe(
      'Accept-Ranges, Content-Range, ETag, Retry-After, Vary, WWW-Authenticate',
    );
    const preflight = await ask({ origin: 'https://a.example', 'access-control-request-method': 'GET' }, 'OPTIONS');
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'Content-Type, Authorization, If-None-Match, Range, If-Range',
    );
  });

  it('is read only as fast as the client receives it, and not after the client disconnects', async () => {
    const chunk = Buffer.alloc(1 << 16);
    const size = 1 << 30;
    let read = 0;
    let ended = false;
    const content = async function* () {
      try {
        for (; read < size; read += chunk.length) yield chunk;
      } finally {
        ended = true;
      }
    };
    archive = { ...streamed(''), tag: 'big', size, content };
    const wire = await running.wire(port);
    wire.send('GET /packages/archives/a.zip HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    await expect.poll(() => read).toBeGreaterThan(0);
    wire.end();
    await expect.poll(() => log).toMatchObject([{ status: 499 }]);
    expect(read).toBeLessThan(size / 4);
    expect([ended, released, faults]).toEqual([true, 1, []]);
  });

  it.each([
    ['ends early', DIGITS.slice(0, 4)],
    ['is longer than its size', `${DIGITS}${DIGITS}`],
  ])('closes the connection if the file %s, so that it does not look complete', async (_, text) => {
    archive = {
      ...streamed(DIGITS),
      content: async function* () {
        for (const part of text.match(/.{1,4}/g) ?? []) yield Buffer.from(part);
      },
    };
    await expect(ask().then((response) => response.text())).rejects.toThrow();
    expect(faults).toMatchObject([{ message: 'a file of 10 bytes changed size while it was being sent' }]);
    expect(released).toBe(1);
  });

  it('closes the connection and reports the error if reading fails', async () => {
    archive = {
      ...streamed(DIGITS),
      content: async function* () {
        yield Buffer.from('01');
        throw new Error('EIO');
      },
    };
    await expect(ask().then((response) => response.text())).rejects.toThrow();
    expect(faults).toMatchObject([{ message: 'EIO' }]);
    expect((await askJson()).status).toBe(200);
  });

  it('works with curl: resumes a download, revalidates by ETag, accepts gzip', async () => {
    const curl = async (...args: string[]) =>
      (await promisify(execFile)('curl', ['-s', '-H', 'Host: 127.0.0.1', ...args], { encoding: 'buffer' })).stdout;
    const url = `${base}/packages/archives/a.zip`;
    expect((await curl('-r', '6-', url)).toString()).toBe('6789');
    expect((await curl('-C', '8', url)).toString()).toBe('89');
    expect((await curl('-o', '/dev/null', '-w', '%{http_code}', '-H', 'If-None-Match: "one"', url)).toString()).toBe(
      '304',
    );
    expect((await curl('-I', url)).toString()).toMatch(/^HTTP\/1.1 200 OK\r\n(.*\r\n)*Content-Length: 10\r\n/);
    const list = `${base}/packages/repository.json`;
    expect(gunzipSync(await curl('-H', 'Accept-Encoding: gzip', list)).toString()).toBe(TEXT);
    expect((await curl('--compressed', list)).toString()).toBe(TEXT);
  });
});
