// Two platforms with many open streams while their PostgreSQL restarts: no approval is lost, and /health stays quick.
import { setTimeout as delay } from 'node:timers/promises';
import { UNLIMITED, withNodes } from '../bench/nodes-cluster.ts';
import { call, openStream, type Target } from '../faults/call.ts';
import { startPostgres } from '../postgres-server.ts';

export interface NodesSoak {
  readonly streams: number;
  readonly approvals: number;
}
export interface NodesReport {
  /** Approvals that were confirmed, and their streams that received the session token. */
  readonly approved: number;
  readonly notified: number;
  /** Streams that ended without an event. */
  readonly broken: number;
  /** 95th percentile of /health in milliseconds, before the restart and once the database is up again. */
  readonly quietMs: number;
  readonly restartedMs: number;
}

const FULL: NodesSoak = { streams: 1_500, approvals: 100 };
const MAX_RATIO = 10;
const QUIET_MS = 5_000;
/** Covers the calls to all watchers. */
const BUSY_MS = 5_000;
const EVENT_MS = 20_000;
const PROBE_MS = 20;
const AT_ONCE = 25;

export async function nodes(): Promise<boolean> {
  const { approved, notified, broken, quietMs, restartedMs } = await soakRestart(FULL);
  console.log(`${approved} of ${FULL.approvals} approved, ${notified} streams notified, ${broken} broken`);
  console.log(`/health p95: ${quietMs.toFixed(1)} ms, after the restart ${restartedMs.toFixed(1)} ms`);
  const isComplete = approved === FULL.approvals && notified === approved && broken === 0;
  return isComplete && restartedMs <= MAX_RATIO * quietMs;
}

export async function soakRestart({ streams, approvals }: NodesSoak): Promise<NodesReport> {
  const database = await startPostgres();
  try {
    const env = {
      ...UNLIMITED,
      ANNEX_DATABASE_URL: await database.createUrl(),
      ANNEX_LIMITS_MAX_STREAMS_PER_ADDRESS: '10000',
      ANNEX_LIMITS_MAX_CONNECTIONS_PER_ADDRESS: '10000',
      ANNEX_TRUSTED_PROXIES: '127.0.0.1',
    };
    return await withNodes('platform', 2, env, async ([here, there], printed) => {
      if (!here || !there) throw new Error('two nodes are needed');
      const field = (name: string) => new RegExp(`${name} +(\\S+)`).exec(printed)?.[1] ?? '';
      const headers = { 'x-api-key': field('API key') };
      const login = { name: field('user'), password: field('password') };
      const reply = await call(here, '/auth/login', { method: 'POST', body: login });
      const cookie = String(reply?.headers['set-cookie']?.[0]).split(';')[0] ?? '';
      const open = await inTurns(Array.from({ length: streams }), async (index) => {
        const created = await call(here, '/auth/intents', { method: 'POST', headers, body: {} });
        const path = `/auth/intents/${String(created?.body['token'])}`;
        const stream = openStream(index % 2 === 0 ? here : there, `${path}/status`);
        if (!(await stream.opened)) throw new Error('a stream was refused');
        return { path, stream };
      });
      const quietMs = p95(await probe([here, there], QUIET_MS));
      await database.stop();
      await database.start();
      const probing = probe([here, there], BUSY_MS);
      const chosen = open.filter((_, index) => index % Math.floor(streams / approvals) === 0).slice(0, approvals);
      const approved = await inTurns(chosen, (_, { path }) => approve([there, here], path, cookie), 2);
      const restartedMs = p95(await probing);
      const deadline = performance.now() + EVENT_MS;
      const isNotified = ({ stream }: (typeof open)[number]) => stream.text().includes('event: authenticated');
      while (!chosen.every(isNotified) && performance.now() < deadline) await delay(100);
      let broken = 0;
      for (const each of open.filter((one) => !isNotified(one))) void each.stream.closed.then(() => (broken += 1));
      await delay(100);
      const notified = open.filter(isNotified).length;
      const report = { approved: approved.filter(Boolean).length, notified, broken, quietMs, restartedMs };
      for (const { stream } of open) stream.abort();
      return report;
    });
  } finally {
    await database.remove();
  }
}

/** Repeated until it is confirmed, as a user would: while the database restarts, the nodes return 503. */
async function approve(targets: readonly Target[], path: string, cookie: string): Promise<boolean> {
  for (let tries = 0; tries < 50; tries += 1) {
    const target = targets[tries % targets.length] ?? { balancer: 0 };
    const reply = await call(target, path, { method: 'PATCH', headers: { cookie } });
    if (reply?.status === 200 || reply?.status === 409) return true;
    await delay(200);
  }
  return false;
}

/** Times of /health in milliseconds; failures count with the time that they took. */
async function probe(targets: readonly Target[], forMs: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + forMs;
  for (let turn = 0; performance.now() < until; turn += 1) {
    const begin = performance.now();
    await call(targets[turn % targets.length] ?? { balancer: 0 }, '/health');
    times.push(performance.now() - begin);
    await delay(PROBE_MS);
  }
  return times;
}

const p95 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN;

async function inTurns<T, R>(
  items: readonly T[],
  work: (index: number, item: T) => Promise<R>,
  atOnce = AT_ONCE,
): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += atOnce) {
    results.push(...(await Promise.all(items.slice(at, at + atOnce).map((item, index) => work(at + index, item)))));
  }
  return results;
}
