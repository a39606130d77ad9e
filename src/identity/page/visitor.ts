import { readSessionCookie } from '../cookie.ts';
import type { IdentityService } from '../service.ts';

/** The logged-in user of the browser that opens a page. */
export interface Visitor {
  readonly userId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly owners: readonly string[];
}

/** From a Cookie header; null without a session. */
export async function findVisitor(identity: IdentityService, cookies: string): Promise<Visitor | null> {
  const cookie = readSessionCookie(cookies);
  const caller = cookie === null ? null : await identity.callers.findByCookie(cookie);
  const user = caller && (await identity.users.find(caller.userId));
  return user ? { userId: user.id, sessionId: caller.sessionId, name: user.name, owners: user.owners } : null;
}
