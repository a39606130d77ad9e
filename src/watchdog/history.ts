// What happened lately, the oldest first.
import type { Schemas } from '../../generated/watchdog/contract.ts';
import type { Clock } from '../clock.ts';

type Event = Schemas['WatchdogEvent'];

/** As the contract has them. */
const MAX_EVENTS = 100;
const MAX_TEXT = 2_000;

export class History {
  readonly #clock: Clock;
  readonly #events: Event[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get events(): Event[] {
    return [...this.#events];
  }

  add(kind: Event['kind'], detail: string): void {
    this.#events.push({ at: iso(this.#clock.now()), kind, detail: detail.slice(0, MAX_TEXT) });
    if (this.#events.length > MAX_EVENTS) this.#events.shift();
  }
}

export const iso = (time: number): string => new Date(time).toISOString();
