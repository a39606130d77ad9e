import type { Entry } from '../history.ts';
import { type Check, of } from './select.ts';

export const KINDS = ['flows', 'intents', 'layouts', 'revocations', 'evals'] as const;

/** Soon after a fault is healed every kind of client has done a whole round that began after it. */
export const worksAgain: Check = (history, recoveryMs) => {
  const works = of(history, 'works');
  return of(history, 'heal').flatMap((heal) =>
    KINDS.filter((kind) => !works.some((work) => work.key === kind && recovers(heal, work, recoveryMs))).map(
      (kind) => `${kind} did not work within ${recoveryMs} ms after ${heal.key}`,
    ),
  );
};

const recovers = (heal: Entry, work: Entry, recoveryMs: number): boolean =>
  work.begin >= heal.begin && work.end !== null && work.end <= heal.begin + recoveryMs;
