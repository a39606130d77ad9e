// One measurement: the load generator against one running server.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { LoadJob, LoadMessage, LoadResult, Window } from './load.ts';
import type { RepeatJob } from './load-repeat.ts';
import type { SignInJob } from './load-sign-in.ts';
import { MEASURED_STATUS, measuredCall, probes } from './measured-call.ts';
import { end, type Server } from './measured-server.ts';
import { ask, encode } from './raw-http.ts';

const CLIENTS = 32;
const GRACE_MS = 15_000;
/** Until V8 has compiled what is called most: a server runs for weeks. */
export const WARMUP_MS = 6_000;

export type Measurement = {
  readonly requestsPerSecond: number;
  readonly p50Us: number;
  readonly p99Us: number;
  readonly cpuPerRequestUs: number;
  readonly coldStartMs: number;
  /** Share of one core that the server used: well below 1, something else was the bottleneck. */
  readonly serverBusy: number;
  readonly loadBusy: number;
};

/** Every probe that is not answered as it must be, in words. */
export async function check(server: Server): Promise<string[]> {
  const wrong: string[] = [];
  for (const { title, call, statuses } of probes) {
    const status = await ask(server.port, call);
    if (!statuses.includes(status)) wrong.push(`${title}: ${status} instead of ${statuses.join(' or ')}`);
  }
  return wrong;
}

/** The measured call, over and over. */
export const measureCalls = (server: Server, window: Window): Promise<Measurement> =>
  measure(server, window, { kind: 'repeat', request: encode(measuredCall, server.port), status: MEASURED_STATUS });

export async function measure(server: Server, window: Window, load: RepeatJob | SignInJob): Promise<Measurement> {
  let before = Promise.resolve(0);
  const result = await generate({ ...window, ...load, port: server.port, clients: CLIENTS }, () => {
    before = server.cpuUs();
    before.catch(() => {}); // awaited below; a server that dies meanwhile is reported by withServer
  });
  const cpuUs = (await server.cpuUs()) - (await before);
  const { requests, failures, elapsedMs, p50Us, p99Us, busy } = result;
  if (failures > 0) throw new Error(`${failures} answers were not what they should be`);
  if (requests === 0) throw new Error('no answer within the window');
  return {
    requestsPerSecond: (requests / elapsedMs) * 1000,
    p50Us,
    p99Us,
    cpuPerRequestUs: cpuUs / requests,
    coldStartMs: server.coldStartMs,
    serverBusy: cpuUs / 1000 / elapsedMs,
    loadBusy: busy,
  };
}

async function generate(job: LoadJob, onBegin: () => void): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, 'load.ts'), [], { execArgv: [] });
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
