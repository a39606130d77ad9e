// The load generator, a process of its own: connections that each begin again as soon as they are done, and what they
// achieve within a window. Forked by measure.ts, which sends a LoadJob for each window, gets 'begin' and a LoadResult, and sends 'stop'.
import { createHistogram } from 'node:perf_hooks';
import { openRepeating, type RepeatJob } from './load-repeat.ts';
import type { Tally } from './load-report.ts';
import { openSigningIn, type SignInJob } from './load-sign-in.ts';

export interface Window {
  readonly warmupMs: number;
  readonly windowMs: number;
}
export type LoadJob = Window & { readonly port: number; readonly clients: number } & (RepeatJob | SignInJob);

/** What happened inside the window; rounds of the warm-up count only as failures. */
export interface LoadResult {
  readonly requests: number;
  readonly failures: number;
  readonly elapsedMs: number;
  readonly p50Us: number;
  readonly p99Us: number;
  /** Share of one core that the generator itself used. */
  readonly busy: number;
}

export type LoadMessage = 'begin' | LoadResult | { readonly error: string };

/** Goes on until it is stopped, so that the server is asked for its CPU time while it works. */
function run(job: LoadJob, tell: (message: LoadMessage) => void): () => void {
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
      if (!stopped) tell({ error });
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
    tell('begin');
    setTimeout(() => {
      const elapsedMs = performance.now() - began;
      const { user, system } = process.cpuUsage(cpu);
      const busy = (user + system) / 1000 / elapsedMs;
      if (!stopped)
        tell({ requests, failures, elapsedMs, p50Us: latencies.percentile(50), p99Us: latencies.percentile(99), busy });
    }, job.windowMs);
  }, job.warmupMs);
  return stop;
}

if (import.meta.main) {
  process.on('disconnect', () => process.exit());
  let stop = () => {};
  process.on('message', (message: LoadJob | 'stop') => {
    if (message === 'stop') stop();
    else stop = run(message, (told) => process.send?.(told));
  });
}
