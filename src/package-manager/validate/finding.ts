import type { Schemas } from '../../../generated/packages/contract.ts';

/** One thing that is wrong, or looks wrong. */
export type Finding = Schemas['PackageFinding'];

export type DocumentKind = Schemas['PackageDocumentKind'];

/** What was found in a document. */
export type Verdict = Schemas['PackageVerdict'];

/** Where in a text something stands; both count from 1, columns in UTF-16 units as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A finding in a file: position 1:1 where the place has no text of its own. */
export interface LocatedFinding extends Finding, Position {
  readonly file: string;
}

export const errorAt = (pointer: string, rule: string, message: string, suggestion: string | null = null): Finding => ({
  pointer,
  rule,
  severity: 'error',
  message,
  suggestion,
});

export const warningAt = (
  pointer: string,
  rule: string,
  message: string,
  suggestion: string | null = null,
): Finding => ({ pointer, rule, severity: 'warning', message, suggestion });

/** One more step of a JSON Pointer (RFC 6901). */
export const pointerTo = (pointer: string, name: string | number): string =>
  `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The steps of a JSON Pointer. */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

const MAX_SHOWN_CHARACTERS = 80;

/** A value as a message shows it: in one line, and not all of a long one. */
export function shown(value: unknown): string {
  const text = Object.is(value, undefined) ? 'nothing' : (JSON.stringify(value) ?? String(value));
  const plain = text.replace(/\p{C}/gu, '·');
  const points = [...plain.slice(0, MAX_SHOWN_CHARACTERS * 2)];
  return points.length > MAX_SHOWN_CHARACTERS ? `${points.slice(0, MAX_SHOWN_CHARACTERS).join('')}…` : plain;
}
