// What no honest client sends. Each gets its documented answer, and the servers go on as if nothing had happened.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Paste } from '../../generated/paste/contract.ts';
import * as pasteOperations from '../../generated/paste/operations.ts';
import { validators as pasteValidators } from '../../generated/paste/validators.js';
import {
  answerNotFound,
  implement,
  type ListenLimits,
  listen,
  listenerOf,
  serve,
} from '../../src/contract/server/index.ts';
import { type GatewayUnderTest, type PlatformUnderTest, useRunning, type WireAnswer } from '../running.ts';
import { chunk, head, malformed, post, refusalOf, UPGRADE } from './hostile-wire.ts';

const MIB = 1 << 20;
const running = useRunning();
const unhandled: unknown[] = [];
const onUnhandled = (error: unknown) => void unhandled.push(error);

let platform: PlatformUnderTest;
let gateway: GatewayUnderTest;
let paste: PasteServer;

beforeAll(async () => {
  process.on('unhandledRejection', onUnhandled);
  process.on('uncaughtException', onUnhandled);
  platform = await running.platform({ intents: { maxPendingPerAddress: 1_000 } });
  gateway = await running.gateway();
  paste = await startPaste();
});

/** After everything: every server still answers, and nothing has gone unhandled. */
afterAll(async () => {
  const state = randomUUID();
  const socket = await running.socket(gateway.socketUrl);
  await socket.register(state);
  expect((await fetch(`${gateway.url}/callback?code=abc&state=${state}`)).status).toBe(200);
  expect(await socket.next()).toMatchObject({ type: 'callback', code: 'abc' });
  expect((await fetch(`${platform.url}/auth/intents`, { method: 'POST' })).status).toBe(201);
  expect((await postForm(form([{ name: 'image', type: 'image/png', content: 'bytes' }]))).status).toBe(201);
  expect(paste.faults).toEqual([]);
  expect(unhandled).toEqual([]);
  process.off('unhandledRejection', onUnhandled);
  process.off('uncaughtException', onUnhandled);
});

// ---- HTTP, byte by byte ---------------------------------------------------------------------------------------------

/** Sends these bytes on a connection of their own and reads the first answer. */
async function exchange(port: number, ...parts: (string | Uint8Array)[]): Promise<WireAnswer> {
  const wire = await running.wire(port);
  wire.send(...parts);
  return wire.answer();
}

