// Measures running servers. Each has its own load generator.
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { endChild } from '../forked-server.ts';
import type { LoadJob, LoadMessage, LoadResult, RepeatJob, SignInJob, Window } from './load.ts';
import { MEASURED_STATUS, measuredCall, probes } from './measured-call.ts';
import { type Server, type Target, type Usage, withServer } from './measured-server.ts';
import type { BenchOptions } from './options.ts';
import { ask, encode } from './raw-http.ts';
import { alternate, type Goal, Results } from './rounds.ts';
import { table } from './table.ts';

const CLIENTS = 32;
const GRACE_MS = 15_000;
/** Until V8 has compiled the hot code, as in a long-running server. */
const WARMUP_MS = 6_000;
/** Warm-up of each slice, for connections and processor caches. */
const SLICE_WARMUP_MS = 100;
/** Slices per round: the speed of a shared machine changes within seconds. */
const SLICES = 24;

export type Measurement = {
  readonly requestsPerSecond: number;
  readonly p50Us: number;
  readonly p99Us: number;
  readonly cpuPerRequestUs: number;
  readonly gcPerRequestUs: number;
  /** Share of one core that the server used. If it is well below 1, the server was not the bottleneck. */
  readonly serverBusy: number;
  readonly loadBusy: number;
};
export type Load = RepeatJob | SignInJob;

/** Sends all probes; returns a message for each unexpected response. */
export async function check(server: Server): Promise<string[]> {
  const violations: string[] = [];
  for (const { title, call, statuses } of probes) {
    const status = await ask(server.port, call);
    if (!statuses.includes(status)) violations.push(`${title}: ${status} instead of ${statuses.join(' or ')}`);
  }
  return violations;
}

/** Repeats the measured call. */
export const repeatedCall = ({ port }: Server): RepeatJob => ({
  kind: 'repeat',
  request: encode(measuredCall, port),
  status: MEASURED_STATUS,
});

/** Each round restarts all servers, since speed varies between processes, and loads them in alternating slices. */
export async function measureInTurns(
  targets: readonly Target[],
  loadOf: (server: Server) => Load,
  { rounds, seconds }: BenchOptions,
): Promise<Results<Measurement>> {
  const results = new Results<Measurement>(
    targets.map(({ name }) => name),
    SLICES,
  );
  const slice = { warmupMs: SLICE_WARMUP_MS, windowMs: (seconds * 1000) / SLICES };
  for (let round = 0; round < rounds; round += 1) {
    await withRunning(targets, loadOf, [], async (running) => {
      for (const { measure } of running) await measure({ warmupMs: WARMUP_MS, windowMs: SLICE_WARMUP_MS });
      await alternate(running, SLICES, ({ measure }) => measure(slice), results);
    });
    console.log(`round ${round + 1}/${rounds}`);
  }
  return results;
}

interface Running {
  readonly name: string;
  readonly measure: (window: Window) => Promise<Measurement>;
}

async function withRunning<T>(
  [target, ...others]: readonly Target[],
  loadOf: (server: Server) => Load,
  running: readonly Running[],
  use: (running: readonly Running[]) => Promise<T>,
): Promise<T> {
  if (!target) return use(running);
  return withServer(target, async (server) => {
    const generator = fork(join(import.meta.dirname, 'load.ts'), [], { execArgv: [] });
    const load = loadOf(server);
    try {
      const started = { name: target.name, measure: (window: Window) => measure(server, generator, window, load) };
      return await withRunning(others, loadOf, [...running, started], use);
    } finally {
      await endChild(generator);
    }
  });
}

async function measure(server: Server, generator: ChildProcess, window: Window, load: Load): Promise<Measurement> {
  const { promise: before, resolve } = Promise.withResolvers<Usage>();
  before.catch(() => {}); // awaited below; withServer reports a server that exits meanwhile
  const job = { ...window, ...load, port: server.port, clients: CLIENTS };
  const result = await generate(generator, job, () => resolve(server.used()));
  const first = await before;
  const last = await server.used();
  generator.send('stop');
  const { requests, failures, elapsedMs, p50Us, p99Us, busy } = result;
  if (failures > 0) throw new Error(`${failures} unexpected responses`);
  // Other work on the machine may take a whole slice.
  if (requests === 0) return measure(server, generator, { ...window, windowMs: window.windowMs * 2 }, load);
  const requestsPerSecond = (requests / elapsedMs) * 1000;
  const serverBusy = (last.cpuUs - first.cpuUs) / (last.atUs - first.atUs);
  const cpuPerRequestUs = (serverBusy * 1e6) / requestsPerSecond;
  const gcBusy = (last.gcUs - first.gcUs) / (last.atUs - first.atUs);
  const gcPerRequestUs = (gcBusy * 1e6) / requestsPerSecond;
  return { requestsPerSecond, p50Us, p99Us, cpuPerRequestUs, gcPerRequestUs, serverBusy, loadBusy: busy };
}

/** Goals for what requests per CPU second do not show: the slowest responses, and the share of garbage collection. */
export function pauseGoals(results: Results<Measurement>, subject: string, reference: string): Goal[] {
  const names = [subject, reference];
  const rows = names.map((name) => [
    name,
    `${(results.median(name, 'p99Us') / 1000).toFixed(1)} ms`,
    `${results.mean(name, 'gcPerRequestUs').toFixed(1)} us`,
    `${((100 * results.mean(name, 'gcPerRequestUs')) / results.mean(name, 'cpuPerRequestUs')).toFixed(1)} %`,
  ]);
  console.log(`\n${table([['', 'p99', 'garbage collection per request', 'of its CPU'], ...rows])}`);
  return [
    {
      name: `${subject} / ${reference}, p99`,
      measured: results.ratio(subject, reference, 'p99Us'),
      spread: results.spread(subject, reference, 'p99Us'),
      atMost: 1,
    },
    {
      name: `${subject} / ${reference}, time in garbage collection per request`,
      measured: results.mean(subject, 'gcPerRequestUs') / results.mean(reference, 'gcPerRequestUs'),
      atMost: 2,
    },
  ];
}

function generate(generator: ChildProcess, job: LoadJob, onBegin: () => void): Promise<LoadResult> {
  const limitMs = job.warmupMs + job.windowMs + GRACE_MS;
  const { promise, resolve, reject } = Promise.withResolvers<LoadResult>();
  const late = setTimeout(() => reject(new Error(`the load generator took more than ${limitMs} ms`)), limitMs);
  const ended = (code: number | null, signal: string | null) =>
    reject(new Error(`the load generator exited unexpectedly (${signal ?? code})`));
  const receive = (message: LoadMessage) => {
    if (message === 'begin') onBegin();
    else if ('error' in message) reject(new Error(message.error));
    else resolve(message);
  };
  generator.on('error', reject).on('exit', ended).on('message', receive).send(job);
  return promise.finally(() => {
    clearTimeout(late);
    generator.off('error', reject).off('exit', ended).off('message', receive);
  });
}
