// Malicious HTTP requests, byte by byte. Each gets its documented response, and the servers keep working.
import { describe, expect, it } from 'vitest';
import { useHostileServers } from './hostile-servers.ts';
import { head, malformed, post, refusalOf, UPGRADE } from './hostile-wire.ts';

const servers = useHostileServers();
const { running, exchange, startPaste } = servers;

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
    ['gzip before chunked', head('POST /auth/intents', json, 'Transfer-Encoding: gzip, chunked')],
    [
      'chunked on HTTP/1.0',
      head('POST /auth/intents', json, 'Transfer-Encoding: chunked').replace('HTTP/1.1', 'HTTP/1.0'),
    ],
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
  ])('returns 400 for %s as problem details, and closes', async (_what, bytes) => {
    const wire = await running.wire(servers.platform.port);
    wire.send(bytes);
    const answer = await wire.answer();
    expect(refusalOf(answer)).toMatchObject(malformed);
    expect(answer.headers['connection']).toBe('close');
    await wire.closed;
  });

  it.each<[string, string]>([
    ['one header of 20 KiB', head('GET /packages/search', `X-Long: ${'x'.repeat(20 << 10)}`)],
    ['1,000 headers of 20 bytes', head('GET /packages/search', ...Array<string>(1_000).fill('X-Many: 123456789012'))],
    ['10 MiB of headers', head('GET /packages/search', ...Array<string>(1_024).fill(`X-Many: ${'x'.repeat(10_230)}`))],
    ['an address of 20 KiB', head(`GET /packages/search?q=${'x'.repeat(20 << 10)}`)],
  ])('returns 431 for %s and closes', async (_what, bytes) => {
    const wire = await running.wire(servers.platform.port);
    wire.send(bytes);
    expect(refusalOf(await wire.answer())).toMatchObject({ status: 431, name: 'headers-too-large' });
    await wire.closed;
  });

  it('returns 414 for a URL of 9 KiB, on an operation and elsewhere', async () => {
    for (const path of ['/packages/search?q=', '/nowhere/', '/auth/intents/']) {
      const refusal = refusalOf(await exchange(servers.platform.port, head(`GET ${path}${'x'.repeat(9 << 10)}`)));
      expect(refusal).toMatchObject({ status: 414, name: 'uri-too-long' });
    }
  });

  it('returns 400 for 40 query parameters, even if they are empty', async () => {
    for (const query of ['&k=v'.repeat(40), '&'.repeat(40)]) {
      const refusal = refusalOf(await exchange(servers.platform.port, head(`GET /packages/search?${query}`)));
      expect(refusal).toEqual({ status: 400, name: 'invalid-request', pointers: ['/query'] });
    }
  });

  it.each(['%ff', '%C0%AF', '%ED%A0%80', '%', '%zz', '%u0041', Buffer.from([0xff]), Buffer.from('ü')])(
    'returns 400 for a query that is not percent-encoded UTF-8: %s',
    async (text) => {
      const parts = ['GET /packages/search?q=', text, ' HTTP/1.1\r\nHost: localhost\r\n\r\n'].map((part) =>
        Buffer.from(part),
      );
      const answer = await exchange(servers.platform.port, Buffer.concat(parts));
      expect(answer.status).toBe(400);
      expect(['invalid-request', 'malformed-request']).toContain(refusalOf(answer).name);
    },
  );

  it('serves the documented methods and returns 405 with Allow for all others', async () => {
    for (const method of ['TRACE', 'DELETE', 'PUT', 'POST', 'PROPFIND', 'OPTIONS']) {
      const answer = await exchange(servers.platform.port, head(`${method} /packages/search`));
      expect(answer.headers).toMatchObject({ allow: 'GET, HEAD' });
      expect(refusalOf(answer)).toMatchObject({ status: 405, name: 'method-not-allowed' });
    }
    for (const line of ['OPTIONS *', 'TRACE /nowhere', 'OPTIONS /nowhere', 'GET /nowhere']) {
      expect((await exchange(servers.platform.port, head(line))).status).toBe(404);
    }
    expect((await exchange(servers.platform.port, head('TRACE /'))).status).toBe(405);
  });

  it('opens no tunnel for CONNECT', async () => {
    const wire = await running.wire(servers.platform.port);
    wire.send(head('CONNECT example.com:443'));
    await wire.closed;
    expect(wire.received.toString()).not.toContain(' 200 ');
  });

  it('returns 404 for paths that only look like an operation', async () => {
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
      expect((await exchange(servers.platform.port, head(`GET ${path}`))).status, path).toBe(404);
    }
  });

  it('serves a request target in absolute form (RFC 9112, 3.2.2)', async () => {
    const answer = await exchange(
      servers.platform.port,
      head(`POST http://127.0.0.1:${servers.platform.port}/auth/intents`),
    );
    expect(answer.status).toBe(201);
  });

  it('serves HTTP/1.0 without Host, and closes', async () => {
    const wire = await running.wire(servers.platform.port);
    wire.send('POST /auth/intents HTTP/1.0\r\n\r\n');
    expect((await wire.answer()).status).toBe(201);
    await wire.closed;
  });

  it('sends 100 Continue if requested, then the response', async () => {
    const wire = await running.wire(servers.platform.port);
    const [header, body] = post('{"max_age":5}', 'Expect: 100-continue');
    wire.send(header);
    expect(await wire.answer()).toMatchObject({ status: 100 });
    wire.send(body);
    expect((await wire.answers(2)).map(({ status }) => status)).toEqual([100, 201]);
  });

  it('returns problem details for an unknown Expect header', async () => {
    const answer = await exchange(servers.platform.port, ...post('{}', 'Expect: the-unexpected'));
    expect(answer.status).toBe(417);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/problem+json' });
  });

  it.each([
    ['gzip before chunked', head('POST /auth/intents', 'Transfer-Encoding: gzip, chunked')],
    ['an unknown transfer coding', head('POST /auth/intents', 'Transfer-Encoding: xchunked')],
    ['chunked on HTTP/1.0', head('POST /auth/intents', 'Transfer-Encoding: chunked').replace('HTTP/1.1', 'HTTP/1.0')],
    ['an unknown Expect header', head('POST /auth/intents', 'Expect: x', 'Transfer-Encoding: chunked')],
  ])('is answered once if %s comes with a malformed body', async (_, text) => {
    const wire = await running.wire(servers.platform.port);
    wire.send(`${text}zz\r\n`);
    await wire.closed;
    expect(wire.received.toString('latin1').match(/HTTP\/1\.1 \d+/g)).toEqual([expect.stringMatching(/ 4(00|17)$/)]);
  });

  it('responds to pipelined requests in order', async () => {
    const wire = await running.wire(servers.platform.port);
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

  it('reads bytes beyond Content-Length as the next request', async () => {
    const wire = await running.wire(servers.platform.port);
    wire.send(head('POST /auth/intents', json, 'Content-Length: 2'), '{}');
    expect((await wire.answer()).status).toBe(201);
    wire.send('and more');
    const [, refused] = await wire.answers(2);
    expect(refused && refusalOf(refused)).toMatchObject(malformed);
    await wire.closed;
  });

  it('responds to a valid request before it refuses garbage that follows', async () => {
    const wire = await running.wire(servers.platform.port);
    wire.send(`${head('POST /auth/intents')}\0\0\0\0`);
    await wire.closed;
    expect((await wire.answers(2)).map(({ status }) => status)).toEqual([201, 400]);
  });

  it('writes no error response into an open event stream when garbage follows', async () => {
    const created = await exchange(servers.platform.port, head('POST /auth/intents'));
    const { token } = JSON.parse(created.body) as { token: string };
    const wire = await running.wire(servers.platform.port);
    wire.send(head(`GET /auth/intents/${token}/status`, 'Accept: text/event-stream'));
    await wire.until((received) => (received.includes('\r\n\r\n') ? true : null));
    wire.send('\0\0\0\0');
    await wire.closed;
    const [, stream = ''] = wire.received.toString('latin1').split(/\r\n\r\n(.*)/s);
    expect(stream).not.toContain('HTTP/1.1');
  });

  it('returns 408 for headers and bodies that do not arrive in time', async () => {
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

  it('closes the connection of a client that keeps sending after its 408', async () => {
    const slow = await startPaste({ headersTimeoutMs: 50, requestTimeoutMs: 100 });
    const wire = await running.wire(slow.port, true); // the client never closes it
    wire.send(`${head('POST /screenshot-paste', 'Content-Type: image/png', 'Content-Length: 1000')}1`);
    expect(refusalOf(await wire.answer())).toMatchObject({ status: 408, name: 'request-timeout' });
    const drip = setInterval(() => wire.send('1'), 50);
    running.onClose(() => clearInterval(drip));
    await wire.closed;
  });

  it('returns 404 for a WebSocket upgrade where there is no socket', async () => {
    const answer = await exchange(servers.platform.port, head('GET /nowhere', ...UPGRADE));
    expect(refusalOf(answer)).toMatchObject({ status: 404, name: 'not-found' });
  });
});
