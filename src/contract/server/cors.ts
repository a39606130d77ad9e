// CORS: only for operations with `x-cors: any` in the document, and never with credentials.
import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import type { OperationRow } from '../tables.ts';
import type { Route } from './route.ts';

const NONE: readonly string[] = [];

/** Headers of every response: Deprecation and Sunset for a deprecated operation, else none. */
export const deprecationHeaders = ({ deprecated }: OperationRow): readonly string[] =>
  deprecated ? Object.entries(deprecated).flat() : NONE;

/** The same headers plus CORS headers if `x-cors` allows other origins. */
export function crossOriginHeaders(row: OperationRow): readonly string[] {
  if (!row.cors) return deprecationHeaders(row);
  const exposed = row.exposes.length > 0 ? ['Access-Control-Expose-Headers', row.exposes.join(', ')] : [];
  return ['Access-Control-Allow-Origin', '*', ...exposed, ...deprecationHeaders(row)];
}

export const responseHeaders = (request: IncomingMessage, { headers, crossOriginHeaders }: Route): readonly string[] =>
  request.headers.origin !== undefined ? crossOriginHeaders : headers;

/** Responds to a preflight request; returns false if the operation does not allow other origins. */
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
