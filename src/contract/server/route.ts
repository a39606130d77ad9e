// An operation at run time: its table rows, handler, pages and headers. CORS only with `x-cors: any` in the document.
import type { IncomingMessage } from 'node:http';
import type { Context, Request } from 'koa';
import type { Answered, Reply } from '../handler.ts';
import type { Operation } from '../operation.ts';
import type { Problem } from '../problem.ts';
import type { OperationRow, OperationValidators, SchemeRow } from '../tables.ts';

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

/** Headers of every response: Deprecation and Sunset for a deprecated operation, else none. */
export const deprecationHeaders = ({ deprecated }: OperationRow): readonly string[] =>
  deprecated ? Object.entries(deprecated).flat() : [];

/** The same headers plus CORS headers if `x-cors` allows other origins. */
export function crossOriginHeaders(row: OperationRow): readonly string[] {
  if (!row.cors) return deprecationHeaders(row);
  const exposed = row.exposes.length > 0 ? ['Access-Control-Expose-Headers', row.exposes.join(', ')] : [];
  return ['Access-Control-Allow-Origin', '*', ...exposed, ...deprecationHeaders(row)];
}

export const responseHeaders = (request: IncomingMessage, { headers, crossOriginHeaders }: Route): readonly string[] =>
  request.headers.origin !== undefined ? crossOriginHeaders : headers;

/** Responds to a preflight request, never with credentials; returns false if the operation does not allow other origins. */
export function preflight(context: Context, routes: ReadonlyMap<string, Route>): boolean {
  const requested = context.req.headers['access-control-request-method'] ?? '';
  if (!routes.get(requested === 'HEAD' ? 'GET' : requested)?.row.cors) return false;
  const allowed = [...routes.values()].filter(({ row }) => row.cors);
  const headers = allowed.flatMap(({ row }) => row.parameters.header.map(({ name }) => name));
  const takesToken = ({ row, schemes }: Route) => row.security.some((name) => schemes[name]?.name === 'Authorization');
  const bearer = allowed.some(takesToken) ? ['Authorization'] : [];
  context.set({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': allowed.map(({ row }) => row.method).join(', '),
    'Access-Control-Allow-Headers': ['Content-Type', ...bearer, ...new Set(headers)].join(', '),
    'Access-Control-Max-Age': '600',
  });
  context.status = 204;
  return true;
}
