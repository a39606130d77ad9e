// Browser and application sessions: listed and ended by their user, read by their holder.
import type { Schemas } from '../../../generated/identity/contract.ts';
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import { type PageQuery, pageOf, parseCursor } from '../../contract/server/pagination.ts';
import { isUuid } from './names.ts';
import type { Session, SessionKind, SessionStore } from './session-store.ts';
import type { User } from './store.ts';

export interface ApplicationSession {
  readonly id: string;
  readonly kind: 'Application';
  readonly app_name: string | null;
  readonly created_at: string;
  readonly expires_at: string;
  readonly user: { readonly name: string; readonly owners: string[] };
}

/** The part of sessions that the intents area uses, by session id. */
export interface ApplicationSessions {
  find(sessionId: string): Promise<ApplicationSession>;
  end(sessionId: string): Promise<void>;
}

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
    return { user: presentUser(user), created_at: iso(session.created_at), expires_at: iso(session.expires_at) };
  }

  /** All of them, or one page. */
  async list(userId: string, currentId: string, page?: PageQuery): Promise<Schemas['SessionList']> {
    const found = await this.#store.list(userId, this.#clock.now(), page && page.limit + 1, parseCursor(page?.cursor));
    const told = page && pageOf(found, page, ({ id, created_at }) => ({ id, at: created_at }));
    return {
      next: told?.next ?? null,
      sessions: (told?.items ?? found).map(({ id, kind, app_name, created_at, expires_at, last_used_at, address }) => ({
        id,
        kind,
        app_name,
        created_at: iso(created_at),
        expires_at: iso(expires_at),
        last_used_at: last_used_at === null ? null : iso(last_used_at),
        address,
        current: id === currentId,
      })),
    };
  }

  /** Null when it is over. */
  async userOf(sessionId: string): Promise<string | null> {
    return (await this.#store.find(sessionId, this.#clock.now()))?.user_id ?? null;
  }

  async end(sessionId: string, userId: string): Promise<void> {
    if (isUuid(sessionId) && (await this.#store.end(sessionId, userId, this.#clock.now()))) return;
    throw new Problem('session-not-found');
  }

  /** No error when it has ended already. */
  async endLogin(sessionId: string, userId: string): Promise<void> {
    await this.#store.end(sessionId, userId, this.#clock.now());
  }

  readonly ofApplications: ApplicationSessions = {
    find: async (sessionId) => {
      const { session, user } = await this.#get(sessionId, 'Application');
      const { id, app_name, created_at, expires_at } = session;
      const times = { created_at: iso(created_at), expires_at: iso(expires_at) };
      return { id, kind: 'Application', app_name, ...times, user: presentUser(user) };
    },
    end: async (sessionId) => {
      const { user } = await this.#get(sessionId, 'Application');
      await this.#store.end(sessionId, user.id, this.#clock.now());
    },
  };

  /** Deletes expired sessions; to be called periodically. */
  async sweep(stop?: AbortSignal): Promise<void> {
    await this.#store.sweep(this.#clock.now(), stop);
  }

  /** The caller's own session; unauthorized when it has ended since authentication. */
  async #get(sessionId: string, kind: SessionKind): Promise<{ session: Session; user: User }> {
    const session = await this.#store.find(sessionId, this.#clock.now());
    const user = session?.kind === kind ? await this.#findUser(session.user_id) : undefined;
    if (!session || !user) throw new Problem('unauthorized');
    return { session, user };
  }
}

const presentUser = ({ name, owners }: User) => ({ name, owners: [...owners] });

const iso = (time: number): string => new Date(time).toISOString();
