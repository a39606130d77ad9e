// The faults, injected one or two at a time. A fault ends when its promise resolves.
import { statfsSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import postgres from 'postgres';
import WebSocket from 'ws';
import type { Random } from '../../src/contract/conform/random.ts';
import { pause } from './call.ts';
import { gateways } from './clients/client.ts';
import type { Cluster } from './cluster.ts';
import type { LinkBehaviour } from './link.ts';
import type { NodeProcess } from './node-process.ts';

const SHIFTED_CLOCK = pathToFileURL(join(import.meta.dirname, 'shifted-clock.js')).href;
const HOLD_MS = 2_000;
const HOUR_MS = 3_600_000;
/** Longer than any timeout between nodes. */
const FREEZE_MS = 7_000;
const FLOOD_SOCKETS = 50;

export interface FaultContext {
  readonly cluster: Cluster;
  readonly random: Random;
  readonly preloads: readonly string[];
  /** For faults that clients must not notice: resolves when every kind of client has completed a round. */
  readonly waitForClients: () => Promise<void>;
}

type Fault = (context: FaultContext) => Promise<void>;

const anyNode = ({ cluster, random }: FaultContext): NodeProcess => random.pick(cluster.nodes);

const degradeLink = async (context: FaultContext, behaviour: LinkBehaviour, ms: number): Promise<void> => {
  const link = context.cluster.links.get(anyNode(context));
  link?.behave(behaviour);
  await pause(ms);
  link?.behave('normal');
};

const administer = async (cluster: Cluster, work: (sql: postgres.Sql) => Promise<void>): Promise<void> => {
  const sql = postgres(cluster.database.url, { max: 1, fetch_types: false, onnotice: () => {} });
  try {
    await sql`select 1`; // connects before the fault begins
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
  'kill -9': async (context) => {
    const node = anyNode(context);
    await node.end('SIGKILL');
    await pause(HOLD_MS);
    await node.start(context.preloads);
  },
  'freeze beyond leases': async (context) => {
    const node = anyNode(context);
    node.signal('SIGSTOP');
    await pause(FREEZE_MS);
    node.signal('SIGCONT');
  },
  'short pauses': async (context) => {
    for (let times = 0; times < 5; times += 1) {
      const node = anyNode(context);
      node.signal('SIGSTOP');
      await pause(context.random.between(100, 2_000));
      node.signal('SIGCONT');
    }
  },
  'engine killed and restarted': async ({ cluster: { database } }) => {
    await database.kill();
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
      const connections: postgres.Sql[] = [];
      const connect = async (): Promise<boolean> => {
        const connection = postgres(cluster.database.url, { max: 1, connect_timeout: 1, onnotice: () => {} });
        connections.push(connection);
        return connection`select 1`.then(
          () => true,
          () => false,
        );
      };
      while (await connect());
      await terminate(sql);
      const deadline = performance.now() + HOLD_MS;
      while (performance.now() < deadline) await ((await connect()) || pause(100));
      await Promise.all(connections.map((connection) => connection.end({ timeout: 0 })));
    }),
  'one-way cut': (context) => degradeLink(context, 'mute', FREEZE_MS),
  'lost notifications': (context) => degradeLink(context, 'no notifications', 2 * HOLD_MS),
  'latency of 500 ms': (context) => degradeLink(context, { latencyMs: 500 }, 2 * HOLD_MS),
  'clock one hour off': async (context) => {
    const node = anyNode(context);
    await restart(node, context.preloads, [`${SHIFTED_CLOCK}?${context.random.pick([-HOUR_MS, HOUR_MS])}`]);
    await context.waitForClients();
    for (let jumps = 0; jumps < 3; jumps += 1) {
      node.signal('SIGUSR2');
      await pause();
    }
    await context.waitForClients();
    await restart(node, context.preloads);
  },
  'full disk': async ({ cluster: { smallDisk, database } }) => {
    if (!smallDisk) return;
    const filler = join(smallDisk, 'filler');
    const { bavail, bsize } = statfsSync(smallDisk);
    try {
      writeFileSync(filler, Buffer.alloc(bavail * bsize + bsize));
    } catch {
      // the disk is full now
    }
    await pause(2 * HOLD_MS);
    unlinkSync(filler);
    await database.kill().catch(() => {}); // it may have exited
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

/** What each fault affects: two faults with the same target would interfere. */
const FAULT_TARGETS: Readonly<Record<FaultName, 'nodes' | 'database' | 'links' | 'clients'>> = {
  'kill -9': 'nodes',
  'freeze beyond leases': 'nodes',
  'short pauses': 'nodes',
  'clock one hour off': 'nodes',
  'rolling restart': 'nodes',
  'engine killed and restarted': 'database',
  'terminated backends': 'database',
  'exhausted connections': 'database',
  'full disk': 'database',
  'one-way cut': 'links',
  'lost notifications': 'links',
  'latency of 500 ms': 'links',
  'ping flood': 'clients',
};

/** Endless: each fault alone, then together with one that has another target, in an order that the seed determines. */
export function* schedule(faults: readonly FaultName[], random: Random): Generator<readonly FaultName[]> {
  while (faults.length > 0) {
    const order = faults.map((name) => ({ name, rank: random.next() })).sort((one, other) => one.rank - other.rank);
    for (const { name } of order) {
      yield [name];
      const others = faults.filter((other) => FAULT_TARGETS[other] !== FAULT_TARGETS[name]);
      if (others.length > 0) yield [name, random.pick(others)];
    }
  }
}
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];
