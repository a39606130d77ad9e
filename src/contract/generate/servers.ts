// The base path that a document's servers put in front of its paths: `/v1` of https://trains.example/v1.
import type { OpenApi } from './openapi.ts';

export const basePaths = ({ servers = [] }: OpenApi): ReadonlySet<string> =>
  new Set(servers.map(({ url }) => url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/\/+$/, '')));

/** The rule `servers` lets only one through. */
export const basePath = (document: OpenApi): string => [...basePaths(document)][0] ?? '';
