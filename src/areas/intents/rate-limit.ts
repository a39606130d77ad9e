// Rate limits of polls and of guesses at tokens.

import type { MaybePromise } from '../../base/async/maybe-promise.ts';
import { Problem } from '../../base/problem.ts';
import { addressGroup } from '../../contract/address-group.ts';

export interface Window {
  /** Requests in it, this one too. */
  readonly count: number;
  /** Until it is over. */
  readonly remainingMs: number;
}

/** Requests counted by key, in windows that begin with the first. */
export interface Windows {
  count(key: string, windowMs: number): MaybePromise<Window>;
  /** Forgets those that began so long ago. */
  sweep(ageMs: number): Promise<void>;
}

/** The oldest entries are dropped beyond this number. */
const REMEMBERED = 20_000;
/** Of one node. */
export class LocalWindows implements Windows {
  readonly #now: () => number;
  readonly #windows = new Map<string, { readonly since: number; count: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  count(key: string, windowMs: number): Window {
    const now = this.#now();
    const known = this.#windows.get(key);
    const window = known && known.since + windowMs > now ? known : { since: now, count: 0 };
    window.count += 1;
    if (window !== known) {
      this.#windows.delete(key); // the latest stand last
      this.#windows.set(key, window);
    }
    if (this.#windows.size > REMEMBERED) this.#windows.delete(this.#windows.keys().next().value ?? '');
    return { count: window.count, remainingMs: window.since + windowMs - now };
  }

  async sweep(ageMs: number): Promise<void> {
    const before = this.#now() - ageMs;
    for (const [key, { since }] of this.#windows) {
      if (since > before) return;
      this.#windows.delete(key);
    }
  }
}

/** Requests for unknown tokens by address (IPv6: /64): intent-not-found, or too-many-unknown-tokens past the limit. */
export async function refuseUnknown(
  windows: Windows,
  address: string,
  { maxUnknownTokens, unknownTokensMs }: { readonly maxUnknownTokens: number; readonly unknownTokensMs: number },
): Promise<Problem> {
  const { count, remainingMs } = await windows.count(`unknown:${addressGroup(address)}`, unknownTokensMs);
  if (count <= maxUnknownTokens) return new Problem('intent-not-found');
  return new Problem('too-many-unknown-tokens', undefined, { headers: { 'Retry-After': seconds(remainingMs) } });
}

/** Throws when a caller floods a pending intent with polls; several pollers at the documented pace pass. */
export async function checkPace(
  windows: Windows,
  caller: string,
  { pollMs, maxPollsPerSecond }: { readonly pollMs: number; readonly maxPollsPerSecond: number },
): Promise<void> {
  const { count } = await windows.count(`poll:${caller}`, 1_000);
  if (count <= maxPollsPerSecond) return;
  const every = `Poll every ${pollMs / 1_000} seconds, or open a stream.`;
  throw new Problem('polling-too-fast', every, { headers: { 'Retry-After': seconds(pollMs) } });
}

const seconds = (ms: number): string => String(Math.min(3_600, Math.max(1, Math.ceil(ms / 1_000))));
