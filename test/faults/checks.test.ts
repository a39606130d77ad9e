import { describe, expect, it } from 'vitest';
import { type CheckName, checkHistory, KINDS } from '../../scripts/faults/checks.ts';
import type { Entry, Operation } from '../../scripts/faults/history.ts';

/** An entry that took one millisecond. */
const entry = (begin: number, operation: Operation, key: string, more: Partial<Entry> = {}): Entry => ({
  operation,
  key,
  begin,
  end: begin + 1,
  outcome: 'ok',
  ...more,
});

const PLAIN = entry(0, 'register', 's', { value: 'plain' });
const ACKNOWLEDGE = entry(0, 'register', 's', { value: 'acknowledge' });
const code = (begin: number, value = 'c') => entry(begin, 'code', 's', { value });
const page = (begin: number, more: Partial<Entry> = {}) => entry(begin, 'page', 's', { value: 'c', ...more });
const write = (begin: number, value: number) => entry(begin, 'write', `tab ${begin}`, { value });
const works = KINDS.map((kind) => entry(20, 'works', kind));

const VIOLATIONS: readonly (readonly [CheckName, string, readonly Entry[]])[] = [
  ['code-once', 'a code is delivered twice', [PLAIN, code(2), code(4)]],
  ['code-once', 'a code is delivered again after its acknowledgement', [ACKNOWLEDGE, code(2), page(2), code(9)]],
  ['one-code', 'a state receives two codes', [PLAIN, code(2), code(4, 'd')]],
  ['not-after-refusal', 'a refused code is delivered later', [PLAIN, page(2, { outcome: 'refused' }), code(9)]],
  ['page-has-code', 'a page reports delivery, but no socket received the code', [ACKNOWLEDGE, page(2)]],
  [
    'undisturbed-delivers',
    'a client that resumed is reported as away without any fault',
    [
      entry(0, 'works', 'flows'),
      entry(10, 'register', 's', { value: 'resume' }),
      entry(12, 'register', 's', { value: 'resume' }),
      page(14, { outcome: 'refused' }),
    ],
  ],
  ['links-once', 'an intent is approved twice', [entry(0, 'approve', 'i'), entry(4, 'approve', 'i')]],
  [
    'links-once',
    'an intent has two sessions',
    [entry(0, 'token', 'i', { value: 'a' }), entry(4, 'token', 'i', { value: 'b' })],
  ],
  [
    'write-readable',
    'an acknowledged write is missing',
    [entry(0, 'write', 'w'), entry(4, 'read', 'w', { found: false })],
  ],
  ['revocation-final', 'a revoked session is accepted', [entry(0, 'revoke', 'r'), entry(4, 'use', 'r')]],
  ['eval-once', 'code runs twice', [entry(0, 'ran', 'e'), entry(4, 'ran', 'e')]],
  ['eval-once', 'code is reported as executed but did not run', [entry(0, 'eval', 'e', { value: 'executed' })]],
  ['layout-linear', 'a revision is assigned twice', [write(0, 1), write(4, 1)]],
  [
    'layout-linear',
    'a read returns an older revision',
    [write(0, 2), entry(4, 'read', 'tab 0', { value: 1, found: true })],
  ],
  ['works-again', 'one kind of client does not recover', [entry(10, 'heal', 'kill -9'), ...works.slice(1)]],
  [
    'streams-deliver',
    'a stream never reports the approval',
    [entry(0, 'stream', 'i', { end: null }), entry(4, 'approve', 'i'), code(20_000)],
  ],
  [
    'streams-end',
    'a stream outlives its credential',
    [entry(0, 'stream', 'r', { end: 20_000 }), entry(4, 'revoke', 'r')],
  ],
];

const PASSING: readonly (readonly [string, readonly Entry[]])[] = [
  [
    'the same code again until it is acknowledged',
    [ACKNOWLEDGE, code(2), page(2, { outcome: 'unknown' }), code(9), page(9)],
  ],
  [
    'a read that began before the write was acknowledged',
    [entry(0, 'write', 'w', { end: 5 }), entry(4, 'read', 'w', { found: false })],
  ],
  ['a use that began before the revocation', [entry(0, 'revoke', 'r', { end: 5 }), entry(4, 'use', 'r')]],
  [
    'a write with an unknown outcome',
    [entry(0, 'write', 'w', { outcome: 'unknown' }), entry(4, 'read', 'w', { found: false })],
  ],
  ['clients that all recovered', [entry(10, 'heal', 'kill -9'), ...works]],
  [
    'a stream that a fault delayed',
    [
      entry(0, 'stream', 'i', { end: 20_000 }),
      entry(4, 'approve', 'i'),
      entry(9, 'fault', 'f'),
      entry(15_000, 'heal', 'f'),
      ...KINDS.map((kind) => entry(15_001, 'works', kind)),
    ],
  ],
];

describe('a check of a history', () => {
  it.each(VIOLATIONS)('%s reports that %s, and no other check fails', (name, _, history) => {
    expect(Object.keys(checkHistory(history))).toEqual([name]);
  });

  it.each(PASSING)('accepts %s', (_, history) => {
    expect(checkHistory(history)).toEqual({});
  });
});
