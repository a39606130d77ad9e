// Compares the gateway with relays without limits, logs or validation: complete sign-ins, alternating rounds, ratios.
import { join } from 'node:path';
import { measureInTurns } from './measure.ts';
import type { Target } from './measured-server.ts';
import type { BenchOptions } from './options.ts';
import { conclude } from './rounds.ts';
import { table } from './table.ts';

const SUBJECT = 'annex';

const first = { call: { method: 'GET', path: '/health', headers: {}, body: '' }, status: 200 };
const relay = (name: string): Target => ({ name, file: join(import.meta.dirname, 'relays', `${name}.js`), first });
const targets: readonly Target[] = [
  { name: SUBJECT, file: join(import.meta.dirname, 'gateway-annex.ts'), first },
  relay('relay-http'),
  relay('relay-koa'),
];

/**
 * Callbacks per CPU second, relative to the relay. Callbacks per wall-clock second would also depend on the load generator
 * and on other work on this machine.
 */
const goals = [
  { peer: 'relay-http', atLeast: 0.6 },
  { peer: 'relay-koa', atLeast: 0.85 },
];

export async function gateway(options: BenchOptions): Promise<boolean> {
  const results = await measureInTurns(targets, () => ({ kind: 'sign-in' }), options);
  const rows = targets.map(({ name }) => [
    name,
    String(Math.round(1e6 / results.median(name, 'cpuPerRequestUs'))),
    String(Math.round(results.median(name, 'requestsPerSecond'))),
    `${(results.median(name, 'p99Us') / 1000).toFixed(1)} ms`,
    `${Math.round(results.median(name, 'serverBusy') * 100)} %`,
    `${Math.round(results.median(name, 'loadBusy') * 100)} %`,
  ]);
  console.log(
    '\nMedians. A callback is a complete sign-in: register, request the page, receive the page and the code.',
  );
  console.log(table([['target', 'callbacks/core/s', 'callbacks/s', 'p99', 'server busy', 'load busy'], ...rows]));
  const judged = goals.map(({ peer, atLeast }) => ({
    name: `${SUBJECT} / ${peer}, callbacks per core`,
    measured: results.ratio(peer, SUBJECT, 'cpuPerRequestUs'),
    spread: results.spread(peer, SUBJECT, 'cpuPerRequestUs'),
    atLeast,
  }));
  return conclude('gateway', judged, options, { measured: Object.fromEntries(results.byName) });
}
