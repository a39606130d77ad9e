// The guarantees, each checked against the history of what clients saw.
import type { Entry, Operation } from './history.ts';

/** How long recovery from a fault may take. */
export const RECOVERY_MS = 10_000;

/** Returns the violations as messages; an empty list when the check passes. */
type Check = (history: readonly Entry[], recoveryMs: number) => string[];

export const entriesOf = (history: readonly Entry[], ...operations: readonly Operation[]): readonly Entry[] =>
  history.filter(({ operation }) => operations.includes(operation));

const successful = (history: readonly Entry[], ...operations: readonly Operation[]): readonly Entry[] =>
  entriesOf(history, ...operations).filter(({ outcome }) => outcome === 'ok');

/** States that were registered with `acknowledge`. */
const acknowledgingStates = (history: readonly Entry[]): ReadonlySet<string> =>
  new Set(entriesOf(history, 'register').flatMap(({ key, value }) => (value === 'acknowledge' ? [key] : [])));

const byKey = (entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> =>
  Map.groupBy(entries, ({ key }) => key);

/** Whether `one` ended before `other` began. */
const precedes = (one: Entry, other: Entry): boolean => one.end !== null && one.end < other.begin;

/**
 * A code is delivered to one socket, once. With `acknowledge` the same code is delivered again until a page has reported
 * its arrival.
 */
const codeOnce: Check = (history) => {
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

/** A state never receives two different codes, on any socket of any node. */
const oneCode: Check = (history) =>
  [...byKey(entriesOf(history, 'code'))].flatMap(([state, codes]) =>
    new Set(codes.map(({ value }) => value)).size > 1 ? [`${state} got different codes`] : [],
  );

/** A code that the page reported as not delivered is never delivered later. */
const notAfterRefusal: Check = (history) => {
  const codes = byKey(entriesOf(history, 'code'));
  return entriesOf(history, 'page')
    .filter(({ outcome }) => outcome === 'refused')
    .filter((page) => codes.get(page.key)?.some((code) => code.value === page.value && precedes(page, code)))
    .map(({ key, value }) => `${key} received ${value} after the page had refused it`);
};

/** When a page reports delivery to an acknowledging application, the application already had the code. */
const pageHasCode: Check = (history) => {
  const codes = byKey(entriesOf(history, 'code'));
  const acknowledging = acknowledgingStates(history);
  return successful(history, 'page')
    .filter(({ key }) => acknowledging.has(key))
    .filter(({ key, end }) => !codes.get(key)?.some((code) => end !== null && code.begin <= end))
    .map(({ key }) => `the page of ${key} reported delivery, but no socket had received the code`);
};

/** Without a fault, a registered client receives its code: the page does not report that the client is away. */
const undisturbed: Check = (history) => {
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

/** An intent is approved once and has one session. */
const linksOnce: Check = (history) => [
  ...[...byKey(successful(history, 'approve'))].flatMap(([intent, { length }]) =>
    length > 1 ? [`${intent} was approved ${length} times`] : [],
  ),
  ...[...byKey(successful(history, 'token'))].flatMap(([intent, tokens]) =>
    new Set(tokens.map(({ value }) => value)).size > 1 ? [`${intent} has several sessions`] : [],
  ),
];

/** An acknowledged write is visible on every node from then on. */
const writeReadable: Check = (history) => {
  const writes = byKey(successful(history, 'write'));
  return successful(history, 'read')
    .filter(({ found }) => found === false)
    .filter((read) => writes.get(read.key)?.some((write) => precedes(write, read)))
    .map(({ key, node }) => `${key} was written but is missing on ${node}`);
};

/** A revoked credential is never accepted again. */
const revocationFinal: Check = (history) => {
  const revoked = byKey(successful(history, 'revoke'));
  return successful(history, 'use')
    .filter((use) => revoked.get(use.key)?.some((revoke) => precedes(revoke, use)))
    .map(({ key, node }) => `${key} was accepted on ${node} after its revocation`);
};

/** Code runs at most once, and it has run when the response says `executed`. */
const evalOnce: Check = (history) => {
  const runs = byKey(entriesOf(history, 'ran'));
  return [
    ...[...runs].flatMap(([code, { length }]) => (length > 1 ? [`${code} ran ${length} times`] : [])),
    ...entriesOf(history, 'eval').flatMap(({ key, value }) =>
      value === 'executed' && !runs.has(key) ? [`${key} was reported as executed but did not run`] : [],
    ),
  ];
};

/** Each layout change gets a unique revision, revisions increase over time, and no read returns an older one. */
const layoutLinear: Check = (history) => {
  const numbered = (entries: readonly Entry[]) => entries.filter(({ value }) => typeof value === 'number');
  const writes = numbered(successful(history, 'write'));
  const isNewer = (one: Entry, other: Entry): boolean =>
    precedes(one, other) && Number(one.value) > Number(other.value);
  const seen = new Map<number, Entry>();
  const repeated = writes.filter((write) => {
    const number = Number(write.value);
    if (seen.has(number)) return true;
    seen.set(number, write);
    return false;
  });
  const stale = [...writes, ...numbered(successful(history, 'read'))].filter((entry) =>
    writes.some((write) => isNewer(write, entry)),
  );
  return [
    ...repeated.map(({ key, value }) => `revision ${value} was assigned twice, the second time to ${key}`),
    ...stale.map(
      ({ operation, key, value }) => `${operation} of ${key} has revision ${value}, but a newer one was written before`,
    ),
  ];
};

export const KINDS = ['flows', 'intents', 'layouts', 'revocations', 'evals'] as const;

/** Within the recovery time after a fault, every kind of client completes a round that began after the fault ended. */
const worksAgain: Check = (history, recoveryMs) => {
  const works = entriesOf(history, 'works');
  return entriesOf(history, 'heal').flatMap((heal) =>
    KINDS.filter((kind) => !works.some((work) => work.key === kind && recovers(heal, work, recoveryMs))).map(
      (kind) => `${kind} did not work within ${recoveryMs} ms after ${heal.key}`,
    ),
  );
};

const recovers = (heal: Entry, work: Entry, recoveryMs: number): boolean =>
  work.begin >= heal.begin && work.end !== null && work.end <= heal.begin + recoveryMs;

/** A stream reports the approval, or ends, within the recovery time after the approval or after a fault that delayed it. */
const streamsDeliver: Check = (history, recoveryMs) => streamsOpenTooLong(history, 'approve', recoveryMs);

/** A stream ends within the same time after its credential was revoked. */
const streamsEnd: Check = (history, recoveryMs) => streamsOpenTooLong(history, 'revoke', recoveryMs);

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

function faultsOf(history: readonly Entry[]): readonly { readonly begin: number; readonly healed: number }[] {
  const heals = entriesOf(history, 'heal');
  return entriesOf(history, 'fault').map(({ begin, key }) => ({
    begin,
    healed: heals.find((heal) => heal.begin >= begin && heal.key === key)?.begin ?? Infinity,
  }));
}

const CHECKS = {
  'code-once': codeOnce,
  'one-code': oneCode,
  'not-after-refusal': notAfterRefusal,
  'page-has-code': pageHasCode,
  'undisturbed-delivers': undisturbed,
  'links-once': linksOnce,
  'write-readable': writeReadable,
  'revocation-final': revocationFinal,
  'eval-once': evalOnce,
  'layout-linear': layoutLinear,
  'works-again': worksAgain,
  'streams-deliver': streamsDeliver,
  'streams-end': streamsEnd,
} satisfies Readonly<Record<string, Check>>;

export type CheckName = keyof typeof CHECKS;

/** Returns the violations of each failed check. */
export const checkHistory = (
  history: readonly Entry[],
  recoveryMs = RECOVERY_MS,
): Partial<Record<CheckName, string[]>> =>
  Object.fromEntries(
    Object.entries(CHECKS)
      .map(([name, check]) => [name, check(history, recoveryMs)] as const)
      .filter(([, violations]) => violations.length > 0),
  );
