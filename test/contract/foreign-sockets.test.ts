// Two small AsyncAPI documents in the style of public ones, a price feed and an exchange: generated, served, called and
// mocked. The chat in test/examples/sockets is the third.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectSocket } from '../../src/contract/client/index.ts';
import { generateDocument, type Note } from '../../src/contract/generate/index.ts';
import { write } from '../../src/contract/generate/output.ts';
import { serveSocket } from '../../src/contract/server/socket.ts';
import type { Loose } from './generated-service.ts';

/** A feed that only sends: the address has a parameter, the query is in the bindings. */
const prices = `
asyncapi: 3.1.0
info: { title: Prices, version: 1.0.0 }
servers: { public: { host: api.prices.example, pathname: /v1, protocol: wss } }
channels:
  marketdata:
    address: /marketdata/{symbol}
    parameters: { symbol: { enum: [btcusd, ethusd] } }
    bindings: { ws: { query: { type: object, properties: { heartbeat: { type: boolean, default: false } } } } }
    messages: { update: { $ref: '#/components/messages/update' } }
operations:
  sendUpdate: { action: send, channel: { $ref: '#/channels/marketdata' } }
components:
  messages:
    update:
      payload: { $ref: '#/components/schemas/update' }
      examples: [{ name: beat, payload: { type: heartbeat, events: [] } }]
  schemas:
    update:
      type: object
      required: [type]
      properties:
        type: { enum: [update, heartbeat] }
        events: { type: array, items: { type: object, properties: { price: { type: string } } } }
`;

/** Requests and replies on one address, told apart by `event`. */
const exchange = `
asyncapi: 3.0.0
info: { title: Exchange, version: 1.8.0 }
servers: { public: { host: ws.exchange.example, protocol: wss } }
channels:
  root:
    address: /
    messages:
      ping: { $ref: '#/components/messages/ping' }
      pong: { $ref: '#/components/messages/pong' }
      systemStatus: { $ref: '#/components/messages/systemStatus' }
operations:
  receivePing:
    action: receive
    channel: { $ref: '#/channels/root' }
    messages: [{ $ref: '#/channels/root/messages/ping' }]
    reply: { channel: { $ref: '#/channels/root' }, messages: [{ $ref: '#/channels/root/messages/pong' }] }
  sendStatus:
    action: send
    channel: { $ref: '#/channels/root' }
    messages: [{ $ref: '#/channels/root/messages/systemStatus' }]
components:
  messages:
    ping: { payload: { $ref: '#/components/schemas/ping' }, correlationId: { location: '$message.payload#/reqid' } }
    pong: { payload: { $ref: '#/components/schemas/pong' }, correlationId: { location: '$message.payload#/reqid' } }
    systemStatus:
      payload:
        type: object
        required: [event, status]
        properties: { event: { const: systemStatus }, status: { enum: [online, maintenance] } }
  schemas:
    reqid: { type: integer, minimum: 0 }
    ping:
      type: object
      required: [event]
      properties: { event: { const: ping }, reqid: { $ref: '#/components/schemas/reqid' } }
    pong:
      type: object
      required: [event]
      properties: { event: { const: pong }, reqid: { $ref: '#/components/schemas/reqid' } }
`;

const folder = mkdtempSync(join(tmpdir(), 'annex-sockets-'));
const generated = new Map<string, readonly Note[]>();
beforeAll(async () => {
  const library = (path: string) => new URL(`../../src/contract/${path}/index.ts`, import.meta.url).href;
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const [area, text] of Object.entries({ prices, exchange })) {
    const file = join(folder, `${area}.yaml`);
    writeFileSync(file, text);
    const options = { area, mocks: library('mock'), contract: library('client') };
    const { artefacts, notes } = await generateDocument(file, options);
    await write(join(folder, area), artefacts);
    generated.set(area, notes);
  }
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

const load = (area: string, file: string): Promise<Loose> => import(pathToFileURL(join(folder, area, file)).href);

async function serve(area: string, handlers: Loose) {
  const { channel } = await load(area, 'messages.ts');
  const { messages } = await load(area, 'validators.js');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const options = { server, channel, messages, handlers, addressOf: () => '', origins: [], violations: 'throw' };
  const faults: unknown[] = [];
  const sockets = serveSocket<Loose>({ ...options, onFault: (error: unknown) => faults.push(error) } as Loose);
  const close = async () => {
    await sockets.close();
    server.close();
  };
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, channel, validate: messages.server, faults, [Symbol.asyncDispose]: close };
}

const first = async (socket: AsyncIterable<Loose>): Promise<Loose> => {
  for await (const message of socket) return message;
  throw new Error('The socket was closed');
};
const IGNORE = { closed: () => {}, refused: () => {} };

describe('a price feed', () => {
  it('is generated without a note, also in version 3.1', () => {
    expect(generated.get('prices')).toEqual([]);
  });

  it('sends to a client what its query asked for', async () => {
    const opened = (peer: Loose) => {
      const { path, query } = peer.parameters;
      peer.send({ type: 'update', events: [{ price: `${path.symbol} ${query.heartbeat}` }] });
    };
    await using server = await serve('prices', { on: {}, opened, ...IGNORE });
    const { channel, validate } = server;
    await using socket = await connectSocket<Loose>(`${server.url}/v1/marketdata/btcusd?heartbeat=true`, {
      channel,
      validate,
    });
    expect(await first(socket)).toEqual({ type: 'update', events: [{ price: 'btcusd true' }] });
    await expect(
      connectSocket<Loose>(`${server.url}/v1/marketdata/other`, { channel, attempts: 1 } as Loose),
    ).rejects.toThrow();
    expect(server.faults).toEqual([]);
  }, 60_000);

  it('is mocked with its example', async () => {
    const { mockPrices } = await load('prices', 'mock.ts');
    const { channel } = await load('prices', 'messages.ts');
    await using mock = await mockPrices();
    await using socket = await connectSocket<Loose>(`${mock.url}/v1/marketdata/btcusd?prefer=update/beat`, { channel });
    expect(await first(socket)).toEqual({ type: 'heartbeat', events: [] });
  }, 60_000);
});

describe('an exchange', () => {
  it('replies to a request with its id', async () => {
    expect(generated.get('exchange')).toEqual([]);
    const on = { ping: ({ reqid }: Loose, peer: Loose) => void peer.send({ event: 'pong', reqid }) };
    await using server = await serve('exchange', { on, ...IGNORE });
    const { channel, validate } = server;
    await using socket = await connectSocket<Loose>(`${server.url}/`, { channel, validate });
    await socket.send({ event: 'ping', reqid: 42 });
    expect(await first(socket)).toEqual({ event: 'pong', reqid: 42 });
    expect(server.faults).toEqual([]);
  }, 60_000);

  it('is mocked without examples', async () => {
    const { mockExchange } = await load('exchange', 'mock.ts');
    const { channel } = await load('exchange', 'messages.ts');
    await using mock = await mockExchange();
    await using socket = await connectSocket<Loose>(`${mock.url}/`, { channel });
    await socket.send({ event: 'ping', reqid: 7 });
    expect(await first(socket)).toMatchObject({ event: 'pong', reqid: 7 });
  }, 60_000);
});
