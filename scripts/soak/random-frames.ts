// Sends random frames to the gateway: mostly invalid messages, and other text.
import { once } from 'node:events';
import WebSocket from 'ws';
import { messages } from '../../generated/gateway/validators.js';
import { Random } from '../../src/contract/conform/random.ts';
import { mutate, randomValue } from '../../src/contract/conform/values.ts';
import { writeJson } from '../../src/contract/conform/wire.ts';
import type { Validate } from '../../src/contract/tables.ts';
import { areas } from '../areas.ts';
import { type AsyncApi, readMessages } from '../messages.ts';
import type { Servers } from './servers.ts';
import type { Pool } from './value-pool.ts';

const INVALID_MESSAGES = [
  '',
  '{',
  'null',
  '[]',
  '0',
  '"register"',
  '{"type":null}',
  '{"type":"__proto__"}',
  '{}',
  '\u0000',
];

/** A documented message, often mutated, or other text. `known` are fields that the server has sent before; messages that use them reach more of its code. */
function randomMessage(document: AsyncApi, random: Random, known: Readonly<Record<string, unknown>>): string {
  if (random.chance(0.05)) return random.pick(INVALID_MESSAGES);
  const message = random.pick(readMessages(document, 'receive'));
  const payload = random.chance(0.5) ? randomValue(document, message.payload, random) : message.examples?.[0]?.payload;
  const value = { ...(payload as object), ...(random.chance(0.3) ? known : {}) };
  return writeJson(random.chance(0.4) ? mutate(value, random) : value);
}

const document = areas.find(({ name }) => name === 'gateway')?.asyncapi as AsyncApi;
const SOCKETS = 8;
const PING_EVERY = 10;
const PONG_LIMIT_MS = 30_000;
const MAX_MESSAGE_BYTES = 4096;
/** Close codes that the gateway may use. Except for 1000, each means that a frame broke a rule. */
const CLOSE_CODES = new Set([1000, 1003, 1007, 1008, 1009, 1013]);

export interface FrameReport {
  /** How often each kind of message came back, and each close code. */
  readonly kinds: ReadonlyMap<string, number>;
  readonly complaints: readonly string[];
}

export async function sendFrames(servers: Servers, pool: Pool, count: number, seed: number): Promise<FrameReport> {
  const kinds = new Map<string, number>();
  const complaints: string[] = [];
  const tally = (kind: string) => kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const left = new WeakSet<WebSocket>();
  let sent = 0;

  const open = async (random: Random): Promise<WebSocket> => {
    const ws = new WebSocket(servers.socketUrl, { headers: { 'X-Forwarded-For': pool.address(random) } });
    ws.on('error', () => {}); // 'close' follows
    ws.on('close', (code) => {
      tally(`close ${code}`);
      if (!left.has(ws) && !CLOSE_CODES.has(code)) complaints.push(`a socket was closed with ${code}`);
    });
    ws.on('message', (data) => {
      const message = JSON.parse(data.toString()) as { type: string; state?: string | null };
      tally(message.type);
      if (message.type === 'registered' && message.state) pool.keep('state', message.state);
      const validate = (messages.server as Record<string, Validate>)[message.type];
      if (!validate?.(message)) complaints.push(`the gateway sent ${data.toString().slice(0, 200)}`);
    });
    await once(ws, 'open');
    return ws;
  };

  const work = async (socket: number): Promise<void> => {
    const random = new Random(seed + socket);
    let ws = await open(random);
    for (let mine = 1; sent < count; mine++) {
      sent++;
      if (ws.readyState !== ws.OPEN) ws = await open(random);
      sendOne(ws, pool, random);
      if (mine % PING_EVERY === 0) await settled(ws, complaints);
      if (random.chance(0.01)) {
        left.add(ws);
        ws.terminate();
      }
    }
    await settled(ws, complaints);
    ws.close(1000);
  };
  await Promise.all(Array.from({ length: SOCKETS }, (_, socket) => work(socket)));
  return { kinds, complaints };
}

/** Waits until the gateway has read everything or has closed the socket. */
async function settled(ws: WebSocket, complaints: string[]): Promise<void> {
  if (ws.readyState !== ws.OPEN) return;
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(PONG_LIMIT_MS)]);
  const [pong, closed] = [once(ws, 'pong', { signal }), once(ws, 'close', { signal })];
  ws.ping();
  try {
    await Promise.race([pong, closed]);
  } catch {
    complaints.push(`no pong within ${PONG_LIMIT_MS} ms`);
  } finally {
    over.abort(); // removes both listeners
    await Promise.allSettled([pong, closed]);
  }
}

function sendOne(ws: WebSocket, pool: Pool, random: Random): void {
  const text = randomMessage(document, random, { state: pool.pick('state', random) });
  const kind = random.next();
  if (kind < 0.005) ws.send(Buffer.from(text), { binary: true });
  else if (kind < 0.01) ws.send(text.padEnd(MAX_MESSAGE_BYTES + 1, ' '));
  else if (kind < 0.1) {
    ws.send(text.slice(0, 10), { fin: false });
    if (random.chance(0.5)) ws.ping('between');
    ws.send(text.slice(10), { fin: true });
  } else ws.send(text);
}
