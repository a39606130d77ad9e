// A rule finds what the contract layer cannot serve in a document. One file per rule.
import { pointerStep } from '../../json-pointer.ts';
import type { AsyncApi, OpenApi } from '../openapi.ts';

export interface Refusal {
  /** Steps from the root to the place, as far as no reference is followed: it stands in the author's file. */
  readonly at: readonly (string | number)[];
  readonly reason: string;
}
export interface Rule<Document = OpenApi> {
  readonly name: string;
  /** For the published list: what is refused, and what to write instead. */
  readonly refuses: string;
  check(document: Document): Iterable<Refusal>;
}
export type ChannelRule = Rule<AsyncApi>;

/** RFC 6901, as a fragment. */
export const pointer = (at: Refusal['at']): string => `#${at.map((step) => `/${pointerStep(String(step))}`).join('')}`;
