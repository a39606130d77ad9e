import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContractError, createClient, MAX_EVENT_LENGTH, UnreachableError } from '../../src/contract/client/index.ts';
import {
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
const path = { token: 'tok_secretsecretsecret' };
const watch = (signal?: AbortSignal) =>
  createClient<Sample, Scheme>(
    { operations: sample, security },
    { baseUrl: server.url, timeoutMs: 1 },
  ).watchThing.stream({ path }, signal);

const collect = async (stream: AsyncIterable<unknown>): Promise<unknown[]> => {
  const events: unknown[] = [];
  for await (const event of stream) events.push(event);
  return events;
};
const failure = (stream: AsyncIterable<unknown>): Promise<unknown> =>
  collect(stream).then(
    (events) => Promise.reject(new Error(`It did not fail: ${inspect(events)}`)),
    (error: unknown) => error,
  );
const sse = (write: (response: ServerResponse) => void) => (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.flushHeaders();
  write(response);
};
/** Responds with an open stream; resolves when the client disconnects. */
const openStream = (write: (response: ServerResponse) => void): Promise<unknown> =>
  new Promise((resolve) => {
    server.answer = sse((response) => {
      response.once('close', resolve);
      write(response);
    });
  });

beforeAll(async () => {
  server = await scriptedServer();
});
afterAll(() => server[Symbol.asyncDispose]());

describe('a stream', () => {
  it('requests events, yields each with its data, and ends when the server closes', async () => {
    server.answer = sse((response) => {
      response.write(': keep-alive\n\nevent: progress\ndata: {"at"');
      response.end(':"ü"}\n\nevent: timeout\ndata:\n\ndata: 3\n\n');
    });
    expect(await collect(watch())).toEqual([
      { event: 'progress', data: { at: 'ü' } },
      { event: 'timeout', data: null },
      { event: 'message', data: 3 },
    ]);
    expect(server.seen.at(-1)?.headers.accept).toBe('text/event-stream');
  });

  it('ends without an error when the server closes before or in the middle of an event', async () => {
    server.answer = sse((response) => response.end());
    expect(await collect(watch())).toEqual([]);
    server.answer = sse((response) => response.end('event: half\ndata: 1\n'));
    expect(await collect(watch())).toEqual([]);
  });

  it('reads a character that is split between two chunks', async () => {
    const bytes = new TextEncoder().encode('data: "ü"\n\n');
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.subarray(0, 8));
        controller.enqueue(bytes.subarray(8));
        controller.close();
      },
    });
    const answer = async () => new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    const api = createClient<Sample, Scheme>(
      { operations: sample, security },
      { baseUrl: 'http://nowhere.example', fetch: answer },
    );
    expect(await collect(api.watchThing.stream({ path }))).toEqual([{ event: 'message', data: 'ü' }]);
  });

  it('sends one request per loop, when the loop begins', async () => {
    server.seen.length = 0;
    server.answer = sse((response) => response.end('data: 1\n\n'));
    const stream = watch();
    expect(server.seen).toHaveLength(0);
    await collect(stream);
    await collect(stream);
    expect(server.seen).toHaveLength(2);
  });

  it('cancels the request when the loop is left', async () => {
    const gone = openStream((response) => response.write('data: 1\n\ndata: 2\n\n'));
    for await (const event of watch()) {
      expect(event).toEqual({ event: 'message', data: 1 });
      break;
    }
    await gone;
  });

  it('can be ended while waiting: pending reads finish', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const gone = openStream(() => arrive());
    const iterator = watch()[Symbol.asyncIterator]();
    const waiting = [iterator.next(), iterator.next()];
    await arrived;
    expect(await iterator.return?.()).toEqual({ done: true, value: undefined });
    expect(await Promise.all(waiting)).toEqual(Array(2).fill({ done: true, value: undefined }));
    expect(await iterator.next()).toEqual({ done: true, value: undefined });
    await gone;
  });

  it('delivers events in order to several pending reads', async () => {
    server.answer = sse((response) => response.end('data: 1\n\ndata: 2\n\n'));
    const iterator = watch()[Symbol.asyncIterator]();
    const results = await Promise.all([iterator.next(), iterator.next(), iterator.next()]);
    expect(results.map(({ value }) => value?.data)).toEqual([1, 2, undefined]);
  });

  it('has no timeout, but an abort throws its reason and cancels the request', async () => {
    const controller = new AbortController();
    const reason = new Error('Enough');
    const gone = openStream((response) => response.write('data: 1\n\n'));
    const seen: unknown[] = [];
    const error = await (async () => {
      for await (const event of watch(controller.signal)) {
        seen.push(event);
        controller.abort(reason);
      }
    })().catch((thrown: unknown) => thrown);
    expect(error).toBe(reason);
    expect(seen).toHaveLength(1);
    await gone;
  });

  it('can be aborted while waiting and before it begins', async () => {
    const controller = new AbortController();
    const reason = new Error('Enough');
    const gone = openStream(() => controller.abort(reason));
    expect(await failure(watch(controller.signal))).toBe(reason);
    await gone;
    server.seen.length = 0;
    expect(await failure(watch(controller.signal))).toBe(reason);
    expect(server.seen).toEqual([]);
  });

  it('throws the problem that the server returns', async () => {
    server.answer = problemJson('intent-expired', 410);
    expect(await failure(watch())).toMatchObject({ name: 'intent-expired', status: 410 });
  });

  it('throws a ContractError for a response that is not a stream', async () => {
    server.answer = json(200, {});
    expect(await failure(watch())).toBeInstanceOf(ContractError);
  });

  it('throws an UnreachableError when the connection breaks', async () => {
    server.answer = sse((response) => response.write('data: 1\n\n', () => response.destroy()));
    const error = await failure(watch());
    expect(error).toBeInstanceOf(UnreachableError);
    expect(inspect(error, { depth: 9 })).not.toContain(path.token);
  });

  it('yields events before invalid JSON, then throws an error that does not contain it', async () => {
    const gone = openStream((response) => response.write('data: 1\n\ndata: {secret\n\ndata: 2\n\n'));
    const iterator = watch()[Symbol.asyncIterator]();
    expect(await iterator.next()).toMatchObject({ value: { data: 1 } });
    const error = await iterator.next().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ContractError);
    expect(inspect(error)).not.toContain('secret');
    expect(await iterator.next()).toMatchObject({ done: true });
    await gone;
  });

  it.each([
    ['one endless line', 'data: "', 'x'],
    ['one endless event', '', 'data: x\n'],
  ])('stops reading at 1 MiB of %s', async (_, start, piece) => {
    const gone = openStream((response) => {
      response.write(start);
      const block = piece.repeat(8192);
      const pump = () => {
        while (!response.destroyed && response.write(block));
        if (!response.destroyed) response.once('drain', pump);
      };
      pump();
    });
    const error = await failure(watch());
    expect(error).toBeInstanceOf(ContractError);
    expect((error as Error).message).toBe('watchThing (GET /things/{token}/status) sent an event that is too large');
    await gone;
  });

  it('reads an event of just under 1 MiB', async () => {
    const data = 'x'.repeat(MAX_EVENT_LENGTH - 100);
    server.answer = sse((response) => response.end(`data: "${data}"\n\n`));
    expect(await collect(watch())).toEqual([{ event: 'message', data }]);
  });
});
