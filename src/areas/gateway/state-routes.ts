// Decides who may register a state, and finds the node where it is registered.
//
// A state is registered on one connection of one node. Its route says where: in memory for one node (`LocalRoutes`), in
// the database for several (shared-route-store.ts), by the hash of the state only. A callback can reach any node. It is
// delivered there, or forwarded to the node of the route.
//
// A client that sent a `resume` secret may lose its connection: the state then stays claimed for the holder of that
// secret until its first expiry. Registering it again with the secret takes it over, on any node, also from a connection
// that is not yet known to be dead. Each claim has a larger number than the one before, and a node asks `take` before it
// sends: if a later claim exists, it sends nothing. So a code goes to the latest connection, and to no other.
//
// A delivered state leaves its hash and outcome until it expires. A second callback shows the same page again and
// delivers nothing, except that an unacknowledged response may be sent again with the same code.
import type { CallbackQuery, Delivery, DeliveryStatus } from './callback-checks.ts';
import { type Expiring, ExpiringMap } from './expiring-map.ts';
import type { Registration } from './registrations.ts';

export interface RouteRequest extends Pick<Registration, 'state' | 'hash' | 'expiresAt'> {
  /** Of the resume secret; null without one. */
  readonly secretHash: string | null;
}

export interface Claim {
  /** A resumed registration keeps the expiry of the first one. */
  readonly expiresAt: number;
  readonly isResumed: boolean;
  /** Larger than the number of every earlier claim of this state. */
  readonly claimNumber: number;
}

/** Methods that need the database throw the problem `unavailable` while it is unreachable. */
export interface Routes {
  /** `isRegistered` is about this node. Null if any node has the state with another resume secret or with none. */
  claim(route: RouteRequest, isRegistered: boolean): Promise<Claim | null>;
  /** Call this before each send. False if another node has taken the state over, or a different response was sent. */
  take(registration: Registration, query: CallbackQuery): Promise<boolean>;
  /** After delivery: the state cannot be resumed, and every node knows the outcome until the registration expires. */
  markUsed(registration: Registration, status: DeliveryStatus): void;
  /** After the client has rejected a response: another one may be sent. */
  reopen(registration: Registration): void;
  /** After a lost connection: the states can be resumed, or registered again if they have no resume secret. */
  release(registrations: readonly Registration[]): void;
  /** After the end of a registration: the state can be registered again. */
  forget(registration: Registration): void;
  /**
   * Delivers through the node where the state is registered. 'away': the client is disconnected and may resume.
   * 'unknown': the state is not registered. Throws Undelivered.
   */
  forward(hash: string, query: CallbackQuery): Promise<Delivery | 'away' | 'unknown'>;
  sweep(now: number): void;
}

/** A state that the holder of the resume secret may register again. */
interface Resumable extends Expiring {
  readonly secretHash: string;
}

/** For a single node. All states are in its memory, where the latest claim replaces the others: it needs no number. */
export class LocalRoutes implements Routes {
  readonly #now: () => number;
  readonly #resumables: ExpiringMap<Resumable>;

  constructor(now: () => number, max: number) {
    this.#now = now;
    this.#resumables = new ExpiringMap(max);
  }

  async claim({ hash, secretHash, expiresAt }: RouteRequest, isRegistered: boolean): Promise<Claim | null> {
    const resumable = this.#resumables.find(hash, this.#now());
    if (resumable && resumable.secretHash !== secretHash) return null;
    if (resumable) return { expiresAt: resumable.expiresAt, isResumed: true, claimNumber: 0 };
    if (isRegistered) return null;
    if (secretHash !== null) this.#resumables.add(hash, { secretHash, expiresAt });
    return { expiresAt, isResumed: false, claimNumber: 0 };
  }

  async take(): Promise<boolean> {
    return true;
  }

  markUsed(): void {}
  reopen(): void {}
  release(): void {}

  forget({ hash }: Registration): void {
    this.#resumables.remove(hash);
  }

  async forward(hash: string): Promise<'away' | 'unknown'> {
    return this.#resumables.find(hash, this.#now()) ? 'away' : 'unknown';
  }

  sweep(now: number): void {
    this.#resumables.sweep(now);
  }
}
