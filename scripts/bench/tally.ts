/** Counts the rounds of a client. */
export interface Tally {
  /** Reports a finished round; `sentAt` is from performance.now(). */
  done(sentAt: number, good: boolean): void;
  /** Aborts the whole measurement. */
  fail(reason: string): void;
  readonly stopped: boolean;
}
