// Compares the contract layer with Koa, @koa/router and hand-written validation: one validated PATCH, alternating rounds.
import { join } from 'node:path';
import { npmCi } from '../npm-ci.ts';
import { check, type Measurement, measureInTurns, pauseGoals, repeatedCall } from './measure.ts';
import { type Target, withServer } from './measured-server.ts';
import type { BenchOptions } from './options.ts';
import { conclude, type Results } from './rounds.ts';
import { table } from './table.ts';

const PEERS = join(import.meta.dirname, 'peers');
const REFERENCE = 'koa-router';
const SUBJECT = 'annex';
/** A server that uses less of a core had to wait for the load generator or for other work on this machine. */
const SATURATED = 0.95;

const targets: readonly Target[] = [
  { name: SUBJECT, file: join(import.meta.dirname, 'contract-annex.ts') },
  { name: REFERENCE, file: join(PEERS, `${REFERENCE}.js`) },
];

/** Requests per CPU second, relative to the reference. */
const AT_LEAST = 1.4;

const columns = [
  { title: 'requests/s', metric: 'requestsPerSecond' },
  { title: 'p99', metric: 'p99Us' },
  { title: 'CPU/request', metric: 'cpuPerRequestUs' },
] as const;

export async function contract(options: BenchOptions): Promise<boolean> {
  await npmCi(PEERS);
  for (const target of targets) {
    const violations = await withServer(target, check);
    if (violations.length > 0) throw new Error([`${target.name} violates the contract:`, ...violations].join('\n  '));
  }
  const results = await measureInTurns(targets, repeatedCall, options);
  print(results);
  const goal = {
    name: `${SUBJECT} / ${REFERENCE}, requests per CPU second`,
    measured: results.ratio(REFERENCE, SUBJECT, 'cpuPerRequestUs'),
    spread: results.spread(REFERENCE, SUBJECT, 'cpuPerRequestUs'),
    atLeast: AT_LEAST,
  };
  const measured = targets.map(({ name }) => ({
    name,
    ratio: Object.fromEntries(columns.map(({ metric }) => [metric, results.ratio(name, REFERENCE, metric)])),
    spread: results.spread(name, REFERENCE, 'cpuPerRequestUs'),
    rounds: results.byName.get(name),
  }));
  return conclude('contract', [goal, ...pauseGoals(results, SUBJECT, REFERENCE)], options, {
    reference: REFERENCE,
    measured,
  });
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function print(results: Results<Measurement>): void {
  const names = targets.map(({ name }) => name);
  const rows = names.map((name) => [
    name,
    ...columns.map(({ metric }) => results.ratio(name, REFERENCE, metric).toFixed(2)),
    percent(results.spread(name, REFERENCE, 'cpuPerRequestUs')),
  ]);
  console.log(`\nRatio to ${REFERENCE}, medians; spread: (max - min) / median of the rounds' CPU ratios`);
  console.log(table([['target', ...columns.map(({ title }) => title), 'spread'], ...rows]));
  const absolute = (metric: keyof Measurement) => results.median(REFERENCE, metric);
  console.log(
    `\n${REFERENCE} = 1.00: ${Math.round(absolute('requestsPerSecond'))} requests/s, ` +
      `p99 ${(absolute('p99Us') / 1000).toFixed(1)} ms, ` +
      `${absolute('cpuPerRequestUs').toFixed(0)} us CPU per request`,
  );
  for (const name of names) {
    const busy = results.median(name, 'serverBusy');
    if (busy >= SATURATED) continue;
    const load = percent(results.median(name, 'loadBusy'));
    console.log(
      `${name}: server used ${percent(busy)} of a core, load generator ${load}: requests/s are a lower bound`,
    );
  }
}
