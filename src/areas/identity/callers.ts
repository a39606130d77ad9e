// Finds callers by credential. Each request reads the database.
import { timingSafeEqual } from 'node:crypto';
import type { Authenticate, Caller, Callers as CallersByScheme } from '../../base/caller.ts';
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import { hashSecret, hmac } from '../../base/secrets.ts';
import { readScopes } from '../../base/session.ts';
import type { Session, SessionKind, SessionStore } from './session-store.ts';
import type { IdentityStore } from './store.ts';

export type Callers = ReturnType<typeof createCallers>;

export function createCallers(
  store: IdentityStore,
  sessions: SessionStore,
  readDelegationKey: () => Promise<Buffer>,
  clock: Clock,
  lastUsedMs: number,
) {
  const savingLastUsed = new Set<string>();

  /** Nothing is cached, so a revoked credential fails from the next request on. `audience`: see `findByBearer`. */
  function authenticator(audience: () => string | undefined): Authenticate {
    return (scheme, credential, _address, _scopes, request) => {
      if (scheme === 'apiKey') return findByKey(credential);
      if (scheme === 'sessionToken') return findByBearer(credential, audience());
      return findByCookie(credential, request?.url);
    };
  }

  /** Throws `unauthorized` if the key has expired. */
  async function findByKey(key: string): Promise<CallersByScheme['apiKey'] | null> {
    const row = /^ak_[\w-]{43}$/.test(key) ? await store.findKey(hashSecret(key)) : undefined;
    if (!row) return null;
    const { id: keyId, owner, expires_at } = row;
    if (expires_at !== null && expires_at <= clock.now()) throw expiredKey(expires_at);
    updateLastUsed('api_keys', row);
    return { scheme: 'apiKey', keyId, owner, scopes: readScopes(row.scopes), expiresAt: expires_at ?? undefined };
  }

  /** `audience` is the server that asks. It does not accept tokens that were issued for another one. */
  async function findByBearer(token: string, audience?: string): Promise<CallersByScheme['sessionToken'] | null> {
    if (/^tok_[\w-]{43}\.[\w-]{43}$/.test(token)) return findDelegated(token);
    const isFor = ({ resource }: Session) => resource === null || resource === audience;
    const session = /^tok_[\w-]{43}$/.test(token) ? await findSession(token, 'Application', isFor) : null;
    return session && { scheme: 'sessionToken', ...session };
  }

  /**
   * The credential with which a server of ours that has accepted this token calls the others. Only servers that share the
   * database can create it, so the token itself remains valid for one server only.
   */
  async function delegate(token: string): Promise<string> {
    return `${token}.${hmac(await readDelegationKey(), token)}`;
  }

  async function findDelegated(credential: string): Promise<CallersByScheme['sessionToken'] | null> {
    const [token = ''] = credential.split('.');
    if (!timingSafeEqual(Buffer.from(await delegate(token)), Buffer.from(credential))) return null;
    const session = await findSession(token, 'Application');
    return session && { scheme: 'sessionToken', ...session };
  }

  /** `cookie` is the cookie's value, followed by `.` and the proof if there is one. `path` is that of the request, with its query. */
  async function findByCookie(cookie: string, path = ''): Promise<CallersByScheme['browserSession'] | null> {
    // A restricted session can list passkeys and add one, but not remove any.
    const [pathname] = path.split('?');
    const isFor = ({ resource }: Session) =>
      resource === null || pathname === resource || pathname === `${resource}/start`;
    const session = /^[\w-]{43}(\.[\w-]{43})?$/.test(cookie) ? await findSession(cookie, 'Browser', isFor) : null;
    return session && { scheme: 'browserSession', ...session };
  }

  /** A key acts for its own owner, a session for every owner that its user belongs to. */
  async function mayActFor(caller: Caller, owner: string): Promise<boolean> {
    return caller.scheme === 'apiKey' ? caller.owner === owner : store.belongsTo(caller.userId, owner);
  }

  /** For display: the user's name, or the name of the key or application. */
  async function nameOf(caller: Caller): Promise<string> {
    if (caller.scheme === 'apiKey') {
      return (await store.findKeyName(caller.keyId)) ?? `key ${caller.keyId.slice(0, 8)}`;
    }
    const user = (await store.findUser(caller.userId))?.name ?? 'unknown user';
    if (caller.scheme === 'browserSession') return user;
    const app = (await sessions.find(caller.sessionId, clock.now()))?.app_name ?? 'Unnamed application';
    return `${app} (${user})`;
  }

  /**
   * Calls `ended` when the key expires or is revoked, or the session expires or ends on any node. Returns a function that
   * stops watching.
   */
  function watch(caller: Caller, ended: () => void): () => void {
    const check = async (): Promise<void> => {
      if (await hasEnded(caller)) ended();
    };
    const maybeEnded = () => void check().catch(() => {}); // the next notification checks again
    const unwatch =
      caller.scheme === 'apiKey'
        ? store.watchKey(caller.keyId, maybeEnded)
        : sessions.watch(caller.sessionId, maybeEnded);
    const cancel = caller.expiresAt === undefined ? null : clock.at(caller.expiresAt, ended);
    return () => {
      unwatch();
      cancel?.();
    };
  }

  async function hasEnded(caller: Caller): Promise<boolean> {
    if (caller.scheme === 'apiKey') return store.isRevoked(caller.keyId);
    return !(await sessions.find(caller.sessionId, clock.now()));
  }

  async function findSession(
    secret: string,
    kind: SessionKind,
    accepts: (session: Session) => boolean = () => true,
  ): Promise<Omit<CallersByScheme['sessionToken'], 'scheme'> | null> {
    const active = await sessions.findByToken(hashSecret(secret), kind, clock.now());
    if (!active || !accepts(active)) return null;
    updateLastUsed('sessions', active);
    const { id: sessionId, user_id: userId, scopes, token_expires_at, expires_at } = active;
    return { sessionId, userId, scopes: readScopes(scopes), expiresAt: token_expires_at ?? expires_at };
  }

  function updateLastUsed(
    table: 'api_keys' | 'sessions',
    { id, last_used_at }: Pick<Session, 'id' | 'last_used_at'>,
  ): void {
    const now = clock.now();
    if (savingLastUsed.has(id) || (last_used_at !== null && last_used_at > now - lastUsedMs)) return;
    savingLastUsed.add(id);
    // A failed write of last_used_at must not fail the request.
    void store
      .setLastUsed(table, id, now)
      .catch(() => {})
      .finally(() => savingLastUsed.delete(id));
  }
  return { authenticator, findByKey, findByBearer, delegate, findByCookie, mayActFor, nameOf, watch };
}

function expiredKey(expiresAt: number): Problem {
  const detail = `This API key expired at ${new Date(expiresAt).toISOString()}. Create a new one with annex keys create.`;
  const challenge = 'Bearer realm="annex", error="invalid_token", error_description="The API key has expired"';
  return new Problem('unauthorized', detail, { headers: { 'WWW-Authenticate': challenge } });
}
