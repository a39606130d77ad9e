// Browser and application sessions. Users list and end theirs; the holder of a session reads it.
import type { Schemas } from '../../../generated/identity/contract.ts';
import type { RecordEvent } from '../../base/audit.ts';
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import { hashSecret } from '../../base/secrets.ts';
import { type ApplicationSessions, presentScopes, type TokenSessions } from '../../base/session.ts';
import { isoTime } from '../../base/time-text.ts';
import { type PageQuery, pageOf, parseCursor } from '../../contract/server/pagination.ts';
import { isUuid } from './names.ts';
import {
  type ListedSession,
  replaceToken,
  type Session,
  type SessionFilter,
  type SessionKind,
  type SessionStore,
} from './session-store.ts';
import type { User, UserStore } from './user-store.ts';

export class Sessions {
  readonly #store: SessionStore;
  readonly #users: UserStore;
  readonly #clock: Clock;
  readonly #record: RecordEvent;
  readonly ofApplications: ApplicationSessions = {
    find: async (sessionId) => {
      const { session, user } = await this.#get(sessionId, 'Application');
      const { id, app_name, scopes } = session;
      const what = { id, kind: 'Application', app_name, user: presentUser(user) } as const;
      return { ...what, ...presentTimes(session), ...presentScopes(scopes) };
    },
    end: async (sessionId) => {
      const { user } = await this.#get(sessionId, 'Application');
      await this.endLogin(sessionId, user.id);
    },
  };
  readonly ofTokens: TokenSessions = {
    replaceToken,
    findByToken: async (token) => {
      const session = await this.#store.findByToken(hashSecret(token), 'Application', this.#clock.now());
      const user = session && (await this.#users.find(session.user_id));
      if (!session || !user) return null;
      const { id, created_at, expires_at, token_expires_at, resource, intent_hash } = session;
      const times = { createdAt: created_at, expiresAt: token_expires_at ?? expires_at };
      return { sessionId: id, userId: user.id, user: presentUser(user), ...times, resource, intentHash: intent_hash };
    },
    end: (sessionId, userId) => this.endLogin(sessionId, userId),
  };

  constructor(store: SessionStore, users: UserStore, clock: Clock, record: RecordEvent) {
    this.#store = store;
    this.#users = users;
    this.#clock = clock;
    this.#record = record;
  }

  async getLogin(sessionId: string): Promise<Schemas['Login']> {
    const { session, user } = await this.#get(sessionId, 'Browser');
    return { user: presentUser(user), ...presentTimes(session) };
  }

  /** Lists all sessions, or one page of them. */
  async list(userId: string, currentId: string, page?: PageQuery): Promise<Schemas['SessionList']> {
    const rows = await this.#store.list(userId, this.#clock.now(), page && page.limit + 1, parseCursor(page?.cursor));
    const result = page && pageOf(rows, page, ({ id, created_at }) => ({ id, at: created_at }));
    return {
      next: result?.next ?? null,
      sessions: (result?.items ?? rows).map(({ id, kind, app_name, last_used_at, address, scopes, ...session }) => {
        const used = last_used_at === null ? null : isoTime(last_used_at);
        const times = { ...presentTimes(session), last_used_at: used };
        return { id, kind, app_name, ...times, address, current: id === currentId, ...presentScopes(scopes) };
      }),
    };
  }

  async endAll(userId: string, filter: SessionFilter = {}): Promise<void> {
    await this.#store.endAll(userId, filter, this.#clock.now());
    await this.#record({
      action: 'session-ended',
      userId,
      detail: `all others${filter.kind ? ` (${filter.kind})` : ''}`,
    });
  }

  /** Null if the session has ended. */
  async userOf(sessionId: string): Promise<string | null> {
    return (await this.#store.find(sessionId, this.#clock.now()))?.user_id ?? null;
  }

  async end(sessionId: string, userId: string): Promise<void> {
    const hasEnded = isUuid(sessionId) && (await this.#store.end(sessionId, userId, this.#clock.now()));
    if (!hasEnded) throw new Problem('session-not-found');
    await this.#record({ action: 'session-ended', userId });
  }

  /** Does nothing if the session has already ended. */
  async endLogin(sessionId: string, userId: string): Promise<void> {
    await this.#store.end(sessionId, userId, this.#clock.now());
  }

  /** All sessions of an OAuth client, or of other applications of the same name, are one entry. The one used last comes first. */
  async listApplications(userId: string): Promise<Schemas['Application'][]> {
    const entries = [...(await this.#listSessionsByApplication(userId))].map(([id, group]) =>
      presentApplication(id, group),
    );
    return entries.sort((a, b) => (b.last_used_at ?? b.created_at).localeCompare(a.last_used_at ?? a.created_at));
  }

  async #listSessionsByApplication(userId: string): Promise<Map<string, ListedSession[]>> {
    const sessions = (await this.#store.list(userId, this.#clock.now())).filter(({ kind }) => kind === 'Application');
    return Map.groupBy(sessions, applicationId);
  }

  /** Ends its sessions. */
  async revokeApplication(id: string, userId: string): Promise<void> {
    const sessions = (await this.#listSessionsByApplication(userId)).get(id);
    if (!sessions) throw new Problem('application-not-found');
    for (const session of sessions) await this.endLogin(session.id, userId);
    await this.#record({ action: 'application-revoked', userId, detail: sessions[0]?.app_name });
  }

  /** Deletes expired sessions. Call this periodically. */
  sweep(stop?: AbortSignal) {
    return this.#store.sweep(this.#clock.now(), stop);
  }

  /** The caller's own session. Throws `unauthorized` if it has ended since the caller was authenticated. */
  async #get(sessionId: string, kind: SessionKind): Promise<{ session: Session; user: User }> {
    const session = await this.#store.find(sessionId, this.#clock.now());
    const user = session?.kind === kind ? await this.#users.find(session.user_id) : undefined;
    if (!session || !user) throw new Problem('unauthorized');
    return { session, user };
  }
}

const presentTimes = ({ created_at, expires_at }: Pick<Session, 'created_at' | 'expires_at'>) => ({
  created_at: isoTime(created_at),
  expires_at: isoTime(expires_at),
});

const presentUser = ({ name, owners }: User) => ({ name, owners: [...owners] });

const applicationId = ({ client_id, app_name }: ListedSession): string =>
  hashSecret(client_id === null ? `name ${app_name}` : `client ${client_id}`);

function presentApplication(id: string, sessions: readonly ListedSession[]): Schemas['Application'] {
  const scopes = new Set(sessions.flatMap((session) => session.scopes?.split(' ') ?? []));
  const last = Math.max(...sessions.map(({ last_used_at }) => last_used_at ?? 0));
  const { app_name: name = null, redirect_uri, client_id } = sessions[0] ?? {};
  const address = URL.parse(redirect_uri ?? client_id ?? '');
  return {
    id,
    name,
    host: address && (address.host || address.protocol),
    resources: [...new Set(sessions.flatMap(({ resource }) => resource ?? []))],
    ...presentScopes(sessions.every((session) => session.scopes) ? [...scopes].join(' ') : null),
    sessions: sessions.length,
    created_at: isoTime(Math.min(...sessions.map(({ created_at }) => created_at))),
    last_used_at: last === 0 ? null : isoTime(last),
  };
}
