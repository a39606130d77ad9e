// Cross-origin reading, only for operations whose document says `x-cors: any`, never with credentials.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Route } from './implement.ts';

const OPEN = ['Access-Control-Allow-Origin', '*', 'Access-Control-Expose-Headers', 'Retry-After'] as const;
const NONE: readonly string[] = [];

export const crossOrigin = (request: IncomingMessage, { row }: Route): readonly string[] =>
  row.cors && request.headers.origin !== undefined ? OPEN : NONE;

/** Answers a preflight; false when the operation that it asks for may not be called from elsewhere. */
export function preflight(
  request: IncomingMessage,
  response: ServerResponse,
  routes: ReadonlyMap<string, Route>,
): boolean {
  const wanted = request.headers['access-control-request-method'] ?? '';
  if (!routes.get(wanted === 'HEAD' ? 'GET' : wanted)?.row.cors) return false;
  const open = [...routes.values()].filter(({ row }) => row.cors);
  const headers = open.flatMap(({ row }) => row.parameters.header.map(({ name }) => name));
  response.writeHead(204, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': open.map(({ row }) => row.method).join(', '),
    'Access-Control-Allow-Headers': ['Content-Type', ...new Set(headers)].join(', '),
    'Access-Control-Max-Age': '600',
  });
  response.end();
  return true;
}
