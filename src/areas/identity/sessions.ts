// Browser and application sessions. Users list and end theirs; the holder of a session reads it.
import type { Schemas } from '../../../generated/identity/contract.ts';
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import { hashSecret } from '../../base/secrets.ts';
import { type ApplicationSessions, presentScopes, type TokenSessions } from '../../base/session.ts';
import { isoTime } from '../../base/time-text.ts';
import { type PageQuery, pageOf, parseCursor } from '../../contract/server/pagination.ts';
import { isUuid } from './names.ts';
import { replaceToken, type Session, type SessionKind, type SessionStore } from './session-store.ts';
import type { User } from './store.ts';

export class Sessions {
  readonly #store: SessionStore;
  readonly #findUser: (id: string) => Promise<User | undefined>;
  readonly #clock: Clock;

  constructor(store: SessionStore, findUser: (id: string) => Promise<User | undefined>, clock: Clock) {
    this.#store = store;
    this.#findUser = findUser;
    this.#clock = clock;
  }

  async getLogin(sessionId: string): Promise<Schemas['Login']> {
    const { session, user } = await this.#get(sessionId, 'Browser');
    return {
      user: presentUser(user),
      created_at: isoTime(session.created_at),
      expires_at: isoTime(session.expires_at),
    };
  }

  /** Lists all sessions, or one page of them. */
  async list(userId: string, currentId: string, page?: PageQuery): Promise<Schemas['SessionList']> {
    const rows = await this.#store.list(userId, this.#clock.now(), page && page.limit + 1, parseCursor(page?.cursor));
    const result = page && pageOf(rows, page, ({ id, created_at }) => ({ id, at: created_at }));
    return {
      next: result?.next ?? null,
      sessions: (result?.items ?? rows).map(
        ({ id, kind, app_name, created_at, expires_at, last_used_at, address, scopes }) => ({
          id,
          kind,
          app_name,
          created_at: isoTime(created_at),
          expires_at: isoTime(expires_at),
          last_used_at: last_used_at === null ? null : isoTime(last_used_at),
          address,
          current: id === currentId,
          ...presentScopes(scopes),
        }),
      ),
    };
  }

  async endAll(userId: string, filter: Parameters<SessionStore['endAll']>[1] = {}): Promise<void> {
    await this.#store.endAll(userId, filter, this.#clock.now());
  }

  /** Null if the session has ended. */
  async userOf(sessionId: string): Promise<string | null> {
    return (await this.#store.find(sessionId, this.#clock.now()))?.user_id ?? null;
  }

  async end(sessionId: string, userId: string): Promise<void> {
    if (isUuid(sessionId) && (await this.#store.end(sessionId, userId, this.#clock.now()))) return;
    throw new Problem('session-not-found');
  }

  /** Does nothing if the session has already ended. */
  async endLogin(sessionId: string, userId: string): Promise<void> {
    await this.#store.end(sessionId, userId, this.#clock.now());
  }

  readonly ofApplications: ApplicationSessions = {
    find: async (sessionId) => {
      const { session, user } = await this.#get(sessionId, 'Application');
      const { id, app_name, created_at, expires_at, scopes } = session;
      const times = { created_at: isoTime(created_at), expires_at: isoTime(expires_at) };
      return { id, kind: 'Application', app_name, ...times, user: presentUser(user), ...presentScopes(scopes) };
    },
    end: async (sessionId) => {
      const { user } = await this.#get(sessionId, 'Application');
      await this.#store.end(sessionId, user.id, this.#clock.now());
    },
  };

  readonly ofTokens: TokenSessions = {
    replaceToken,
    findByToken: async (token) => {
      const session = await this.#store.findByToken(hashSecret(token), 'Application', this.#clock.now());
      const user = session && (await this.#findUser(session.user_id));
      if (!session || !user) return null;
      const { id, created_at, expires_at, token_expires_at, resource, intent_hash } = session;
      const times = { createdAt: created_at, expiresAt: token_expires_at ?? expires_at };
      return { sessionId: id, userId: user.id, user: presentUser(user), ...times, resource, intentHash: intent_hash };
    },
    end: (sessionId, userId) => this.endLogin(sessionId, userId),
  };

  /** Deletes expired sessions. Call this periodically. */
  async sweep(stop?: AbortSignal): Promise<void> {
    await this.#store.sweep(this.#clock.now(), stop);
  }

  /** The caller's own session. Throws `unauthorized` if it has ended since the caller was authenticated. */
  async #get(sessionId: string, kind: SessionKind): Promise<{ session: Session; user: User }> {
    const session = await this.#store.find(sessionId, this.#clock.now());
    const user = session?.kind === kind ? await this.#findUser(session.user_id) : undefined;
    if (!session || !user) throw new Problem('unauthorized');
    return { session, user };
  }
}

const presentUser = ({ name, owners }: User) => ({ name, owners: [...owners] });
