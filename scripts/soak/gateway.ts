// The gateway's memory per idle client, and after many states.
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Held } from './gateway-server.ts';

const KIB = 1 << 10;
const MAX_SOCKET_BYTES = 11 * KIB;
const MAX_GROWTH_BYTES = 2 << 20;
const AT_ONCE = 200;
const SERVER = join(import.meta.dirname, 'gateway-server.ts');

/** 10,000 idle registered sockets, then 100,000 states that expire or go with their sockets. */
export async function gateway(): Promise<boolean> {
  const each = await holdIdleSockets(10_000);
  console.log(`10,000 idle registered sockets: ${(each / KIB).toFixed(1)} KiB resident each (at most 11)`);
  const growth = await useUpStates(100_000);
  console.log(`100,000 states, expired or disconnected: heap ${(growth / KIB).toFixed(0)} KiB larger (at most 2048)`);
  return each <= MAX_SOCKET_BYTES && growth <= MAX_GROWTH_BYTES;
}

/** Resident bytes that each idle, registered socket costs the gateway. */
export const holdIdleSockets = (count: number): Promise<number> =>
  withGateway({}, async ({ port, held }) => {
    await endAll(await openClients(port, Math.min(count, 1_000), 1), held); // code compiled, pools made
    const before = await held();
    const clients = await openClients(port, count, 1);
    const after = await held();
    expectThat(after.pending === count && after.connections === count, `${count} sockets wait`);
    await endAll(clients, held);
    return (after.rssBytes - before.rssBytes) / count;
  });

/** Bytes that the heap has grown by, once half of the states have expired and the other half's sockets have gone. */
export const useUpStates = (count: number): Promise<number> =>
  withGateway({ lifetimeMs: 2_000 }, async ({ port, held }) => {
    const statesEach = 100;
    const round = async (states: number) => {
      const clients = await openClients(port, Math.ceil(states / statesEach), statesEach);
      const half = clients.splice(0, clients.length / 2);
      for (const client of half) client.destroy();
      while ((await held()).pending > 0) await pause(200);
      await endAll([...clients, ...half], held);
    };
    await round(count / 10);
    const before = await held();
    await round(count);
    const after = await held();
    expectThat(after.expired > before.expired, 'states expire');
    return after.heapBytes - before.heapBytes;
  });

interface Watched {
  readonly port: number;
  readonly held: () => Promise<Held>;
}

async function withGateway<T>(settings: { lifetimeMs?: number }, use: (gateway: Watched) => Promise<T>): Promise<T> {
  const child: ChildProcess = fork(SERVER, [JSON.stringify(settings)], { execArgv: ['--expose-gc'] });
  try {
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    const held = async () => {
      const answer = once(child, 'message');
      child.send('measure');
      return ((await answer) as [Held])[0];
    };
    return await use({ port, held });
  } finally {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

/** Plain TCP connections that speak just enough WebSocket: a client must not cost more than what it measures. */
async function openClients(port: number, count: number, states: number): Promise<Socket[]> {
  const clients: Socket[] = [];
  while (clients.length < count) {
    const batch = Math.min(AT_ONCE, count - clients.length);
    clients.push(...(await Promise.all(Array.from({ length: batch }, () => openClient(port, states)))));
  }
  return clients;
}

async function openClient(port: number, states: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}); // 'close' follows
  let received = '';
  let check = () => {};
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
    check();
  });
  const until = (done: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      socket.once('close', () => reject(new Error('the gateway closed a connection')));
      check = () => {
        if (done()) resolve();
      };
    });
  const count = (text: string) => received.split(text).length - 1;
  socket.write(
    'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  await until(() => received.includes('\r\n\r\n'));
  for (let state = 0; state < states; state++) {
    socket.write(frame(JSON.stringify({ type: 'register', state: randomUUID(), provider: 'soak' })));
  }
  await until(() => count('"registered"') === states);
  socket.removeAllListeners('data').resume();
  received = '';
  return socket;
}

/** A text frame with a mask of zeros, which leaves the text as it is. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

async function endAll(clients: readonly Socket[], held: () => Promise<Held>): Promise<void> {
  for (const client of clients) client.destroy();
  while ((await held()).connections > 0) await pause(50);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(`it does not hold that ${what}`);
}

if (import.meta.main && !(await gateway())) process.exitCode = 1;
