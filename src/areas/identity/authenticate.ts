import type { Authenticate } from '../../base/caller.ts';
import type { IdentityService } from './service.ts';

type Found = ReturnType<Authenticate>;

/**
 * Authenticates callers for all servers. Requests in the same turn of the event loop share one query per credential.
 * Nothing is cached beyond that turn, so a revoked credential fails from the next request on. `audience` is the address of
 * the server, for tokens that are valid for one server only.
 */
export const createAuthenticate = (identity: IdentityService, audience: () => string | undefined): Authenticate => {
  const byKey = shareWithinTurn((key) => identity.callers.findByKey(key));
  const byBearer = shareWithinTurn((token) => identity.callers.findByBearer(token, audience()));
  const byCookie = shareWithinTurn((cookie) => identity.callers.findByCookie(cookie));
  return (scheme, credential) => {
    switch (scheme) {
      case 'apiKey':
        return byKey(credential);
      case 'sessionToken':
        return byBearer(credential);
      case 'browserSession':
        return byCookie(credential);
    }
  };
};

function shareWithinTurn(find: (credential: string) => Found): (credential: string) => Found {
  const queries = new Map<string, NonNullable<Found>>();
  const clear = () => queries.clear();
  return (credential) => {
    const shared = queries.get(credential);
    if (shared) return shared;
    const found = find(credential);
    if (!found) return null;
    if (queries.size === 0) setImmediate(clear);
    queries.set(credential, found);
    return found;
  };
}
