// Joins an area's generated tables with its handlers into something a server can serve.

import type { Answered, AnyCallers, Handlers, Reply } from '../handler.ts';
import type { Operation, Operations } from '../operation.ts';
import type { Problem } from '../problem.ts';
import type { OperationRow, OperationValidators, SchemeRow } from '../tables.ts';
import { openHeaders, ownHeaders } from './cors.ts';

/** generated/<area>/operations.ts and validators.js, as they are. */
export interface Tables<Ops> {
  readonly operations: { readonly [Id in keyof Ops]: OperationRow };
  readonly security: { readonly [scheme: string]: SchemeRow };
  readonly validators: { readonly [Id in keyof Ops]: OperationValidators };
}

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

declare const expected: unique symbol;
export interface Service<Caller = object> {
  readonly routes: readonly Route[];
  /** Whom its handlers expect. For the compiler alone: `authenticate` has to find nobody else. */
  readonly [expected]?: (caller: Caller) => void;
}

/** `Pending` names the operations without a handler; the compiler asks for all others. */
export function implement<Ops extends Operations<Ops>, Callers = AnyCallers, Pending extends keyof Ops = never>(
  tables: Tables<Ops>,
  handlers: Handlers<Ops, Callers, Pending>,
  pages: Pages | null = null,
): Service<Callers[keyof Callers]> {
  const validators = tables.validators as { readonly [id: string]: OperationValidators };
  const byId = handlers as { readonly [id: string]: unknown };
  return {
    routes: describeRoutes(tables).map((described) => ({
      ...described,
      validators: validators[described.id] as OperationValidators,
      handler: (byId[described.id] ?? null) as AnyHandler | null,
      pages,
    })),
  };
}

/** What the document alone says of each route. */
const describeRoutes = <Ops>({ operations, security }: Omit<Tables<Ops>, 'validators'>) =>
  Object.entries<OperationRow>(operations).map(([id, row]) => ({
    id,
    row,
    matched: { operationId: id, path: row.path },
    schemes: security,
    media: [...new Set(Object.values(row.answers).flat())],
    own: ownHeaders(row),
    open: openHeaders(row),
  }));
