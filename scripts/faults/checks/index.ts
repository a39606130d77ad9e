import type { Entry } from '../history.ts';
import { codeOnce } from './code-once.ts';
import { evalOnce } from './eval-once.ts';
import { layoutLinear } from './layout-linear.ts';
import { linksOnce } from './links-once.ts';
import { notAfterRefusal } from './not-after-refusal.ts';
import { oneCode } from './one-code.ts';
import { pageHasCode } from './page-has-code.ts';
import { revocationFinal } from './revocation-final.ts';
import { type Check, RECOVERY_MS } from './select.ts';
import { streamsDeliver, streamsEnd } from './streams-end.ts';
import { undisturbed } from './undisturbed.ts';
import { worksAgain } from './works-again.ts';
import { writeReadable } from './write-readable.ts';

const CHECKS = {
  'code-once': codeOnce,
  'one-code': oneCode,
  'not-after-refusal': notAfterRefusal,
  'page-has-code': pageHasCode,
  'undisturbed-delivers': undisturbed,
  'links-once': linksOnce,
  'write-readable': writeReadable,
  'revocation-final': revocationFinal,
  'eval-once': evalOnce,
  'layout-linear': layoutLinear,
  'works-again': worksAgain,
  'streams-deliver': streamsDeliver,
  'streams-end': streamsEnd,
} satisfies Readonly<Record<string, Check>>;

export type CheckName = keyof typeof CHECKS;

/** Returns the violations of each failed check. */
export const checkHistory = (
  history: readonly Entry[],
  recoveryMs = RECOVERY_MS,
): Partial<Record<CheckName, string[]>> =>
  Object.fromEntries(
    Object.entries(CHECKS)
      .map(([name, check]) => [name, check(history, recoveryMs)] as const)
      .filter(([, violations]) => violations.length > 0),
  );
