import { byKey, type Check, successful } from './select.ts';

/** An intent is approved once and has one session. */
export const linksOnce: Check = (history) => [
  ...[...byKey(successful(history, 'approve'))].flatMap(([intent, { length }]) =>
    length > 1 ? [`${intent} was approved ${length} times`] : [],
  ),
  ...[...byKey(successful(history, 'token'))].flatMap(([intent, tokens]) =>
    new Set(tokens.map(({ value }) => value)).size > 1 ? [`${intent} has several sessions`] : [],
  ),
];
