// A rule finds parts of a document that the contract layer does not support.
import { pointerStep } from '../../json-pointer.ts';
import type { OpenApi } from '../openapi.ts';

export interface Refusal {
  /** The path from the document's root, up to the first reference, so that it points into the author's file. */
  readonly at: readonly (string | number)[];
  readonly reason: string;
  /** Whether the operations are served without this part. Otherwise those that use it are left out. */
  readonly skipped?: true;
}
export interface Rule<Document = OpenApi> {
  readonly name: string;
  /** For the published guide: what is refused, and what to write instead. */
  readonly refuses: string;
  check(document: Document): Iterable<Refusal>;
}

/** Writes a JSON Pointer as a URL fragment (RFC 6901, 6). */
export const pointer = (at: Refusal['at']): string => `#${at.map((step) => `/${pointerStep(String(step))}`).join('')}`;
