// The contract layer against its peers: one validated PATCH, alternating rounds, ratios to Koa with @koa/router.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { check, type Measurement, measure, type Window } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { installPeers, PEERS } from './peers-install.ts';
import { median, table } from './table.ts';
import { type Target, withServer } from './target.ts';

const REFERENCE = 'koa-router';
const SUBJECT = 'annex';
const WARMUP_MS = 1000;
/** Below this share of a core the server had to wait (for the load, for other work on this machine): measure again. */
const SATURATED = 0.95;
const ATTEMPTS = 3;

const peer = (name: string): Target => ({ name, file: join(PEERS, `${name}.js`) });
const targets: readonly Target[] = [
  { name: SUBJECT, file: join(import.meta.dirname, 'annex.ts') },
  peer('node-http'),
  peer('fastify'),
  peer(REFERENCE),
  peer('express-openapi-validator'),
  peer('koa-openapi-backend'),
];

/** Requests/s of annex, in multiples of a peer's. */
const goals = [
  { peer: REFERENCE, atLeast: 1.25 },
  { peer: 'fastify', atLeast: 0.9 },
  { peer: 'express-openapi-validator', atLeast: 3.5 },
];

type Metric = keyof Measurement;
const columns: readonly { readonly title: string; readonly metric: Metric }[] = [
  { title: 'requests/s', metric: 'requestsPerSecond' },
  { title: 'p99', metric: 'p99Us' },
  { title: 'CPU/request', metric: 'cpuPerRequestUs' },
  { title: 'cold start', metric: 'coldStartMs' },
];

/** Measurements by target, in the order of the rounds. */
type Results = ReadonlyMap<string, readonly Measurement[]>;

export async function contract(options: BenchOptions): Promise<boolean> {
  await installPeers();
  const built = targets.filter(({ file }) => existsSync(file));
  for (const target of targets) if (!built.includes(target)) console.log(`${target.name}: not built yet`);
  await checkAll(built);
  const results = await measureAll(built, options.rounds, { warmupMs: WARMUP_MS, windowMs: options.seconds * 1000 });
  const judged = judge(results);
  print(results, judged);
  await save(results, judged, options);
  return judged.every(({ met }) => met);
}

async function checkAll(built: readonly Target[]): Promise<void> {
  for (const target of built) {
    const wrong = await withServer(target, check);
    if (wrong.length > 0) throw new Error([`${target.name} does not keep the contract:`, ...wrong].join('\n  '));
  }
}

async function measureAll(built: readonly Target[], rounds: number, window: Window): Promise<Results> {
  const results = new Map(built.map(({ name }): [string, Measurement[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const first = round % built.length;
    for (const target of [...built.slice(first), ...built.slice(0, first)]) {
      const measurement = await saturated(target, window);
      results.get(target.name)?.push(measurement);
      const perSecond = Math.round(measurement.requestsPerSecond);
      console.log(
        `round ${round + 1}/${rounds}  ${target.name.padEnd(25)}  ${String(perSecond).padStart(6)} requests/s`,
      );
    }
  }
  return results;
}

/** The first measurement in which the server had a core to itself; failing that, the one that came closest. */
async function saturated(target: Target, window: Window): Promise<Measurement> {
  const attempts: Measurement[] = [];
  while (attempts.length < ATTEMPTS && (attempts.at(-1)?.serverBusy ?? 0) < SATURATED) {
    attempts.push(await withServer(target, (server) => measure(server, window)));
  }
  return attempts.reduce((best, next) => (next.serverBusy > best.serverBusy ? next : best));
}

function medianOf(results: Results, name: string, metric: Metric): number {
  return median((results.get(name) ?? []).map((measurement) => measurement[metric]));
}

/** A quotient of medians. */
const ratio = (results: Results, name: string, metric: Metric, base = REFERENCE): number =>
  medianOf(results, name, metric) / medianOf(results, base, metric);

/** How far the rounds lie apart, as a share of the median: the noise of this run. */
function spread(results: Results, name: string): number {
  const values = (results.get(name) ?? []).map(({ requestsPerSecond }) => requestsPerSecond);
  return (Math.max(...values) - Math.min(...values)) / median(values);
}

interface Judged {
  readonly peer: string;
  readonly atLeast: number;
  readonly measured: number;
  readonly met: boolean;
}

function judge(results: Results): readonly Judged[] {
  if (!results.has(SUBJECT)) return [];
  return goals.map((goal) => {
    const measured = ratio(results, SUBJECT, 'requestsPerSecond', goal.peer);
    return { ...goal, measured, met: measured >= goal.atLeast };
  });
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function print(results: Results, judged: readonly Judged[]): void {
  const rows = [...results.keys()].map((name) => [
    name,
    ...columns.map(({ metric }) => ratio(results, name, metric).toFixed(2)),
    percent(spread(results, name)),
  ]);
  console.log(`\nRatio to ${REFERENCE}, medians; spread: (max - min) / median of requests/s over the rounds`);
  console.log(table([['target', ...columns.map(({ title }) => title), 'spread'], ...rows]));
  const absolute = (metric: Metric) => medianOf(results, REFERENCE, metric);
  console.log(
    `\n${REFERENCE} = 1.00: ${Math.round(absolute('requestsPerSecond'))} requests/s, ` +
      `p99 ${(absolute('p99Us') / 1000).toFixed(1)} ms, ` +
      `${absolute('cpuPerRequestUs').toFixed(0)} us CPU per request, ${absolute('coldStartMs').toFixed(0)} ms cold start`,
  );
  for (const name of results.keys()) {
    const busy = medianOf(results, name, 'serverBusy');
    if (busy >= SATURATED) continue;
    const load = percent(medianOf(results, name, 'loadBusy'));
    console.log(
      `${name}: server used ${percent(busy)} of a core, load generator ${load}: requests/s are a lower bound`,
    );
  }
  console.log('');
  const verdicts = new Map(judged.map((verdict) => [verdict.peer, verdict]));
  for (const goal of goals) {
    const verdict = verdicts.get(goal.peer);
    const outcome = verdict ? `${verdict.measured.toFixed(2)}, ${verdict.met ? 'met' : 'not met'}` : 'not measured';
    console.log(`${SUBJECT} >= ${goal.atLeast} x ${goal.peer}: ${outcome}`);
  }
}

async function save(results: Results, judged: readonly Judged[], options: BenchOptions): Promise<void> {
  const file = resolve(options.json ?? join(import.meta.dirname, '../../.bench/contract.json'));
  const measured = [...results].map(([name, rounds]) => ({
    name,
    ratio: Object.fromEntries(columns.map(({ metric }) => [metric, ratio(results, name, metric)])),
    spread: spread(results, name),
    rounds,
  }));
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: availableParallelism() };
  const { rounds, seconds } = options;
  const report = {
    at: new Date().toISOString(),
    machine,
    rounds,
    seconds,
    reference: REFERENCE,
    measured,
    goals: judged,
  };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\nwritten to ${file}`);
}
