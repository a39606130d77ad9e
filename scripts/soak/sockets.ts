// Cuts connections to every listener at random bytes: the processes must survive and release everything.
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '../../src/contract/conform/random.ts';
import { upgradeRequest } from '../bench/raw-http.ts';
import { mib } from '../memory.ts';
import { hardTexts } from './hostile/attacks.ts';
import type { SoakOptions } from './options.ts';
import { type Servers, startServers } from './servers.ts';
import { cutConnection } from './sockets/cut.ts';
import { openProxiedSite } from './sockets/proxied-site.ts';
import { chunked, frame, get, type Listener, pickRequest, post } from './sockets/raw-requests.ts';

export interface SocketSizes {
  /** Connections to each listener. */
  readonly connections: number;
  /** Maximum heap of a process after garbage collection, relative to the warm state. */
  readonly growth: number;
  /** How long the servers may take to close the remaining connections. */
  readonly restMs: number;
}
export const FULL: SocketSizes = { connections: 5_000, growth: 1.15, restMs: 30_000 };

const SEED = 1;
const WARM_SHARE = 0.1;
const AT_ONCE = 128;
const HEALTH_MS = 30_000;
/** Time for the servers to close the connections of the warm-up. */
const SETTLE_MS = 3_000;
/** Descriptors that a process may have opened for files, pools and threads. */
const OWN_DESCRIPTORS = 16;
/** Heap growth that is not a leak: code may still be warming up. */
const SLACK_BYTES = 4 << 20;

export async function sockets({ seed = SEED }: SoakOptions): Promise<boolean> {
  const missed = await soakSockets(FULL, seed, (line) => console.log(line));
  for (const goal of missed) console.log(`missed: ${goal}`);
  return missed.length === 0;
}

/** Resolves with the goals that were missed. */
export async function soakSockets(sizes: SocketSizes, seed: number, log: (line: string) => void): Promise<string[]> {
  log(`seed ${seed}`);
  const servers = await startServers();
  const missed: string[] = [];
  try {
    const site = await openProxiedSite(servers);
    try {
      missed.push(...(await attack(servers, [...listenersOf(servers), proxyOf(site)], sizes, seed, log)));
    } finally {
      site.close();
    }
  } catch (error) {
    missed.push(String(error), ...servers.faults());
  } finally {
    const code = await servers.close();
    if (code !== 0) missed.push(`the servers exited with ${code}`);
  }
  return missed;
}

