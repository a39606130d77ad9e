import type { Entry } from '../history.ts';
import { byKey, type Check, entriesOf, successful } from './select.ts';

/** A stream reports the approval, or ends, within the recovery time after the approval or after a fault that delayed it. */
export const streamsDeliver: Check = (history, recoveryMs) => streamsOpenTooLong(history, 'approve', recoveryMs);

/** A stream ends within the same time after its credential was revoked. */
export const streamsEnd: Check = (history, recoveryMs) => streamsOpenTooLong(history, 'revoke', recoveryMs);

function streamsOpenTooLong(history: readonly Entry[], cause: 'approve' | 'revoke', recoveryMs: number): string[] {
  const causes = byKey(successful(history, cause));
  const faults = faultsOf(history);
  const historyEnd = history.reduce((last, { begin, end }) => Math.max(last, end ?? begin), 0);
  return entriesOf(history, 'stream').flatMap((stream) => {
    const [first] = causes.get(stream.key) ?? [];
    if (!first) return [];
    let from = Math.max(stream.begin, first.end ?? first.begin);
    for (const { begin, healed } of faults) if (begin < from + recoveryMs && healed > from) from = healed;
    const isLate = (stream.end ?? historyEnd) > from + recoveryMs;
    return isLate ? [`the stream of ${stream.key} is still open ${recoveryMs} ms after ${cause}`] : [];
  });
}

export function faultsOf(history: readonly Entry[]): readonly { readonly begin: number; readonly healed: number }[] {
  const heals = entriesOf(history, 'heal');
  return entriesOf(history, 'fault').map(({ begin, key }) => ({
    begin,
    healed: heals.find((heal) => heal.begin >= begin && heal.key === key)?.begin ?? Infinity,
  }));
}
