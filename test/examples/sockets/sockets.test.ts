// An application with sockets whose document uses what other people's AsyncAPI documents use: generated, compiled, served,
// called with its client, and mocked.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative, resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { connectSocket } from '../../../src/contract/client/index.ts';
import { writeArea } from '../../../src/contract/generate/area.ts';
import { readDocument } from '../../../src/contract/generate/documents.ts';
import type { Note } from '../../../src/contract/generate/index.ts';
import { replace } from '../../../src/contract/generate/output.ts';
import type { MockSockets } from '../../../src/contract/mock/index.ts';
import type { SocketServer } from '../../../src/contract/server/socket.ts';
import { BINARY, CONTINUATION, frame, PING, readFrames, TEXT } from '../../contract/frames.ts';
import { head, UPGRADE } from '../../contract/hostile-wire.ts';
import { Wire } from '../../wire.ts';
import type { RoomChannel } from './chat/generated/messages.ts';
import type { Seen } from './chat/serve-chat.ts';

const root = resolve(import.meta.dirname, '../../..');
const file = join(import.meta.dirname, 'chat/asyncapi.yaml');
const library = { contract: '#contract/client/index.ts', mocks: '#contract/mock/index.ts' };
let notes: readonly Note[];

/** The generated directory is not committed. */
beforeAll(async () => {
  const read = await readDocument(file, 'chat');
  notes = read.notes;
  const artefacts = await writeArea('chat', { asyncapi: read.asyncapi.get('chat'), ...library });
  await replace(join(import.meta.dirname, 'chat/generated'), artefacts);
}, 120_000);

const next = async <M>(socket: AsyncIterable<M>): Promise<M> => {
  for await (const message of socket) return message;
  throw new Error('The socket was closed');
};

describe('the generated code', () => {
  it('compiles in strict mode', () => {
    const args = ['node_modules/typescript7/bin/tsc', '--singleThreaded', '-p', relative(root, import.meta.dirname)];
    expect(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })).toBe('');
  }, 120_000);

  it('has a note for each part that is left out', () => {
    const document = relative(process.cwd(), file);
    const [stats, unknown] = ['/channels/stats', '/channels/unknown'];
    expect(notes).toMatchObject([
      { document, pointer: stats, reason: 'its server uses mqtt; choose --protocol ws to serve it over WebSocket' },
      { document, pointer: unknown, reason: 'a channel without an address cannot be served' },
    ]);
  });

  it('is refused in strict mode', async () => {
    await expect(readDocument(file, 'chat', { strict: true })).rejects.toThrow(/channels\/stats its server uses mqtt/);
  });

  it('serves channels of other protocols if asked to, below another base', async () => {
    const { asyncapi } = await readDocument(file, 'chat', { protocol: 'ws', base: 'https://other.example/base/' });
    const artefacts = await writeArea('chat', { asyncapi: asyncapi.get('chat'), ...library });
    const table = artefacts.get('messages.ts');
    for (const path of ['/base/rooms/{roomId}', '/base/readings', '/base/stats']) expect(table).toContain(`'${path}'`);
  });
});

