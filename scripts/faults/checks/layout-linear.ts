import type { Entry } from '../history.ts';
import { type Check, precedes, successful } from './select.ts';

/** Each layout change gets a unique revision, revisions increase over time, and no read returns an older one. */
export const layoutLinear: Check = (history) => {
  const numbered = (entries: readonly Entry[]) => entries.filter(({ value }) => typeof value === 'number');
  const writes = numbered(successful(history, 'write'));
  const isNewer = (one: Entry, other: Entry): boolean =>
    precedes(one, other) && Number(one.value) > Number(other.value);
  const seen = new Map<number, Entry>();
  const repeated = writes.filter((write) => {
    const number = Number(write.value);
    if (seen.has(number)) return true;
    seen.set(number, write);
    return false;
  });
  const stale = [...writes, ...numbered(successful(history, 'read'))].filter((entry) =>
    writes.some((write) => isNewer(write, entry)),
  );
  return [
    ...repeated.map(({ key, value }) => `revision ${value} was assigned twice, the second time to ${key}`),
    ...stale.map(
      ({ operation, key, value }) => `${operation} of ${key} has revision ${value}, but a newer one was written before`,
    ),
  ];
};
