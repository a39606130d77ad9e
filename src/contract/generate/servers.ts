// The base path in a document's server URLs: `/v1` in https://trains.example/v1.
import type { OpenApi, ServerObject } from './openapi.ts';

/** With the default values of its variables. */
export const serverUrl = ({ url, variables = {} }: ServerObject): string =>
  url.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => variables[name]?.default ?? '').replace(/\/+$/, '');

const pathOf = (server: ServerObject): string => serverUrl(server).replace(/^[a-z]+:\/\/[^/]*/i, '');

export const basePaths = ({ servers = [] }: Pick<OpenApi, 'servers'>): ReadonlySet<string> =>
  new Set(servers.map(pathOf));

/** The base path of the first server. */
export const basePath = (place: Pick<OpenApi, 'servers'>): string => [...basePaths(place)][0] ?? '';
