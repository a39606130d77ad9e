import type { Entry } from '../history.ts';
import { accepted, byKey, type Check, of } from './select.ts';
import { RECOVERY_MS } from './works-again.ts';

/** A stream has told of the approval ten seconds after it, or after the fault that kept it from it; or it has ended. */
export const streamsDeliver: Check = (history) => open(history, 'approve');

/** A stream ends with the credential that it was opened with, in the same time. */
export const streamsEnd: Check = (history) => open(history, 'revoke');

function open(history: readonly Entry[], cause: 'approve' | 'revoke'): string[] {
  const causes = byKey(accepted(history, cause));
  const over = Math.max(0, ...history.map(({ begin, end }) => end ?? begin));
  return of(history, 'stream').flatMap((stream) => {
    const [first] = causes.get(stream.key) ?? [];
    if (!first) return [];
    const due = afterFaults(history, Math.max(stream.begin, first.end ?? first.begin)) + RECOVERY_MS;
    return (stream.end ?? over) > due ? [`the stream of ${stream.key} is open ${RECOVERY_MS} ms after ${cause}`] : [];
  });
}

/** The moment, or the healing of the faults that came before it was over. */
function afterFaults(history: readonly Entry[], moment: number): number {
  let from = moment;
  for (const fault of of(history, 'fault')) {
    const healed = of(history, 'heal').find(({ begin }) => begin >= fault.begin)?.begin ?? Infinity;
    if (fault.begin < from + RECOVERY_MS && healed > from) from = healed;
  }
  return from;
}
