import type { Authenticate } from '../contract/server/index.ts';
import type { IdentityService } from './service.ts';

/** The one judge of credentials, for all servers. It remembers nothing: what was revoked is refused at once. */
export const createAuthenticate =
  (identity: IdentityService): Authenticate =>
  (scheme, credential) => {
    switch (scheme) {
      case 'apiKey':
        return identity.findByKey(credential);
      case 'sessionToken':
        return identity.findByBearer(credential);
      case 'browserSession':
        return identity.findByCookie(credential);
    }
  };
