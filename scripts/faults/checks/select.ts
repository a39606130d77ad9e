import type { Entry, Operation } from '../history.ts';

/** Violations, in words; none: it holds. */
export type Check = (history: readonly Entry[]) => string[];

export const of = (history: readonly Entry[], ...operations: readonly Operation[]): readonly Entry[] =>
  history.filter(({ operation }) => operations.includes(operation));

export const accepted = (history: readonly Entry[], ...operations: readonly Operation[]): readonly Entry[] =>
  of(history, ...operations).filter(({ outcome }) => outcome === 'ok');

export const byKey = (entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> =>
  Map.groupBy(entries, ({ key }) => key);

/** Whether one was over before the other began. */
export const precedes = (one: Entry, other: Entry): boolean => one.end !== null && one.end < other.begin;
