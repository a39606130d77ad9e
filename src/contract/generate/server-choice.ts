// Replaces the servers of an AsyncAPI document.
import { type AsyncApi, resolveRef, type Server } from './openapi.ts';

export interface ServerChoice {
  /** Replaces the protocol of all servers. */
  readonly protocol?: string | undefined;
  /** Replaces the address of all servers. */
  readonly base?: string | undefined;
}

export function withServer(document: AsyncApi, { protocol, base }: ServerChoice): AsyncApi {
  if (protocol === undefined && base === undefined) return document;
  const url = base === undefined ? null : new URL(base.replace(/^http/, 'ws'));
  const given = url && { host: url.host, pathname: url.pathname, protocol: url.protocol.slice(0, -1) };
  const servers = Object.entries(document.servers ?? (given && { base: given }) ?? {}).map(([name, server]) => [
    name,
    { ...resolveRef<Server>(document, server), ...given, ...(protocol && { protocol }) },
  ]);
  return { ...document, servers: Object.fromEntries(servers) };
}
