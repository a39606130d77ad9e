import type { Entry } from '../history.ts';
import { byKey, type Check, entriesOf } from './select.ts';
import { faultsOf } from './streams-end.ts';

/** Without a fault, a registered client receives its code: the page does not report that the client is away. */
export const undisturbed: Check = (history) => {
  const pages = byKey(entriesOf(history, 'page'));
  const works = entriesOf(history, 'works').filter(({ key }) => key === 'flows');
  const over = (from: number): number => works.find(({ begin }) => begin >= from)?.end ?? Infinity;
  const faults = faultsOf(history).map(({ begin, healed }) => ({ begin, end: over(healed) }));
  const times = [{ begin: 0, end: over(0) }, ...faults];
  return [...byKey(entriesOf(history, 'register'))].flatMap(([state, registrations]) => {
    const asked = pages.get(state) ?? [];
    const refused = asked.length > 0 && asked.every(({ outcome }) => outcome === 'refused');
    if (!refused || registrations.at(-1)?.outcome !== 'ok') return [];
    const all: readonly Entry[] = [...registrations, ...asked];
    const begin = Math.min(...all.map((entry) => entry.begin));
    const end = Math.max(...all.map((entry) => entry.end ?? entry.begin));
    const isDisturbed = times.some((time) => time.begin <= end && time.end >= begin);
    return isDisturbed
      ? []
      : [`${state} was registered (${registrations.at(-1)?.value}), but its page reports that the client is away`];
  });
};
