// Alternating rounds, so that whatever else the machine does weighs on every target alike; medians, and JSON of it all.
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { BenchOptions } from './options.ts';
import { median } from './table.ts';

/** Measurements by name, in the order of the rounds. */
export class Results<M extends Readonly<Record<string, number>>> {
  readonly byName: ReadonlyMap<string, M[]>;

  constructor(names: readonly string[]) {
    this.byName = new Map(names.map((name) => [name, []]));
  }

  values(name: string, metric: keyof M): number[] {
    return (this.byName.get(name) ?? []).map((measurement) => Number(measurement[metric]));
  }

  median(name: string, metric: keyof M): number {
    return median(this.values(name, metric));
  }

  /** The median of the rounds' quotients: what ran one after the other found the machine as fast. */
  ratio(name: string, base: string, metric: keyof M): number {
    const bases = this.values(base, metric);
    return median(this.values(name, metric).map((value, round) => value / (bases[round] ?? Number.NaN)));
  }
}

/** Each round begins with another target. */
export async function alternate<T extends { readonly name: string }, M extends Readonly<Record<string, number>>>(
  targets: readonly T[],
  rounds: number,
  measure: (target: T) => Promise<M>,
  results = new Results<M>(targets.map(({ name }) => name)),
): Promise<Results<M>> {
  for (let round = 0; round < rounds; round += 1) {
    const first = round % targets.length;
    for (const target of [...targets.slice(first), ...targets.slice(0, first)]) {
      results.byName.get(target.name)?.push(await measure(target));
    }
  }
  return results;
}

export interface Goal {
  readonly name: string;
  readonly measured: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Says of each goal whether it is met, writes the report beside them, and resolves with whether all are. */
export async function conclude(
  bench: string,
  goals: readonly Goal[],
  { rounds, seconds, json }: BenchOptions,
  report: object,
): Promise<boolean> {
  const judged = goals.map((goal) => ({
    ...goal,
    met: goal.measured >= (goal.atLeast ?? 0) && goal.measured <= (goal.atMost ?? Number.POSITIVE_INFINITY),
  }));
  console.log('');
  for (const { name, measured, atLeast, atMost, met } of judged) {
    const bound = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
    console.log(`${name}: ${measured.toFixed(3)}, ${bound}: ${met ? 'met' : 'not met'}`);
  }
  const file = resolve(json ?? join(import.meta.dirname, `../../.bench/${bench}.json`));
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: availableParallelism() };
  const all = { at: new Date().toISOString(), machine, rounds, seconds, goals: judged, ...report };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
  console.log(`written to ${file}`);
  return judged.every(({ met }) => met);
}
