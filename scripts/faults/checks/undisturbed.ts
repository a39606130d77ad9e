import type { Entry } from '../history.ts';
import { byKey, type Check, of } from './select.ts';
import { faultsOf } from './streams-end.ts';

/** A client that is registered gets its code, when there is no fault meanwhile: the page does not say that it is away. */
export const undisturbed: Check = (history) => {
  const pages = byKey(of(history, 'page'));
  const works = of(history, 'works').filter(({ key }) => key === 'flows');
  const over = (from: number): number => works.find(({ begin }) => begin >= from)?.end ?? Infinity;
  const faults = faultsOf(history).map(({ begin, healed }) => ({ begin, end: over(healed) }));
  const times = [{ begin: 0, end: over(0) }, ...faults];
  return [...byKey(of(history, 'register'))].flatMap(([state, registrations]) => {
    const asked = pages.get(state) ?? [];
    const refused = asked.length > 0 && asked.every(({ outcome }) => outcome === 'refused');
    if (!refused || registrations.at(-1)?.outcome !== 'ok') return [];
    const all: readonly Entry[] = [...registrations, ...asked];
    const begin = Math.min(...all.map((entry) => entry.begin));
    const end = Math.max(...all.map((entry) => entry.end ?? entry.begin));
    const hurt = times.some((time) => time.begin <= end && time.end >= begin);
    return hurt
      ? []
      : [`${state} was registered (${registrations.at(-1)?.value}), and its page says that nobody is there`];
  });
};
