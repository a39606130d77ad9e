// /mcp as a protected resource of OAuth (RFC 9728).
import type { Schemas } from '../../../generated/paste/contract.ts';

const LOCAL_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** The viewer's address under the name that the client uses, because clients compare it with theirs. Other names do not count. */
export function viewerUrlFor(url: string, host: string | undefined): string {
  const own = new URL(url);
  const used = URL.canParse(`${own.protocol}//${host}`) ? new URL(`${own.protocol}//${host}`) : own;
  const isLocal = LOCAL_NAMES.includes(own.hostname) && LOCAL_NAMES.includes(used.hostname) && used.port === own.port;
  return isLocal ? url.replace(own.host, used.host) : url;
}

export const resourceMetadata = (url: string, platformUrl: string | undefined): Schemas['ProtectedResource'] => ({
  resource: `${url}/mcp`,
  authorization_servers: platformUrl ? [platformUrl] : [],
  bearer_methods_supported: ['header'],
  scopes_supported: ['workspace:read', 'workspace:control', 'paste:read', 'paste:write'],
  resource_name: 'Annex viewer',
});
