// Tables of documents. Each row changes one part of a valid document.
import { expect } from 'vitest';
import { validateDocument } from '../../src/package-manager/validate/document.ts';

/** `expected`: pointer and rule of the only finding; absent if the document is valid. */
export type Row = readonly [title: string, document: unknown, expected?: string];

export function expectFinding(
  document: unknown,
  expected: string | undefined,
  kind: 'package' | 'packages' | 'repository',
): void {
  const { valid, findings } = validateDocument(document, { kind, schemaOnly: true });
  const found = findings.map(({ pointer, rule }) => `${pointer} ${rule}`);
  expect({ valid, found }).toEqual(
    expected === undefined ? { valid: true, found: [] } : { valid: false, found: [expected] },
  );
}

/** A string of `count` characters, each of two UTF-16 code units. */
export const characters = (count: number): string => '𝄞'.repeat(count);

export const without = (object: object, ...names: string[]): object =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

/** A value of every type except the given ones. */
export const valuesOtherThan = (...types: string[]): (readonly [type: string, value: unknown])[] =>
  (
    [
      ['null', null],
      ['boolean', true],
      ['number', 1.5],
      ['string', 'text'],
      ['array', ['text']],
      ['object', { text: 'text' }],
    ] as const
  ).filter(([type]) => !types.includes(type));
