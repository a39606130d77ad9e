// The latest events of the watchdog, oldest first.
import type { Schemas } from '../../../generated/watchdog/contract.ts';
import type { Clock } from '../../base/clock.ts';

export type WatchdogEvent = Schemas['WatchdogEvent'];

/** Both limits are from spec/watchdog. */
const MAX_EVENTS = 100;
export const MAX_TEXT_LENGTH = 2_000;

export class EventHistory {
  readonly #clock: Clock;
  readonly #onEvent: (event: WatchdogEvent) => void;
  readonly #events: WatchdogEvent[] = [];

  constructor(clock: Clock, onEvent: (event: WatchdogEvent) => void) {
    this.#clock = clock;
    this.#onEvent = onEvent;
  }

  get events(): WatchdogEvent[] {
    return [...this.#events];
  }

  add(kind: WatchdogEvent['kind'], detail: string): void {
    const event = { at: isoTime(this.#clock.now()), kind, detail: detail.slice(0, MAX_TEXT_LENGTH) };
    this.#events.push(event);
    this.#onEvent(event);
    if (this.#events.length > MAX_EVENTS) this.#events.shift();
  }
}

export const isoTime = (time: number): string => new Date(time).toISOString();