describe('hostile JSON', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

  it.each<[string, string | Uint8Array, string]>([
    ['1e400', '{"max_age":1e400}', '/body/max_age'],
    ['-1e400', '{"max_age":-1e400}', '/body/max_age'],
    ['an integer beyond 2^53', '{"max_age":99999999999999999999}', '/body/max_age'],
    ['400,000 nested arrays', nested(400_000), '/body'],
    ['400,000 nested arrays in an unknown field', `{"x":${nested(400_000)}}`, '/body'],
    ['400,000 arrays that nobody closes', '['.repeat(400_000), '/body'],
    ['65 nested objects', `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, '/body'],
    ['a key twice', '{"max_age":1,"max_age":2}', '/body'],
    ['a key twice in two spellings', '{"max_age":1,"max\\u005fage":2}', '/body'],
    ['a key twice, deep in an unknown field', '{"x":[{"y":1,"z":{},"y":2}]}', '/body'],
    ['__proto__ twice', '{"__proto__":1,"__proto__":2}', '/body'],
    ['100,001 values', `{"x":[${'1,'.repeat(100_000)}1]}`, '/body'],
    ['NUL as an escape', '{"app_name":"a\\u0000b"}', '/body/app_name'],
    ['NUL as a byte', '{"app_name":"a\0b"}', '/body'],
    ['invalid UTF-8', Buffer.from([...Buffer.from('{"app_name":"'), 0xff, 0x22, 0x7d]), '/body'],
    ['overlong UTF-8', Buffer.from([...Buffer.from('{"app_name":"'), 0xc0, 0xaf, 0x22, 0x7d]), '/body'],
    ['half a UTF-8 character', Buffer.from([...Buffer.from('{"app_name":"'), 0xe2, 0x82, 0x22, 0x7d]), '/body'],
    ['a surrogate in UTF-8', Buffer.from([...Buffer.from('{"app_name":"'), 0xed, 0xa0, 0x80, 0x22, 0x7d]), '/body'],
    ['a byte order mark (RFC 8259, 8.1)', Buffer.from('\ufeff{}'), '/body'],
    ['UTF-16 with a byte order mark', Buffer.from('\ufeff{}', 'utf16le'), '/body'],
    ['UTF-16 without one', Buffer.from('{}', 'utf16le'), '/body'],
    ['white space alone', '   ', '/body'],
    ['two values', '{} {}', '/body'],
    ['an object that nobody closes', '{"max_age":1', '/body'],
    ['a string that nobody closes', '{"max_age', '/body'],
    ['a backslash at the end', '{"a":"\\', '/body'],
    ['NaN', '{"max_age":NaN}', '/body'],
    ['a comment', '{/* hello */}', '/body'],
    ['a trailing comma', '{"max_age":1,}', '/body'],
    ['900,000 characters of a name', `{"app_name":"${'x'.repeat(900_000)}"}`, '/body/app_name'],
  ])('answers 400 to %s', async (_what, body, pointer) => {
    const refusal = refusalOf(await exchange(platform.port, ...post(body)));
    expect(refusal).toEqual({ status: 400, name: 'invalid-request', pointers: [pointer] });
  });

  it.each<[string, string | Uint8Array, number]>([
    ['__proto__ and its kin', '{"__proto__":{"max_age":5},"constructor":{"prototype":{"max_age":5}}}', 7_776_000],
    ['64 nested arrays in an unknown field', `{"x":${nested(63)},"max_age":5}`, 5],
    ['an integer with an exponent', '{"max_age":5e0}', 5],
    ['an integer with a fraction of nothing', '{"max_age":5.0}', 5],
    ['braces and quotes within strings', '{"x":"\\"}{\\\\","max_age":5,"y":"]["}', 5],
    ['exactly 1 MiB', `{"max_age":5${' '.repeat(MIB - 13)}}`, 5],
  ])('answers 201 to %s', async (_what, body, max_age) => {
    const answer = await exchange(platform.port, ...post(body));
    expect(answer.status).toBe(201);
    expect(JSON.parse(answer.body)).toMatchObject({ requested_max_age: max_age });
    expect(Object.hasOwn(Object.prototype, 'max_age')).toBe(false);
  });

  it('answers 400 to half of a surrogate pair, which no database takes', async () => {
    const own = await running.platform();
    const refusal = refusalOf(await exchange(own.port, ...post('{"app_name":"\\ud800"}')));
    expect(refusal).toEqual({ status: 400, name: 'invalid-request', pointers: ['/body/app_name'] });
  });
});

describe('hostile bodies', () => {
  it.each<[string, string]>([
    ['gzip', 'Content-Encoding: gzip'],
    ['two codings', 'Content-Encoding: gzip, identity'],
    ['an unknown coding', 'Content-Encoding: rot13'],
    ['latin1', 'Content-Type: application/json; charset=latin1'],
    ['UTF-16', 'Content-Type: application/json; charset=utf-16'],
    ['plain text', 'Content-Type: text/plain'],
    ['a form', 'Content-Type: application/x-www-form-urlencoded'],
    ['multipart', 'Content-Type: multipart/form-data; boundary=x'],
    ['almost JSON', 'Content-Type: application/jsonp'],
    ['no media type', 'Content-Type: '],
    ['nonsense', 'Content-Type: ;;;=,"'],
  ])('answers 415 to %s', async (what, field) => {
    const body = what === 'gzip' ? gzipSync('{}') : '{}';
    const refusal = refusalOf(await exchange(platform.port, ...post(body, field)));
    expect(refusal).toMatchObject({ status: 415, name: 'unsupported-media-type' });
  });

  it('answers 415 to a body without Content-Type', async () => {
    const answer = await exchange(platform.port, head('POST /auth/intents', 'Content-Length: 2'), '{}');
    expect(refusalOf(answer)).toMatchObject({ status: 415, name: 'unsupported-media-type' });
  });

  it.each(['application/json; charset=utf-8', 'APPLICATION/JSON;CHARSET="UTF-8"', 'application/json ; x=y'])(
    'answers 201 to Content-Type %s',
    async (type) => {
      expect((await exchange(platform.port, ...post('{}', `Content-Type: ${type}`))).status).toBe(201);
    },
  );

  it.each([MIB + 1, 10 * MIB])('answers 413 to a body of %i bytes, whole or only announced', async (size) => {
    const tooLarge = { status: 413, name: 'body-too-large' };
    expect(refusalOf(await exchange(platform.port, ...post(Buffer.alloc(size, ' '))))).toMatchObject(tooLarge);
    const announced = head('POST /auth/intents', 'Content-Type: application/json', `Content-Length: ${size}`);
    expect(refusalOf(await exchange(platform.port, announced))).toMatchObject(tooLarge);
  });

  it('answers 413 to 10 MiB in chunks that no length announced', async () => {
    const wire = await running.wire(platform.port);
    wire.send(head('POST /auth/intents', 'Content-Type: application/json', 'Transfer-Encoding: chunked'));
    const piece = chunk(Buffer.alloc(64 << 10, ' '));
    for (let sent = 0; sent < 10 * MIB; sent += 64 << 10) wire.send(piece);
    wire.send('0\r\n\r\n');
    expect(refusalOf(await wire.answer())).toMatchObject({ status: 413, name: 'body-too-large' });
  });

  it('answers 413 to chunks that never end', async () => {
    const wire = await running.wire(platform.port);
    wire.send(head('POST /auth/intents', 'Content-Type: application/json', 'Transfer-Encoding: chunked'));
    const piece = chunk(Buffer.alloc(64 << 10, ' '));
    for (let count = 0; count < 20; count++) wire.send(piece);
    expect(refusalOf(await wire.answer())).toMatchObject({ status: 413, name: 'body-too-large' });
    await wire.closed;
  });

  it('reads a body that comes in chunks of one byte', async () => {
    const wire = await running.wire(platform.port);
    wire.send(head('POST /auth/intents', 'Content-Type: application/json', 'Transfer-Encoding: chunked'));
    for (const byte of '{"app_name":"ü"}') wire.send(chunk(Buffer.from(byte)));
    wire.send('0\r\nTrailer: x\r\n\r\n');
    expect((await wire.answer()).status).toBe(201);
  });

  it('takes a chunked body of nothing for no body', async () => {
    const answer = await exchange(platform.port, head('POST /auth/intents', 'Transfer-Encoding: chunked'), '0\r\n\r\n');
    expect(answer.status).toBe(201);
  });

  it.each(['destroy', 'resetAndDestroy'] as const)(
    'answers nobody, and logs no fault, when the connection goes in the middle of a body (%s)',
    async (leave) => {
      const own = await running.platform();
      const wire = await running.wire(own.port);
      const arrived = once(own.server, 'request');
      wire.send(head('POST /auth/intents', 'Content-Type: application/json', 'Content-Length: 100'), '{"max_age":');
      const [, response] = (await arrived) as [unknown, ServerResponse];
      const gone = once(response, 'close');
      wire.socket[leave]();
      await gone;
      expect(wire.received.length).toBe(0);
      await vi.waitFor(() => expect(own.lines().map(({ status }) => status)).toContain(499));
      expect(own.lines()).toHaveLength(1);
    },
  );

  it('answers 400 when only the sending half closes in the middle of a body', async () => {
    const wire = await running.wire(platform.port, true);
    wire.send(head('POST /auth/intents', 'Content-Type: application/json', 'Content-Length: 100'), '{"max_age":');
    wire.socket.end();
    expect(refusalOf(await wire.answer())).toMatchObject(malformed);
  });

  it('answers 400 to an absent body where one is required', async () => {
    for (const fields of [[], ['Content-Length: 0'], ['Content-Type: image/png', 'Content-Length: 0']]) {
      const refusal = refusalOf(await exchange(paste.port, head('POST /screenshot-paste', ...fields)));
      expect(refusal).toEqual({ status: 400, name: 'invalid-request', pointers: ['/body'] });
    }
  });
});

describe('hostile HTTP', () => {
  const json = 'Content-Type: application/json';

  it.each<[string, string | Uint8Array]>([
    [
      'Content-Length beside Transfer-Encoding',
      head('POST /auth/intents', json, 'Content-Length: 2', 'Transfer-Encoding: chunked'),
    ],
    [
      'Transfer-Encoding before Content-Length',
      head('POST /auth/intents', json, 'Transfer-Encoding: chunked', 'Content-Length: 2'),
    ],
    ['two lengths that differ', head('POST /auth/intents', json, 'Content-Length: 2', 'Content-Length: 3')],
    ['two lengths that agree', head('POST /auth/intents', json, 'Content-Length: 2', 'Content-Length: 2')],
    ['a list of lengths', head('POST /auth/intents', json, 'Content-Length: 2, 2')],
    ['a negative length', head('POST /auth/intents', json, 'Content-Length: -1')],
    ['a hexadecimal length', head('POST /auth/intents', json, 'Content-Length: 0x2')],
    ['a length beyond 2^64', head('POST /auth/intents', json, 'Content-Length: 99999999999999999999')],
    ['an unknown transfer coding', head('POST /auth/intents', json, 'Transfer-Encoding: xchunked')],
    ['chunked before another coding', head('POST /auth/intents', json, 'Transfer-Encoding: chunked, identity')],
    [
      'two Transfer-Encodings',
      head('POST /auth/intents', json, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity'),
    ],
    ['a space before the colon', head('POST /auth/intents', json, 'Transfer-Encoding : chunked')],
    ['a chunk size that is no number', `${head('POST /auth/intents', json, 'Transfer-Encoding: chunked')}zz\r\n{}\r\n`],
    ['a negative chunk size', `${head('POST /auth/intents', json, 'Transfer-Encoding: chunked')}-2\r\n{}\r\n`],
    [
      'a chunk longer than it says',
      `${head('POST /auth/intents', json, 'Transfer-Encoding: chunked')}1\r\n{}\r\n0\r\n\r\n`,
    ],
    [
      'a chunk extension of 20 KiB',
      `${head('POST /auth/intents', json, 'Transfer-Encoding: chunked')}2;${'x'.repeat(20 << 10)}\r\n{}\r\n`,
    ],
    ['a folded header', head('GET /packages/search', 'X-Folded: a', ' b')],
    ['a header without a colon', head('GET /packages/search', 'nonsense')],
    ['a header without a name', head('GET /packages/search', ': x')],
    ['NUL in a header', head('GET /packages/search', 'X-Nul: a\0b')],
    ['a carriage return in a header', head('GET /packages/search', 'X-Cr: a\rb')],
    ['NUL in the address', head('GET /packages/search?q=\0')],
    ['a space in the address', head('GET /packages/search?q=a b')],
    ['an address without a slash', head('GET packages/search')],
    ['a method in lower case', head('get /packages/search')],
    ['an unknown method', head('BREW /packages/search')],
    ['an unknown version', 'GET /packages/search HTTP/3.7\r\nHost: localhost\r\n\r\n'],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['no Host', 'GET /packages/search HTTP/1.1\r\n\r\n'],
    ['two Hosts', head('GET /packages/search', 'Host: elsewhere.example')],
    ['TLS', Buffer.from('16030100c8010000c40303', 'hex')],
    ['noise', Buffer.from('00ff00ff00ff0a0d0a', 'hex')],
  ])('answers 400 to %s, as problem details, and closes', async (_what, bytes) => {
    const wire = await running.wire(platform.port);
    wire.send(bytes);
    expect(refusalOf(await wire.answer())).toMatchObject(malformed);
    await wire.closed;
  });

  it.each<[string, string]>([
    ['one header of 20 KiB', head('GET /packages/search', `X-Long: ${'x'.repeat(20 << 10)}`)],
    ['1,000 headers of 20 bytes', head('GET /packages/search', ...Array<string>(1_000).fill('X-Many: 123456789012'))],
    ['10 MiB of headers', head('GET /packages/search', ...Array<string>(1_024).fill(`X-Many: ${'x'.repeat(10_230)}`))],
    ['an address of 20 KiB', head(`GET /packages/search?q=${'x'.repeat(20 << 10)}`)],
  ])('answers 431 to %s and closes', async (_what, bytes) => {
    const wire = await running.wire(platform.port);
    wire.send(bytes);
    expect(refusalOf(await wire.answer())).toMatchObject({ status: 431, name: 'headers-too-large' });
    await wire.closed;
  });

  it('answers 414 to an address of 9 KiB, on an operation and elsewhere', async () => {
    for (const path of ['/packages/search?q=', '/nowhere/', '/auth/intents/']) {
      const refusal = refusalOf(await exchange(platform.port, head(`GET ${path}${'x'.repeat(9 << 10)}`)));
      expect(refusal).toMatchObject({ status: 414, name: 'uri-too-long' });
    }
  });

  it('answers 400 to 40 query keys, also when they are empty', async () => {
    for (const query of ['&k=v'.repeat(40), '&'.repeat(40)]) {
      const refusal = refusalOf(await exchange(platform.port, head(`GET /packages/search?${query}`)));
      expect(refusal).toEqual({ status: 400, name: 'invalid-request', pointers: ['/query'] });
    }
  });

  it.each(['%ff', '%C0%AF', '%ED%A0%80', '%', '%zz', '%u0041', Buffer.from([0xff]), Buffer.from('ü')])(
    'answers 400 to a query that is not percent-encoded UTF-8: %s',
    async (text) => {
      const parts = ['GET /packages/search?q=', text, ' HTTP/1.1\r\nHost: localhost\r\n\r\n'].map((part) =>
        Buffer.from(part),
      );
      const answer = await exchange(platform.port, Buffer.concat(parts));
      expect(answer.status).toBe(400);
      expect(['invalid-request', 'malformed-request']).toContain(refusalOf(answer).name);
    },
  );

  it('answers the documented methods and 405 with Allow to all others', async () => {
    for (const method of ['TRACE', 'DELETE', 'PUT', 'POST', 'PROPFIND', 'OPTIONS']) {
      const answer = await exchange(platform.port, head(`${method} /packages/search`));
      expect(answer.headers).toMatchObject({ allow: 'GET, HEAD' });
      expect(refusalOf(answer)).toMatchObject({ status: 405, name: 'method-not-allowed' });
    }
    for (const line of ['OPTIONS *', 'TRACE /nowhere', 'OPTIONS /nowhere', 'GET /nowhere']) {
      expect((await exchange(platform.port, head(line))).status).toBe(404);
    }
    expect((await exchange(platform.port, head('TRACE /'))).status).toBe(405);
  });

  it('opens no tunnel for CONNECT', async () => {
    const wire = await running.wire(platform.port);
    wire.send(head('CONNECT example.com:443'));
    await wire.closed;
    expect(wire.received.toString()).not.toContain(' 200 ');
  });

  it('answers 404 to paths that only look like an operation', async () => {
    for (const path of [
      '/auth/sessions/',
      '//auth/sessions',
      '/auth//sessions',
      '/auth/./sessions',
      '/auth/x/../sessions',
      '/AUTH/sessions',
      '/auth/sessions;x',
      '/auth\\sessions',
    ]) {
      expect((await exchange(platform.port, head(`GET ${path}`))).status, path).toBe(404);
    }
  });

  it('serves an address in absolute form (RFC 9112, 3.2.2)', async () => {
    const answer = await exchange(platform.port, head(`POST http://127.0.0.1:${platform.port}/auth/intents`));
    expect(answer.status).toBe(201);
  });

  it('serves HTTP/1.0, without Host, and closes', async () => {
    const wire = await running.wire(platform.port);
    wire.send('POST /auth/intents HTTP/1.0\r\n\r\n');
    expect((await wire.answer()).status).toBe(201);
    await wire.closed;
  });

  it('says 100 to who asks to go on, then answers', async () => {
    const wire = await running.wire(platform.port);
    const [header, body] = post('{"max_age":5}', 'Expect: 100-continue');
    wire.send(header);
    expect(await wire.answer()).toMatchObject({ status: 100 });
    wire.send(body);
    expect((await wire.answers(2)).map(({ status }) => status)).toEqual([100, 201]);
  });

  it('answers an expectation that it does not know with problem details', async () => {
    const answer = await exchange(platform.port, ...post('{}', 'Expect: the-unexpected'));
    expect(answer.status).toBe(417);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/problem+json' });
  });

  it('answers pipelined requests each, in their order', async () => {
    const wire = await running.wire(platform.port);
    const search = head('GET /packages/search?limit=0');
    wire.send(
      Buffer.concat(
        [...post('{"max_age":1}'), search, ...post('{"max_age":2}'), search].map((part) => Buffer.from(part)),
      ),
    );
    const answers = await wire.answers(4);
    expect(answers.map(({ status }) => status)).toEqual([201, 400, 201, 400]);
    const ages = answers.map(({ body }) => (JSON.parse(body) as { requested_max_age?: number }).requested_max_age);
    expect(ages).toEqual([1, undefined, 2, undefined]);
  });

  it('takes what follows a body that is longer than announced for the next request', async () => {
    const wire = await running.wire(platform.port);
    wire.send(head('POST /auth/intents', json, 'Content-Length: 2'), '{}');
    expect((await wire.answer()).status).toBe(201);
    wire.send('and more');
    const [, refused] = await wire.answers(2);
    expect(refused && refusalOf(refused)).toMatchObject(malformed);
    await wire.closed;
  });

  it('answers a good request before it refuses the noise that follows it', async () => {
    const wire = await running.wire(platform.port);
    wire.send(`${head('POST /auth/intents')}\0\0\0\0`);
    await wire.closed;
    expect((await wire.answers(2)).map(({ status }) => status)).toEqual([201, 400]);
  });

  it('breaks no event stream open by writing an answer into it when noise follows', async () => {
    const created = await exchange(platform.port, head('POST /auth/intents'));
    const { token } = JSON.parse(created.body) as { token: string };
    const wire = await running.wire(platform.port);
    wire.send(head(`GET /auth/intents/${token}/status`, 'Accept: text/event-stream'));
    await wire.until((received) => (received.includes('\r\n\r\n') ? true : null));
    wire.send('\0\0\0\0');
    await wire.closed;
    const [, stream = ''] = wire.received.toString('latin1').split(/\r\n\r\n(.*)/s);
    expect(stream).not.toContain('HTTP/1.1');
  });

  it('answers 408 to headers and bodies that do not arrive in time', async () => {
    const slow = await startPaste({ headersTimeoutMs: 50, requestTimeoutMs: 100 });
    const image = head('POST /screenshot-paste', 'Content-Type: image/png', 'Content-Length: 10');
    for (const bytes of ['POST /screenshot-paste HTTP/1.1\r\nHost: localhost\r\nX-Slow:', `${image}12345`]) {
      const wire = await running.wire(slow.port);
      wire.send(bytes);
      expect(refusalOf(await wire.answer())).toMatchObject({ status: 408, name: 'request-timeout' });
      await wire.closed;
    }
    expect(slow.faults).toEqual([]);
  });

  it('closes on a client that goes on sending after its 408', async () => {
    const slow = await startPaste({ headersTimeoutMs: 50, requestTimeoutMs: 100 });
    const wire = await running.wire(slow.port, true); // it never closes by itself
    wire.send(`${head('POST /screenshot-paste', 'Content-Type: image/png', 'Content-Length: 1000')}1`);
    expect(refusalOf(await wire.answer())).toMatchObject({ status: 408, name: 'request-timeout' });
    const drip = setInterval(() => wire.send('1'), 50);
    running.onClose(() => clearInterval(drip));
    await wire.closed;
  });

  it('answers nothing to a socket’s upgrade where there is no socket but 404', async () => {
    const answer = await exchange(platform.port, head('GET /nowhere', ...UPGRADE));
    expect(refusalOf(answer)).toMatchObject({ status: 404, name: 'not-found' });
  });
});

