import { byKey, type Check, of } from './select.ts';

/** Code runs at most once, and has run where the answer says so. */
export const evalOnce: Check = (history) => {
  const runs = byKey(of(history, 'ran'));
  return [
    ...[...runs].flatMap(([code, { length }]) => (length > 1 ? [`${code} ran ${length} times`] : [])),
    ...of(history, 'eval').flatMap(({ key, value }) =>
      value === 'executed' && !runs.has(key) ? [`${key} is told to have run, and has not`] : [],
    ),
  ];
};
