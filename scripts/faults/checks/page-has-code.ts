import { accepted, byKey, type Check, of } from './select.ts';

/** A page that says that the application has it means that the application had a code, before. */
export const pageHasCode: Check = (history) => {
  const codes = byKey(of(history, 'code'));
  const acknowledging = new Set(
    of(history, 'register').flatMap(({ key, value }) => (value === 'acknowledge' ? [key] : [])),
  );
  return accepted(history, 'page')
    .filter(({ key }) => acknowledging.has(key))
    .filter(({ key, end }) => !codes.get(key)?.some((code) => end !== null && code.begin <= end))
    .map(({ key }) => `the page of ${key} said delivered, and nobody had the code`);
};