// ---- Forms ----------------------------------------------------------------------------------------------------------

interface PasteServer {
  readonly port: number;
  /** What the handler was given, newest last. */
  readonly bodies: { readonly media: string; readonly content: unknown }[];
  readonly faults: unknown[];
}

/** The paste area with a handler that saves nothing and shows what was read. */
async function startPaste(limits: Partial<ListenLimits> = {}): Promise<PasteServer> {
  const bodies: PasteServer['bodies'] = [];
  const faults: unknown[] = [];
  const service = implement<Paste, Exclude<keyof Paste, 'pasteScreenshot'>>(
    { ...pasteOperations, validators: pasteValidators },
    {
      pasteScreenshot: ({ body }, reply) => {
        bodies.push(body);
        const file = 'screenshots/sp/sp-20261115-120000-000-1x1';
        const [width, height, bytes, saved_percent] = [1, 1, 1, 0];
        const sizes = { width, height, bytes, saved_percent, original_width: 1, original_height: 1, received_bytes: 1 };
        const named = { name: 'x', name_state: 'kept', name_source: 'initial', undoable: false } as const;
        const created_at = '2026-11-15T12:00:00.000Z';
        const files = { file: `${file}.png`, original: `${file}-original.png` };
        return reply.json(201, { id: 'x', ...named, ...files, ...sizes, created_at });
      },
    },
  );
  const app = new Koa();
  app.silent = true;
  app.on('error', (error) => faults.push(error));
  app.use(answerNotFound);
  const served = serve({
    services: [service],
    authenticate: () => null,
    origin: () => '',
    violations: 'throw',
    onRequest: () => {},
    onFault: (error) => faults.push(error),
  });
  const { server, port, close } = await listen(listenerOf(served, app), '127.0.0.1', 0, limits);
  running.onClose(async () => {
    server.closeAllConnections();
    await close();
  });
  return { port, bodies, faults };
}

