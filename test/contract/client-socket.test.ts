import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import type { GatewayChannel } from '../../generated/gateway/messages.ts';
import { messages } from '../../generated/gateway/validators.js';
import { type MockGateway, mockGateway } from '../../src/areas/gateway/mock.ts';
import type { SocketClient } from '../../src/contract/channel.ts';
import {
  ContractError,
  connectSocket,
  SocketClosedError,
  type SocketOptions,
  UnreachableError,
} from '../../src/contract/client/index.ts';

const STATE = '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b';
const register = { type: 'register', state: STATE, provider: 'google' } as const;
const thrown = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => Promise.reject(new Error(`It did not fail: ${inspect(value)}`)),
    (error: unknown) => error,
  );
const firstOf = async (socket: SocketClient<GatewayChannel>) => {
  for await (const message of socket) return message;
  throw new Error('It ended');
};
const readAll = async (socket: SocketClient<GatewayChannel>): Promise<unknown[]> => {
  const read: unknown[] = [];
  for await (const message of socket) read.push(message);
  return read;
};

// Node 24 has a built-in WebSocket; without it the client falls back to `ws`, as on Node 20.
describe.each(['the platform', 'ws'])('a socket client over the WebSocket of %s', (implementation) => {
  beforeEach(() => {
    if (implementation === 'ws') vi.stubGlobal('WebSocket', undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  describe('of the gateway', () => {
    let gateway: MockGateway;
    const connect = (options: SocketOptions = {}) =>
      connectSocket<GatewayChannel>(gateway.socketUrl, { validate: messages.server, ...options });
    beforeEach(async () => {
      gateway = await mockGateway();
    });
    afterEach(() => gateway.close());

    it('registers, continues reading in a second loop, and gets the code', async () => {
      await using socket = await connect();
      await socket.send(register);
      expect(await firstOf(socket)).toEqual({ type: 'registered', state: STATE });
      const [response, message] = await Promise.all([
        fetch(`${gateway.url}/callback?state=${STATE}&code=abc&scope=openid`),
        firstOf(socket),
      ]);
      expect(response.status).toBe(200);
      expect(message).toMatchObject({ type: 'callback', code: 'abc', query: { scope: 'openid' } });
    });

    it('accepts an http URL as ws', async () => {
      await using socket = await connectSocket<GatewayChannel>(gateway.url);
      await socket.send(register);
      expect(await firstOf(socket)).toMatchObject({ type: 'registered' });
    });

    it('reads messages that arrived before it was closed, then ends', async () => {
      const socket = await connect();
      await socket.send(register);
      expect(await firstOf(socket)).toMatchObject({ type: 'registered' });
      const waiting = readAll(socket);
      await socket.close();
      expect(await waiting).toEqual([]);
      expect(await thrown(socket.send(register))).toMatchObject({ name: 'SocketClosedError', code: 1000 });
      await socket.close();
    });

    it('throws the close code when the gateway shuts down', async () => {
      const socket = await connect();
      const waiting = thrown(readAll(socket));
      await gateway.close();
      expect(await waiting).toBeInstanceOf(SocketClosedError);
      expect(await waiting).toMatchObject({ code: 1001 });
      expect(await thrown(socket.send(register))).toMatchObject({ code: 1001 });
    });

    it('throws the reason of an abort and closes the connection', async () => {
      const controller = new AbortController();
      const socket = await connect({ signal: controller.signal });
      await socket.send(register);
      await firstOf(socket);
      const waiting = thrown(readAll(socket));
      const reason = new Error('Enough');
      controller.abort(reason);
      expect(await waiting).toBe(reason);
      expect(await thrown(socket.send(register))).toBe(reason);
      await socket.close();
      await expect.poll(() => gateway.pending()).toBe(0);
    });

    it('does not connect if it is already aborted', async () => {
      const reason = new Error('Too late');
      expect(await thrown(connect({ signal: AbortSignal.abort(reason) }))).toBe(reason);
      const controller = new AbortController();
      const connecting = thrown(connect({ signal: controller.signal }));
      controller.abort(reason);
      expect(await connecting).toBe(reason);
    });

    it('throws an UnreachableError if there is no socket', async () => {
      const secret = 'tok_secretsecret';
      const error = await thrown(connectSocket(`${gateway.socketUrl}elsewhere?ticket=${secret}`));
      expect(error).toBeInstanceOf(UnreachableError);
      expect(inspect(error, { depth: 9 })).not.toContain(secret);
    });
  });

  describe('of a server that breaks the contract', () => {
    let server: WebSocketServer;
    let peers: ServerSocket[];
    const connect = async (options: SocketOptions = {}) => {
      const accepted = once(server, 'connection') as Promise<[ServerSocket]>;
      const socket = await connectSocket<GatewayChannel>(
        `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
        options,
      );
      const [peer] = await accepted;
      peers.push(peer);
      return { socket, peer, closed: once(peer, 'close') as Promise<[number, Buffer]> };
    };
    beforeEach(async () => {
      peers = [];
      server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
      await once(server, 'listening');
    });
    afterEach(async () => {
      for (const peer of peers) peer.terminate();
      await new Promise((resolve) => server.close(resolve));
    });

    it.each([
      ['text that is not JSON', 'secret{', {}],
      ['JSON without a type', '{"state":"secret"}', {}],
      ['JSON that is no object', 'null', {}],
      ['a binary frame', Buffer.from('{"type":"registered"}'), {}],
      ['a message that does not match', '{"type":"registered","state":"secret"}', { validate: messages.server }],
      ['a message of an unknown type', '{"type":"constructor"}', { validate: messages.server }],
    ])('throws a ContractError at %s and closes', async (_, frame, options) => {
      const { socket, peer, closed } = await connect(options);
      const waiting = thrown(readAll(socket));
      peer.send(frame);
      const error = await waiting;
      expect(error).toBeInstanceOf(ContractError);
      expect(inspect(error)).not.toContain('secret');
      expect((await closed)[0]).toBe(4007);
    });

    it('accepts any message with a type if it has no validators', async () => {
      const { socket, peer } = await connect();
      peer.send('{"type":"news"}');
      expect(await firstOf(socket)).toEqual({ type: 'news' });
    });

    it('keeps unread messages up to the limit, then closes', async () => {
      const { socket, peer, closed } = await connect({ maxUnread: 2 });
      for (const n of [1, 2, 3, 4]) peer.send(JSON.stringify({ type: 'n', n }));
      expect((await closed)[0]).toBe(4008);
      const iterator = socket[Symbol.asyncIterator]();
      expect(await iterator.next()).toEqual({ done: false, value: { type: 'n', n: 1 } });
      expect(await iterator.next()).toEqual({ done: false, value: { type: 'n', n: 2 } });
      expect(await thrown(iterator.next())).toMatchObject({ name: 'SocketClosedError', code: 4008 });
    });

    it('closes when a message is too long', async () => {
      const { socket, peer, closed } = await connect({ maxMessageLength: 100 });
      peer.send(JSON.stringify({ type: 'long', text: 'x'.repeat(100) }));
      expect(await thrown(readAll(socket))).toMatchObject({ code: 4009 });
      expect((await closed)[0]).toBe(4009);
    });

    it('ends at close code 1000, after all earlier messages', async () => {
      const { socket, peer } = await connect();
      peer.send('{"type":"last"}');
      peer.close(1000, 'done');
      expect(await readAll(socket)).toEqual([{ type: 'last' }]);
      expect(await thrown(socket.send(register))).toMatchObject({ code: 1000, reason: 'done' });
    });

    it('throws code and reason for any other close, without the reason in the message', async () => {
      const { socket, peer } = await connect();
      peer.close(1008, 'tok_secret');
      const error = await thrown(readAll(socket));
      expect(error).toMatchObject({ code: 1008, reason: 'tok_secret' });
      expect((error as Error).message).toBe('The socket is closed (1008)');
    });

    it('throws when the connection is lost', async () => {
      const { socket, peer } = await connect();
      peer.terminate();
      expect(await thrown(readAll(socket))).toMatchObject({ code: 1006 });
    });

    it('ends only the waiting loop that is left', async () => {
      const { socket, peer } = await connect();
      const left = socket[Symbol.asyncIterator]();
      const stays = socket[Symbol.asyncIterator]();
      const waiting = [left.next(), stays.next()] as const;
      await left.return?.();
      peer.send('{"type":"one"}');
      expect(await waiting[0]).toEqual({ done: true, value: undefined });
      expect(await waiting[1]).toEqual({ done: false, value: { type: 'one' } });
      expect(await left.next()).toEqual({ done: true, value: undefined });
    });
  });

  it('throws when the connection does not open in time', async () => {
    const { createServer } = await import('node:net');
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const error = await thrown(connectSocket(`ws://127.0.0.1:${port}`, { timeoutMs: 20 }));
    expect(error).toBeInstanceOf(UnreachableError);
    expect((error as Error).message).toBe('The socket did not open within 20 ms');
    silent.close();
  });

  it.each(['nowhere', 'ftp://host', 'ws://me:pw@host'])('does not connect to %s', async (url) => {
    const error = await thrown(connectSocket(url));
    expect(error).toBeInstanceOf(TypeError);
    expect(inspect(error)).not.toContain('pw');
  });
});
