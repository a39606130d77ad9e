// The gateway against relays without limits, logs or validation: whole sign-ins, alternating rounds, ratios.
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { GatewayJob } from './gateway-load.ts';
import { generate, type Measurement } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { median, table } from './table.ts';
import { type Server, type Target, withServer } from './target.ts';

const CLIENTS = 32;
/** Until V8 has compiled what is called most: a gateway runs for weeks. */
const WARMUP_MS = 6000;
const SUBJECT = 'annex';

const first = { call: { method: 'GET', path: '/health', headers: {}, body: '' }, status: 200 };
const relay = (name: string): Target => ({ name, file: join(import.meta.dirname, 'relays', `${name}.js`), first });
const targets: readonly Target[] = [
  { name: SUBJECT, file: join(import.meta.dirname, 'gateway-annex.ts'), first },
  relay('relay-http'),
  relay('relay-koa'),
];

/**
 * Callbacks of annex per second of a core that works for it alone, in multiples of a relay's. Where the server had to
 * wait for the load or for its neighbours on this machine, callbacks per second of the clock would say more about them.
 */
const goals = [
  { peer: 'relay-http', atLeast: 0.55 },
  { peer: 'relay-koa', atLeast: 0.85 },
];

type Results = ReadonlyMap<string, readonly Measurement[]>;
type Metric = keyof Measurement;

export async function gateway(options: BenchOptions): Promise<boolean> {
  const results = new Map(targets.map(({ name }): [string, Measurement[]] => [name, []]));
  for (let round = 0; round < options.rounds; round += 1) {
    const from = round % targets.length;
    for (const target of [...targets.slice(from), ...targets.slice(0, from)]) {
      const measured = await withServer(target, (server) => measure(server, options.seconds * 1000));
      results.get(target.name)?.push(measured);
      const perSecond = String(Math.round(measured.requestsPerSecond)).padStart(6);
      console.log(`round ${round + 1}/${options.rounds}  ${target.name.padEnd(10)}  ${perSecond} callbacks/s`);
    }
  }
  const judged = goals.map((goal) => {
    const measured = medianOf(results, goal.peer, 'cpuPerRequestUs') / medianOf(results, SUBJECT, 'cpuPerRequestUs');
    return { ...goal, measured, met: measured >= goal.atLeast };
  });
  print(results);
  for (const { peer, atLeast, measured, met } of judged) {
    console.log(`${SUBJECT} >= ${atLeast} x ${peer}: ${measured.toFixed(2)}, ${met ? 'met' : 'not met'}`);
  }
  await save(results, judged, options);
  return judged.every(({ met }) => met);
}

async function measure(server: Server, windowMs: number): Promise<Measurement> {
  const job: GatewayJob = { port: server.port, clients: CLIENTS, warmupMs: WARMUP_MS, windowMs };
  let before = Promise.resolve(0);
  const load = await generate(join(import.meta.dirname, 'gateway-load.ts'), job, () => {
    before = server.cpuUs();
    before.catch(() => {}); // awaited below; a server that dies meanwhile is reported by withServer
  });
  const cpuUs = (await server.cpuUs()) - (await before);
  if (load.failures > 0) throw new Error(`${load.failures} codes or pages were not what they should be`);
  if (load.requests === 0) throw new Error('no callback within the window');
  return {
    requestsPerSecond: (load.requests / load.elapsedMs) * 1000,
    p50Us: load.p50Us,
    p99Us: load.p99Us,
    cpuPerRequestUs: cpuUs / load.requests,
    coldStartMs: server.coldStartMs,
    serverBusy: cpuUs / 1000 / load.elapsedMs,
    loadBusy: load.busy,
  };
}

const medianOf = (results: Results, name: string, metric: Metric): number =>
  median((results.get(name) ?? []).map((measurement) => measurement[metric]));

function print(results: Results): void {
  const rows = [...results.keys()].map((name) => [
    name,
    String(Math.round(1e6 / medianOf(results, name, 'cpuPerRequestUs'))),
    String(Math.round(medianOf(results, name, 'requestsPerSecond'))),
    `${(medianOf(results, name, 'p99Us') / 1000).toFixed(1)} ms`,
    `${Math.round(medianOf(results, name, 'serverBusy') * 100)} %`,
    `${Math.round(medianOf(results, name, 'loadBusy') * 100)} %`,
  ]);
  console.log('\nMedians. A callback is a whole sign-in: registered, page asked for, page and code arrived.');
  console.log(table([['target', 'callbacks/core/s', 'callbacks/s', 'p99', 'server busy', 'load busy'], ...rows]));
  console.log('');
}

async function save(results: Results, judged: readonly object[], options: BenchOptions): Promise<void> {
  const file = resolve(options.json ?? join(import.meta.dirname, '../../.bench/gateway.json'));
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: availableParallelism() };
  const { rounds, seconds } = options;
  const measured = [...results].map(([name, each]) => ({ name, rounds: each }));
  await mkdir(dirname(file), { recursive: true });
  const report = { at: new Date().toISOString(), machine, rounds, seconds, measured, goals: judged };
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\nwritten to ${file}`);
}
