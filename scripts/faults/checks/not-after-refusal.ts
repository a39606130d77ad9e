import { byKey, type Check, entriesOf, precedes } from './select.ts';

/** A code that the page reported as not delivered is never delivered later. */
export const notAfterRefusal: Check = (history) => {
  const codes = byKey(entriesOf(history, 'code'));
  return entriesOf(history, 'page')
    .filter(({ outcome }) => outcome === 'refused')
    .filter((page) => codes.get(page.key)?.some((code) => code.value === page.value && precedes(page, code)))
    .map(({ key, value }) => `${key} received ${value} after the page had refused it`);
};
