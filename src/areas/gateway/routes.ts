// Who may register a state, and which node has it.
import type { MaybePromise } from '../../base/async/maybe-promise.ts';
import type { CallbackQuery, Delivery, DeliveryStatus } from './callback.ts';
import { type Expiring, ExpiringMap } from './expiring-map.ts';
import type { Registration } from './registrations.ts';

export interface RouteRequest {
  readonly state: string;
  readonly hash: string;
  /** Hash of the resume secret; null: there is none. */
  readonly resume: string | null;
  readonly expiresAt: number;
}

export interface Claim {
  /** That of the first registration, where this one resumes it. */
  readonly expiresAt: number;
  readonly resumed: boolean;
  /** Of this claim; larger than those before. */
  readonly claim: number;
}

/** Whatever needs the database throws the problem `unavailable` while it is away. */
export interface Routes {
  /** Null: another registration has the state, here (`held`) or elsewhere, and the secret is not its. */
  claim(route: RouteRequest, held: boolean): MaybePromise<Claim | null>;
  /** Before each sending: false when this node has the state no more, or has sent another answer. */
  take(registration: Registration, query: CallbackQuery): MaybePromise<boolean>;
  /** The client has the answer: nobody can resume, and every node knows the outcome until the registration expires. */
  used(registration: Registration, status: DeliveryStatus): void;
  /** Their connection is lost: they can be resumed, or registered anew where there is no secret. */
  released(registrations: readonly Registration[]): void;
  /** Given up: the state can be registered anew. */
  forgotten(registration: Registration): void;
  /**
   * Delivers through the node that has the state. 'away': the client may come back and resume. 'unknown': nobody has it.
   * Throws Undelivered.
   */
  forward(hash: string, query: CallbackQuery): MaybePromise<Delivery | 'away' | 'unknown'>;
  sweep(now: number): void;
}

/** A state that the holder of the resume secret may register again. */
interface Resumable extends Expiring {
  /** A hash. */
  readonly secret: string;
}

/** One node, which has all states in its memory. */
export class LocalRoutes implements Routes {
  readonly #now: () => number;
  readonly #resumable: ExpiringMap<Resumable>;

  constructor(now: () => number, max: number) {
    this.#now = now;
    this.#resumable = new ExpiringMap(max);
  }

  claim({ hash, resume, expiresAt }: RouteRequest, held: boolean): Claim | null {
    const known = this.#resumable.find(hash, this.#now());
    if (known ? known.secret !== resume : held) return null;
    if (known) return { expiresAt: known.until, resumed: true, claim: 0 };
    if (resume !== null) this.#resumable.add(hash, { secret: resume, until: expiresAt });
    return { expiresAt, resumed: false, claim: 0 };
  }

  take(): true {
    return true;
  }

  used(): void {}

  released(): void {}

  forgotten({ hash }: Registration): void {
    this.#resumable.remove(hash);
  }

  forward(hash: string): 'away' | 'unknown' {
    return this.#resumable.find(hash, this.#now()) ? 'away' : 'unknown';
  }

  sweep(now: number): void {
    this.#resumable.sweep(now);
  }
}
