// The base path in a document's server URLs: `/v1` in https://trains.example/v1.
import type { OpenApi } from './openapi.ts';

export const basePaths = ({ servers = [] }: OpenApi): ReadonlySet<string> =>
  new Set(servers.map(({ url }) => url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/\/+$/, '')));

/** The rule `servers` guarantees that there is only one. */
export const basePath = (document: OpenApi): string => [...basePaths(document)][0] ?? '';
