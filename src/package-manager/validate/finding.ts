import type { Schemas } from '../../../generated/packages/contract.ts';
import type { resources } from '../../../generated/packages/validators.js';
import { pointerStep } from '../../contract/json-pointer.ts';

export type Finding = Schemas['PackageFinding'];

export type DocumentKind = Schemas['PackageDocumentKind'];

export type Verdict = Schemas['PackageVerdict'];

/** A position in a text. Both start at 1; columns count UTF-16 code units, like editors. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A finding with its position in a file; 1:1 if it has no position of its own. */
export interface LocatedFinding extends Finding, Position {
  readonly file: string;
}

const findingOf =
  (severity: Finding['severity']) =>
  (pointer: string, rule: string, message: string, suggestion: string | null = null): Finding => {
    return { pointer, rule, severity, message, suggestion };
  };
export const errorAt = findingOf('error');
export const warningAt = findingOf('warning');

/** Appends a step to a JSON Pointer. */
export const pointerTo = (pointer: string, name: string | number): string => `${pointer}/${pointerStep(String(name))}`;

const MAX_QUOTED_CHARACTERS = 80;

/** A value for use in a message: as JSON, on one line, shortened if long. */
export function quoted(value: unknown): string {
  const text = Object.is(value, undefined) ? 'nothing' : (JSON.stringify(value) ?? String(value));
  const plain = text.replace(/\p{C}/gu, '·');
  const points = [...plain.slice(0, MAX_QUOTED_CHARACTERS * 2)];
  return points.length > MAX_QUOTED_CHARACTERS ? `${points.slice(0, MAX_QUOTED_CHARACTERS).join('')}…` : plain;
}

/** The first error of a generated validator, as text. */
export function firstError({ errors }: Pick<typeof resources.Package, 'errors'>): string {
  const [first] = errors ?? [];
  return `${first?.instancePath ?? ''} ${first?.message ?? 'is not valid'}`.trim();
}
