// The pending registrations of one node: state -> peer, for a fixed lifetime. Nothing here is ever written to a disk.
import type { GatewayChannel } from '../../../generated/gateway/messages.ts';
import type { Peer } from '../../contract/channel.ts';

export type GatewayPeer = Peer<GatewayChannel>;

export interface Registration {
  readonly state: string;
  /** The hash of the state, kept after it is used. */
  readonly hash: string;
  readonly provider: string;
  readonly peer: GatewayPeer;
  readonly expiresAt: number;
  /** Whether its client acknowledges the answer with `received`. */
  readonly acknowledge: boolean;
  /** Of several claims of one state the latest has the largest. */
  readonly claim: number;
}

const NONE: readonly Registration[] = [];

/** Insertion-ordered: the lifetime is fixed, so a sweep stops at the first live entry. */
export class Registrations {
  readonly #byState = new Map<string, Registration>();
  readonly #byPeer = new WeakMap<GatewayPeer, Set<string>>();
  /** Nothing expires before. */
  #dueAt = Infinity;

  get size(): number {
    return this.#byState.size;
  }

  countOf(peer: GatewayPeer): number {
    return this.#byPeer.get(peer)?.size ?? 0;
  }

  find(state: string): Registration | null {
    return this.#byState.get(state) ?? null;
  }

  /** The first registration of a state wins; false when there is one. */
  add(registration: Registration): boolean {
    const { state, peer } = registration;
    if (this.#byState.has(state)) return false;
    this.#byState.set(state, registration);
    this.#own(peer, state);
    this.#dueAt = Math.min(this.#dueAt, registration.expiresAt);
    return true;
  }

  /** Replaces the registration of this state, keeping its expiry. */
  replace(before: Registration, registration: Registration): void {
    this.#byState.set(before.state, registration);
    this.#disown(before);
    this.#own(registration.peer, registration.state);
  }

  #own(peer: GatewayPeer, state: string): void {
    const states = this.#byPeer.get(peer) ?? new Set();
    this.#byPeer.set(peer, states.add(state));
  }

  #disown({ peer, state }: Registration): void {
    this.#byPeer.get(peer)?.delete(state);
  }

  /** Finds and removes in one step, so that a code can be delivered once at most. */
  take(state: string): Registration | null {
    const registration = this.#byState.get(state);
    if (!registration) return null;
    this.#byState.delete(state);
    this.#disown(registration);
    return registration;
  }

  /** Removes a state that this peer registered. */
  takeFrom(peer: GatewayPeer, state: string): Registration | null {
    return this.#byState.get(state)?.peer === peer ? this.take(state) : null;
  }

  removePeer(peer: GatewayPeer): readonly Registration[] {
    const states = this.#byPeer.get(peer);
    if (!states) return NONE;
    this.#byPeer.delete(peer);
    const removed: Registration[] = [];
    for (const state of states) {
      const registration = this.#byState.get(state);
      if (registration) removed.push(registration);
      this.#byState.delete(state);
    }
    return removed;
  }

  /** Removes and returns what has expired. */
  sweep(now: number): readonly Registration[] {
    if (now < this.#dueAt) return NONE;
    const expired: Registration[] = [];
    this.#dueAt = Infinity;
    for (const registration of this.#byState.values()) {
      if (registration.expiresAt > now) {
        this.#dueAt = registration.expiresAt;
        break;
      }
      expired.push(registration);
    }
    for (const { state } of expired) this.take(state);
    return expired;
  }
}
