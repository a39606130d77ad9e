export interface SoakOptions {
  /** Repetitions, for soaks that repeat. */
  readonly rounds?: number;
  /** Of random choices; each soak has its own by default. */
  readonly seed?: number;
}
