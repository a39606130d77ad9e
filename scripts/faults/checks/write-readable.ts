import { byKey, type Check, precedes, successful } from './select.ts';

/** An acknowledged write is visible on every node from then on. */
export const writeReadable: Check = (history) => {
  const writes = byKey(successful(history, 'write'));
  return successful(history, 'read')
    .filter(({ found }) => found === false)
    .filter((read) => writes.get(read.key)?.some((write) => precedes(write, read)))
    .map(({ key, node }) => `${key} was written but is missing on ${node}`);
};
