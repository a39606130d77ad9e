// Compares the gateway with a relay without limits, logs or validation: complete sign-ins, alternating rounds, ratios.
import { join } from 'node:path';
import { measureInTurns, pauseGoals } from './measure.ts';
import type { Target } from './measured-server.ts';
import type { BenchOptions } from './options.ts';
import { conclude } from './rounds.ts';
import { table } from './table.ts';

const SUBJECT = 'annex';
const RELAY = 'relay-http';

const first = { call: { method: 'GET', path: '/health', headers: {}, body: '' }, status: 200 };
const targets: readonly Target[] = [
  { name: SUBJECT, file: join(import.meta.dirname, 'gateway-annex.ts'), first },
  { name: RELAY, file: join(import.meta.dirname, `relays/${RELAY}.js`), first },
];

/**
 * Callbacks per CPU second, relative to the relay. Callbacks per wall-clock second would also depend on the load generator
 * and on other work on this machine.
 */
const AT_LEAST = 0.54;

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
  const goal = {
    name: `${SUBJECT} / ${RELAY}, callbacks per core`,
    measured: results.ratio(RELAY, SUBJECT, 'cpuPerRequestUs'),
    spread: results.spread(RELAY, SUBJECT, 'cpuPerRequestUs'),
    atLeast: AT_LEAST,
  };
  return conclude('gateway', [goal, ...pauseGoals(results, SUBJECT, RELAY)], options, {
    measured: Object.fromEntries(results.byName),
  });
}
