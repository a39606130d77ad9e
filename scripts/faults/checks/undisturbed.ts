import type { Entry } from '../history.ts';
import { byKey, type Check, entriesOf } from './select.ts';
import { faultsOf } from './streams-end.ts';

/** Without a fault, a registered client receives its code: the page does not report that the client is away. */
export const undisturbed: Check = (history) => {
  const pages = byKey(entriesOf(history, 'page'));
  const works = entriesOf(history, 'works').filter(({ key }) => key === 'flows');
  const recoveredAt = (from: number): number => works.find(({ begin }) => begin >= from)?.end ?? Infinity;
  const faults = faultsOf(history).map(({ begin, healed }) => ({ begin, end: recoveredAt(healed) }));
  const disturbances = [{ begin: 0, end: recoveredAt(0) }, ...faults];
  return [...byKey(entriesOf(history, 'register'))].flatMap(([state, registrations]) => {
    const callbacks = pages.get(state) ?? [];
    const refused = callbacks.length > 0 && callbacks.every(({ outcome }) => outcome === 'refused');
    if (!refused || registrations.at(-1)?.outcome !== 'ok') return [];
    const all: readonly Entry[] = [...registrations, ...callbacks];
    const begin = Math.min(...all.map((entry) => entry.begin));
    const end = Math.max(...all.map((entry) => entry.end ?? entry.begin));
    const isDisturbed = disturbances.some((disturbance) => disturbance.begin <= end && disturbance.end >= begin);
    return isDisturbed
      ? []
      : [`${state} was registered (${registrations.at(-1)?.value}), but its page reports that the client is away`];
  });
};
