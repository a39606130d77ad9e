// Writes the docs page "Capacity": CPU time per operation, memory per stream and socket, and what follows for one core of a
// node and of PostgreSQL. CPU time hardly depends on what else the machine does.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import postgres from 'postgres';
import { VERSION } from '../../src/base/version.ts';
import { call, openSocket, openStream, pause, type Target } from '../faults/call.ts';
import { startPostgres } from '../postgres-server.ts';
import { callbackWork, rate, targetAt, UNLIMITED, type Work, withNodes } from './nodes-cluster.ts';
import type { BenchOptions } from './options.ts';

const PAGE = resolve(import.meta.dirname, '../../src/docs/guides/capacity.md');
const CONNECTIONS = 1_000;
const TICKS_PER_SECOND = 100;
const SETTLE_MS = 3_000;
const OPEN = {
  ...UNLIMITED,
  ANNEX_LIMITS_MAX_STREAMS_PER_ADDRESS: '5000',
  ANNEX_LIMITS_MAX_CONNECTIONS_PER_ADDRESS: '5000',
  ANNEX_GATEWAY_SOCKETS_MAX_SOCKETS_PER_ADDRESS: '5000',
  ANNEX_INTENTS_MAX_PENDING_PER_ADDRESS: '1000000',
};

type Prepare = (targets: readonly Target[], token: string) => (client: number) => Promise<Work>;

const send =
  (path: (token: string) => string, status: number, method = 'GET'): Prepare =>
  (targets, token) =>
  async () =>
  async () =>
    (await call(targetAt(targets, 0), path(token), { method, ...(method === 'POST' ? { body: {} } : {}) }))?.status ===
    status;

const OPERATIONS: readonly (readonly [name: string, kind: 'platform' | 'gateway', prepare: Prepare])[] = [
  ['Create an intent', 'platform', send(() => '/auth/intents', 201, 'POST')],
  ['Get an intent', 'platform', send((token) => `/auth/intents/${token}`, 200)],
  ['Search packages', 'platform', send(() => '/packages/search?q=via', 200)],
  ['Get the list of packages', 'platform', send(() => '/packages/packages.json', 200)],
  ['Register a state and deliver its callback', 'gateway', (targets) => callbackWork(targets)],
];

/** Seconds of user and system time. */
function cpuOf(pids: readonly number[]): number {
  const fields = pids.map((pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []);
  return fields.reduce((sum, list) => sum + Number(list[11]) + Number(list[12]), 0) / TICKS_PER_SECOND;
}

const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

export async function capacity({ seconds }: BenchOptions): Promise<boolean> {
  const database = await startPostgres();
  try {
    const rows = [];
    for (const [name, kind, prepare] of OPERATIONS) {
      const alone = await measure(kind, prepare, seconds, {});
      const url = await database.createUrl();
      const shared = await measure(kind, prepare, seconds, { ANNEX_DATABASE_URL: url }, url);
      const cells = [alone.node, shared.node, shared.database].map((ms) => (ms < 0.01 ? '–' : ms.toFixed(2)));
      rows.push([name, ...cells, Math.round(1_000 / shared.node).toLocaleString('en')]);
      console.log(`  ${rows.at(-1)?.join('  ')}`);
    }
    const stream = await measureConnections('platform', (target, token) => {
      return openStream(target, `/auth/intents/${token}/status`).opened;
    });
    const socket = await measureConnections(
      'gateway',
      async (target) => (await openSocket(target, '/', {}, () => {})) !== null,
    );
    console.log(`  ${stream} KiB per stream, ${socket} KiB per socket`);
    writeFileSync(PAGE, page(rows, stream, socket, seconds));
    return true;
  } finally {
    await database.remove();
  }
}

/** Milliseconds of CPU time per operation, of the node and of the backends of PostgreSQL. */
async function measure(
  kind: 'platform' | 'gateway',
  prepare: Prepare,
  seconds: number,
  env: Readonly<Record<string, string>>,
  url?: string,
) {
  return withNodes(kind, 1, { ...OPEN, ANNEX_PACKAGES_SAMPLE: 'true', ...env }, async (targets, _, [node]) => {
    const sql = url ? postgres(url, { max: 1 }) : null;
    const own = [node?.pid ?? 0];
    const intent =
      kind === 'platform' ? await call(targetAt(targets, 0), '/auth/intents', { method: 'POST', body: {} }) : null;
    const work = prepare(targets, String(intent?.body['token']));
    await rate(1, work); // until the code is compiled
    const backends = sql ? await sql`select pid from pg_stat_activity where pid <> pg_backend_pid()` : [];
    const pids = [...backends].map((row) => Number(row['pid']));
    const before = [cpuOf(own), cpuOf(pids)] as const;
    let done = 0;
    await rate(seconds, async (client) => {
      const once = await work(client);
      return async () => {
        done += 1;
        return once();
      };
    });
    const after = [cpuOf(own), cpuOf(pids)] as const;
    await sql?.end();
    return { node: ((after[0] - before[0]) * 1_000) / done, database: ((after[1] - before[1]) * 1_000) / done };
  });
}

/** KiB of memory of the node per open connection. */
const measureConnections = (
  kind: 'platform' | 'gateway',
  open: (target: Target, token: string) => Promise<boolean>,
): Promise<number> =>
  withNodes(kind, 1, OPEN, async (targets, _, [node]) => {
    const target = targetAt(targets, 0);
    const intent = kind === 'platform' ? await call(target, '/auth/intents', { method: 'POST', body: {} }) : null;
    const add = async () => {
      for (let index = 0; index < CONNECTIONS; index += 1)
        if (!(await open(target, String(intent?.body['token'])))) throw new Error('a connection did not open');
      await pause(SETTLE_MS);
      return memoryOf(node?.pid ?? 0);
    };
    const first = await add(); // makes room that the process keeps
    return Math.round(((await add()) - first) / CONNECTIONS);
  });

const page = (
  rows: readonly (readonly string[])[],
  stream: number,
  socket: number,
  seconds: number,
): string => `# Capacity

CPU time per operation, memory per connection, and what one node and one PostgreSQL carry.

Measured by \`npm run bench -- capacity --seconds ${seconds}\` with version ${VERSION}, Node ${process.versions.node} and ${availableParallelism()} cores
(${cpus()[0]?.model.trim()}), while the load average of the machine was ${loadavg()[0]?.toFixed(0)}. Every call opened a connection of
its own, without TLS. Two runs on a busy machine can differ by a factor of two: repeat the measurement on yours, and leave half of
each core free for bursts.

| operation | node on SQLite, ms of CPU | node on PostgreSQL, ms | PostgreSQL, ms | per second and core of a node |
|---|---|---|---|---|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}

A node is one process and uses about one core. Add nodes until PostgreSQL is busy: it carries 1,000 divided by its column, per
second and core.

| open connection | memory of the node |
|---|---|
| event stream of a login | ${stream} KiB |
| WebSocket of a gateway | ${socket} KiB |

Each connection also needs an open file: see \`LimitNOFILE\` in [Run several nodes](/docs/guides/run-nodes).
`;
