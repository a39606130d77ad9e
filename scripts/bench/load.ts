// The load generator, a separate process. Its connections repeat their job without a pause, and it measures them for a
// window of time. Forked by measure.ts, which sends a LoadJob for each window, receives 'begin' and a LoadResult, and sends
// 'stop'.
import { createHistogram } from 'node:perf_hooks';
import { openRepeating, type RepeatJob } from './load-repeat.ts';
import { openSigningIn, type SignInJob } from './load-sign-in.ts';
import type { Tally } from './tally.ts';

export interface Window {
  readonly warmupMs: number;
  readonly windowMs: number;
}
export type LoadJob = Window & { readonly port: number; readonly clients: number } & (RepeatJob | SignInJob);

/** Counts within the window. Of the warm-up, only failures count. */
export interface LoadResult {
  readonly requests: number;
  readonly failures: number;
  readonly elapsedMs: number;
  readonly p50Us: number;
  readonly p99Us: number;
  /** Share of one core that the load generator itself used. */
  readonly busy: number;
}

export type LoadMessage = 'begin' | LoadResult | { readonly error: string };

/** Continues until it is stopped, so that the server's CPU time is read under load. */
function run(job: LoadJob, report: (message: LoadMessage) => void): () => void {
  const latencies = createHistogram();
  let requests = 0;
  let failures = 0;
  let stopped = false;
  const stop = () => {
    stopped = true;
    for (const connection of connections) connection.destroy();
  };
  const tally: Tally = {
    done: (sentAt, good) => {
      latencies.record(Math.max(1, Math.round((performance.now() - sentAt) * 1000)));
      requests += 1;
      if (!good) failures += 1;
    },
    fail: (error) => {
      if (!stopped) report({ error });
      stopped = true;
    },
    get stopped() {
      return stopped;
    },
  };
  const open = () => (job.kind === 'repeat' ? openRepeating(job.port, job, tally) : openSigningIn(job.port, tally));
  const connections = Array.from({ length: job.clients }, open).flat();
  setTimeout(() => {
    latencies.reset();
    requests = 0;
    const began = performance.now();
    const cpu = process.cpuUsage();
    report('begin');
    setTimeout(() => {
      const elapsedMs = performance.now() - began;
      const { user, system } = process.cpuUsage(cpu);
      const busy = (user + system) / 1000 / elapsedMs;
      const [p50Us, p99Us] = [latencies.percentile(50), latencies.percentile(99)];
      if (!stopped) report({ requests, failures, elapsedMs, p50Us, p99Us, busy });
    }, job.windowMs);
  }, job.warmupMs);
  return stop;
}

if (import.meta.main) {
  process.on('disconnect', () => process.exit());
  let stop = () => {};
  process.on('message', (message: LoadJob | 'stop') => {
    if (message === 'stop') stop();
    else stop = run(message, (reported) => process.send?.(reported));
  });
}
