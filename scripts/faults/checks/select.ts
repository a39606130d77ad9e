import type { Entry, Operation } from '../history.ts';

/** How long after a fault everything may take to work again. */
export const RECOVERY_MS = 10_000;

/** Violations, in words; none: it holds. */
export type Check = (history: readonly Entry[], recoveryMs: number) => string[];

export const of = (history: readonly Entry[], ...operations: readonly Operation[]): readonly Entry[] =>
  history.filter(({ operation }) => operations.includes(operation));

export const accepted = (history: readonly Entry[], ...operations: readonly Operation[]): readonly Entry[] =>
  of(history, ...operations).filter(({ outcome }) => outcome === 'ok');

export const byKey = (entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> =>
  Map.groupBy(entries, ({ key }) => key);

/** Whether one was over before the other began. */
export const precedes = (one: Entry, other: Entry): boolean => one.end !== null && one.end < other.begin;
