// Several nodes under faults, and the proof that the checks find what they are for. Longer: npm run faults.
import { describe, expect, it } from 'vitest';
import { type CheckName, judge } from '../../scripts/faults/checks/index.ts';
import { of, RECOVERY_MS } from '../../scripts/faults/checks/select.ts';
import type { FaultName } from '../../scripts/faults/faults.ts';
import type { Entry } from '../../scripts/faults/history.ts';
import { type PlantedName, plantedFile } from '../../scripts/faults/planted.ts';
import { run } from '../../scripts/faults/run.ts';
import { seed } from '../rounds.ts';

const FAULTS: readonly FaultName[] = [
  ...(['kill -9', 'short pauses', 'clock one hour off', 'rolling restart'] as const),
  ...(['terminated backends', 'one-way cut', 'ping flood'] as const),
];

/** Three times what `npm run faults` allows: a busy machine is slow, not wrong. */
const SLOW_MS = 30_000;

/** Between the rounds of a client: four times as much as in `npm run faults`, for half of its load. */
const REST_MS = 400;

describe('two platforms and two gateways on one PostgreSQL', () => {
  it('keep every promise over half a minute of faults, and work again after each', { timeout: 240_000 }, async () => {
    const { entries } = await run({
      seed: seed(19),
      seconds: 30,
      faults: FAULTS,
      recoveryMs: SLOW_MS,
      restMs: REST_MS,
    });
    expect(entries.filter(({ operation }) => operation === 'fault').length).toBeGreaterThan(0);
    expect(judge(entries, SLOW_MS)).toEqual({});
  });

  it('are caught by name when they break a promise', { timeout: 240_000 }, async () => {
    const planted: Readonly<Record<PlantedName, CheckName>> = {
      'double-delivery': 'code-once',
      'acknowledgement-before-commit': 'write-readable',
      'dropped-notification': 'streams-deliver',
      'lost-revocation': 'revocation-final',
      'route-not-taken': 'one-code',
    };
    const preloads = (Object.keys(planted) as PlantedName[]).map(plantedFile);
    const missed = (history: readonly Entry[]) => {
      const broken = judge(history);
      return Object.values(planted).filter((check) => !(check in broken));
    };
    // The clients tell of a stream that stays open when they close: by then one has been open for too long.
    const until = (history: readonly Entry[]) => {
      const now = history.at(-1)?.begin ?? 0;
      const waited = of(history, 'approve').some(({ end }) => end !== null && end + RECOVERY_MS < now);
      return waited && missed(history).every((check) => check === 'streams-deliver');
    };
    const { entries } = await run({ seed: seed(19), seconds: 60, faults: [], preloads, until, restMs: REST_MS });
    expect(missed(entries)).toEqual([]);
  });
});
