import type { Entry } from '../history.ts';
import { accepted, byKey, type Check, of } from './select.ts';

/** A stream has told of the approval soon after it, or after the fault that kept it from it; or it has ended. */
export const streamsDeliver: Check = (history, recoveryMs) => open(history, 'approve', recoveryMs);

/** A stream ends with the credential that it was opened with, in the same time. */
export const streamsEnd: Check = (history, recoveryMs) => open(history, 'revoke', recoveryMs);

function open(history: readonly Entry[], cause: 'approve' | 'revoke', recoveryMs: number): string[] {
  const causes = byKey(accepted(history, cause));
  const over = Math.max(0, ...history.map(({ begin, end }) => end ?? begin));
  return of(history, 'stream').flatMap((stream) => {
    const [first] = causes.get(stream.key) ?? [];
    if (!first) return [];
    const due = afterFaults(history, Math.max(stream.begin, first.end ?? first.begin), recoveryMs) + recoveryMs;
    return (stream.end ?? over) > due ? [`the stream of ${stream.key} is open ${recoveryMs} ms after ${cause}`] : [];
  });
}

/** The moment, or the healing of the faults that came before it was over. */
function afterFaults(history: readonly Entry[], moment: number, recoveryMs: number): number {
  let from = moment;
  for (const fault of of(history, 'fault')) {
    const healed = of(history, 'heal').find(({ begin }) => begin >= fault.begin)?.begin ?? Infinity;
    if (fault.begin < from + recoveryMs && healed > from) from = healed;
  }
  return from;
}
