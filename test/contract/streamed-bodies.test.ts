import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import Koa from 'koa';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DocumentError, type OpenApi } from '../../src/contract/document.ts';
import { ClientGone } from '../../src/contract/server/body-limits.ts';
import { implement, listen, operations } from '../../src/contract/server/index.ts';
import { DONE, documentOf, generateThings, type Loose, load, serveThings } from './generated-service.ts';
import { openapiBackendApp } from './openapi-backend.ts';

const MIB = 1 << 20;
const LIMIT = 8 * MIB;
const MEDIA = 'application/octet-stream';
const binary = { schema: { type: 'string', format: 'binary' }, example: 'bytes' };
const uploadOf = (requestBody: object) =>
  documentOf({ '/blob': { put: { operationId: 'putBlob', requestBody, responses: DONE } } });
const upload = uploadOf({ 'x-stream': true, 'x-max-bytes': LIMIT, content: { [MEDIA]: binary } });

/** Counts bytes, and remembers the sizes of what was received. */
function counting() {
  const seen = { bytes: 0, chunks: 0, error: null as Error | null, ended: Promise.withResolvers<void>() };
  const handlers = {
    putBlob: async ({ body }: Loose, reply: Loose) => {
      try {
        for await (const chunk of body?.content ?? []) {
          seen.bytes += chunk.length;
          seen.chunks++;
        }
      } catch (error) {
        seen.error = error as Error;
        throw error;
      } finally {
        seen.ended.resolve();
      }
      return reply.empty(204);
    },
  };
  return { seen, handlers };
}

async function* chunks(count: number, size = MIB): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index++) {
    await setImmediate();
    yield randomBytes(size);
  }
}

