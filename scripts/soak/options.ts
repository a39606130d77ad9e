export interface SoakOptions {
  /** How often, for those that go round. */
  readonly rounds?: number;
}
