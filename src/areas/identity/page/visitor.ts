import type { IncomingHttpHeaders } from 'node:http';
import { isNavigation } from '../../../pages/send-page.ts';
import { readSession } from '../cookie.ts';
import type { IdentityService } from '../service.ts';

/** The user who is logged in with the browser that opens a page. */
export interface Visitor {
  readonly userId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly owners: readonly string[];
}

/** The browser has sent the session cookie without the proof of the session. It gets the shell instead of the page. */
export class ProofNeeded extends Error {}

/** Null without a session. Throws ProofNeeded. */
export async function findVisitor(identity: IdentityService, headers: IncomingHttpHeaders): Promise<Visitor | null> {
  const credential = readSession(headers);
  const caller = credential === null ? null : await identity.callers.findByCookie(credential);
  if (credential !== null && !caller && headers['annex-proof'] === undefined && isNavigation(headers)) {
    throw new ProofNeeded();
  }
  const user = caller && (await identity.users.find(caller.userId));
  return user ? { userId: user.id, sessionId: caller.sessionId, name: user.name, owners: user.owners } : null;
}
