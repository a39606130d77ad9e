// The servers of a document, and the base path in their URLs: `/v1` in https://trains.example/v1.
import { type AsyncApi, mapValues, type OpenApi, resolveRef, type Server, type ServerObject } from '../document.ts';

/** With the default values of its variables. */
export const serverUrl = ({ url = '', variables = {} }: ServerObject): string =>
  url.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => variables[name]?.default ?? '').replace(/\/+$/, '');

export const basePaths = ({ servers = [] }: Pick<OpenApi, 'servers'>): ReadonlySet<string> =>
  new Set(servers.map((server) => serverUrl(server).replace(/^[a-z]+:\/\/[^/]*/i, '')));

/** The base path of the first server. */
export const basePath = (place: Pick<OpenApi, 'servers'>): string => [...basePaths(place)][0] ?? '';

export interface ServerChoice {
  /** Replaces the protocol of all servers of an AsyncAPI document. */
  readonly protocol?: string | undefined;
  /** Replaces the address of all servers: a URL, or the base path of all operations. */
  readonly base?: string | undefined;
}

/** Replaces the servers of an AsyncAPI document. */
export function withServer(document: AsyncApi, { protocol, base }: ServerChoice): AsyncApi {
  if (protocol === undefined && base === undefined) return document;
  const url = base === undefined ? null : new URL(base.replace(/^http/, 'ws'));
  const given = url && { host: url.host, pathname: url.pathname, protocol: url.protocol.slice(0, -1) };
  const servers = mapValues<Server, Server>(document.servers ?? (given && { base: given }) ?? {}, (server) => {
    return { ...resolveRef<Server>(document, server), ...given, ...(protocol && { protocol }) };
  });
  return { ...document, servers };
}
