// An operation as the server keeps it: its rows of the tables, its handler, its pages.
import type { Answered, Reply } from '../handler.ts';
import type { Operation } from '../operation.ts';
import type { Problem } from '../problem.ts';
import type { OperationRow, OperationValidators, SchemeRow } from '../tables.ts';

/** What a request has found. */
export interface MatchedOperation {
  readonly operationId: string;
  /** As the document writes it, with the names of parameters in braces. */
  readonly path: string;
}

/** A handler with its types worn off: the tables have checked what goes in and out. */
export type AnyHandler = (
  request: object,
  reply: Reply<Operation>,
) => Answered<Operation> | Promise<Answered<Operation>>;

/** A rule with its types worn off. */
export type AnyRule = (request: object) => void | Promise<void>;

export interface Route {
  readonly id: string;
  readonly row: OperationRow;
  /** What stands on the context while the operation runs. */
  readonly matched: MatchedOperation;
  readonly schemes: { readonly [scheme: string]: SchemeRow };
  readonly validators: OperationValidators;
  /** Null while the operation is pending: it answers 501. */
  readonly handler: AnyHandler | null;
  readonly pages: Pages | null;
  /** What the document's rule says of a request; null where it has none. */
  readonly rule: AnyRule | null;
  /** The media types of the successful answers, in the document's order. */
  readonly media: readonly string[];
  /** Headers of all its answers. */
  readonly own: readonly string[];
  /** The same, and those for pages of other origins, where they may call it. */
  readonly open: readonly string[];
}

/** For operations whose document says that answers may be text/html. */
export interface Pages {
  /** Draws a problem for a person. */
  readonly problem: (problem: Problem) => string;
  /** Sent with every page, names and values in turn: what it may load, and what it tells others. */
  readonly headers: readonly string[];
}
