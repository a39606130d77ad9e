import type { Entry } from '../history.ts';
import { accepted, byKey, type Check, of } from './select.ts';

/** A stream has told of the approval soon after it, or after the fault that kept it from it; or it has ended. */
export const streamsDeliver: Check = (history, recoveryMs) => open(history, 'approve', recoveryMs);

/** A stream ends with the credential that it was opened with, in the same time. */
export const streamsEnd: Check = (history, recoveryMs) => open(history, 'revoke', recoveryMs);

function open(history: readonly Entry[], cause: 'approve' | 'revoke', recoveryMs: number): string[] {
  const causes = byKey(accepted(history, cause));
  const faults = faultsOf(history);
  const over = history.reduce((last, { begin, end }) => Math.max(last, end ?? begin), 0);
  return of(history, 'stream').flatMap((stream) => {
    const [first] = causes.get(stream.key) ?? [];
    if (!first) return [];
    let from = Math.max(stream.begin, first.end ?? first.begin);
    for (const { begin, healed } of faults) if (begin < from + recoveryMs && healed > from) from = healed;
    const late = (stream.end ?? over) > from + recoveryMs;
    return late ? [`the stream of ${stream.key} is open ${recoveryMs} ms after ${cause}`] : [];
  });
}

export function faultsOf(history: readonly Entry[]): readonly { readonly begin: number; readonly healed: number }[] {
  const heals = of(history, 'heal');
  return of(history, 'fault').map(({ begin, key }) => ({
    begin,
    healed: heals.find((heal) => heal.begin >= begin && heal.key === key)?.begin ?? Infinity,
  }));
}