interface Part {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly type?: string;
}
const BOUNDARY = 'annexBoundary';
const form = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, content, type }) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${type ? '; filename="x.png"' : ''}\r\n` +
          `${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

const postForm = (body: Uint8Array, type = `multipart/form-data; boundary=${BOUNDARY}`): Promise<WireAnswer> =>
  exchange(paste.port, head('POST /screenshot-paste', `Content-Type: ${type}`, `Content-Length: ${body.length}`), body);

describe('hostile forms', () => {
  const image: Part = { name: 'image', type: 'image/png', content: 'bytes' };
  const lastForm = () => paste.bodies.at(-1)?.content as Record<string, unknown>;

  it('reads an honest one', async () => {
    expect((await postForm(form([image, { name: 'title', content: 'Grüße' }]))).status).toBe(201);
    expect(lastForm()['title']).toBe('Grüße');
    expect(await (lastForm()['image'] as Blob).text()).toBe('bytes');
  });

  it('ignores 10,000 parts that it does not know', async () => {
    const parts = Array.from({ length: 10_000 }, (_, index) => ({ name: `p${index}`, content: 'x' }));
    expect((await postForm(form([...parts, image]))).status).toBe(201);
  });

  it('refuses 10,000 parts of one name', async () => {
    const parts = Array.from({ length: 10_000 }, () => ({ name: 'p', content: 'x' }));
    expect(refusalOf(await postForm(form([...parts, image])))).toEqual({
      status: 400,
      name: 'invalid-request',
      pointers: ['/body/p'],
    });
  });

  it('takes parts named __proto__ and constructor for parts like any other', async () => {
    const parts = ['__proto__', 'constructor', 'toString'].map((name) => ({ name, content: 'x' }));
    expect((await postForm(form([...parts, image]))).status).toBe(201);
    expect(Object.keys(lastForm())).toEqual(['__proto__', 'constructor', 'toString', 'image']);
    const twice = refusalOf(await postForm(form([...parts, ...parts, image])));
    expect(twice).toMatchObject({ status: 400, pointers: ['/body/__proto__'] });
    expect('x' in {}).toBe(false);
  });

  it.each<[string, Buffer, string]>([
    ['two files named image', form([image, image]), '/body/image'],
    ['no image', form([{ name: 'title', content: 'x' }]), '/body/image'],
    ['no parts', form([]), '/body/image'],
    ['an image that is a text', form([{ name: 'image', content: 'bytes' }]), '/body/image'],
    ['a title that is a file', form([image, { ...image, name: 'title' }]), '/body/title'],
    ['a title of 201 characters', form([image, { name: 'title', content: 'x'.repeat(201) }]), '/body/title'],
    ['a form cut in a part', form([image]).subarray(0, 90), '/body'],
    ['a form cut before its end', form([image]).subarray(0, -BOUNDARY.length - 6), '/body'],
    ['a form cut in its headers', form([image]).subarray(0, 40), '/body'],
    ['another boundary than announced', Buffer.from(form([image]).toString().replaceAll(BOUNDARY, 'other')), '/body'],
    ['a part without a name', Buffer.from(form([image]).toString().replace(' name="image";', '')), '/body'],
    ['a part without headers', Buffer.from(`--${BOUNDARY}\r\n\r\nx\r\n--${BOUNDARY}--\r\n`), '/body'],
    ['noise', Buffer.from('00ff00ff', 'hex'), '/body'],
  ])('answers 400 to %s', async (_what, body, pointer) => {
    const refusal = refusalOf(await postForm(body));
    expect(refusal).toEqual({ status: 400, name: 'invalid-request', pointers: [pointer] });
  });

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="',
    'multipart/form-data; boundary=äöü',
  ])('answers 400 to a form whose type has no usable boundary: %s', async (type) => {
    expect(refusalOf(await postForm(form([image]), type))).toMatchObject({ status: 400, pointers: ['/body'] });
  });

  it('answers 415 to a file of another type', async () => {
    for (const type of ['image/svg+xml', 'text/html', 'application/octet-stream']) {
      const refusal = refusalOf(await postForm(form([{ ...image, type }])));
      expect(refusal).toMatchObject({ status: 415, name: 'unsupported-media-type' });
    }
    expect(refusalOf(await postForm(form([image]), 'multipart/mixed; boundary=x'))).toMatchObject({ status: 415 });
  });

  it('answers 413 to an image of more than 20 MiB, in a form and bare', async () => {
    const large = Buffer.alloc(20 * MIB + 1);
    const tooLarge = { status: 413, name: 'body-too-large' };
    expect(refusalOf(await postForm(form([{ ...image, content: large }])))).toMatchObject(tooLarge);
    expect(refusalOf(await postForm(large, 'image/png'))).toMatchObject(tooLarge);
    expect((await postForm(large.subarray(1), 'image/png')).status).toBe(201);
    expect((await postForm(form([{ ...image, content: large.subarray(1) }]))).status).toBe(201);
  });

  it('answers 401 to a key that is not valid, and reads no body for it', async () => {
    const announced = head(
      'POST /screenshot-paste',
      'X-Api-Key: ak_x',
      'Content-Type: image/png',
      'Content-Length: 10',
    );
    expect(refusalOf(await exchange(paste.port, announced))).toMatchObject({ status: 401, name: 'unauthorized' });
  });
});
