// Counts and limits open event streams, in total and per address.
import { addressGroup } from '../address-group.ts';
import { Refusal } from '../refusal.ts';
import type { EventLimits } from './events.ts';

const RETRY_SECONDS = 60;

export class Streams {
  readonly #limits: EventLimits;
  readonly #open = new Map<() => void, string>();
  readonly #byAddress = new Map<string, number>();

  constructor(limits: EventLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Throws if another stream for this address would exceed a limit. */
  check(address: string): void {
    const { maxStreams, maxStreamsPerAddress } = this.#limits;
    if ((this.#byAddress.get(addressGroup(address)) ?? 0) >= maxStreamsPerAddress) {
      throw new Refusal('too-many-streams', undefined, { headers: { 'Retry-After': String(RETRY_SECONDS) } });
    }
    if (this.#open.size >= maxStreams)
      throw new Refusal('unavailable', 'Too many event streams are open. Try again later.');
  }

  /** `end` is the function that ends the stream. */
  add(end: () => void, address: string): void {
    const group = addressGroup(address);
    this.#open.set(end, group);
    this.#byAddress.set(group, (this.#byAddress.get(group) ?? 0) + 1);
  }

  remove(end: () => void): void {
    const group = this.#open.get(end);
    if (group === undefined) return;
    this.#open.delete(end);
    const left = (this.#byAddress.get(group) ?? 1) - 1;
    if (left > 0) this.#byAddress.set(group, left);
    else this.#byAddress.delete(group);
  }

  endAll(): void {
    for (const end of this.#open.keys()) end();
  }
}
