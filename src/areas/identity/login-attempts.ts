// Failed logins, per name and network address together and per address, in a window that slides.
import { randomUUID } from 'node:crypto';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import type { Settings } from '../../../generated/config/settings.ts';
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import { addressGroup } from '../../contract/address-group.ts';
import type { AttemptStore } from './attempt-store.ts';

export type AttemptLimits = Settings['identity']['attempts'];

export interface Attempt {
  /** The password was right: it counts neither for the name nor for the address. */
  succeed(): Promise<void>;
  /** No password was compared. */
  withdraw(): Promise<void>;
}

export class Attempts {
  readonly #store: AttemptStore;
  readonly #limits: AttemptLimits;
  readonly #clock: Clock;

  constructor(store: AttemptStore, clock: Clock, limits: Partial<AttemptLimits> = {}) {
    this.#store = store;
    this.#clock = clock;
    this.#limits = { ...DEFAULTS.identity.attempts, ...limits };
  }

  /** Counts before the comparison, so that parallel attempts gain nothing. */
  async begin(of: string, from: string): Promise<Attempt> {
    const at = this.#clock.now();
    const address = addressGroup(from);
    const name = `${address} ${of}`; // per address, so that nobody can lock out a user elsewhere
    const id = randomUUID();
    if (!(await this.#store.insert({ id, name, address, at }, this.#limits, at - this.#limits.windowMs))) {
      throw await this.#refusal(name, address, at);
    }
    return {
      withdraw: () => this.#store.delete(id),
      succeed: async () => {
        await this.#store.delete(id);
        // The address keeps its count: an own account must not reset guesses at others.
        await this.#store.forgiveName(name);
      },
    };
  }

  async #refusal(name: string, address: string, now: number): Promise<Problem> {
    const { perName, perAddress, windowMs } = this.#limits;
    const blocking = await Promise.all([
      this.#store.findBlocking('name', name, perName),
      this.#store.findBlocking('address', address, perAddress),
    ]);
    const waitMs = Math.max(...blocking.map((at) => (at === null ? 0 : at + windowMs - now)));
    const seconds = Math.min(86_400, Math.max(1, Math.ceil(waitMs / 1_000)));
    return new Problem('too-many-attempts', undefined, { headers: { 'Retry-After': String(seconds) } });
  }
}
