// Malicious request bodies. Each gets its documented response, and the servers keep working.
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { operations as gateway } from '../../generated/gateway/operations.ts';
import { operations as identity } from '../../generated/identity/operations.ts';
import { operations as intents } from '../../generated/intents/operations.ts';
import { operations as packages } from '../../generated/packages/operations.ts';
import { operations as paste } from '../../generated/paste/operations.ts';
import { operations as watchdog } from '../../generated/watchdog/operations.ts';
import { operations as workspace } from '../../generated/workspace/operations.ts';
import { parseJson } from '../../src/contract/json.ts';
import type { OperationRow } from '../../src/contract/tables.ts';
import { MIB, useHostileServers } from './hostile-servers.ts';
import { chunk, head, malformed, post, refusalOf } from './hostile-wire.ts';

const ALL = { ...gateway, ...identity, ...intents, ...packages, ...paste, ...watchdog, ...workspace };
const servers = useHostileServers();
const { running, exchange } = servers;

describe('parseJson', () => {
  const LONG = 10_000_000;

  it.each<[string, string, string | null]>([
    ['an escape and a long run', `"\\n${'A'.repeat(LONG)}"`, null],
    ['backslashes', `"${'\\\\'.repeat(LONG / 2)}"`, null],
    ['escaped quotes', `{"a":"${'\\"'.repeat(LONG / 2)}"}`, null],
    ['white space before a colon', `{"\\u0061"${' '.repeat(LONG)}:1,"a":2}`, 'has the duplicate key "a"'],
    ['escaped surrogates', `"${'\\ud83d\\ude00'.repeat(LONG / 12)}"`, null],
    ['lone surrogates', `["${'\\ud83d'.repeat(LONG / 6)}"]`, 'contains a lone surrogate'],
    ['nested arrays', '['.repeat(1_000) + ']'.repeat(1_000), 'is nested deeper than 64 levels'],
  ])('reads ten million characters: %s', (_, text, refusal) => {
    const result = parseJson(text);
    expect(result.ok ? null : result.place.detail).toBe(refusal);
  });
});