async function attack(
  servers: Servers,
  listeners: readonly Listener[],
  { connections, growth, restMs }: SocketSizes,
  seed: number,
  log: (line: string) => void,
): Promise<string[]> {
  const missed: string[] = [];
  for (const listener of listeners) await cutMany(listener, Math.ceil(connections * WARM_SHARE), seed + 1_000_000);
  await wait(SETTLE_MS);
  const heaps = await servers.heaps();
  const open = new Map([...heaps.keys()].map((pid) => [pid, descriptorsOf(pid)]));
  for (const listener of listeners) {
    const begun = performance.now();
    await cutMany(listener, connections, seed);
    log(`${listener.name}: ${connections} connections in ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
    const health = await healthOf(listener);
    if (health !== 200) missed.push(`${listener.name}: /health returned ${health} afterwards`);
  }
  const until = performance.now() + restMs;
  const isBack = () => [...open].every(([pid, before]) => (descriptorsOf(pid) ?? 0) <= (before ?? 0) + OWN_DESCRIPTORS);
  while (!isBack() && performance.now() < until) await wait(100);
  const after = await servers.heaps().catch(() => new Map<number, number>());
  for (const [pid, before] of heaps) {
    const [now, descriptors] = [after.get(pid), descriptorsOf(pid)];
    if (now === undefined || descriptors === null) missed.push(`process ${pid} has exited`);
    else {
      const was = open.get(pid) ?? 0;
      log(`process ${pid}: ${mib(before)} before, ${mib(now)} after; descriptors ${was} before, ${descriptors} after`);
      if (descriptors > was + OWN_DESCRIPTORS)
        missed.push(`process ${pid} has ${descriptors} descriptors instead of ${was}`);
      if (now > before * growth + SLACK_BYTES)
        missed.push(`the heap of ${pid} grew from ${mib(before)} to ${mib(now)}`);
    }
  }
  for (const pid of after.keys()) if (!heaps.has(pid)) missed.push(`process ${pid} was restarted`);
  return [...missed, ...servers.faults()];
}

async function cutMany(listener: Listener, count: number, seed: number): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let index = next++; index < count; index = next++) {
      const random = new Random(seed + index);
      const localAddress = `127.0.0.${2 + (index % 200)}`; // avoids limits per address
      await cutConnection({ port: listener.port, localAddress }, pickRequest(listener, random), random);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

function listenersOf(servers: Servers): Listener[] {
  const at = (name: string, area: string, requests: readonly string[]): Listener => ({
    name,
    port: Number(new URL(servers.urlOf(area)).port),
    requests,
  });
  const host = 'localhost';
  const register = frame(JSON.stringify({ type: 'register', state: randomUUID(), provider: 'Acme' }));
  const json = 'Content-Type: application/json\r\n';
  const key = `X-Api-Key: ${servers.key}\r\n`;
  const layout = '/api/workspaces/editor/demo/rover/current';
  return [
    at('platform', 'platform', [
      ...[
        post(host, '/auth/intents', '{"max_age": 60}'),
        chunked(host, '/auth/intents'),
        chunked(host, '/packages/validate'),
      ],
      ...[
        get(host, layout, key),
        get(host, `${layout}/events`, key),
        upgradeRequest(host, '/workspaces/demo/rover/channel'),
      ],
      ...[get(host, '/packages/search?q=via'), get(host, '/docs'), get(host, '/'), get(host, '/metrics')],
      post(host, `${layout}/tabs`, 'x'.repeat(50_000), json + key),
      ...hardTexts(200_000).map((text) => post(host, `${layout}/tabs`, text, json + key)),
    ]),
    at('gateway', 'gateway', [
      ...[upgradeRequest(host), upgradeRequest(host) + register, upgradeRequest(host, '/ws') + frame('{}').repeat(20)],
      ...[upgradeRequest(host) + register + register.slice(0, 40), upgradeRequest(host) + '\xff\xff'.repeat(500)],
      ...hardTexts(60_000).map((text) => upgradeRequest(host) + frame(text)),
      ...[get(host, `/callback?state=${randomUUID()}&code=abc`), get(host, '/status')],
      post(host, '/callback', 'x'.repeat(50_000), 'Content-Type: application/x-www-form-urlencoded\r\n'),
    ]),
    at('watchdog', 'watchdog', [
      get(host, '/status'),
      post(host, '/watchdog', '{"enabled": 1}'),
      chunked(host, '/start/x'),
      ...hardTexts(60_000).map((text) => post(host, '/watchdog', text)),
    ]),
    at('viewer', 'paste', [
      ...[
        post(host, '/screenshot-paste', 'x'.repeat(300_000), 'Content-Type: image/png\r\n'),
        get(host, '/screenshot-paste'),
      ],
      post(host, '/screenshot-paste', '--b\r\n'.repeat(500), 'Content-Type: multipart/form-data; boundary=b\r\n'),
      ...[
        post(host, '/mcp', '{}'),
        post(host, '/mcp', 'x'.repeat(50_000), `${json}Authorization: Bearer ${servers.key}\r\n`),
      ],
      chunked(host, '/mcp', `${json}Authorization: Bearer ${servers.key}\r\n`),
      ...hardTexts(200_000).map((text) => post(host, '/mcp', text, `${json}Authorization: Bearer ${servers.key}\r\n`)),
    ]),
  ];
}

const proxyOf = ({ port, requests }: { port: number; requests: readonly string[] }): Listener => ({
  name: 'proxy',
  port,
  requests,
});

const healthOf = async ({ port }: Listener): Promise<number | string> =>
  fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(HEALTH_MS) }).then(
    ({ status }) => status,
    (error: Error) => String(error.cause ?? error),
  );

/** Null if the process has exited. */
function descriptorsOf(pid: number): number | null {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return null;
  }
}