describe('the chat server', () => {
  let server: Server;
  let url: string;
  let sockets: SocketServer[];
  const seen: Seen[] = [];
  beforeAll(async () => {
    server = createServer((_, response) => response.end('page')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/v2`;
    const { serveChat } = await import('./chat/serve-chat.ts');
    sockets = serveChat(server, seen);
  });
  afterAll(async () => {
    await Promise.all(sockets.map((socket) => socket.close()));
    server.close();
  });
  const connect = async () => {
    const { connectRoom } = await import('./chat/generated/client.ts');
    const { messages } = await import('./chat/generated/validators.js');
    const path = { roomId: 'living room' } as const;
    return connectRoom(`${url}/rooms/{roomId}`, {
      parameters: { path, query: { user: 'ada', topics: ['tea', 'cake'] } },
      validate: messages.room.server,
    });
  };

  it('hands parameters, query and headers to handlers', async () => {
    const ws = new WebSocket(`${url}/rooms/kitchen?user=bob&other=1`, { headers: { 'X-Device': 'phone' } });
    await once(ws, 'open');
    ws.close();
    const query = { user: 'bob', history: 10 };
    await expect
      .poll(() => seen)
      .toContainEqual({
        what: 'opened',
        message: { path: { roomId: 'kitchen' }, query, header: { 'X-Device': 'phone' } },
      });
    await using _ = await connect();
    expect(seen).toContainEqual({
      what: 'opened',
      message: {
        path: { roomId: 'living room' },
        query: { user: 'ada', history: 10, topics: ['tea', 'cake'] },
        header: {},
      },
    });
  });

  it.each([
    ['an unknown path', '/nowhere', 404],
    ['a path that continues', '/rooms/kitchen/sink?user=ada', 404],
    ['an unknown room', '/rooms/cellar?user=ada', 400],
    ['no user', '/rooms/kitchen', 400],
    ['a broken escape', '/rooms/%E0%A4%A?user=ada', 400],
    ['too many parameters', `/rooms/kitchen?user=ada${'&a=1'.repeat(40)}`, 400],
    ['a number that is none', '/rooms/kitchen?user=ada&history=many', 400],
  ])('refuses %s', async (_, path, status) => {
    const ws = new WebSocket(url + path);
    const [, response] = await once(ws, 'unexpected-response');
    expect(response.statusCode).toBe(status);
    ws.on('error', () => {}).terminate();
  });

  it('leaves paths that it does not serve to another upgrade listener', async () => {
    const other = (request: IncomingMessage, stream: Duplex) => {
      if (request.url === '/teapot') stream.end('HTTP/1.1 418 Teapot\r\nConnection: close\r\n\r\n');
    };
    server.on('upgrade', other);
    const ws = new WebSocket(url.replace('/v2', '/teapot'));
    const [, response] = await once(ws, 'unexpected-response');
    expect(response.statusCode).toBe(418);
    ws.on('error', () => {}).terminate();
    server.off('upgrade', other);
  });

  it('tells messages apart by a constant field, else by the schema that fits, and adds defaults', async () => {
    await using socket = await connect();
    await socket.send({ event: 'join', request: 7 });
    expect(await next(socket)).toEqual({ event: 'joined', about: { request: 7 } });
    await socket.send({ text: 'Hi' });
    expect(await next(socket)).toEqual({ event: 'said', text: 'ada in living room: Hi' });
    expect(seen).toContainEqual({ what: 'say', message: { text: 'Hi', urgent: false } });
  });

  it.each([
    ['a wrong field of a known message', { event: 'join', user: 'X1' }, /user must match/],
    ['a wrong field of the other message', { text: '' }, /text must be at least 1 character/],
    ['a reference outside of components', { text: 'a', to: 'X1' }, /to must match/],
    ['a list', [], /must be an object|text is required/],
  ])('refuses %s', async (_, message, reason) => {
    await using socket = await connect();
    await socket.send(message as { text: string });
    expect(await next(socket)).toEqual({ event: 'refused', reason: expect.stringMatching(reason) });
  });

  it('exchanges text, bytes and values that are not objects', async () => {
    const { connectReadings } = await import('./chat/generated/client.ts');
    const { messages } = await import('./chat/generated/validators.js');
    await using socket = await connectReadings(`${url}/readings`, { validate: messages.readings.server });
    const ask = async (message: Parameters<typeof socket.send>[0]) => {
      await socket.send(message);
      return next(socket);
    };
    expect(await ask(['oven', 220])).toBe('oven is 220');
    expect(await ask(5)).toBe('limited to 5');
    expect(await ask('reset')).toBe('RESET');
    expect(await ask(new Uint8Array([1, 2, 3]))).toEqual(new Uint8Array([3, 2, 1]));
    expect(await ask(['oven', 'hot'] as unknown as ['', 0])).toBe('["OVEN","HOT"]'); // any other text is a command
  });

  it('closes a socket whose handler fails with 1011', async () => {
    const { connectReadings } = await import('./chat/generated/client.ts');
    const socket = await connectReadings(`${url}/readings`);
    await socket.send('fail');
    await expect(next(socket)).rejects.toMatchObject({ code: 1011 });
    expect(seen).toContainEqual({ what: 'fault', message: new Error('failed') });
  });
});

describe('the mock of the chat', () => {
  let mock: MockSockets;
  beforeAll(async () => {
    const { mockChat } = await import('./chat/generated/mock.ts');
    mock = await mockChat();
  });
  afterAll(() => mock.close());
  const open = async (query = '') => {
    const { channels } = await import('./chat/generated/messages.ts');
    return connectSocket<RoomChannel>(`${mock.url}/v2/rooms/kitchen?user=ada${query}`, { channel: channels.room });
  };

  it('replies with examples that repeat the id of the request', async () => {
    await using socket = await open();
    await socket.send({ event: 'join', request: 41 });
    expect(await next(socket)).toEqual({ event: 'joined', about: { request: 41 } });
    expect(mock.messages.slice(-2)).toEqual([
      { from: 'client', name: 'join', message: { event: 'join', request: 41 } },
      { from: 'server', name: 'joined', message: { event: 'joined', about: { request: 41 } } },
    ]);
  });

  it('sends preferred messages: on connect, or as the reply', async () => {
    await using first = await open('&prefer=said');
    expect(await next(first)).toMatchObject({ text: 'Hello' });
    await using second = await open('&prefer=said/question&prefer=refused');
    expect(await next(second)).toMatchObject({ text: 'Who is there?' });
    await second.send({ event: 'join' });
    expect(await next(second)).toMatchObject({ event: 'refused' });
  });

  it.each(['&prefer=nothing', '&prefer=said/nothing', '&prefer=__proto__', '&history=x'])(
    'refuses %s',
    async (query) => {
      await expect(open(query)).rejects.toThrow('The socket could not be opened');
    },
  );

  it('closes a socket that sends an invalid message with 1008', async () => {
    const socket = await open();
    await socket.send({ text: '' });
    await expect(next(socket)).rejects.toMatchObject({ code: 1008, reason: expect.stringContaining('text must be') });
  });

  it.each<[string, number, Buffer]>([
    ['a message of 64 KiB and 1 byte', 1009, frame(TEXT, 'x'.repeat((64 << 10) + 1))],
    ['the announcement of 2^63 bytes', 1009, Buffer.from([0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255])],
    ['invalid UTF-8', 1007, frame(TEXT, Buffer.from([0x7b, 0xff, 0x7d]))],
    ['a binary frame', 1003, frame(BINARY, '{}')],
    [
      '10,000 empty fragments',
      1008,
      Buffer.concat([
        frame(TEXT, '', { fin: false }),
        ...Array<Buffer>(10_000).fill(frame(CONTINUATION, '', { fin: false })),
      ]),
    ],
    ['a flood of valid messages', 1008, Buffer.concat(Array<Buffer>(500).fill(frame(TEXT, '{"event":"join"}')))],
    ['a flood of pings', 1008, Buffer.concat(Array<Buffer>(500).fill(frame(PING, 'x')))],
    ['deep JSON', 1008, frame(TEXT, '['.repeat(1_000) + ']'.repeat(1_000))],
  ])('closes on %s with %i and stays up', async (_, code, bytes) => {
    const wire = await Wire.open(mock.port);
    wire.send(head('GET /v2/rooms/kitchen?user=ada', ...UPGRADE), bytes);
    expect(await wire.until((received) => readFrames(received).code)).toBe(code);
    wire.end();
    await using socket = await open();
    await socket.send({ event: 'join', request: 1 });
    expect(await next(socket)).toMatchObject({ event: 'joined' });
  });

  it('survives clients that disconnect in the middle of a handshake or a frame', async () => {
    const bytes = Buffer.concat([
      Buffer.from(head('GET /v2/rooms/kitchen?user=ada', ...UPGRADE)),
      frame(TEXT, '{"event":"join"}'),
    ]);
    for (let length = 1; length < bytes.length; length += 7) {
      const wire = await Wire.open(mock.port);
      wire.send(bytes.subarray(0, length));
      wire.socket.resetAndDestroy();
    }
    await using socket = await open();
    await socket.send({ event: 'join', request: 1 });
    expect(await next(socket)).toMatchObject({ event: 'joined' });
  });

  it('keeps the latest 200 messages and serves at most 256 sockets of one address', async () => {
    const sockets = await Promise.allSettled(Array.from({ length: 260 }, () => open()));
    const opened = sockets.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(opened.length).toBeGreaterThan(200);
    expect(opened.length).toBeLessThanOrEqual(256);
    await Promise.all(opened.map((socket) => socket.send({ event: 'join', request: 1 })));
    await Promise.all(opened.map((socket) => next(socket)));
    expect(mock.messages.length).toBe(200);
    await Promise.all(opened.map((socket) => socket.close()));
  });
});
