// Options and result of every benchmark.
export interface BenchOptions {
  readonly rounds: number;
  /** Length of one measured window. */
  readonly seconds: number;
  /** Of what is drawn by chance: screens of pastes. */
  readonly seed: number;
  /** Where the JSON goes; undefined: .bench/<name>.json of the checkout. */
  readonly json: string | undefined;
}

/** Resolves with false when a goal was measured and missed. */
export type Bench = (options: BenchOptions) => Promise<boolean>;
