// Alternating rounds, so that other work on the machine affects all targets equally; medians, goals and the JSON report.
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { BenchOptions } from './options.ts';
import { median } from './table.ts';

/** Measurements by name, in the order of the rounds. */
export class Results<M extends Readonly<Record<string, number>>> {
  readonly byName: ReadonlyMap<string, M[]>;
  /** Measurements per target and round. */
  readonly #slices: number;

  constructor(names: readonly string[], slices = 1) {
    this.byName = new Map(names.map((name) => [name, []]));
    this.#slices = slices;
  }

  values(name: string, metric: keyof M): number[] {
    return (this.byName.get(name) ?? []).map((measurement) => Number(measurement[metric]));
  }

  median(name: string, metric: keyof M): number {
    return median(this.values(name, metric));
  }

  /** For what happens in few slices only, such as long collections. */
  mean(name: string, metric: keyof M): number {
    const values = this.values(name, metric);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  }

  /** Median of the ratios of all rounds. */
  ratio(name: string, base: string, metric: keyof M): number {
    return median(this.ratios(name, base, metric));
  }

  /** Difference between the largest and the smallest ratio, as a share of their median: the noise of this run. */
  spread(name: string, base: string, metric: keyof M): number {
    const ratios = this.ratios(name, base, metric);
    return (Math.max(...ratios) - Math.min(...ratios)) / median(ratios);
  }

  /** One ratio per round: the median of quotients of slices that ran right after each other. */
  ratios(name: string, base: string, metric: keyof M): number[] {
    const bases = this.values(base, metric);
    const quotients = this.values(name, metric).map((value, slice) => value / (bases[slice] ?? Number.NaN));
    const rounds = Array.from({ length: Math.ceil(quotients.length / this.#slices) }, (_, round) =>
      quotients.slice(round * this.#slices, (round + 1) * this.#slices),
    );
    return rounds.map(median);
  }
}

/** Each round begins with a different target. */
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
  /** Spread of the ratio over the rounds. */
  readonly spread?: number;
}

/** A ratio with a larger spread gets no verdict. */
const MAX_SPREAD = 0.1;

/** Prints whether each goal was met, writes the report, and resolves with whether all were met. */
export async function conclude(
  bench: string,
  goals: readonly Goal[],
  { rounds, seconds, json }: BenchOptions,
  report: object,
): Promise<boolean> {
  const judged = goals.map((goal) => ({ ...goal, verdict: judge(goal) }));
  console.log('');
  for (const { name, measured, atLeast, atMost, spread, verdict } of judged) {
    const bound = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
    const noise = spread === undefined ? '' : ` (spread ${(spread * 100).toFixed(1)} %)`;
    console.log(`${name}: ${measured.toFixed(3)}${noise}, ${bound}: ${verdict}`);
  }
  const file = resolve(json ?? join(import.meta.dirname, `../../.bench/${bench}.json`));
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: availableParallelism() };
  const all = { at: new Date().toISOString(), machine, rounds, seconds, goals: judged, ...report };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
  console.log(`report written to ${file}`);
  return judged.every(({ verdict }) => verdict === 'met');
}

function judge({ measured, atLeast = 0, atMost = Number.POSITIVE_INFINITY, spread = 0 }: Goal): string {
  if (spread > MAX_SPREAD) return `no verdict, the spread is above ${MAX_SPREAD * 100} %`;
  return measured >= atLeast && measured <= atMost ? 'met' : 'not met';
}
