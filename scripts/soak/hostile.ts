// One cheap attacker against the servers with default settings, and a polite client from another address that measures the
// impact.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import WebSocket from 'ws';
import { ATTACKS, callMcp, type Targets, underAttack } from './hostile/attacks.ts';
import { comparePipelining } from './hostile/pipelining.ts';
import { exchange, FORWARDED, POLITE, p95, politeTimes } from './hostile/polite-client.ts';
import type { SoakOptions } from './options.ts';
import { type Servers, startServers } from './servers.ts';

/** The polite client cancels more intents than a real program would, and forwards an address that is not of this machine. */
const POLITE_INTENTS = { maxEndedPerAddress: 100_000, maxPending: 200_000 };
const SETTINGS = { intents: POLITE_INTENTS, trustedProxies: [POLITE] };

/** A p95 below this counts as this. */
const MIN_QUIET_MS = 5;

export interface HostileSizes {
  /** Duration of each attack. */
  readonly attackMs: number;
  readonly registrations: number;
  /** Maximum p95 of the polite client during an attack, relative to its p95 without one. */
  readonly slower: number;
  /** Maximum p95 under pipelined requests, relative to bare Node. */
  readonly pipelining: number;
  /** Maximum memory after the attacks, relative to the memory before them. */
  readonly growth: number;
  /** Time to release memory, before and after the attacks. */
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
  log: (line: string) => void,
): Promise<string[]> {
  const servers = await startServers(SETTINGS);
  const missed: string[] = [];
  try {
    const targets = targetsOf(servers);
    const waiting = await Promise.all(Array.from({ length: registrations }, () => register(targets)));
    await politeTimes(targets, attackMs); // warm-up
    await callMcp(targets.viewer, targets.key, 'tools/list', {}); // loads some 40 MiB of code, which stays
    const quiet = Math.max(MIN_QUIET_MS, p95(await politeTimes(targets, attackMs)));
    const before = await restingBytes(servers, restMs);
    log(`quiet: p95 ${quiet.toFixed(1)} ms, ${(before / 2 ** 20).toFixed(0)} MiB`);
    for (const name of Object.keys(ATTACKS)) {
      const times = await underAttack(name, targets, () => politeTimes(targets, attackMs)).catch(
        (error: Error) => error,
      );
      if (times instanceof Error) {
        missed.push(`${name}: a polite request failed: ${times.message}`);
        continue;
      }
      const ratio = p95(times) / quiet;
      log(`${name}: ${times.length} polite responses, p95 ${p95(times).toFixed(1)} ms, ${ratio.toFixed(1)} times`);
      if (ratio > slower) missed.push(`${name}: p95 is ${ratio.toFixed(1)} times the quiet one`);
    }
    const compared = await comparePipelining(targets.platform, attackMs).catch((error: Error) => error);
    if (compared instanceof Error) missed.push(`pipelining: a polite request failed: ${compared.message}`);
    else {
      const [ours, bare] = compared;
      log(`pipelining: p95 ${ours.toFixed(1)} ms, bare Node ${bare.toFixed(1)} ms`);
      if (ours > bare * pipelining)
        missed.push(`pipelining: p95 is ${(ours / bare).toFixed(1)} times that of bare Node`);
    }
    const lost = (await Promise.all(waiting.map((each) => each.deliverCode().catch(() => false)))).filter(
      (delivered) => !delivered,
    );
    if (lost.length > 0) missed.push(`${lost.length} of ${registrations} registrations were lost`);
    const after = await restingBytes(servers, restMs);
    log(`afterwards: ${(after / 2 ** 20).toFixed(0)} MiB, ${(after / before).toFixed(2)} times`);
    if (after > before * growth) missed.push(`memory grew to ${(after / before).toFixed(2)} times its former size`);
    missed.push(...servers.faults());
  } finally {
    const code = await servers.close();
    if (code !== 0) missed.push(`the servers exited with ${code}`);
  }
  return missed;
}

const targetsOf = (servers: Servers): Targets => ({
  platform: servers.urlOf('platform'),
  gateway: servers.urlOf('gateway'),
  gatewaySocket: servers.socketUrl,
  viewer: servers.urlOf('paste'),
  proxy: servers.proxyUrl.replace('localhost', '127.0.0.1'), // attacks and polite client use IPv4 addresses
  key: servers.key,
});

interface Registration {
  /** Resolves with whether the code arrives. */
  deliverCode(): Promise<boolean>;
}

async function register({ gateway, gatewaySocket }: Targets): Promise<Registration> {
  const state = randomUUID();
  const socket = new WebSocket(gatewaySocket, { localAddress: POLITE, headers: FORWARDED });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'register', state, provider: 'Acme' }));
  await once(socket, 'message');
  return {
    deliverCode: async () => {
      const received = once(socket, 'message', { signal: AbortSignal.timeout(10_000) });
      const [status] = await exchange('GET', `${gateway}/callback?state=${state}&code=abc`);
      const [message] = (await received) as [Buffer];
      socket.close();
      return status === 200 && String(message).includes('"abc"');
    },
  };
}

/**
 * Resident memory of all processes after a rest. It does not force a garbage collection: the servers must release memory
 * by themselves.
 */
async function restingBytes(servers: Servers, restMs: number): Promise<number> {
  await wait(restMs);
  return servers.pids().reduce((sum, pid) => sum + residentBytes(pid), 0);
}

const residentBytes = (pid: number): number =>
  1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
