// Finds callers by credential. Each request reads the database.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type MaybePromise, mapMaybePromise } from '../../base/async/maybe-promise.ts';
import type { Authenticate, Caller, Callers as CallersByScheme } from '../../base/caller.ts';
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import { hashSecret } from '../../base/secrets.ts';
import { readScopes } from '../../base/session.ts';
import type { KeyStore } from '../../base/state/key-store.ts';
import type { Session, SessionKind, SessionStore } from './session-store.ts';
import type { IdentityStore } from './store.ts';

type FoundSession = Omit<CallersByScheme['sessionToken'], 'scheme'>;

export class Callers {
  readonly #store: IdentityStore;
  readonly #sessions: SessionStore;
  readonly #clock: Clock;
  readonly #delegation: KeyStore;
  readonly #lastUsedMs: number;
  readonly #savingLastUsed = new Set<string>();

  constructor(store: IdentityStore, sessions: SessionStore, delegation: KeyStore, clock: Clock, lastUsedMs: number) {
    this.#delegation = delegation;
    this.#store = store;
    this.#sessions = sessions;
    this.#clock = clock;
    this.#lastUsedMs = lastUsedMs;
  }

  /** Nothing is cached, so a revoked credential fails from the next request on. `audience`: see `findByBearer`. */
  authenticator(audience: () => string | undefined): Authenticate {
    return (scheme, credential) => {
      if (scheme === 'apiKey') return this.findByKey(credential);
      return scheme === 'sessionToken' ? this.findByBearer(credential, audience()) : this.findByCookie(credential);
    };
  }

  /** Throws `unauthorized` if the key has expired. */
  findByKey(key: string): MaybePromise<CallersByScheme['apiKey'] | null> {
    if (!/^ak_[\w-]{43}$/.test(key)) return null;
    return mapMaybePromise(this.#store.findKey(hashSecret(key)), (row) => {
      if (!row) return null;
      const { id: keyId, owner, expires_at } = row;
      if (expires_at !== null && expires_at <= this.#clock.now()) throw expiredKey(expires_at);
      this.#updateLastUsed('api_keys', row);
      return { scheme: 'apiKey', keyId, owner, scopes: readScopes(row.scopes), expiresAt: expires_at ?? undefined };
    });
  }

  /** `audience` is the server that asks. It does not accept tokens that were issued for another one. */
  findByBearer(token: string, audience?: string): MaybePromise<CallersByScheme['sessionToken'] | null> {
    if (/^tok_[\w-]{43}\.[\w-]{43}$/.test(token)) return this.#findDelegated(token);
    const isFor = ({ resource }: Session) => resource === null || resource === audience;
    const lookup = /^tok_[\w-]{43}$/.test(token) ? this.#findSession(token, 'Application', isFor) : null;
    return mapMaybePromise(lookup, (session) => session && { scheme: 'sessionToken', ...session });
  }

  /**
   * The credential with which a server of ours that has accepted this token calls the others. Only servers that share the
   * database can create it, so the token itself remains valid for one server only.
   */
  async delegate(token: string): Promise<string> {
    const mac = createHmac('sha256', await this.#delegation.get()).update(token);
    return `${token}.${mac.digest('base64url')}`;
  }

  async #findDelegated(credential: string): Promise<CallersByScheme['sessionToken'] | null> {
    const [token = ''] = credential.split('.');
    if (!timingSafeEqual(Buffer.from(await this.delegate(token)), Buffer.from(credential))) return null;
    const session = await this.#findSession(token, 'Application');
    return session && { scheme: 'sessionToken', ...session };
  }

  /** `cookie` is the cookie's value, followed by `.` and the proof if there is one. */
  findByCookie(cookie: string): MaybePromise<CallersByScheme['browserSession'] | null> {
    const lookup = /^[\w-]{43}(\.[\w-]{43})?$/.test(cookie) ? this.#findSession(cookie, 'Browser') : null;
    return mapMaybePromise(lookup, (session) => session && { scheme: 'browserSession', ...session });
  }

  /** A key acts for its own owner, a session for every owner that its user belongs to. */
  mayActFor(caller: Caller, owner: string): MaybePromise<boolean> {
    return caller.scheme === 'apiKey' ? caller.owner === owner : this.#store.belongsTo(caller.userId, owner);
  }

  /** For display: the user's name, or the name of the key or application. */
  async nameOf(caller: Caller): Promise<string> {
    if (caller.scheme === 'apiKey') {
      return (await this.#store.findKeyName(caller.keyId)) ?? `key ${caller.keyId.slice(0, 8)}`;
    }
    const user = (await this.#store.findUser(caller.userId))?.name ?? 'unknown user';
    if (caller.scheme === 'browserSession') return user;
    const app = (await this.#sessions.find(caller.sessionId, this.#clock.now()))?.app_name ?? 'Unnamed application';
    return `${app} (${user})`;
  }

  /**
   * Calls `ended` when the key expires or is revoked, or the session expires or ends on any node. Returns a function that
   * stops watching.
   */
  watch(caller: Caller, ended: () => void): () => void {
    const unwatch = this.#watchEnd(caller, ended);
    const cancel = caller.expiresAt === undefined ? null : this.#clock.at(caller.expiresAt, ended);
    return () => {
      unwatch();
      cancel?.();
    };
  }

  #watchEnd(caller: Caller, ended: () => void): () => void {
    const check = (hasEnded: () => Promise<boolean>): void => {
      hasEnded()
        .then((result) => {
          if (result) ended();
        })
        .catch(() => {}); // the next notification checks again
    };
    if (caller.scheme === 'apiKey') return this.#store.watchKey(caller.keyId, check);
    const { sessionId } = caller;
    const hasEnded = async () => !(await this.#sessions.find(sessionId, this.#clock.now()));
    return this.#sessions.watch(sessionId, () => check(hasEnded));
  }

  #findSession(
    secret: string,
    kind: SessionKind,
    accepts: (session: Session) => boolean = () => true,
  ): MaybePromise<FoundSession | null> {
    const session = this.#sessions.findByToken(hashSecret(secret), kind, this.#clock.now());
    return mapMaybePromise(session, (active) => {
      if (!active || !accepts(active)) return null;
      this.#updateLastUsed('sessions', active);
      const { id: sessionId, user_id: userId, scopes, token_expires_at, expires_at } = active;
      return { sessionId, userId, scopes: readScopes(scopes), expiresAt: token_expires_at ?? expires_at };
    });
  }

  #updateLastUsed(table: 'api_keys' | 'sessions', { id, last_used_at }: Pick<Session, 'id' | 'last_used_at'>): void {
    const now = this.#clock.now();
    if (this.#savingLastUsed.has(id) || (last_used_at !== null && last_used_at > now - this.#lastUsedMs)) return;
    this.#savingLastUsed.add(id);
    // A failed write of last_used_at must not fail the request.
    void this.#store
      .setLastUsed(table, id, now)
      .catch(() => {})
      .finally(() => this.#savingLastUsed.delete(id));
  }
}

function expiredKey(expiresAt: number): Problem {
  const detail = `This API key expired at ${new Date(expiresAt).toISOString()}. Create a new one with annex keys create.`;
  const challenge = 'Bearer realm="annex", error="invalid_token", error_description="The API key has expired"';
  return new Problem('unauthorized', detail, { headers: { 'WWW-Authenticate': challenge } });
}
