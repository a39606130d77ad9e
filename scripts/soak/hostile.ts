// One cheap client against the servers as they come, and a polite one beside it, from another address.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import WebSocket from 'ws';
import { ATTACKS, type Targets, underAttack } from './hostile/attacks.ts';
import { comparePipelining } from './hostile/pipelining.ts';
import { beside, exchange, POLITE, p95 } from './hostile/polite-client.ts';
import type { SoakOptions } from './options.ts';
import { type Servers, startServers } from './servers.ts';

/** The polite client cancels more intents than a program would in a lifetime. All other settings are the defaults. */
const POLITE_INTENTS = { maxEndedPerAddress: 100_000, maxPending: 200_000 };

/** Quicker than this nobody notices anything. */
const QUIET_FLOOR_MS = 5;

export interface HostileSizes {
  /** Of each attack. */
  readonly attackMs: number;
  readonly registrations: number;
  /** How much slower the polite client's p95 may be than without an attack. */
  readonly slower: number;
  /** How much slower than bare Node under pipelined requests. */
  readonly pipelining: number;
  /** What memory may be afterwards, beside what it was after a first polite load. */
  readonly growth: number;
  /** How long memory has to come back, before the attacks and after them. */
  readonly restMs: number;
}
export const FULL: HostileSizes = {
  attackMs: 20_000,
  registrations: 20,
  slower: 20,
  pipelining: 1,
  growth: 1.3,
  restMs: 30_000,
};

export async function hostile(_: SoakOptions): Promise<boolean> {
  const missed = await soakHostile(FULL, (line) => console.log(line));
  for (const goal of missed) console.log(`missed: ${goal}`);
  return missed.length === 0;
}

/** Resolves with the goals that were missed. */
export async function soakHostile(
  { attackMs, registrations, slower, pipelining, growth, restMs }: HostileSizes,
  say: (line: string) => void,
): Promise<string[]> {
  const servers = await startServers({ intents: POLITE_INTENTS });
  const missed: string[] = [];
  try {
    const targets = targetsOf(servers);
    const waiting = await Promise.all(Array.from({ length: registrations }, () => register(targets)));
    await beside(targets, attackMs); // warms up
    const quiet = Math.max(QUIET_FLOOR_MS, p95(await beside(targets, attackMs)));
    const before = await restingBytes(servers, restMs);
    say(`quiet: p95 ${quiet.toFixed(1)} ms, ${(before / 2 ** 20).toFixed(0)} MiB`);
    for (const name of Object.keys(ATTACKS)) {
      const times = await underAttack(name, targets, () => beside(targets, attackMs)).catch((error: Error) => error);
      if (times instanceof Error) {
        missed.push(`${name}: a polite request failed: ${times.message}`);
        continue;
      }
      const ratio = p95(times) / quiet;
      say(`${name}: ${times.length} polite answers, p95 ${p95(times).toFixed(1)} ms, ${ratio.toFixed(1)} times`);
      if (ratio > slower) missed.push(`${name}: p95 is ${ratio.toFixed(1)} times the quiet one`);
    }
    const compared = await comparePipelining(targets.platform, attackMs).catch((error: Error) => error);
    if (compared instanceof Error) missed.push(`pipelining: a polite request failed: ${compared.message}`);
    else {
      const [ours, bare] = compared;
      say(`pipelining: p95 ${ours.toFixed(1)} ms, ${bare.toFixed(1)} ms of bare Node`);
      if (ours > bare * pipelining)
        missed.push(`pipelining: p95 is ${(ours / bare).toFixed(1)} times that of bare Node`);
    }
    const lost = (await Promise.all(waiting.map((each) => each.comeBack().catch(() => false)))).filter((got) => !got);
    if (lost.length > 0) missed.push(`${lost.length} of ${registrations} registrations were lost`);
    const after = await restingBytes(servers, restMs);
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
  proxy: servers.proxyUrl.replace('localhost', '127.0.0.1'), // where the attacks and the polite client have their addresses
  key: servers.key,
});

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

/**
 * Resident, of all processes, once they have been left alone for so long. No collection is forced here: the servers have
 * to give memory back by themselves.
 */
async function restingBytes(servers: Servers, restMs: number): Promise<number> {
  await wait(restMs);
  return servers.pids().reduce((sum, pid) => sum + residentBytes(pid), 0);
}

const residentBytes = (pid: number): number =>
  1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
