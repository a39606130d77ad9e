// Finds callers by credential. Each request reads the database.
import { timingSafeEqual } from 'node:crypto';
import type { Authenticate, Caller, Callers as CallersByScheme } from '../../base/caller.ts';
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import { hashSecret, hmac } from '../../base/secrets.ts';
import { readScopes } from '../../base/session.ts';
import type { ApiKeyStore } from './api-key-store.ts';
import type { OwnerStore } from './owner-store.ts';
import type { Session, SessionKind, SessionStore } from './session-store.ts';
import type { UserStore } from './user-store.ts';

export interface CallerStores {
  readonly keys: ApiKeyStore;
  readonly sessions: SessionStore;
  readonly users: UserStore;
  readonly owners: OwnerStore;
  readonly clock: Clock;
}

/** The time of the last use is stored at most this often, because it costs a write. */
const LAST_USED_MS = 60_000;

export class Callers {
  readonly #keys: ApiKeyStore;
  readonly #sessions: SessionStore;
  readonly #users: UserStore;
  readonly #owners: OwnerStore;
  readonly #readDelegationKey: () => Promise<Buffer>;
  readonly #clock: Clock;
  readonly #savingLastUsed = new Set<string>();

  constructor({ keys, sessions, users, owners, clock }: CallerStores, readDelegationKey: () => Promise<Buffer>) {
    this.#keys = keys;
    this.#sessions = sessions;
    this.#users = users;
    this.#owners = owners;
    this.#clock = clock;
    this.#readDelegationKey = readDelegationKey;
  }

  /** Nothing is cached, so a revoked credential fails from the next request on. `audience`: see `findByBearer`. */
  authenticator(audience: () => string | readonly string[] | undefined): Authenticate {
    return (scheme, credential, _address, _scopes, request) => {
      if (scheme === 'apiKey') return this.findByKey(credential);
      if (scheme === 'sessionToken') return this.findByBearer(credential, audience());
      return this.findByCookie(credential, request?.url);
    };
  }

  /** Throws `unauthorized` if the key has expired. */
  async findByKey(key: string): Promise<CallersByScheme['apiKey'] | null> {
    const row = /^ak_[\w-]{43}$/.test(key) ? await this.#keys.find(hashSecret(key)) : undefined;
    if (!row) return null;
    const { id: keyId, owner, expires_at, user_id } = row;
    if (expires_at !== null && expires_at <= this.#clock.now()) throw expiredKey(expires_at);
    this.#updateLastUsed(this.#keys, row);
    const limits = { scopes: readScopes(row.scopes), expiresAt: expires_at ?? undefined };
    return { scheme: 'apiKey', keyId, owner, userId: user_id ?? undefined, ...limits };
  }

  /** `audience`: the addresses of the server that asks. It does not accept tokens that were issued for another one. */
  async findByBearer(
    token: string,
    audience: string | readonly string[] = [],
  ): Promise<CallersByScheme['sessionToken'] | null> {
    if (/^tok_[\w-]{43}\.[\w-]{43}$/.test(token)) return this.#findDelegated(token);
    const isFor = ({ resource }: Session) => resource === null || [audience].flat().includes(resource);
    const session = /^tok_[\w-]{43}$/.test(token) ? await this.#findSession(token, 'Application', isFor) : null;
    return session && { scheme: 'sessionToken', ...session };
  }

  /**
   * The credential with which a server of ours that has accepted this token calls the others. Only servers that share the
   * database can create it, so the token itself remains valid for one server only.
   */
  async delegate(token: string): Promise<string> {
    return `${token}.${hmac(await this.#readDelegationKey(), token)}`;
  }

  async #findDelegated(credential: string): Promise<CallersByScheme['sessionToken'] | null> {
    const [token = ''] = credential.split('.');
    if (!timingSafeEqual(Buffer.from(await this.delegate(token)), Buffer.from(credential))) return null;
    const session = await this.#findSession(token, 'Application');
    return session && { scheme: 'sessionToken', ...session };
  }

