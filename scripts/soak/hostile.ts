// One cheap client against the servers as they come, and a polite one beside it, from another address.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import WebSocket from 'ws';
import { ATTACKS, type Targets } from './hostile/attacks.ts';
import type { SoakOptions } from './options.ts';
import { type Servers, startServers } from './servers.ts';

const POLITE = '127.0.0.2';
/** Quicker than this nobody notices anything. */
const QUIET_FLOOR_MS = 5;

export interface HostileSizes {
  /** Of each attack. */
  readonly attackMs: number;
  readonly registrations: number;
  /** How much slower the polite client's p95 may be than without an attack. */
  readonly slower: number;
  /** What memory may be afterwards, beside what it was, within half a minute. */
  readonly growth: number;
}
export const FULL: HostileSizes = { attackMs: 20_000, registrations: 20, slower: 20, growth: 1.3 };

export async function hostile(_: SoakOptions): Promise<boolean> {
  const missed = await soakHostile(FULL, (line) => console.log(line));
  for (const goal of missed) console.log(`missed: ${goal}`);
  return missed.length === 0;
}

/** Resolves with the goals that were missed. */
export async function soakHostile(
  { attackMs, registrations, slower, growth }: HostileSizes,
  say: (line: string) => void,
): Promise<string[]> {
  const servers = await startServers({});
  const missed: string[] = [];
  try {
    const targets = targetsOf(servers);
    const waiting = await Promise.all(Array.from({ length: registrations }, () => register(targets)));
    await beside(targets, attackMs); // warms up
    const quiet = Math.max(QUIET_FLOOR_MS, p95(await beside(targets, attackMs)));
    const before = await residentBytes(servers);
    say(`quiet: p95 ${quiet.toFixed(1)} ms, ${(before / 2 ** 20).toFixed(0)} MiB`);
    for (const name of Object.keys(ATTACKS)) {
      const attacker = fork(join(import.meta.dirname, 'hostile/attacks.ts'), [name, JSON.stringify(targets)]);
      const times = await beside(targets, attackMs).catch((error: Error) => error);
      attacker.kill('SIGKILL');
      await once(attacker, 'exit');
      if (times instanceof Error) {
        missed.push(`${name}: a polite request failed: ${times.message}`);
        continue;
      }
      const ratio = p95(times) / quiet;
      say(`${name}: ${times.length} polite answers, p95 ${p95(times).toFixed(1)} ms, ${ratio.toFixed(1)} times`);
      if (ratio > slower) missed.push(`${name}: p95 is ${ratio.toFixed(1)} times the quiet one`);
    }
    const lost = (await Promise.all(waiting.map((each) => each.comeBack().catch(() => false)))).filter((got) => !got);
    if (lost.length > 0) missed.push(`${lost.length} of ${registrations} registrations were lost`);
    const after = await settled(servers, before * growth);
    say(`afterwards: ${(after / 2 ** 20).toFixed(0)} MiB, ${(after / before).toFixed(2)} times`);
    if (after > before * growth) missed.push(`memory is ${(after / before).toFixed(2)} times what it was`);
    missed.push(...servers.faults());
  } finally {
    const code = await servers.close();
    if (code !== 0) missed.push(`the servers ended with ${code}`);
  }
  return missed;
}

const targetsOf = (servers: Servers): Targets => ({
  platform: servers.urlOf('platform'),
  gateway: servers.urlOf('gateway'),
  gatewaySocket: servers.socketUrl,
  viewer: servers.urlOf('paste'),
});

/** Milliseconds of each answer that a polite client gets in so much time. Rejects when one is not what it should be. */
async function beside({ platform, gateway, viewer }: Targets, ms: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + ms;
  const ask = async (method: string, url: string, status: number): Promise<string> => {
    const begun = performance.now();
    const [got, body] = await exchange(method, url);
    if (got !== status) throw new Error(`${method} ${new URL(url).pathname} answered ${got}`);
    times.push(performance.now() - begun);
    return body;
  };
  do {
    for (const url of [platform, gateway, viewer]) await ask('GET', `${url}/health`, 200);
    const { token } = JSON.parse(await ask('POST', `${platform}/auth/intents`, 201)) as { token: string };
    await ask('GET', `${platform}/auth/intents/${token}`, 200);
    await ask('DELETE', `${platform}/auth/intents/${token}`, 204);
    await wait(20);
  } while (performance.now() < end);
  return times;
}

function exchange(method: string, url: string): Promise<[status: number, body: string]> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, localAddress: POLITE, agent: false, timeout: 30_000 }, async (answer) => {
      let body = '';
      for await (const chunk of answer.setEncoding('utf8')) body += chunk as string;
      resolve([answer.statusCode ?? 0, body]);
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer for 30 s')));
    sent.on('error', reject).end();
  });
}

interface Registration {
  /** Whether the code arrives. */
  comeBack(): Promise<boolean>;
}

async function register({ gateway, gatewaySocket }: Targets): Promise<Registration> {
  const state = randomUUID();
  const socket = new WebSocket(gatewaySocket, { localAddress: POLITE });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'register', state, provider: 'Acme' }));
  await once(socket, 'message');
  return {
    comeBack: async () => {
      const told = once(socket, 'message', { signal: AbortSignal.timeout(10_000) });
      const [status] = await exchange('GET', `${gateway}/callback?state=${state}&code=abc`);
      const [message] = (await told) as [Buffer];
      socket.close();
      return status === 200 && String(message).includes('"abc"');
    },
  };
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

/** Of all processes, after a collection. */
async function residentBytes(servers: Servers): Promise<number> {
  const pids = [...(await servers.heaps()).keys()];
  const kib = pids.map((pid) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]));
  return kib.reduce((sum, each) => sum + each * 1024, 0);
}

async function settled(servers: Servers, goal: number): Promise<number> {
  const end = performance.now() + 30_000;
  for (;;) {
    const bytes = await residentBytes(servers);
    if (bytes <= goal || performance.now() > end) return bytes;
    await wait(1_000);
  }
}
