export interface SoakOptions {
  /** Number of repetitions, for soaks that repeat. */
  readonly rounds?: number;
  /** Seed of random choices; each soak has its own default. */
  readonly seed?: number;
}
