import { byKey, type Check, entriesOf } from './select.ts';

/** Code runs at most once, and it has run when the response says `executed`. */
export const evalOnce: Check = (history) => {
  const runs = byKey(entriesOf(history, 'ran'));
  return [
    ...[...runs].flatMap(([code, { length }]) => (length > 1 ? [`${code} ran ${length} times`] : [])),
    ...entriesOf(history, 'eval').flatMap(({ key, value }) =>
      value === 'executed' && !runs.has(key) ? [`${key} was reported as executed but did not run`] : [],
    ),
  ];
};