  /** `cookie` is the cookie's value, followed by `.` and the proof if there is one. `path` is that of the request, with its query. */
  async findByCookie(cookie: string, path = ''): Promise<CallersByScheme['browserSession'] | null> {
    // A restricted session can list passkeys and add one, but not remove any.
    const [pathname] = path.split('?');
    const isFor = ({ resource }: Session) =>
      resource === null || pathname === resource || pathname === `${resource}/start`;
    const session = /^[\w-]{43}(\.[\w-]{43})?$/.test(cookie) ? await this.#findSession(cookie, 'Browser', isFor) : null;
    return session && { scheme: 'browserSession', ...session };
  }

  /** A key acts for its own owner, a session for every owner that its user belongs to. */
  async mayActFor(caller: Caller, owner: string): Promise<boolean> {
    return caller.scheme === 'apiKey' ? caller.owner === owner : this.#owners.belongsTo(caller.userId, owner);
  }

  /** For display: the user's name, or the name of the key or application. */
  async nameOf(caller: Caller): Promise<string> {
    if (caller.scheme === 'apiKey') {
      return (await this.#keys.describe(caller.keyId))?.name ?? `key ${caller.keyId.slice(0, 8)}`;
    }
    const user = (await this.#users.find(caller.userId))?.name ?? 'unknown user';
    if (caller.scheme === 'browserSession') return user;
    const app = (await this.#sessions.find(caller.sessionId, this.#clock.now()))?.app_name ?? 'Unnamed application';
    return `${app} (${user})`;
  }

  /**
   * Calls `ended` when the key expires or is revoked, or the session expires or ends on any node. Returns a function that
   * stops watching.
   */
  watch(caller: Caller, ended: () => void): () => void {
    const check = async (): Promise<void> => {
      if (await this.#hasEnded(caller)) ended();
    };
    const maybeEnded = () => void check().catch(() => {}); // the next notification checks again
    const unwatch =
      caller.scheme === 'apiKey'
        ? this.#keys.watch(caller.keyId, maybeEnded)
        : this.#sessions.watch(caller.sessionId, maybeEnded);
    const cancel = caller.expiresAt === undefined ? null : this.#clock.at(caller.expiresAt, ended);
    return () => {
      unwatch();
      cancel?.();
    };
  }

  async #hasEnded(caller: Caller): Promise<boolean> {
    if (caller.scheme === 'apiKey') return this.#keys.isRevoked(caller.keyId);
    return !(await this.#sessions.find(caller.sessionId, this.#clock.now()));
  }

  async #findSession(
    secret: string,
    kind: SessionKind,
    accepts: (session: Session) => boolean = () => true,
  ): Promise<Omit<CallersByScheme['sessionToken'], 'scheme'> | null> {
    const active = await this.#sessions.findByToken(hashSecret(secret), kind, this.#clock.now());
    if (!active || !accepts(active)) return null;
    this.#updateLastUsed(this.#sessions, active);
    const { id: sessionId, user_id: userId, scopes, token_expires_at, expires_at } = active;
    return { sessionId, userId, scopes: readScopes(scopes), expiresAt: token_expires_at ?? expires_at };
  }

  #updateLastUsed(store: ApiKeyStore | SessionStore, { id, last_used_at }: Pick<Session, 'id' | 'last_used_at'>): void {
    const now = this.#clock.now();
    if (this.#savingLastUsed.has(id) || (last_used_at !== null && last_used_at > now - LAST_USED_MS)) return;
    this.#savingLastUsed.add(id);
    // A failed write of last_used_at must not fail the request.
    void store
      .setLastUsed(id, now)
      .catch(() => {})
      .finally(() => this.#savingLastUsed.delete(id));
  }
}

function expiredKey(expiresAt: number): Problem {
  const detail = `This API key expired at ${new Date(expiresAt).toISOString()}. Create a new one with annex keys create.`;
  const challenge = 'Bearer realm="annex", error="invalid_token", error_description="The API key has expired"';
  return new Problem('unauthorized', detail, { headers: { 'WWW-Authenticate': challenge } });
}
