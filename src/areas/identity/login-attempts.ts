// Limits failed logins in a sliding window: per name at one network address, and per address.
import { randomUUID } from 'node:crypto';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import type { Settings } from '../../../generated/config/settings.ts';
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import { addressGroup } from '../../contract/address-group.ts';
import type { AttemptStore } from './attempt-store.ts';

export type AttemptSettings = Settings['identity']['attempts'];

export interface Attempt {
  /** The password was correct: the attempt no longer counts. */
  succeed(): Promise<void>;
  /** No password was verified: the attempt no longer counts. */
  withdraw(): Promise<void>;
}

export class Attempts {
  readonly #store: AttemptStore;
  readonly #settings: AttemptSettings;
  readonly #clock: Clock;

  constructor(store: AttemptStore, clock: Clock, settings: Partial<AttemptSettings> = {}) {
    this.#store = store;
    this.#clock = clock;
    this.#settings = { ...DEFAULTS.identity.attempts, ...settings };
  }

  /** Counts the attempt before the password is verified, so that parallel attempts cannot exceed the limit. */
  async begin(userName: string, from: string): Promise<Attempt> {
    const at = this.#clock.now();
    const address = addressGroup(from);
    const name = `${address} ${userName}`; // per address, so that no one can lock out a user elsewhere
    const id = randomUUID();
    if (!(await this.#store.insert({ id, name, address, at }, this.#settings, at - this.#settings.windowMs))) {
      throw await this.#refusal(name, address, at);
    }
    return {
      withdraw: () => this.#store.delete(id),
      succeed: async () => {
        await this.#store.delete(id);
        // The address keeps its count: a login to one account must not reset the guesses at others.
        await this.#store.forgiveName(name);
      },
    };
  }

  async #refusal(name: string, address: string, now: number): Promise<Problem> {
    const { perName, perAddress, windowMs } = this.#settings;
    const blocking = await Promise.all([
      this.#store.findBlocking('name', name, perName),
      this.#store.findBlocking('address', address, perAddress),
    ]);
    const waitMs = Math.max(...blocking.map((at) => (at === null ? 0 : at + windowMs - now)));
    const seconds = Math.min(86_400, Math.max(1, Math.ceil(waitMs / 1_000)));
    return new Problem('too-many-attempts', undefined, { headers: { 'Retry-After': String(seconds) } });
  }
}
