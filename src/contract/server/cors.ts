// Cross-origin reading, only for operations whose document says `x-cors: any`, never with credentials.
import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import type { OperationRow } from '../tables.ts';
import type { Route } from './route.ts';

const NONE: readonly string[] = [];

/** Deprecation headers, empty where the operation is not deprecated. */
export const ownHeaders = ({ deprecated }: OperationRow): readonly string[] =>
  deprecated ? Object.entries(deprecated).flat() : NONE;

/** Those headers with CORS headers, where `x-cors` allows other origins. */
export function openHeaders(row: OperationRow): readonly string[] {
  if (!row.cors) return ownHeaders(row);
  const exposed = row.exposes.length > 0 ? ['Access-Control-Expose-Headers', row.exposes.join(', ')] : [];
  return ['Access-Control-Allow-Origin', '*', ...exposed, ...ownHeaders(row)];
}

export const crossOrigin = (request: IncomingMessage, { open, own }: Route): readonly string[] =>
  request.headers.origin !== undefined ? open : own;

/** Answers a preflight; false when the requested operation does not allow other origins. */
export function preflight(context: Context, routes: ReadonlyMap<string, Route>): boolean {
  const wanted = context.req.headers['access-control-request-method'] ?? '';
  if (!routes.get(wanted === 'HEAD' ? 'GET' : wanted)?.row.cors) return false;
  const open = [...routes.values()].filter(({ row }) => row.cors);
  const headers = open.flatMap(({ row }) => row.parameters.header.map(({ name }) => name));
  const takesBearer = ({ row, schemes }: Route) => row.security.some((name) => schemes[name]?.in === 'bearer');
  const bearer = open.some(takesBearer) ? ['Authorization'] : [];
  context.set({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': open.map(({ row }) => row.method).join(', '),
    'Access-Control-Allow-Headers': ['Content-Type', ...bearer, ...new Set(headers)].join(', '),
    'Access-Control-Max-Age': '600',
  });
  context.status = 204;
  return true;
}
