/** What a client tells of its rounds. */
export interface Tally {
  /** One round is over; `sentAt` by performance.now(). */
  done(sentAt: number, good: boolean): void;
  /** Ends the whole measurement. */
  fail(reason: string): void;
  readonly stopped: boolean;
}
