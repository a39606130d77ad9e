import type { Entry } from '../history.ts';
import { type Check, entriesOf } from './select.ts';

export const KINDS = ['flows', 'intents', 'layouts', 'revocations', 'evals'] as const;

/** Within the recovery time after a fault, every kind of client completes a round that began after the fault ended. */
export const worksAgain: Check = (history, recoveryMs) => {
  const works = entriesOf(history, 'works');
  return entriesOf(history, 'heal').flatMap((heal) =>
    KINDS.filter((kind) => !works.some((work) => work.key === kind && recovers(heal, work, recoveryMs))).map(
      (kind) => `${kind} did not work within ${recoveryMs} ms after ${heal.key}`,
    ),
  );
};

const recovers = (heal: Entry, work: Entry, recoveryMs: number): boolean =>
  work.begin >= heal.begin && work.end !== null && work.end <= heal.begin + recoveryMs;
