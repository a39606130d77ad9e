import { byKey, type Check, of } from './select.ts';

/** No state gets two codes, whichever socket of whichever node gets them. */
export const oneCode: Check = (history) =>
  [...byKey(of(history, 'code'))].flatMap(([state, codes]) =>
    new Set(codes.map(({ value }) => value)).size > 1 ? [`${state} got different codes`] : [],
  );
