// Proxy mode on the port of a platform under test.
import type { IdentityService } from '../../../../../src/areas/identity/service.ts';
import { ProxyLabels } from '../../../../../src/areas/workspace/web-view/proxy/labels.ts';
import type { ProxyOptions } from '../../../../../src/areas/workspace/web-view/proxy/middleware.ts';

/** For the option `proxy` of a platform. */
export const labelsWith =
  (options: Omit<ProxyOptions, 'isAlive'>) =>
  (identity: IdentityService): ProxyLabels =>
    new ProxyLabels({
      ...options,
      isAlive: async ({ sessionId, userId }) => (await identity.sessions.userOf(sessionId)) === userId,
    });
