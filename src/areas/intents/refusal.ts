import { Problem } from '../../base/problem.ts';
import { seconds } from './rate-limit.ts';
import type { IntentCount } from './recent-counts.ts';
import type { ConsumeOutcome, LinkOutcome, PendingLimits } from './store.ts';

/** The problem for an intent that cannot be linked, or has no token for the caller. */
export function problemOf(outcome: Exclude<LinkOutcome | ConsumeOutcome, object>): Problem {
  switch (outcome) {
    case 'not-found':
      return new Problem('intent-not-found');
    case 'denied':
      return new Problem('intent-denied');
    case 'other-caller':
      return new Problem('other-caller');
    case 'session-ended':
      return new Problem('session-ended');
    case 'already-linked':
      return new Problem('intent-already-linked');
    case 'expired':
      return new Problem('intent-expired', 'Create a new intent.');
    case 'pending':
    case 'linked':
      throw new Error(`no problem is defined for the outcome ${outcome}`);
  }
}

/** The problem for an intent that exceeds a limit: that of the requester, who has `count` intents, or the total one. */
export function tooManyIntents(count: IntentCount, { pending, ended }: PendingLimits, now: number): Problem {
  const headers = { 'Retry-After': '60' };
  if (count.pending >= pending) {
    return new Problem('too-many-intents', `This address or caller has ${pending} pending intents.`, { headers });
  }
  if (count.ended < ended)
    return new Problem('unavailable', 'Too many intents are pending. Try again later.', { headers });
  const wait = seconds((count.firstExpiry ?? now) - now);
  const detail = `This address or caller has cancelled ${ended} intents. Try again in ${wait} seconds.`;
  return new Problem('too-many-intents', detail, { headers: { 'Retry-After': wait } });
}
