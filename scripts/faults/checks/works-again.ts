import type { Entry } from '../history.ts';
import { type Check, of } from './select.ts';

export const RECOVERY_MS = 10_000;
export const KINDS = ['flows', 'intents', 'layouts', 'revocations', 'evals'] as const;

/** Ten seconds after a fault is healed every kind of client has done a whole round that began after it. */
export const worksAgain: Check = (history) => {
  const works = of(history, 'works');
  return of(history, 'heal').flatMap((heal) =>
    KINDS.filter((kind) => !works.some((work) => work.key === kind && recovers(heal, work))).map(
      (kind) => `${kind} did not work within 10 s after ${heal.key}`,
    ),
  );
};

const recovers = (heal: Entry, work: Entry): boolean =>
  work.begin >= heal.begin && work.end !== null && work.end <= heal.begin + RECOVERY_MS;
