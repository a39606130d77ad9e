import { Problem } from '../../base/problem.ts';
import type { ConsumeOutcome, LinkOutcome } from './store.ts';

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
