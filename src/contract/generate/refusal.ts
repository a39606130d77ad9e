// Parts of a document that the contract layer does not support: what is wrong, and where.
import { pointerStep } from '../json-pointer.ts';
import type { At } from './schema-tree.ts';

/** A place in a file, as editors show it. */
export interface Location {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The line and a mark below it. */
  readonly frame: string;
}
/** Where a part of a document is in its files. */
export type Locate = (at: At) => Location;
export interface Refusal {
  /** The path from the document's root, up to the first reference, so that it points into the author's file. */
  readonly at: At;
  readonly reason: string;
  /** Whether the operations are served without this part. Otherwise those that use it are left out. */
  readonly skipped?: true;
  /** Whether nothing is left out for it. */
  readonly isMistake?: true;
  readonly rule?: string;
  /** Where it is, if that is not where `at` leads. */
  readonly locate?: () => Location;
}

/** Writes a JSON Pointer as a URL fragment (RFC 6901, 6). */
export const pointer = (at: At): string => `#${at.map((step) => `/${pointerStep(String(step))}`).join('')}`;
