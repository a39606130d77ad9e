// Rate limits, in memory and per node.
import { addressGroup } from '../contract/address-group.ts';
import { Problem } from '../problem.ts';

/** The oldest entries are dropped beyond this number. */
const REMEMBERED = 20_000;
/** Tolerance for timers and network jitter: this share of the interval must have passed. */
const LEEWAY = 0.75;

/** Requests for unknown tokens, counted by address (IPv6: /64) in a window that begins with the first. */
export class UnknownTokens {
  readonly #most: number;
  readonly #windowMs: number;
  /** In the order in which the windows began. */
  readonly #windows = new Map<string, { readonly since: number; count: number }>();

  constructor(most: number, windowMs: number) {
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** intent-unknown, or too-many-requests past the limit. */
  refuse(address: string, now: number): Problem {
    dropWhile(this.#windows, ({ since }) => since + this.#windowMs <= now);
    const key = addressGroup(address);
    const window = this.#windows.get(key) ?? { since: now, count: 0 };
    window.count += 1;
    this.#windows.set(key, window);
    if (window.count <= this.#most) return new Problem('intent-not-found');
    return new Problem('too-many-unknown-tokens', undefined, {
      headers: { 'Retry-After': seconds(window.since + this.#windowMs - now) },
    });
  }
}

/** Minimum interval between two polls of a pending intent by one caller. */
export class PollPace {
  readonly #intervalMs: number;
  /** When each caller was last answered, the longest ago first. */
  readonly #answered = new Map<string, number>();

  constructor(intervalMs: number) {
    this.#intervalMs = intervalMs;
  }

  /** Throws when the caller polls too soon; a refused poll does not restart the interval. */
  check(caller: string, now: number): void {
    dropWhile(this.#answered, (time) => time + this.#intervalMs <= now);
    const last = this.#answered.get(caller);
    if (last !== undefined && now - last < this.#intervalMs * LEEWAY) {
      const every = `Poll every ${this.#intervalMs / 1_000} seconds, or open a stream.`;
      throw new Problem('polling-too-fast', every, {
        headers: { 'Retry-After': seconds(last + this.#intervalMs - now) },
      });
    }
    this.#answered.delete(caller);
    this.#answered.set(caller, now);
  }
}

const seconds = (ms: number): string => String(Math.min(3_600, Math.max(1, Math.ceil(ms / 1_000))));

/** From the oldest entry on; and the oldest ones anyway where there are too many. */
function dropWhile<T>(entries: Map<string, T>, over: (entry: T) => boolean): void {
  for (const [key, entry] of entries) {
    if (entries.size < REMEMBERED && !over(entry)) return;
    entries.delete(key);
  }
}
