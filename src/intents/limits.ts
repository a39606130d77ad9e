import { RETENTION_MS } from './store.ts';

export interface IntentLimits {
  readonly lifetimeMs: number;
  readonly defaultMaxAgeSeconds: number;
  /** No session lives longer, whatever was asked for; absent: no such ceiling. */
  readonly maxSessionSeconds?: number | undefined;
  /** Of a session that lives longer, the approval page warns. */
  readonly longSessionSeconds: number;
  readonly maxPending: number;
  readonly maxPendingPerAddress: number;
  /** An intent that came to nothing is remembered for so long after its end. */
  readonly retentionMs: number;
  /** What a caller is asked to wait between two polls of a pending intent. */
  readonly pollMs: number;
  /** Unknown tokens that one address may ask for within `unknownTokensMs`. */
  readonly maxUnknownTokens: number;
  readonly unknownTokensMs: number;
}

export const INTENT_LIMITS: IntentLimits = {
  lifetimeMs: 15 * 60 * 1_000,
  defaultMaxAgeSeconds: 7_776_000,
  longSessionSeconds: 7_776_000,
  maxPending: 10_000,
  maxPendingPerAddress: 32,
  retentionMs: RETENTION_MS,
  pollMs: 2_000,
  maxUnknownTokens: 60,
  unknownTokensMs: 60_000,
};
