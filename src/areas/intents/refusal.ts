import { Problem } from '../../base/problem.ts';
import { seconds } from './rate-limit.ts';
import type { IntentCount } from './recent-counts.ts';
import type { ConsumeOutcome, LinkOutcome, PendingLimits } from './store.ts';

const PROBLEMS = {
  'not-found': 'intent-not-found',
  denied: 'intent-denied',
  'other-caller': 'other-caller',
  'session-ended': 'session-ended',
  'already-linked': 'intent-already-linked',
  expired: 'intent-expired',
} as const;

/** The problem for an intent that cannot be linked, or has no token for the caller. */
export function problemOf(outcome: Exclude<LinkOutcome | ConsumeOutcome, object>): Problem {
  if (outcome === 'pending' || outcome === 'linked')
    throw new Error(`no problem is defined for the outcome ${outcome}`);
  return new Problem(PROBLEMS[outcome], outcome === 'expired' ? 'Create a new intent.' : undefined);
}

/** The problem for an intent that exceeds a limit: that of the requester, who has `count` intents, or the total one. */
export function tooManyIntents(count: IntentCount, { pending, ended }: PendingLimits, now: number): Problem {
  const isEnded = count.pending < pending && count.ended >= ended;
  const headers = { 'Retry-After': isEnded ? seconds((count.firstExpiry ?? now) - now) : '60' };
  if (count.pending < pending && count.ended < ended) {
    return new Problem('unavailable', 'Too many intents are pending. Try again later.', { headers });
  }
  const reason = count.pending >= pending ? `${pending} pending intents` : `cancelled ${ended} intents`;
  return new Problem('too-many-intents', `This address or caller has ${reason}. Try again later.`, { headers });
}
