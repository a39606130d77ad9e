// Callers by credential, read from the database for each request.

import { type MaybePromise, mapMaybePromise } from '../../base/async/maybe-promise.ts';
import type { Callers as ByScheme, Caller } from '../../base/caller.ts';
import type { Clock } from '../../base/clock.ts';
import { hashSecret } from './secret.ts';
import type { Session, SessionKind, SessionStore } from './session-store.ts';
import type { IdentityStore } from './store.ts';

export class Callers {
  readonly #store: IdentityStore;
  readonly #sessions: SessionStore;
  readonly #clock: Clock;
  readonly #lastUsedMs: number;
  readonly #touching = new Set<string>();

  constructor(store: IdentityStore, sessions: SessionStore, clock: Clock, lastUsedMs: number) {
    this.#store = store;
    this.#sessions = sessions;
    this.#clock = clock;
    this.#lastUsedMs = lastUsedMs;
  }

  findByKey(key: string): MaybePromise<ByScheme['apiKey'] | null> {
    if (!/^ak_[\w-]{43}$/.test(key)) return null;
    return mapMaybePromise(this.#store.findKey(hashSecret(key)), (found) => {
      if (!found) return null;
      this.#touch('api_keys', found);
      return { scheme: 'apiKey', keyId: found.id, owner: found.owner };
    });
  }

  findByBearer(token: string): MaybePromise<ByScheme['sessionToken'] | null> {
    const found = /^tok_[\w-]{43}$/.test(token) ? this.#findSession(token, 'Application') : null;
    return mapMaybePromise(found, (session) => session && { scheme: 'sessionToken', ...session });
  }

  /** By the cookie, with `.` and the proof behind it where there is one. */
  findByCookie(cookie: string): MaybePromise<ByScheme['browserSession'] | null> {
    const found = /^[\w-]{43}(\.[\w-]{43})?$/.test(cookie) ? this.#findSession(cookie, 'Browser') : null;
    return mapMaybePromise(found, (session) => session && { scheme: 'browserSession', ...session });
  }

  /** A key acts for its own owner, a session for those that its user belongs to. */
  mayActFor(caller: Caller, owner: string): MaybePromise<boolean> {
    return caller.scheme === 'apiKey' ? caller.owner === owner : this.#store.belongsTo(caller.userId, owner);
  }

  /** For people to read: the user, or the name that a key or an application was given. */
  async nameOf(caller: Caller): Promise<string> {
    if (caller.scheme === 'apiKey') {
      return (await this.#store.findKeyName(caller.keyId)) ?? `key ${caller.keyId.slice(0, 8)}`;
    }
    const user = (await this.#store.findUser(caller.userId))?.name ?? 'unknown user';
    if (caller.scheme === 'browserSession') return user;
    const app = (await this.#sessions.find(caller.sessionId, this.#clock.now()))?.app_name ?? 'Unnamed application';
    return `${app} (${user})`;
  }

  /** Calls `ended` once when the key is revoked or the session ends on any node; returns a function that stops watching. */
  watch(caller: Caller, ended: () => void): () => void {
    const check = (over: () => Promise<boolean>): void => {
      over()
        .then((isOver) => {
          if (isOver) ended();
        })
        .catch(() => {}); // the next hint asks again
    };
    if (caller.scheme === 'apiKey') return this.#store.watchKey(caller.keyId, check);
    const { sessionId } = caller;
    const over = async () => !(await this.#sessions.find(sessionId, this.#clock.now()));
    return this.#sessions.watch(sessionId, () => check(over));
  }

  #findSession(secret: string, kind: SessionKind): MaybePromise<{ sessionId: string; userId: string } | null> {
    const session = this.#sessions.findByToken(hashSecret(secret), kind, this.#clock.now());
    return mapMaybePromise(session, (found) => {
      if (!found) return null;
      this.#touch('sessions', found);
      return { sessionId: found.id, userId: found.user_id };
    });
  }

  #touch(table: 'api_keys' | 'sessions', { id, last_used_at }: Pick<Session, 'id' | 'last_used_at'>): void {
    const now = this.#clock.now();
    if (this.#touching.has(id) || (last_used_at !== null && last_used_at > now - this.#lastUsedMs)) return;
    this.#touching.add(id);
    // A failed write of last_used_at must not fail the request.
    void this.#store
      .touch(table, id, now)
      .catch(() => {})
      .finally(() => this.#touching.delete(id));
  }
}
