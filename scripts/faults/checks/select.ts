import type { Entry, Operation } from '../history.ts';

/** How long recovery from a fault may take. */
export const RECOVERY_MS = 10_000;

/** Returns the violations as messages; an empty list when the check passes. */
export type Check = (history: readonly Entry[], recoveryMs: number) => string[];

export const entriesOf = (history: readonly Entry[], ...operations: readonly Operation[]): readonly Entry[] =>
  history.filter(({ operation }) => operations.includes(operation));

export const successful = (history: readonly Entry[], ...operations: readonly Operation[]): readonly Entry[] =>
  entriesOf(history, ...operations).filter(({ outcome }) => outcome === 'ok');

/** States that were registered with `acknowledge`. */
export const acknowledgingStates = (history: readonly Entry[]): ReadonlySet<string> =>
  new Set(entriesOf(history, 'register').flatMap(({ key, value }) => (value === 'acknowledge' ? [key] : [])));

export const byKey = (entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> =>
  Map.groupBy(entries, ({ key }) => key);

/** Whether `one` ended before `other` began. */
export const precedes = (one: Entry, other: Entry): boolean => one.end !== null && one.end < other.begin;
