import type { GatewayUnderTest } from '../../running.ts';

export const json = { accept: 'application/json' };

/** GET /callback with these parameters, by default as a program that wants JSON. */
export const callback = (
  gateway: Pick<GatewayUnderTest, 'url'>,
  query: Record<string, string> | string,
  headers: Record<string, string> = json,
  method = 'GET',
): Promise<Response> => fetch(`${gateway.url}/callback?${new URLSearchParams(query)}`, { method, headers });
