import { accepted, byKey, type Check, of, precedes } from './select.ts';

/**
 * A code reaches one socket, once. With `acknowledge` the same one comes again until a page
 * has said that it arrived.
 */
export const codeOnce: Check = (history) => {
  const acknowledging = new Set(
    of(history, 'register').flatMap(({ key, value }) => (value === 'acknowledge' ? [key] : [])),
  );
  const pages = byKey(accepted(history, 'page'));
  return [...Map.groupBy(of(history, 'code'), ({ key, value }) => `${key} ${value}`).values()].flatMap((codes) => {
    const state = codes[0]?.key ?? '';
    if (!acknowledging.has(state)) return codes.length > 1 ? [`${state} got its code ${codes.length} times`] : [];
    const late = codes.some((code) => (pages.get(state) ?? []).some((page) => precedes(page, code)));
    return late ? [`${state} got its code again after its acknowledgement`] : [];
  });
};
