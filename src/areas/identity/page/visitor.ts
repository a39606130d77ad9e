import type { IncomingHttpHeaders } from 'node:http';
import { isNavigation } from '../../../pages/navigation.ts';
import { readSession } from '../cookie.ts';
import type { IdentityService } from '../service.ts';

/** The logged-in user of the browser that opens a page. */
export interface Visitor {
  readonly userId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly owners: readonly string[];
}

/** The browser has not sent the proof of its session yet; it gets the shell. */
export class ProofNeeded extends Error {}

/** Null without a session. Throws ProofNeeded where the browser has yet to send the proof of its session. */
export async function findVisitor(identity: IdentityService, headers: IncomingHttpHeaders): Promise<Visitor | null> {
  const credential = readSession(headers);
  const caller = credential === null ? null : await identity.callers.findByCookie(credential);
  if (credential !== null && !caller && headers['annex-proof'] === undefined && isNavigation(headers)) {
    throw new ProofNeeded();
  }
  const user = caller && (await identity.users.find(caller.userId));
  return user ? { userId: user.id, sessionId: caller.sessionId, name: user.name, owners: user.owners } : null;
}
