// One measurement: the load generator against one running server.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { MEASURED_STATUS, measuredCall, probes } from './call.ts';
import type { LoadJob, LoadMessage, LoadResult } from './load.ts';
import { end, type Server } from './target.ts';
import { ask, encode } from './wire.ts';

const CONNECTIONS = 32;
const GRACE_MS = 15_000;

export interface Window {
  readonly warmupMs: number;
  readonly windowMs: number;
}

export interface Measurement {
  readonly requestsPerSecond: number;
  readonly p50Us: number;
  readonly p99Us: number;
  readonly cpuPerRequestUs: number;
  readonly coldStartMs: number;
  /** Share of one core that the server used: well below 1, something else was the bottleneck. */
  readonly serverBusy: number;
  readonly loadBusy: number;
}

/** Every probe that is not answered as it must be, in words. */
export async function check(server: Server): Promise<string[]> {
  const wrong: string[] = [];
  for (const { title, call, statuses } of probes) {
    const status = await ask(server.port, call);
    if (!statuses.includes(status)) wrong.push(`${title}: ${status} instead of ${statuses.join(' or ')}`);
  }
  return wrong;
}

export async function measure(server: Server, window: Window): Promise<Measurement> {
  const { port, coldStartMs } = server;
  const request = encode(measuredCall, port);
  const job: LoadJob = { port, request, status: MEASURED_STATUS, connections: CONNECTIONS, ...window };
  let before = Promise.resolve(0);
  const load = await generate(join(import.meta.dirname, 'load.ts'), job, () => {
    before = server.cpuUs();
    // Awaited below; a server that dies meanwhile is reported by withServer.
    before.catch(() => {});
  });
  const cpuUs = (await server.cpuUs()) - (await before);
  if (load.failures > 0) throw new Error(`${load.failures} answers were not ${MEASURED_STATUS}`);
  if (load.requests === 0) throw new Error('no answer within the window');
  return {
    requestsPerSecond: (load.requests / load.elapsedMs) * 1000,
    p50Us: load.p50Us,
    p99Us: load.p99Us,
    cpuPerRequestUs: cpuUs / load.requests,
    coldStartMs,
    serverBusy: cpuUs / 1000 / load.elapsedMs,
    loadBusy: load.busy,
  };
}

/** Runs a load generator: `file` answers its job with 'begin' and then a LoadResult. */
export async function generate<Job extends Window>(file: string, job: Job, onBegin: () => void): Promise<LoadResult> {
  const child = fork(file, [], { execArgv: [] });
  const limitMs = job.warmupMs + job.windowMs + GRACE_MS;
  let late: NodeJS.Timeout | undefined;
  try {
    return await new Promise<LoadResult>((resolve, reject) => {
      late = setTimeout(() => reject(new Error(`the load generator took more than ${limitMs} ms`)), limitMs);
      child.on('error', reject);
      child.on('exit', (code, signal) => reject(new Error(`the load generator ended by itself (${signal ?? code})`)));
      child.on('message', (message: LoadMessage) => {
        if (message === 'begin') onBegin();
        else if ('error' in message) reject(new Error(message.error));
        else resolve(message);
      });
      child.send({ ...job });
    });
  } finally {
    clearTimeout(late);
    await end(child);
  }
}
