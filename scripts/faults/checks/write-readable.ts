import { accepted, byKey, type Check, precedes } from './select.ts';

/** What was acknowledged is there, on every node, from then on. */
export const writeReadable: Check = (history) => {
  const writes = byKey(accepted(history, 'write'));
  return accepted(history, 'read')
    .filter(({ found }) => found === false)
    .filter((read) => writes.get(read.key)?.some((write) => precedes(write, read)))
    .map(({ key, node }) => `${key} was written, and is not there on ${node}`);
};
