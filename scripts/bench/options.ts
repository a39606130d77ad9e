// Options and result of every benchmark.
export interface BenchOptions {
  readonly rounds: number;
  /** Length of one measured window. */
  readonly seconds: number;
  /** Seed of the generated screens and packages. */
  readonly seed: number;
  /** Path of the JSON report; .bench/<name>.json in the checkout by default. */
  readonly json: string | undefined;
}

/** Resolves with false when a goal was missed. */
export type Bench = (options: BenchOptions) => Promise<boolean>;
