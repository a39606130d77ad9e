// Malicious WebSocket frames. Each gets its documented response, and the gateway keeps working.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayUnderTest, useRunning, type Wire, type WireAnswer } from '../running.ts';
import { BINARY, CLOSE, CONTINUATION, frame, PING, readFrames, TEXT } from './frames.ts';
import { head, UPGRADE } from './hostile-wire.ts';

const MIB = 1 << 20;
const running = useRunning();
const unhandled: unknown[] = [];
const onUnhandled = (error: unknown) => void unhandled.push(error);

let gateway: GatewayUnderTest;

beforeAll(async () => {
  process.on('unhandledRejection', onUnhandled);
  process.on('uncaughtException', onUnhandled);
  gateway = await running.gateway();
});

/** At the end, the gateway must still deliver, without unhandled errors. */
afterAll(async () => {
  const state = randomUUID();
  const socket = await running.socket(gateway.socketUrl);
  await socket.register(state);
  expect((await fetch(`${gateway.url}/callback?code=abc&state=${state}`)).status).toBe(200);
  expect(await socket.next()).toMatchObject({ type: 'callback', code: 'abc' });
  expect(unhandled).toEqual([]);
  process.off('unhandledRejection', onUnhandled);
  process.off('uncaughtException', onUnhandled);
});

async function exchange(port: number, ...parts: (string | Uint8Array)[]): Promise<WireAnswer> {
  const wire = await running.wire(port);
  wire.send(...parts);
  return wire.answer();
}

// ---- Frames ---------------------------------------------------------------------------------------------------------

async function connected(to: GatewayUnderTest = gateway): Promise<Wire> {
  const wire = await running.wire(to.port);
  wire.send(head('GET /', ...UPGRADE));
  expect(await wire.answer()).toMatchObject({ status: 101 });
  return wire;
}

const closeCode = (wire: Wire): Promise<number | null> => wire.until((received) => readFrames(received).code);

async function texts(wire: Wire, count: number): Promise<{ type: string; code?: string; state?: string | null }[]> {
  await wire.until((received) => (readFrames(received).texts.length >= count ? true : null));
  return readFrames(wire.received).texts.map((text) => JSON.parse(text));
}

const register = (state: string = randomUUID()): string => JSON.stringify({ type: 'register', state, provider: 'x' });

