import { acknowledgingStates, byKey, type Check, entriesOf, precedes, successful } from './select.ts';

/**
 * A code is delivered to one socket, once. With `acknowledge` the same code is delivered again until a page has reported
 * its arrival.
 */
export const codeOnce: Check = (history) => {
  const acknowledging = acknowledgingStates(history);
  const pages = byKey(successful(history, 'page'));
  return [...Map.groupBy(entriesOf(history, 'code'), ({ key, value }) => `${key} ${value}`).values()].flatMap(
    (codes) => {
      const state = codes[0]?.key ?? '';
      if (!acknowledging.has(state)) return codes.length > 1 ? [`${state} got its code ${codes.length} times`] : [];
      const isRepeated = codes.some((code) => (pages.get(state) ?? []).some((page) => precedes(page, code)));
      return isRepeated ? [`${state} got its code again after its acknowledgement`] : [];
    },
  );
};
