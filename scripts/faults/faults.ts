// What goes wrong, one or two things at a time. Each is healed when its promise resolves.
import { statfsSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import postgres from 'postgres';
import WebSocket from 'ws';
import type { Random } from '../../src/contract/conform/random.ts';
import { pause } from './call.ts';
import { gateways } from './clients/client.ts';
import type { Cluster } from './cluster.ts';
import type { NodeProcess } from './node-process.ts';

const SHIFTED_CLOCK = pathToFileURL(join(import.meta.dirname, 'shifted-clock.js')).href;
const HOLD_MS = 2_000;
const HOUR_MS = 3_600_000;
/** Longer than any node waits for another. */
const FREEZE_MS = 7_000;
const FLOOD_SOCKETS = 50;

export interface Hurt {
  readonly cluster: Cluster;
  readonly random: Random;
  readonly preloads: readonly string[];
  /** For what must disturb nobody: resolves when every client has worked meanwhile. */
  readonly works: () => Promise<void>;
}

type Fault = (hurt: Hurt) => Promise<void>;

const anyNode = ({ cluster, random }: Hurt): NodeProcess => random.pick(cluster.nodes);

const onLine = async (hurt: Hurt, how: 'mute' | { latencyMs: number }, ms: number): Promise<void> => {
  const link = hurt.cluster.links.get(anyNode(hurt));
  link?.behave(how);
  await pause(ms);
  link?.behave('well');
};

const administer = async (cluster: Cluster, work: (sql: postgres.Sql) => Promise<void>): Promise<void> => {
  const sql = postgres(cluster.database.url, { max: 1, fetch_types: false, onnotice: () => {} });
  try {
    await sql`select 1`; // connects, before the fault
    await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
};

const terminate = (sql: postgres.Sql) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'annex%'`;

const restart = async (node: NodeProcess, preloads: readonly string[], more: readonly string[] = []): Promise<void> => {
  await node.end('SIGTERM');
  await node.start([...preloads, ...more]);
};

export const FAULTS = {
  'kill -9': async (hurt) => {
    const node = anyNode(hurt);
    await node.end('SIGKILL');
    await pause(HOLD_MS);
    await node.start(hurt.preloads);
  },
  'freeze beyond leases': async (hurt) => {
    const node = anyNode(hurt);
    node.signal('SIGSTOP');
    await pause(FREEZE_MS);
    node.signal('SIGCONT');
  },
  'short pauses': async (hurt) => {
    for (let times = 0; times < 5; times += 1) {
      const node = anyNode(hurt);
      node.signal('SIGSTOP');
      await pause(hurt.random.between(100, 2_000));
      node.signal('SIGCONT');
    }
  },
  'engine killed and restarted': async ({ cluster: { database } }) => {
    await database.signal('SIGKILL');
    await pause(HOLD_MS);
    await database.start();
  },
  'terminated backends': async ({ cluster }) =>
    administer(cluster, async (sql) => {
      for (let times = 0; times < 3; times += 1) {
        await terminate(sql);
        await pause();
      }
    }),
  'exhausted connections': async ({ cluster }) =>
    administer(cluster, async (sql) => {
      const held: postgres.Sql[] = [];
      const hold = async (): Promise<boolean> => {
        const one = postgres(cluster.database.url, { max: 1, connect_timeout: 1, onnotice: () => {} });
        held.push(one);
        return one`select 1`.then(
          () => true,
          () => false,
        );
      };
      while (await hold());
      await terminate(sql);
      const until = performance.now() + HOLD_MS;
      while (performance.now() < until) await ((await hold()) || pause(100));
      await Promise.all(held.map((one) => one.end({ timeout: 0 })));
    }),
  'one-way cut': (hurt) => onLine(hurt, 'mute', FREEZE_MS),
  'latency of 500 ms': (hurt) => onLine(hurt, { latencyMs: 500 }, 2 * HOLD_MS),
  'clock one hour off': async (hurt) => {
    const node = anyNode(hurt);
    await restart(node, hurt.preloads, [`${SHIFTED_CLOCK}?${hurt.random.pick([-HOUR_MS, HOUR_MS])}`]);
    await hurt.works();
    for (let jumps = 0; jumps < 3; jumps += 1) {
      node.signal('SIGUSR2');
      await pause();
    }
    await hurt.works();
    await restart(node, hurt.preloads);
  },
  'full disk': async ({ cluster: { smallDisk, database } }) => {
    if (!smallDisk) return;
    const filler = join(smallDisk, 'filler');
    const { bavail, bsize } = statfsSync(smallDisk);
    try {
      writeFileSync(filler, Buffer.alloc(bavail * bsize + bsize));
    } catch {
      // it is full now
    }
    await pause(2 * HOLD_MS);
    unlinkSync(filler);
    await database.signal('SIGKILL').catch(() => {}); // it may have given up
    await database.start();
  },
  'ping flood': async ({ cluster, random }) => {
    const { port } = random.pick(gateways(cluster));
    const headers = { host: `127.0.0.1:${cluster.gatewayPort}` };
    const sockets = Array.from({ length: FLOOD_SOCKETS }, () => new WebSocket(`ws://127.0.0.1:${port}/`, { headers }));
    for (const socket of sockets) {
      socket
        .on('error', () => {})
        .on('open', () => {
          for (let count = 0; count < 2_000; count += 1) socket.ping();
        });
    }
    await pause(HOLD_MS);
    for (const socket of sockets) socket.terminate();
  },
  'rolling restart': async ({ cluster, preloads }) => {
    for (const node of cluster.nodes) await restart(node, preloads);
  },
} satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof FAULTS;

/** What each one hurts: two of one kind would get in each other's way. */
const HURTS: Readonly<Record<FaultName, 'nodes' | 'engine' | 'lines' | 'clients'>> = {
  'kill -9': 'nodes',
  'freeze beyond leases': 'nodes',
  'short pauses': 'nodes',
  'clock one hour off': 'nodes',
  'rolling restart': 'nodes',
  'engine killed and restarted': 'engine',
  'terminated backends': 'engine',
  'exhausted connections': 'engine',
  'full disk': 'engine',
  'one-way cut': 'lines',
  'latency of 500 ms': 'lines',
  'ping flood': 'clients',
};

/** For ever: each fault alone and, next, at the same time as one that hurts something else, in an order of the seed. */
export function* schedule(faults: readonly FaultName[], random: Random): Generator<readonly FaultName[]> {
  while (faults.length > 0) {
    const order = faults.map((name) => ({ name, rank: random.next() })).sort((one, other) => one.rank - other.rank);
    for (const { name } of order) {
      yield [name];
      const others = faults.filter((other) => HURTS[other] !== HURTS[name]);
      if (others.length > 0) yield [name, random.pick(others)];
    }
  }
}
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];