describe('hostile frames', () => {
  const padded = (length: number): string => register().padEnd(length, ' ');

  it.each<[string, number, Buffer]>([
    ['a binary frame', 1003, frame(BINARY, register())],
    ['a message of 4097 bytes', 1009, frame(TEXT, padded(4097))],
    ['a message of 1 MiB', 1009, frame(TEXT, padded(MIB))],
    ['the announcement of 2^63 bytes', 1009, Buffer.from([0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255])],
    [
      'fragments of 4097 bytes together',
      1009,
      Buffer.concat([frame(TEXT, padded(4096), { fin: false }), frame(CONTINUATION, ' ')]),
    ],
    ['invalid UTF-8', 1007, frame(TEXT, Buffer.from([0x7b, 0xff, 0x7d]))],
    ['a frame without a mask', 1002, frame(TEXT, register(), { masked: false })],
    ['reserved bits', 1002, frame(TEXT, register(), { reserved: 4 })],
    ['an unknown opcode', 1002, frame(3, register())],
    ['a continuation of nothing', 1002, frame(CONTINUATION, register())],
    ['a new message within a message', 1002, Buffer.concat([frame(TEXT, '{', { fin: false }), frame(TEXT, '}')])],
    ['a ping of 126 bytes', 1002, frame(PING, 'x'.repeat(126))],
    ['a ping in fragments', 1002, frame(PING, 'x', { fin: false })],
    ['a close with half a code', 1002, frame(CLOSE, Buffer.from([3]))],
    ['a close with a code that must not be sent', 1002, frame(CLOSE, Buffer.from([3, 237]))],
    ['a close with a reason that is not UTF-8', 1007, frame(CLOSE, Buffer.from([3, 232, 0xff]))],
    ...[600, 20_000].map((count): [string, number, Buffer] => [
      `${count} empty fragments`,
      1008,
      Buffer.concat([
        frame(TEXT, '', { fin: false }),
        ...Array<Buffer>(count).fill(frame(CONTINUATION, '', { fin: false })),
      ]),
    ]),
  ])('closes on %s with %i', async (_what, code, bytes) => {
    const wire = await connected();
    wire.send(bytes);
    expect(await closeCode(wire)).toBe(code);
  });

  it('reads a message of 4096 bytes, and one in fragments with a ping between them', async () => {
    const wire = await connected();
    wire.send(frame(TEXT, padded(4096)));
    const message = padded(4096);
    wire.send(frame(TEXT, message.slice(0, 10), { fin: false }), frame(PING, 'x'));
    for (const byte of message.slice(10, 500)) wire.send(frame(CONTINUATION, byte, { fin: false }));
    wire.send(frame(CONTINUATION, message.slice(500)));
    expect(await texts(wire, 2)).toMatchObject([{ type: 'registered' }, { type: 'registered' }]);
  });

  it('reads frames that arrive byte by byte', async () => {
    const wire = await connected();
    wire.socket.setNoDelay(true);
    for (const byte of frame(TEXT, register())) wire.send(Buffer.from([byte]));
    expect(await texts(wire, 1)).toMatchObject([{ type: 'registered' }]);
  });

  const state = randomUUID();
  it.each<[string, string, string | null]>([
    ['an empty message', '', null],
    ['invalid JSON', 'hello', null],
    ['100 nested arrays', '['.repeat(100) + ']'.repeat(100), null],
    [
      '100 nested objects in a field',
      `{"type":"register","state":"${state}","x":${'{"a":'.repeat(100)}1${'}'.repeat(101)}`,
      null,
    ],
    ['a key twice', `{"type":"register","type":"unregister","state":"${state}"}`, null],
    ['null', 'null', null],
    ['a number', '1e400', null],
    ['a list', '[]', null],
    ['no type', `{"state":"${state}","provider":"x"}`, state],
    ['an unknown type', `{"type":"reregister","state":"${state}"}`, state],
    ['a server’s type', `{"type":"registered","state":"${state}"}`, state],
    ['a type that is a property of every object', `{"type":"constructor","state":"${state}"}`, state],
    ['the type __proto__', `{"type":"__proto__","state":"${state}"}`, state],
    ['a type that is not a string', `{"type":["register"],"state":"${state}","provider":"x"}`, state],
    ['no provider', `{"type":"register","state":"${state}"}`, state],
    ['no state', '{"type":"register","provider":"x"}', null],
    [
      'a state with NUL',
      '{"type":"register","state":"\\u0000aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","provider":"x"}',
      `\u0000${'a'.repeat(35)}`,
    ],
    ['a state within __proto__', `{"type":"register","__proto__":{"state":"${state}"},"provider":"x"}`, null],
  ])('sends bad-message for %s and continues', async (_what, text, about) => {
    const socket = await running.socket(gateway.socketUrl);
    expect(await socket.ask(text)).toMatchObject({ type: 'error', code: 'bad-message', state: about });
    await socket.register();
  });

  it('responds to each of 1,000 frames of a flood, in order', async () => {
    const wire = await connected(await running.gateway({ sockets: { maxFramesPerSecond: 1_000 } }));
    const states = Array.from({ length: 500 }, () => randomUUID());
    wire.send(Buffer.concat(states.flatMap((own) => [frame(TEXT, register(own)), frame(TEXT, 'x')])));
    const answers = await texts(wire, 1_000);
    expect(answers.filter((_, index) => index % 2 === 0).map((answer) => answer.state)).toEqual(states);
    expect(answers.filter(({ type }) => type === 'registered')).toHaveLength(16);
    expect(answers.filter(({ code }) => code === 'too-many-registrations')).toHaveLength(484);
    expect(answers.filter(({ code }) => code === 'bad-message')).toHaveLength(500);
  });

  it('ignores messages from a peer that it has closed', async () => {
    const own = await running.gateway();
    const wire = await connected(own);
    wire.send(
      Buffer.concat([frame(BINARY, 'x'), frame(TEXT, register()), frame(BINARY, 'x'), frame(TEXT, register())]),
    );
    expect(await closeCode(wire)).toBe(1003);
    expect(readFrames(wire.received).texts).toEqual([]);
    expect(own.service.counts.pending).toBe(0);
  });

  it('closes only a peer that sends no valid message in time, with 1008', async () => {
    const own = await running.gateway({ sockets: { firstMessageMs: 50 } });
    const valid = await running.socket(own.socketUrl);
    await valid.register();
    const [silent, nonsense] = [await connected(own), await connected(own)];
    nonsense.send(frame(TEXT, 'x'));
    expect(await Promise.all([closeCode(silent), closeCode(nonsense)])).toEqual([1008, 1008]);
    await valid.register();
  });

  it('stops reading from a peer that never reads, serves the others, then disconnects it and frees its registrations', async () => {
    const own = await running.gateway({ sockets: { pingMs: 1_000 } });
    const wire = await connected(own);
    wire.socket.pause();
    const flood = Buffer.concat(Array.from({ length: 1_000 }, () => frame(TEXT, register())));
    const held = new Promise<void>((resolve) => {
      const push = () => {
        while (wire.socket.writable && wire.socket.write(flood));
        if (wire.socket.writable) wire.socket.once('drain', push);
      };
      wire.socket.once('close', resolve);
      push();
    });
    const other = await running.socket(own.socketUrl);
    await other.register();
    await held;
    await other.register();
    expect(own.connections()).toBe(1);
    expect(own.service.counts.pending).toBe(2);
  });

  it('returns problem details for an invalid handshake', async () => {
    const without = (name: string) => UPGRADE.filter((field) => !field.startsWith(name));
    for (const fields of [
      without('Sec-WebSocket-Key'),
      [...without('Sec-WebSocket-Key'), 'Sec-WebSocket-Key: short'],
      [...without('Sec-WebSocket-Version'), 'Sec-WebSocket-Version: 99'],
    ]) {
      const answer = await exchange(gateway.port, head('GET /', ...fields));
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers).toMatchObject({ 'content-type': 'application/problem+json' });
    }
  });

  it('survives clients that disconnect during the handshake', async () => {
    for (let count = 0; count < 20; count++) {
      const wire = await running.wire(gateway.port);
      wire.send(head('GET /', ...UPGRADE).slice(0, count * 8));
      wire.socket.resetAndDestroy();
      const whole = await running.wire(gateway.port);
      whole.send(head('GET /', ...UPGRADE));
      whole.socket.resetAndDestroy();
      const refused = await running.wire(gateway.port);
      refused.send(head('GET /nowhere', ...UPGRADE));
      refused.socket.resetAndDestroy();
    }
    await (await running.socket(gateway.socketUrl)).register();
  });
});
