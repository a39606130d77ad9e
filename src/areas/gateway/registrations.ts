// The pending registrations of one node, by state. They exist in memory only.

import { hash } from 'node:crypto';
import type { GatewayChannel } from '../../../generated/gateway/messages.ts';
import type { Peer } from '../../contract/channel.ts';
import type { Return } from './returned-address.ts';

export type GatewayPeer = Peer<GatewayChannel>;

export interface Registration {
  readonly state: string;
  /** Of the state. Only this hash is kept after the state is used. */
  readonly hash: string;
  readonly provider: string;
  readonly peer: GatewayPeer;
  readonly expiresAt: number;
  /** Whether the client acknowledges the response with `received`. */
  readonly acknowledge: boolean;
  /** Whether the client can register the state again on another connection. */
  readonly isResumable: boolean;
  /** Set for a mailbox, to which a user returns an address. */
  readonly return?: Return | undefined;
  /** Grows with every claim of the same state: the largest is the latest. */
  readonly claimNumber: number;
}

const NONE: readonly Registration[] = [];

/** In order of insertion, which is the order of expiry: a sweep stops at the first entry that has not expired. */
export class Registrations {
  readonly #byState = new Map<string, Registration>();
  readonly #byPeer = new WeakMap<GatewayPeer, Set<string>>();
  #nextExpiryAt = Infinity;

  get size(): number {
    return this.#byState.size;
  }

  of(peer: GatewayPeer): readonly Registration[] {
    return [...(this.#byPeer.get(peer) ?? [])].flatMap((state) => this.find(state) ?? []);
  }

  countOf(peer: GatewayPeer): number {
    return this.#byPeer.get(peer)?.size ?? 0;
  }

  find(state: string): Registration | null {
    return this.#byState.get(state) ?? null;
  }

  /** False if the state is already registered. */
  add(registration: Registration): boolean {
    const { state, peer } = registration;
    if (this.#byState.has(state)) return false;
    this.#byState.set(state, registration);
    this.#addToPeer(peer, state);
    this.#nextExpiryAt = Math.min(this.#nextExpiryAt, registration.expiresAt);
    return true;
  }

  /** Replaces the registration of a state and keeps its position in the order of expiry. */
  replace(previous: Registration, registration: Registration): void {
    this.#byState.set(previous.state, registration);
    this.#removeFromPeer(previous);
    this.#addToPeer(registration.peer, registration.state);
  }

  #addToPeer(peer: GatewayPeer, state: string): void {
    const states = this.#byPeer.get(peer) ?? new Set();
    this.#byPeer.set(peer, states.add(state));
  }

  #removeFromPeer({ peer, state }: Registration): void {
    this.#byPeer.get(peer)?.delete(state);
  }

  /** Finds and removes in one step, so that a code is delivered at most once. */
  take(state: string): Registration | null {
    const registration = this.#byState.get(state);
    if (!registration) return null;
    this.#byState.delete(state);
    this.#removeFromPeer(registration);
    return registration;
  }

  /** Removes a state only if this peer registered it. */
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

  /** Removes and returns the expired registrations. */
  sweep(now: number): readonly Registration[] {
    if (now < this.#nextExpiryAt) return NONE;
    const expired: Registration[] = [];
    this.#nextExpiryAt = Infinity;
    for (const registration of this.#byState.values()) {
      if (registration.expiresAt > now) {
        this.#nextExpiryAt = registration.expiresAt;
        break;
      }
      expired.push(registration);
    }
    for (const { state } of expired) this.take(state);
    return expired;
  }
}

export const isUuid = (state: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(state);

/** The database and used registrations contain only this hash. */
export const hashState = (state: string): string => hash('sha256', state, 'base64');
