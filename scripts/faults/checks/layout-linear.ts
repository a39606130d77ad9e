import type { Entry } from '../history.ts';
import { accepted, type Check, precedes } from './select.ts';

/** Each change of a layout has a revision of its own, later ones a larger one, and no read goes back. */
export const layoutLinear: Check = (history) => {
  const numbered = (entries: readonly Entry[]) => entries.filter(({ value }) => typeof value === 'number');
  const writes = numbered(accepted(history, 'write'));
  const later = (one: Entry, other: Entry): boolean => precedes(one, other) && Number(one.value) > Number(other.value);
  const seen = new Map<number, Entry>();
  const equal = writes.filter((write) => {
    const number = Number(write.value);
    if (seen.has(number)) return true;
    seen.set(number, write);
    return false;
  });
  const wrong = [...writes, ...numbered(accepted(history, 'read'))].filter((entry) =>
    writes.some((write) => later(write, entry)),
  );
  return [
    ...equal.map(({ key, value }) => `revision ${value} was given twice, again to ${key}`),
    ...wrong.map(
      ({ operation, key, value }) => `${operation} of ${key} has revision ${value}, and a later one was before`,
    ),
  ];
};
