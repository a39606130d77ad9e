// One-time tickets to open the paste widget of another server, the viewer. Both read the key from the database.
import type { Caller } from '../../base/caller.ts';
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import { isoTime } from '../../base/time-text.ts';
import type { CallerStores } from './callers.ts';
import type { OneTimeTokens } from './one-time-tokens.ts';
import type { OwnerStore } from './owner-store.ts';
import type { SessionStore } from './session-store.ts';
import type { UserStore } from './user-store.ts';

const LIFETIME_MS = 60_000;
export type PasteGrant = { readonly owner: string; readonly sessionId: string };

export class PasteTickets {
  readonly #tickets: OneTimeTokens<PasteGrant>;
  readonly #sessions: SessionStore;
  readonly #users: UserStore;
  readonly #owners: OwnerStore;
  readonly #clock: Clock;

  constructor(tickets: OneTimeTokens<PasteGrant>, { sessions, users, owners, clock }: Omit<CallerStores, 'keys'>) {
    this.#tickets = tickets;
    this.#sessions = sessions;
    this.#users = users;
    this.#owners = owners;
    this.#clock = clock;
  }

  async create({ sessionId, userId }: Exclude<Caller, { scheme: 'apiKey' }>, requestedOwner: string | undefined) {
    const owner = requestedOwner ?? (await this.#users.find(userId))?.owners[0];
    if (owner === undefined || !(await this.#owners.belongsTo(userId, owner))) throw new Problem('not-a-member');
    const ticket = await this.#tickets.create({ owner, sessionId }, LIFETIME_MS);
    return { ticket, owner, expires_at: isoTime(this.#clock.now() + LIFETIME_MS) };
  }

  /** Null if the ticket is not valid, was used before or has expired, or its session has ended. */
  async redeem(token: string): Promise<PasteGrant | null> {
    const ticket = await this.#tickets.open(token);
    return ticket && (await this.isActive(ticket)) && (await this.#tickets.use(ticket)) ? ticket : null;
  }

  async isActive({ sessionId, owner }: PasteGrant): Promise<boolean> {
    const session = await this.#sessions.find(sessionId, this.#clock.now());
    return session !== undefined && this.#owners.belongsTo(session.user_id, owner);
  }
}
