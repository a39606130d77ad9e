// An operation at run time: its rows of the tables, its handler, its pages.
import type { Request } from 'koa';
import type { Answered, Reply } from '../handler.ts';
import type { Operation } from '../operation.ts';
import type { Problem } from '../problem.ts';
import type { OperationRow, OperationValidators, SchemeRow } from '../tables.ts';

/** The operation that a request matched. */
export interface MatchedOperation {
  readonly operationId: string;
  /** The path template of the document: `/auth/intents/{token}`. */
  readonly path: string;
}

/** A handler of any operation; the validators check at run time what its types say. */
export type AnyHandler = (
  request: object,
  reply: Reply<Operation>,
) => Answered<Operation> | Promise<Answered<Operation>>;

/** A rule of any operation. */
export type AnyRule = (request: object) => void | Promise<void>;

/**
 * Called with a request that was refused before its handler ran, but for HEAD, which has no effects. A form that was read
 * is its `rawBody`.
 */
export type OnRefused = (problem: Problem, request: Request & { readonly rawBody?: unknown }) => void;

export interface Route {
  readonly id: string;
  readonly row: OperationRow;
  /** Set as `context.state.operation`. */
  readonly matched: MatchedOperation;
  readonly schemes: { readonly [scheme: string]: SchemeRow };
  readonly validators: OperationValidators;
  /** Null while the operation is pending: it answers 501. */
  readonly handler: AnyHandler | null;
  readonly pages: Pages | null;
  /** The implementation of `x-rule`; null where the document has none. */
  readonly rule: AnyRule | null;
  readonly onRefused: OnRefused | null;
  /** The media types of the successful answers, in the document's order. */
  readonly media: readonly string[];
  /** Headers of every answer, names and values in turn. */
  readonly own: readonly string[];
  /** The same with CORS headers, where pages of other origins may call it. */
  readonly open: readonly string[];
}

/** For operations whose document says that answers may be text/html. */
export interface Pages {
  /** Renders a problem as HTML. */
  readonly problem: (problem: Problem) => string | Buffer;
  /** Content-Security-Policy and the like, names and values in turn. */
  readonly headers: readonly string[];
}
