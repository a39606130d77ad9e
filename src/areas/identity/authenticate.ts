import type { Authenticate } from '../../base/caller.ts';
import type { IdentityService } from './service.ts';

type Found = ReturnType<Authenticate>;

/**
 * Checks credentials for all servers. Requests of the same event-loop turn share one query
 * per credential; nothing is cached beyond it, so a revoked credential
 * is refused from the next request on.
 */
export const createAuthenticate = (identity: IdentityService): Authenticate => {
  const byKey = shareTurn((key) => identity.callers.findByKey(key));
  const byBearer = shareTurn((token) => identity.callers.findByBearer(token));
  const byCookie = shareTurn((cookie) => identity.callers.findByCookie(cookie));
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

function shareTurn(look: (credential: string) => Found): (credential: string) => Found {
  const looks = new Map<string, NonNullable<Found>>();
  const forget = () => looks.clear();
  return (credential) => {
    const shared = looks.get(credential);
    if (shared) return shared;
    const found = look(credential);
    if (!found) return null;
    if (looks.size === 0) setImmediate(forget);
    looks.set(credential, found);
    return found;
  };
}
