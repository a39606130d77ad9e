// Failed logins, per name and network address together and per address, in a window that slides. In memory, so a restart resets them.
import { DEFAULTS } from '../../generated/config/defaults.ts';
import type { Settings } from '../../generated/config/settings.ts';
import type { Clock } from '../clock.ts';
import { addressGroup } from '../contract/address-group.ts';
import { Problem } from '../problem.ts';

export type AttemptLimits = Settings['identity']['attempts'];

export interface Attempt {
  /** The password was right: it counts neither for the name nor for the address. */
  succeed(): void;
  /** No password was compared. */
  withdraw(): void;
}

export class Attempts {
  readonly #limits: AttemptLimits;
  readonly #clock: Clock;
  /** Times of attempts, oldest first; a used key moves to the end (LRU). */
  readonly #times = new Map<string, number[]>();

  constructor(clock: Clock, limits: Partial<AttemptLimits> = {}) {
    this.#clock = clock;
    this.#limits = { ...DEFAULTS.identity.attempts, ...limits };
  }

  /** Counts before the comparison, so that parallel attempts gain nothing. */
  begin(name: string, address: string): Attempt {
    const now = this.#clock.now();
    const group = addressGroup(address);
    const ofName = `name:${group} ${name}`; // per address, so that nobody can lock out a user elsewhere
    const ofAddress = `address:${group}`;
    const waitMs = Math.max(
      this.#wait(ofName, this.#limits.perName, now),
      this.#wait(ofAddress, this.#limits.perAddress, now),
    );
    if (waitMs > 0) {
      const headers = { 'Retry-After': String(Math.min(86_400, Math.ceil(waitMs / 1_000))) };
      throw new Problem('too-many-attempts', undefined, { headers });
    }
    for (const key of [ofName, ofAddress]) this.#add(key, now);
    const withdraw = (): void => {
      for (const key of [ofName, ofAddress]) this.#remove(key, now);
    };
    return {
      withdraw,
      succeed: () => {
        withdraw();
        // The address keeps its count: an own account must not reset guesses at others.
        this.#times.delete(ofName);
      },
    };
  }

  /** Milliseconds until one more is allowed; 0: now. */
  #wait(key: string, limit: number, now: number): number {
    const times = (this.#times.get(key) ?? []).filter((time) => time > now - this.#limits.windowMs);
    if (times.length === 0) this.#times.delete(key);
    else this.#times.set(key, times);
    const blocking = times.at(-limit);
    return blocking === undefined ? 0 : blocking + this.#limits.windowMs - now;
  }

  #add(key: string, now: number): void {
    const times = this.#times.get(key) ?? [];
    this.#times.delete(key);
    this.#times.set(key, [...times, now]);
    if (this.#times.size <= this.#limits.remembered) return;
    const [oldest] = this.#times.keys();
    if (oldest !== undefined) this.#times.delete(oldest);
  }

  #remove(key: string, time: number): void {
    const times = this.#times.get(key) ?? [];
    const at = times.lastIndexOf(time);
    if (at < 0) return;
    if (times.length === 1) this.#times.delete(key);
    else this.#times.set(key, times.toSpliced(at, 1));
  }
}
