// Tables of documents: each row changes one thing about a good document and says whether the format takes it.
import { expect } from 'vitest';
import { validateDocument } from '../../src/package-manager/validate/document.ts';

/** `where`: the pointer and rule of the one finding; absent where the document is accepted. */
export type Row = readonly [title: string, document: unknown, where?: string];

export function judge(document: unknown, where: string | undefined, kind: 'package' | 'packages' | 'repository'): void {
  const { valid, findings } = validateDocument(document, { kind, schemaOnly: true });
  const found = findings.map(({ pointer, rule }) => `${pointer} ${rule}`);
  expect({ valid, found }).toEqual(where === undefined ? { valid: true, found: [] } : { valid: false, found: [where] });
}

/** As many characters as code points, each of two UTF-16 units. */
export const points = (count: number): string => '𝄞'.repeat(count);

/** `object` without some of its fields. */
export const without = (object: object, ...names: string[]): object =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

/** Values of every type but the named ones, with their names. */
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
