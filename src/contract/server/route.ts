// An operation at run time: its table rows, handler and pages.
import type { Request } from 'koa';
import type { Answered, Reply } from '../handler.ts';
import type { Operation } from '../operation.ts';
import type { Problem } from '../problem.ts';
import type { OperationRow, OperationValidators, SchemeRow } from '../tables.ts';

/** The operation that a request matches. */
export interface MatchedOperation {
  readonly operationId: string;
  /** The path template of the document: `/auth/intents/{token}`. */
  readonly path: string;
}

/** A handler of any operation; validators check at run time what the types promise. */
export type AnyHandler = (
  request: object,
  reply: Reply<Operation>,
) => Answered<Operation> | Promise<Answered<Operation>>;

export type AnyRule = (request: object) => void | Promise<void>;

/**
 * Called with a request that was refused before its handler ran, except HEAD, which has no effects. `rawBody` is the
 * form, if it was read.
 */
export type OnRefused = (problem: Problem, request: Request & { readonly rawBody?: unknown }) => void;

export interface Route {
  readonly id: string;
  readonly row: OperationRow;
  /** Set as `context.state.operation`. */
  readonly matched: MatchedOperation;
  readonly schemes: { readonly [scheme: string]: SchemeRow };
  readonly validators: OperationValidators;
  /** Null if the operation has no handler; it then returns 501. */
  readonly handler: AnyHandler | null;
  readonly pages: Pages | null;
  /** The implementation of `x-rule`; null if the operation has no rule. */
  readonly rule: AnyRule | null;
  readonly onRefused: OnRefused | null;
  /** Media types of the success responses, in the document's order. */
  readonly media: readonly string[];
  /** Whether `reply.json` sends another media type than application/json for some status. */
  readonly hasOtherJson: boolean;
  /** Headers of every response, as alternating names and values. */
  readonly headers: readonly string[];
  /** The same plus CORS headers, if pages of other origins may call it. */
  readonly crossOriginHeaders: readonly string[];
}

/** For operations whose document allows text/html responses. */
export interface Pages {
  /** Renders a problem as HTML. */
  readonly problem: (problem: Problem) => string | Buffer;
  /** For example Content-Security-Policy; alternating names and values. */
  readonly headers: readonly string[];
}
