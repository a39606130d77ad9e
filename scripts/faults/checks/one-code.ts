import { byKey, type Check, entriesOf } from './select.ts';

/** A state never receives two different codes, on any socket of any node. */
export const oneCode: Check = (history) =>
  [...byKey(entriesOf(history, 'code'))].flatMap(([state, codes]) =>
    new Set(codes.map(({ value }) => value)).size > 1 ? [`${state} got different codes`] : [],
  );
