import type { GatewayUnderTest } from '../../running.ts';

export const json = { accept: 'application/json' };

/** Requests GET /callback with these parameters; accepts JSON by default. */
export const callback = (
  gateway: Pick<GatewayUnderTest, 'url'>,
  query: Record<string, string> | string,
  headers: Record<string, string> = json,
  method = 'GET',
): Promise<Response> => fetch(`${gateway.url}/callback?${new URLSearchParams(query)}`, { method, headers });
