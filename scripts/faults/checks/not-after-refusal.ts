import { byKey, type Check, of, precedes } from './select.ts';

/** A code of which the page said that it was not handed over does not come later. */
export const notAfterRefusal: Check = (history) => {
  const codes = byKey(of(history, 'code'));
  return of(history, 'page')
    .filter(({ outcome }) => outcome === 'refused')
    .filter((page) => codes.get(page.key)?.some((code) => code.value === page.value && precedes(page, code)))
    .map(({ key, value }) => `${key} got ${value} after it was refused`);
};
