// Abandoned streams and sockets leak nothing: no watchers, timers, registrations or memory.
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../../generated/intents/contract.ts';
import { rounds } from '../rounds.ts';
import { Wire } from '../running.ts';
import type { Measured, Ready } from './leak-server.ts';

const WARM = 500;
const COUNT = rounds(1_000);
const AT_ONCE = 250;
const MIB = 1 << 20;

let child: ChildProcess;
let ports: Ready;

const tell = async <T>(message: object): Promise<T> => {
  const answer = once(child, 'message');
  child.send(message);
  return (await answer)[0] as T;
};
const measure = (): Promise<Measured> => tell({ type: 'measure' });

beforeAll(async () => {
  child = fork(join(import.meta.dirname, 'leak-server.ts'), { execArgv: ['--expose-gc'], stdio: 'inherit' });
  [ports] = (await once(child, 'message')) as [Ready];
});

afterAll(async () => {
  const exited = once(child, 'exit');
  child.send({ type: 'stop' });
  expect(await exited).toEqual([0, null]);
});

/** Four ways to disconnect: a clean end, a closed connection, a reset, and leaving before the response. */
const WAYS = ['end', 'destroy', 'reset', 'impatient'] as const;
type Way = (typeof WAYS)[number];

async function openAndDrop(count: number, open: (index: number, way: Way) => Promise<Wire>): Promise<void> {
  for (let done = 0; done < count; done += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, async (_, offset) => {
      const way = WAYS[offset % WAYS.length] ?? 'end';
      const wire = await open(done + offset, way);
      if (way === 'reset') wire.socket.resetAndDestroy();
      else if (way !== 'end') wire.socket.destroy();
      await wire.closed;
    });
    await Promise.all(batch);
  }
}

async function createIntents(count: number): Promise<Schemas['Intent'][]> {
  const wires = await Promise.all(Array.from({ length: count }, () => Wire.open(ports.platformPort)));
  return Promise.all(
    wires.map(async (wire) => {
      wire.send('POST /auth/intents HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
      const { body } = await wire.answer();
      await wire.closed;
      return JSON.parse(body) as Schemas['Intent'];
    }),
  );
}

function expectNothingLeft(before: Measured, after: Measured): void {
  expect(after).toMatchObject({ watchers: 0, alarms: 2, sockets: 0, registrations: 0 });
  expect(after.heapUsed).toBeLessThan(before.heapUsed * 1.05 + 2 * MIB);
}

describe('abandoned connections', () => {
  it(`leak nothing: ${COUNT} event streams`, { timeout: 120_000 }, async () => {
    const intents = await createIntents(50);
    const open = async (index: number, way: Way): Promise<Wire> => {
      const wire = await Wire.open(ports.platformPort);
      const { token } = intents[index % intents.length] ?? { token: '' };
      wire.send(`GET /auth/intents/${token}/status HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n`);
      if (way === 'impatient') return wire;
      await wire.until((received) => (received.includes('text/event-stream') ? true : null));
      if (way === 'end') wire.socket.end();
      return wire;
    };
    await openAndDrop(WARM, open);
    const before = await measure();
    await openAndDrop(COUNT, open);
    expectNothingLeft(before, await measure());
  });

  it(`leak nothing: ${COUNT} sockets`, { timeout: 120_000 }, async () => {
    const open = async (index: number, way: Way): Promise<Wire> => {
      const wire = await Wire.open(ports.gatewayPort);
      wire.send(
        'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
          'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      );
      const registers = index % 8 < 4;
      if (registers)
        wire.send(textFrame(JSON.stringify({ type: 'register', state: randomUUID(), provider: 'google' })));
      if (way === 'impatient') return wire;
      await wire.until((received) => (received.includes(registers ? '"registered"' : '\r\n\r\n') ? true : null));
      if (way === 'end') wire.send(Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xe8])); // close 1000
      return wire;
    };
    await openAndDrop(WARM, open);
    const before = await measure();
    await openAndDrop(COUNT, open);
    expectNothingLeft(before, await measure());
  });

  it('cause no server errors', async () => {
    expect((await measure()).faults).toBe(0);
  });
});

/** One masked text frame of less than 126 bytes; the mask is zero. */
const textFrame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
