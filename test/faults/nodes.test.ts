// Several nodes under faults, and proof that the checks detect injected bugs. The long form is npm run faults.
import { describe, expect, it } from 'vitest';
import { type CheckName, checkHistory, entriesOf, RECOVERY_MS } from '../../scripts/faults/checks.ts';
import type { FaultName } from '../../scripts/faults/faults.ts';
import type { Entry } from '../../scripts/faults/history.ts';
import { type InjectedBugName, injectedBugFile } from '../../scripts/faults/injected-bugs.ts';
import { run } from '../../scripts/faults/run.ts';
import { seed } from '../rounds.ts';

const FAULTS: readonly FaultName[] = [
  ...(['kill -9', 'short pauses', 'clock one hour off', 'rolling restart'] as const),
  ...(['terminated backends', 'one-way cut', 'lost notifications', 'ping flood'] as const),
];

/** Three times the limit of `npm run faults`: a busy machine is slow. */
const SLOW_MS = 30_000;

/** Pause between the rounds of a client: four times that of `npm run faults`, for half of its load. */
const REST_MS = 400;

describe('two platforms and two gateways on one PostgreSQL', () => {
  it('pass every check during half a minute of faults and recover after each', { timeout: 240_000 }, async () => {
    const { entries } = await run({
      seed: seed(19),
      seconds: 30,
      faults: FAULTS,
      recoveryMs: SLOW_MS,
      restMs: REST_MS,
    });
    expect(entries.filter(({ operation }) => operation === 'fault').length).toBeGreaterThan(0);
    expect(checkHistory(entries, SLOW_MS)).toEqual({});
  });

  it('fail the matching check for each injected bug', { timeout: 240_000 }, async () => {
    const detectedBy: Readonly<Record<InjectedBugName, CheckName>> = {
      'double-delivery': 'code-once',
      'acknowledgement-before-commit': 'write-readable',
      'dropped-notification': 'streams-deliver',
      'lost-revocation': 'revocation-final',
      'route-not-taken': 'one-code',
    };
    const preloads = (Object.keys(detectedBy) as InjectedBugName[]).map(injectedBugFile);
    const missed = (history: readonly Entry[]) => {
      const failed = checkHistory(history);
      return Object.values(detectedBy).filter((check) => !(check in failed));
    };
    // Clients record an open stream only when they close. By then one has been open for too long.
    const until = (history: readonly Entry[]) => {
      const now = history.at(-1)?.begin ?? 0;
      const waited = entriesOf(history, 'approve').some(({ end }) => end !== null && end + RECOVERY_MS < now);
      return waited && missed(history).every((check) => check === 'streams-deliver');
    };
    const { entries } = await run({ seed: seed(19), seconds: 60, faults: [], preloads, until, restMs: REST_MS });
    expect(missed(entries)).toEqual([]);
  });
});
