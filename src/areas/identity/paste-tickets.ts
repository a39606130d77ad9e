// One-time tickets to open the paste widget of another server, the viewer. Both read the key from the database.
import type { Caller } from '../../base/caller.ts';
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import { isoTime } from '../../base/time-text.ts';
import type { OneTimeTokens } from './one-time-tokens.ts';
import type { SessionStore } from './session-store.ts';
import type { IdentityStore } from './store.ts';

const LIFETIME_MS = 60_000;
export type PasteGrant = { readonly owner: string; readonly sessionId: string };

export function createPasteTickets(
  tickets: OneTimeTokens<PasteGrant>,
  sessions: SessionStore,
  store: IdentityStore,
  clock: Clock,
) {
  async function create(
    { sessionId, userId }: Exclude<Caller, { scheme: 'apiKey' }>,
    requestedOwner: string | undefined,
  ) {
    const owner = requestedOwner ?? (await store.findUser(userId))?.owners[0];
    if (owner === undefined || !(await store.belongsTo(userId, owner))) throw new Problem('not-a-member');
    const ticket = await tickets.create({ owner, sessionId }, LIFETIME_MS);
    return { ticket, owner, expires_at: isoTime(clock.now() + LIFETIME_MS) };
  }

  /** Null if the ticket is not valid, was used before or has expired, or its session has ended. */
  async function redeem(token: string): Promise<PasteGrant | null> {
    const ticket = await tickets.open(token);
    return ticket && (await isActive(ticket)) && (await tickets.use(ticket)) ? ticket : null;
  }

  async function isActive({ sessionId, owner }: PasteGrant): Promise<boolean> {
    const session = await sessions.find(sessionId, clock.now());
    return session !== undefined && store.belongsTo(session.user_id, owner);
  }
  return { create, redeem, isActive };
}