describe('hostile JSON', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

  it.each<[string, string | Uint8Array, string]>([
    ['1e400', '{"max_age":1e400}', '/body/max_age'],
    ['-1e400', '{"max_age":-1e400}', '/body/max_age'],
    ['an integer beyond 2^53', '{"max_age":99999999999999999999}', '/body/max_age'],
    ['2,000 nested arrays', nested(2_000), '/body'],
    ['2,000 nested arrays in an unknown field', `{"x":${nested(2_000)}}`, '/body'],
    ['4,000 unclosed arrays', '['.repeat(4_000), '/body'],
    ['65 nested objects', `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, '/body'],
    ['a duplicate key', '{"max_age":1,"max_age":2}', '/body'],
    ['a duplicate key with an escape', '{"max_age":1,"max\\u005fage":2}', '/body'],
    ['a duplicate key deep in an unknown field', '{"x":[{"y":1,"z":{},"y":2}]}', '/body'],
    ['a duplicate __proto__', '{"__proto__":1,"__proto__":2}', '/body'],
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
    ['an unclosed object', '{"max_age":1', '/body'],
    ['an unclosed string', '{"max_age', '/body'],
    ['a backslash at the end', '{"a":"\\', '/body'],
    ['NaN', '{"max_age":NaN}', '/body'],
    ['a comment', '{/* hello */}', '/body'],
    ['a trailing comma', '{"max_age":1,}', '/body'],
    ['a name of 4,000 characters', `{"app_name":"${'x'.repeat(4_000)}"}`, '/body/app_name'],
  ])('returns 400 for %s', async (_what, body, pointer) => {
    const refusal = refusalOf(await exchange(servers.platform.port, ...post(body)));
    expect(refusal).toEqual({ status: 400, name: 'invalid-request', pointers: [pointer] });
  });

  it.each<[string, string | Uint8Array, number]>([
    ['__proto__ and constructor', '{"__proto__":{"max_age":5},"constructor":{"prototype":{"max_age":5}}}', 7_776_000],
    ['64 nested arrays in an unknown field', `{"x":${nested(63)},"max_age":5}`, 5],
    ['an integer with an exponent', '{"max_age":5e0}', 5],
    ['an integer with a zero fraction', '{"max_age":5.0}', 5],
    ['braces and quotes within strings', '{"x":"\\"}{\\\\","max_age":5,"y":"]["}', 5],
    ['exactly 4 KiB', `{"max_age":5${' '.repeat(4_096 - 13)}}`, 5],
  ])('returns 201 for %s', async (_what, body, max_age) => {
    const answer = await exchange(servers.platform.port, ...post(body));
    expect(answer.status).toBe(201);
    expect(JSON.parse(answer.body)).toMatchObject({ requested_max_age: max_age });
    expect(Object.hasOwn(Object.prototype, 'max_age')).toBe(false);
  });

  it.each([
    ['120,000 nested arrays', nested(120_000)],
    ['250,000 unclosed arrays', '['.repeat(250_000)],
    ['100,001 values', `{"x":[${'1,'.repeat(100_000)}1]}`],
  ])('returns 400 for %s even if the operation allows that size', async (_what, body) => {
    const [, bytes] = post(body);
    const fields = ['Content-Type: application/json', `Content-Length: ${bytes.length}`];
    const refusal = refusalOf(await exchange(servers.platform.port, head('POST /packages/validate', ...fields), bytes));
    expect(refusal).toEqual({ status: 400, name: 'invalid-request', pointers: ['/body'] });
  });

  it('returns 400 for a lone surrogate, which databases refuse', async () => {
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
  ])('returns 415 for %s', async (what, field) => {
    const body = what === 'gzip' ? gzipSync('{}') : '{}';
    const refusal = refusalOf(await exchange(servers.platform.port, ...post(body, field)));
    expect(refusal).toMatchObject({ status: 415, name: 'unsupported-media-type' });
  });

  it('returns 415 for a body without Content-Type', async () => {
    const answer = await exchange(servers.platform.port, head('POST /auth/intents', 'Content-Length: 2'), '{}');
    expect(refusalOf(answer)).toMatchObject({ status: 415, name: 'unsupported-media-type' });
  });

  it.each(['application/json; charset=utf-8', 'APPLICATION/JSON;CHARSET="UTF-8"', 'application/json ; x=y'])(
    'returns 201 for Content-Type %s',
    async (type) => {
      expect((await exchange(servers.platform.port, ...post('{}', `Content-Type: ${type}`))).status).toBe(201);
    },
  );

  it.each([4_097, MIB, 10 * MIB])('returns 413 for an intent of %i bytes, sent or only announced', async (size) => {
    const tooLarge = { status: 413, name: 'body-too-large' };
    expect(refusalOf(await exchange(servers.platform.port, ...post(Buffer.alloc(size, ' '))))).toMatchObject(tooLarge);
    const announced = head('POST /auth/intents', 'Content-Type: application/json', `Content-Length: ${size}`);
    expect(refusalOf(await exchange(servers.platform.port, announced))).toMatchObject(tooLarge);
  });

  it('have a documented limit in every operation that accepts JSON, a form or text', () => {
    for (const [id, { body }] of Object.entries<OperationRow>(ALL)) {
      if (body) expect([id, body.maxBytes ?? body.limit]).toEqual([id, expect.any(Number)]);
    }
  });

  it('returns 413 for 10 MiB in chunks without Content-Length', async () => {
    const wire = await running.wire(servers.platform.port);
    wire.send(head('POST /auth/intents', 'Content-Type: application/json', 'Transfer-Encoding: chunked'));
    const piece = chunk(Buffer.alloc(64 << 10, ' '));
    for (let sent = 0; sent < 10 * MIB; sent += 64 << 10) wire.send(piece);
    wire.send('0\r\n\r\n');
    expect(refusalOf(await wire.answer())).toMatchObject({ status: 413, name: 'body-too-large' });
  });

  it('returns 413 for chunks that never end', async () => {
    const wire = await running.wire(servers.platform.port);
    wire.send(head('POST /auth/intents', 'Content-Type: application/json', 'Transfer-Encoding: chunked'));
    const piece = chunk(Buffer.alloc(64 << 10, ' '));
    for (let count = 0; count < 20; count++) wire.send(piece);
    expect(refusalOf(await wire.answer())).toMatchObject({ status: 413, name: 'body-too-large' });
    await wire.closed;
  });

  it('reads a body in chunks of one byte', async () => {
    const wire = await running.wire(servers.platform.port);
    wire.send(head('POST /auth/intents', 'Content-Type: application/json', 'Transfer-Encoding: chunked'));
    for (const byte of '{"app_name":"ü"}') wire.send(chunk(Buffer.from(byte)));
    wire.send('0\r\nTrailer: x\r\n\r\n');
    expect((await wire.answer()).status).toBe(201);
  });

  it('treats an empty chunked body as no body', async () => {
    const answer = await exchange(
      servers.platform.port,
      head('POST /auth/intents', 'Transfer-Encoding: chunked'),
      '0\r\n\r\n',
    );
    expect(answer.status).toBe(201);
  });

  it.each(['destroy', 'resetAndDestroy'] as const)(
    'sends nothing and logs no error when the client disconnects in the middle of a body (%s)',
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
      await expect.poll(() => own.lines().map(({ status }) => status)).toContain(499);
      expect(own.lines()).toHaveLength(1);
    },
  );

  it('returns 400 if the client half-closes the connection in the middle of a body', async () => {
    const wire = await running.wire(servers.platform.port, true);
    wire.send(head('POST /auth/intents', 'Content-Type: application/json', 'Content-Length: 100'), '{"max_age":');
    wire.socket.end();
    expect(refusalOf(await wire.answer())).toMatchObject(malformed);
  });

  it('returns 400 if a required body is missing', async () => {
    for (const fields of [[], ['Content-Length: 0'], ['Content-Type: image/png', 'Content-Length: 0']]) {
      const refusal = refusalOf(await exchange(servers.paste.port, head('POST /screenshot-paste', ...fields)));
      expect(refusal).toEqual({ status: 400, name: 'invalid-request', pointers: ['/body'] });
    }
  });
});
