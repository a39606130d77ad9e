import { acknowledgingStates, byKey, type Check, entriesOf, successful } from './select.ts';

/** When a page reports delivery to an acknowledging application, the application already had the code. */
export const pageHasCode: Check = (history) => {
  const codes = byKey(entriesOf(history, 'code'));
  const acknowledging = acknowledgingStates(history);
  return successful(history, 'page')
    .filter(({ key }) => acknowledging.has(key))
    .filter(({ key, end }) => !codes.get(key)?.some((code) => end !== null && code.begin <= end))
    .map(({ key }) => `the page of ${key} reported delivery, but no socket had received the code`);
};