describe('a streamed request body', () => {
  it('reaches the handler while it is being sent, from bytes, a file or a stream', async () => {
    const { seen, handlers } = counting();
    const { client } = await serveThings(await generateThings(upload), handlers);
    const { putBlob } = client();
    for (const content of [randomBytes(MIB), new Blob([randomBytes(MIB)]), chunks(1)]) {
      seen.bytes = 0;
      await putBlob({ body: { media: MEDIA, content } });
      expect(seen.bytes).toBe(MIB);
    }
    await putBlob();
    expect(seen.bytes).toBe(MIB);
  });

  it('is not held in memory: the sender waits for the handler', async () => {
    const reading = Promise.withResolvers<void>();
    let received = 0;
    const handlers = {
      putBlob: async ({ body }: Loose, reply: Loose) => {
        for await (const chunk of body.content) {
          received += chunk.length;
          await reading.promise;
        }
        return reply.empty(204);
      },
    };
    const { url } = await serveThings(await generateThings(upload), handlers);
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(`PUT /blob HTTP/1.1\r\nHost: a\r\nContent-Type: ${MEDIA}\r\nContent-Length: ${LIMIT}\r\n\r\n`);
    const drained = once(socket, 'drain');
    expect(socket.write(randomBytes(LIMIT))).toBe(false);
    const first = await Promise.race([drained.then(() => 'sent'), once(process, 'never').catch(() => ''), idle()]);
    expect(first).toBe('waiting');
    expect(received).toBeLessThan(MIB);
    reading.resolve();
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 204/);
    expect(received).toBe(LIMIT);
  });

  it('gets 413 beyond the limit, announced or not, and 415 for another type', async () => {
    const { seen, handlers } = counting();
    const { client, url } = await serveThings(await generateThings(upload), handlers);
    const { putBlob } = client();
    const announced = await putBlob.outcome({ body: { media: MEDIA, content: Buffer.alloc(LIMIT + 1) } }).catch(Object);
    expect([announced.status ?? announced.problem?.status, seen.chunks]).toEqual([413, 0]);
    const chunked = await putBlob.outcome({ body: { media: MEDIA, content: chunks(9) } }).catch(Object);
    expect(chunked.status ?? chunked.problem?.status).toBe(413);
    expect(seen.bytes).toBeLessThanOrEqual(LIMIT);
    const other = await fetch(`${url}/blob`, { method: 'PUT', body: 'a', headers: { 'Content-Type': 'text/plain' } });
    expect(other.status).toBe(415);
  });

  it('ends with an error in the handler if the client disconnects, which is no fault', async () => {
    const { seen, handlers } = counting();
    const { url, faults } = await serveThings(await generateThings(upload), handlers);
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(`PUT /blob HTTP/1.1\r\nHost: a\r\nContent-Type: ${MEDIA}\r\nContent-Length: ${LIMIT}\r\n\r\n`);
    socket.write(randomBytes(MIB), () => socket.destroy());
    await seen.ended.promise;
    expect(seen.error).toBeInstanceOf(ClientGone);
    expect(faults).toEqual([]);
  });

  it('ends when no byte arrives for a while', async () => {
    const { seen, handlers } = counting();
    const { url } = await serveThings(await generateThings(upload), handlers, { silenceMs: 50 });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(`PUT /blob HTTP/1.1\r\nHost: a\r\nContent-Type: ${MEDIA}\r\nContent-Length: ${LIMIT}\r\n\r\nabc`);
    await once(socket.resume(), 'close');
    await seen.ended.promise;
    expect([seen.bytes, seen.error]).toEqual([3, expect.any(ClientGone)]);
  });

  it('keeps its connection if the handler answers before the end of a short body', async () => {
    const handlers = {
      putBlob: async ({ body }: Loose, reply: Loose) => {
        for await (const _ of body.content) break;
        return reply.empty(204);
      },
    };
    const { client } = await serveThings(await generateThings(upload), handlers);
    for (let round = 0; round < 3; round++)
      await client().putBlob({ body: { media: MEDIA, content: randomBytes(100_000) } });
  });

  it('may take longer than other requests', async () => {
    const generated = await generateThings(upload);
    const { seen, handlers } = counting();
    const { operations: rows, security } = await load(generated, 'operations.ts');
    const { validators } = await load(generated, 'validators.js');
    const service = (implement as Loose)({ operations: rows, security, validators }, handlers);
    const app = new Koa();
    const silent = { onRequest: () => {}, onFault: () => {}, authenticate: () => null, origin: () => '' };
    app.use(operations({ services: [service], violations: 'throw', ...silent }));
    const { port, close } = await listen(app.callback(), '127.0.0.1', 0, { requestTimeoutMs: 50 });
    onTestFinished(close);
    const socket = connect(port, '127.0.0.1');
    const answers: string[] = [];
    socket.on('data', (data) => answers.push(String(data)));
    socket.write(`PUT /blob HTTP/1.1\r\nHost: a\r\nContent-Type: ${MEDIA}\r\nContent-Length: 2\r\n\r\na`);
    const other = connect(port, '127.0.0.1');
    other.write('PUT /blob HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Le');
    await once(other.resume(), 'close'); // by then its time is over
    expect(answers).toEqual([]);
    socket.write('b');
    await once(socket, 'data');
    expect([answers.join().slice(0, 12), seen.bytes]).toEqual(['HTTP/1.1 204', 2]);
    socket.destroy();
  });

  it('is read by the mock, and served by the second server', async () => {
    const generated = await generateThings(upload);
    const mock = await (await load(generated, 'mock.ts')).mockThings();
    onTestFinished(() => mock.close());
    const body = randomBytes(MIB);
    const put = (url: string) =>
      fetch(`${url}/blob`, { method: 'PUT', body, headers: { 'Content-Type': MEDIA } }).then(({ status }) => status);
    expect(await put(mock.url)).toBe(204);
    expect(mock.calls[0].body.length).toBe(MIB);
    const { seen, handlers } = counting();
    const options = { area: 'things', document: upload as OpenApi, handlers, pages: null, origin: '' };
    const server = (await openapiBackendApp(options)).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    expect(await put(`http://127.0.0.1:${(server.address() as Loose).port}`)).toBe(204);
    expect(seen.bytes).toBe(MIB);
  });

  it('is refused in a document that does not limit it', async () => {
    const unlimited = uploadOf({ 'x-stream': true, content: { [MEDIA]: binary } });
    await expect(generateThings(unlimited, { strict: true })).rejects.toThrow(DocumentError);
  });
});

/** Until everything that can happen without the other side has happened. */
async function idle(): Promise<string> {
  for (let turn = 0; turn < 2_000; turn++) await setImmediate();
  return 'waiting';
}
