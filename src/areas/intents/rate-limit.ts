// Rate limits for polls and for requests with unknown tokens.

import { hash } from 'node:crypto';
import type { Settings } from '../../../generated/config/settings.ts';
import type { MaybePromise } from '../../base/async/maybe-promise.ts';
import { Problem } from '../../base/problem.ts';
import { DATABASE_NOW } from '../../base/state/nodes/mailbox.ts';
import type { Database } from '../../base/state/port.ts';
import { addressGroup } from '../../contract/address-group.ts';

export interface Window {
  /** The number of requests in the window, including this one. */
  readonly count: number;
  /** Time until the window ends. */
  readonly remainingMs: number;
}

/** Counts requests by key. A window begins with its first request. */
export interface Windows {
  count(key: string, windowMs: number): MaybePromise<Window>;
  /** Removes windows that began at least `ageMs` ago. */
  sweep(ageMs: number): Promise<void>;
}

/** If there are more, the oldest is dropped. */
const MAX_WINDOWS = 20_000;

/** Counts the requests of one node. */
export class LocalWindows implements Windows {
  readonly #now: () => number;
  readonly #windows = new Map<string, { readonly since: number; count: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  count(key: string, windowMs: number): Window {
    const now = this.#now();
    const current = this.#windows.get(key);
    const window = current && current.since + windowMs > now ? current : { since: now, count: 0 };
    window.count += 1;
    if (window !== current) {
      this.#windows.delete(key); // moves the key to the end, so that the oldest window comes first
      this.#windows.set(key, window);
    }
    if (this.#windows.size > MAX_WINDOWS) this.#windows.delete(this.#windows.keys().next().value ?? '');
    return { count: window.count, remainingMs: window.since + windowMs - now };
  }

  async sweep(ageMs: number): Promise<void> {
    const oldest = this.#now() - ageMs;
    for (const [key, { since }] of this.#windows) {
      if (since > oldest) return;
      this.#windows.delete(key);
    }
  }
}

/** Counts requests with unknown tokens by address (IPv6: by /64). Beyond the limit: too-many-unknown-tokens. */
export async function unknownTokenProblem(
  windows: Windows,
  address: string,
  { maxUnknownTokens, unknownTokensMs }: Pick<Settings['intents'], 'maxUnknownTokens' | 'unknownTokensMs'>,
): Promise<Problem> {
  const { count, remainingMs } = await windows.count(`unknown:${addressGroup(address)}`, unknownTokensMs);
  if (count <= maxUnknownTokens) return new Problem('intent-not-found');
  return new Problem('too-many-unknown-tokens', undefined, { headers: { 'Retry-After': seconds(remainingMs) } });
}

/** Throws if a caller polls a pending intent too fast. Several callers at the documented interval are allowed. */
export async function checkPollRate(
  windows: Windows,
  caller: string,
  { pollMs, maxPollsPerSecond }: Pick<Settings['intents'], 'pollMs' | 'maxPollsPerSecond'>,
): Promise<void> {
  const { count } = await windows.count(`poll:${caller}`, 1_000);
  if (count <= maxPollsPerSecond) return;
  const advice = `Poll every ${pollMs / 1_000} seconds, or open a stream.`;
  throw new Problem('polling-too-fast', advice, { headers: { 'Retry-After': seconds(pollMs) } });
}

export const seconds = (ms: number): string => String(Math.min(3_600, Math.max(1, Math.ceil(ms / 1_000))));

/** The windows of all nodes that share a PostgreSQL database, by its clock. Stores only hashes of the keys. */
export class WindowStore implements Windows {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async count(key: string, windowMs: number): Promise<Window> {
    const text = `insert into rate_windows (key_hash, since, count) values ($1, ${DATABASE_NOW}, 1)
      on conflict (key_hash) do update set
        count = case when rate_windows.since + $2 <= excluded.since then 1 else rate_windows.count + 1 end,
        since = case when rate_windows.since + $2 <= excluded.since then excluded.since else rate_windows.since end
      returning count, since + $2 - ${DATABASE_NOW} as remaining`;
    const [rows] = await this.#database.commit([{ text, values: [hash('sha256', key, 'base64url'), windowMs] }]);
    const [row] = rows ?? [];
    return { count: Number(row?.['count']), remainingMs: Number(row?.['remaining']) };
  }

  async sweep(ageMs: number): Promise<void> {
    const text = `delete from rate_windows where since <= ${DATABASE_NOW} - $1`;
    await this.#database.commit([{ text, values: [ageMs] }]);
  }
}
