// Measures the gateway's memory per idle client, and after many states.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { textFrame, upgradeRequest } from '../bench/raw-http.ts';
import { forkServer } from '../forked-server.ts';
import type { GatewayState } from './gateway-server.ts';

const KIB = 1 << 10;
const MAX_SOCKET_BYTES = 11 * KIB;
const MAX_GROWTH_BYTES = 2 << 20;
const AT_ONCE = 200;
const SERVER = join(import.meta.dirname, 'gateway-server.ts');

/** 10,000 idle registered sockets, then 100,000 states that expire or end with their sockets. */
export async function gateway(): Promise<boolean> {
  const each = await holdIdleSockets(10_000);
  console.log(`10,000 idle registered sockets: ${(each / KIB).toFixed(1)} KiB resident each (at most 11)`);
  const growth = await useUpStates(100_000);
  console.log(`100,000 states, expired or disconnected: heap ${(growth / KIB).toFixed(0)} KiB larger (at most 2048)`);
  return each <= MAX_SOCKET_BYTES && growth <= MAX_GROWTH_BYTES;
}

/** Resident memory per idle registered socket, in bytes. */
export const holdIdleSockets = (count: number): Promise<number> =>
  withGateway({}, async ({ port, readState }) => {
    await endAll(await openClients(port, Math.min(count, 1_000), 1), readState); // warm-up
    const before = await readState();
    const clients = await openClients(port, count, 1);
    const after = await readState();
    assert(after.pending === count && after.connections === count, `${count} sockets are not registered`);
    await endAll(clients, readState);
    return (after.rssBytes - before.rssBytes) / count;
  });

/** Heap growth in bytes after half of the states have expired and the sockets of the other half have closed. */
export const useUpStates = (count: number): Promise<number> =>
  withGateway({ lifetimeMs: 2_000 }, async ({ port, readState }) => {
    const statesEach = 100;
    const round = async (states: number) => {
      const clients = await openClients(port, Math.ceil(states / statesEach), statesEach);
      const half = clients.splice(0, clients.length / 2);
      for (const client of half) client.destroy();
      while ((await readState()).pending > 0) await pause(200);
      await endAll([...clients, ...half], readState);
    };
    await round(count / 10);
    const before = await readState();
    await round(count);
    const after = await readState();
    assert(after.expired > before.expired, 'no state has expired');
    return after.heapBytes - before.heapBytes;
  });

interface Watched {
  readonly port: number;
  readonly readState: () => Promise<GatewayState>;
}

async function withGateway<T>(settings: { lifetimeMs?: number }, use: (gateway: Watched) => Promise<T>): Promise<T> {
  const { ready, ask, end } = await forkServer<{ port: number }>(SERVER, [JSON.stringify(settings)], {
    execArgv: ['--expose-gc'],
  });
  try {
    return await use({ port: ready.port, readState: () => ask('measure') });
  } finally {
    await end();
  }
}

/** Plain TCP connections with a minimal WebSocket implementation, so that the clients stay cheap. */
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
  socket.write(upgradeRequest(`127.0.0.1:${port}`));
  await until(() => received.includes('\r\n\r\n'));
  for (let state = 0; state < states; state++) {
    socket.write(textFrame(JSON.stringify({ type: 'register', state: randomUUID(), provider: 'soak' })));
  }
  await until(() => count('"registered"') === states);
  socket.removeAllListeners('data').resume();
  received = '';
  return socket;
}

async function endAll(clients: readonly Socket[], readState: () => Promise<GatewayState>): Promise<void> {
  for (const client of clients) client.destroy();
  while ((await readState()).connections > 0) await pause(50);
}
