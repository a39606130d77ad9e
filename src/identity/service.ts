// Who is calling: users, the owners they belong to, keys and sessions.
import { hash, randomBytes, randomUUID } from 'node:crypto';
import { DEFAULTS } from '../../generated/config/defaults.ts';
import type { Settings } from '../../generated/config/settings.ts';
import type { Schemas } from '../../generated/identity/contract.ts';
import type { Clock } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import type { Callers, SchemeName } from '../contract/types.ts';
import { type MaybePromise, whenKnown } from '../maybe-promise.ts';
import { type Database, StateError } from '../state/port.ts';
import { type AttemptLimits, Attempts } from './attempts.ts';
import { checkName, checkOwner, checkPassword, IdentityError, isUuid, normalName } from './names.ts';
import { dummyHash, hashPassword, SCRYPT_COST, type ScryptCost, verifyPassword } from './password.ts';
import { Semaphore } from './semaphore.ts';
import { type ApiKey, IdentityStore, type Session, type SessionKind, type User } from './store.ts';

export type IdentityLimits = Omit<Settings['identity'], 'attempts'> & {
  readonly attempts: Partial<AttemptLimits>;
  readonly scrypt: ScryptCost;
};

export interface IdentityDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits?: Partial<IdentityLimits> | undefined;
}

export interface Login {
  /** What the cookie carries. */
  readonly cookie: string;
  readonly maxAgeSeconds: number;
}

export interface ApplicationSession {
  readonly id: string;
  readonly kind: 'Application';
  readonly app_name: string | null;
  readonly created_at: string;
  readonly expires_at: string;
  readonly user: { readonly name: string; readonly owners: string[] };
}

/** What the intents area needs of sessions, by the id that its caller has. */
export interface ApplicationSessions {
  find(sessionId: string): Promise<ApplicationSession>;
  end(sessionId: string): Promise<void>;
}

export class IdentityService {
  readonly #store: IdentityStore;
  readonly #clock: Clock;
  readonly #limits: IdentityLimits;
  readonly #attempts: Attempts;
  readonly #dummy: string;
  readonly #touching = new Set<string>();
  readonly #turns: Semaphore;

  constructor({ database, clock, limits }: IdentityDependencies) {
    this.#store = new IdentityStore(database);
    this.#clock = clock;
    this.#limits = { scrypt: SCRYPT_COST, ...DEFAULTS.identity, ...limits };
    this.#attempts = new Attempts(clock, this.#limits.attempts);
    this.#dummy = dummyHash(this.#limits.scrypt);
    this.#turns = new Semaphore(this.#limits.comparing, this.#limits.waiting);
  }

  // ---- Users --------------------------------------------------------------------------------------------------------

  /** Without a password nobody can log in as the user here: some other way has to vouch for them. */
  async addUser(user: { name: string; owners: readonly string[]; password?: string | undefined }): Promise<User> {
    const name = checkName(user.name);
    const owners = [...new Set(user.owners.map(checkOwner))].sort();
    const hash = user.password === undefined ? null : await this.#hash(user.password);
    const added = { id: randomUUID(), name, owners, created_at: this.#clock.now() };
    const done = await this.#store.insertUser(added, hash).catch((error: unknown) => {
      if (error instanceof StateError && error.code === 'conflict') return false;
      throw error;
    });
    if (!done) throw new IdentityError('name-taken', `there is a user ${name} already`);
    return added;
  }

  /** The user of that name, or a new one without a password: for whoever is vouched for elsewhere. */
  async ensureUser(name: string, owners: readonly string[]): Promise<User> {
    const known = await this.findUserByName(name);
    return known ?? this.addUser({ name, owners });
  }

  findUser(id: string): Promise<User | undefined> {
    return this.#store.findUser(id);
  }

  /** Null: there is none, or no longer. */
  async findUserByName(name: string): Promise<User | null> {
    const normal = normalName(name);
    const found = normal === null ? undefined : await this.#store.findUserByName(normal);
    if (!found) return null;
    const { passwordHash, ...user } = found;
    return user;
  }

  listUsers(): Promise<User[]> {
    return this.#store.listUsers();
  }

  /** Ends the user's browser sessions; approved applications keep theirs. */
  async setPassword(name: string, password: string): Promise<void> {
    const user = await this.#user(name);
    const hash = await this.#hash(password);
    if (!(await this.#store.setPassword(user.id, hash, this.#clock.now()))) throw noUser(name);
  }

  /** Ends every session of the user, in the same commit. */
  async removeUser(name: string): Promise<void> {
    const user = await this.#user(name);
    if (!(await this.#store.removeUser(user.id, this.#clock.now()))) throw noUser(name);
  }

  // ---- Keys ---------------------------------------------------------------------------------------------------------

  /** The key itself is told here and never again. */
  async createKey(owner: string, name: string | null = null): Promise<{ id: string; owner: string; key: string }> {
    if (name !== null && (name.length > 100 || /\p{C}/u.test(name))) {
      throw new IdentityError('bad-name', 'a key’s name has at most 100 characters, none of them invisible');
    }
    const key = `ak_${randomSecret()}`;
    const made = { id: randomUUID(), owner: checkOwner(owner), name, created_at: this.#clock.now() };
    await this.#store.insertKey(made, hashSecret(key));
    return { id: made.id, owner: made.owner, key };
  }

  listKeys(): Promise<ApiKey[]> {
    return this.#store.listKeys();
  }

  async revokeKey(id: string): Promise<void> {
    if (isUuid(id) && (await this.#store.revokeKey(id, this.#clock.now()))) return;
    throw new IdentityError('no-such-key', 'there is no such key, or it has been revoked before; see: annex keys list');
  }

  // ---- Logging in ---------------------------------------------------------------------------------------------------

  /**
   * A wrong name costs what a wrong password costs and is answered alike. The session is always a new one; `former`,
   * the cookie that the browser had before, stops working in the same commit.
   */
  async login(name: string, password: string, address: string, former: string | null = null): Promise<Login> {
    const normal = normalName(name);
    const attempt = this.#attempts.begin(normal ?? name.slice(0, 100), address);
    const user = normal === null ? undefined : await this.#store.findUserByName(normal);
    const hash = user?.passwordHash ?? this.#dummy;
    let right: boolean;
    try {
      right = await this.#turns.take(() => verifyPassword(password, hash));
    } catch (error) {
      attempt.withdraw();
      throw error;
    }
    const login =
      right && user ? await this.#begin(user.id, { passwordHash: user.passwordHash, former, address }) : null;
    if (!login) {
      const headers = { 'WWW-Authenticate': 'Cookie realm="annex"' };
      throw new Problem('wrong-password', undefined, { headers });
    }
    attempt.succeed();
    return login;
  }

  /** For whoever has been vouched for in another way than by a password. */
  async createBrowserSession(userId: string): Promise<string> {
    const login = await this.#begin(userId, { passwordHash: null, former: null, address: null });
    if (!login) throw new IdentityError('no-such-user', 'there is no user with that id');
    return login.cookie;
  }

  async logout(sessionId: string, userId: string): Promise<void> {
    await this.#store.endSession(sessionId, userId, this.#clock.now());
  }

  // ---- Sessions -----------------------------------------------------------------------------------------------------

  async getLogin(sessionId: string): Promise<Schemas['Login']> {
    const { session, user } = await this.#session(sessionId, 'Browser');
    return { user: presentUser(user), created_at: iso(session.created_at), expires_at: iso(session.expires_at) };
  }

  async listSessions(userId: string, currentId: string): Promise<Schemas['SessionList']> {
    const sessions = await this.#store.listSessions(userId, this.#clock.now());
    return {
      sessions: sessions.map(({ id, kind, app_name, created_at, expires_at, last_used_at, address }) => ({
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

  /** Whose session it is; null when it is over. */
  async userOfSession(sessionId: string): Promise<string | null> {
    return (await this.#store.findSession(sessionId, this.#clock.now()))?.user_id ?? null;
  }

  async endSession(sessionId: string, userId: string): Promise<void> {
    if (isUuid(sessionId) && (await this.#store.endSession(sessionId, userId, this.#clock.now()))) return;
    throw new Problem('session-not-found');
  }

  readonly applicationSessions: ApplicationSessions = {
    find: async (sessionId) => {
      const { session, user } = await this.#session(sessionId, 'Application');
      const { id, app_name, created_at, expires_at } = session;
      const times = { created_at: iso(created_at), expires_at: iso(expires_at) };
      return { id, kind: 'Application', app_name, ...times, user: presentUser(user) };
    },
    end: async (sessionId) => {
      const { user } = await this.#session(sessionId, 'Application');
      await this.#store.endSession(sessionId, user.id, this.#clock.now());
    },
  };

  // ---- Who is calling: read anew each time, so that an end counts from the next request -----------------------------

  findByKey(key: string): MaybePromise<Callers['apiKey'] | null> {
    if (!/^ak_[\w-]{43}$/.test(key)) return null;
    return whenKnown(this.#store.findKey(hashSecret(key)), (found) => {
      if (!found) return null;
      this.#touch('api_keys', found);
      return { scheme: 'apiKey', keyId: found.id, owner: found.owner };
    });
  }

  findByBearer(token: string): MaybePromise<Callers['sessionToken'] | null> {
    const found = /^tok_[\w-]{43}$/.test(token) ? this.#findSession(token, 'Application') : null;
    return whenKnown(found, (session) => session && { scheme: 'sessionToken', ...session });
  }

  findByCookie(cookie: string): MaybePromise<Callers['browserSession'] | null> {
    const found = /^[\w-]{43}$/.test(cookie) ? this.#findSession(cookie, 'Browser') : null;
    return whenKnown(found, (session) => session && { scheme: 'browserSession', ...session });
  }

  /** A key acts for its own owner, a session for those that its user belongs to. */
  async mayActFor(caller: Callers[SchemeName], owner: string): Promise<boolean> {
    return caller.scheme === 'apiKey' ? caller.owner === owner : this.#store.belongsTo(caller.userId, owner);
  }

  #findSession(secret: string, kind: SessionKind): MaybePromise<{ sessionId: string; userId: string } | null> {
    const session = this.#store.findSessionByToken(hashSecret(secret), kind, this.#clock.now());
    return whenKnown(session, (found) => {
      if (!found) return null;
      this.#touch('sessions', found);
      return { sessionId: found.id, userId: found.user_id };
    });
  }

  #touch(table: 'api_keys' | 'sessions', { id, last_used_at }: Pick<Session, 'id' | 'last_used_at'>): void {
    const now = this.#clock.now();
    if (this.#touching.has(id) || (last_used_at !== null && last_used_at > now - this.#limits.lastUsedMs)) return;
    this.#touching.add(id);
    // A request that can be answered is not refused because this could not be written.
    void this.#store
      .touch(table, id, now)
      .catch(() => {})
      .finally(() => this.#touching.delete(id));
  }

  async #begin(
    userId: string,
    login: { passwordHash: string | null; former: string | null; address: string | null },
  ): Promise<Login | null> {
    const { passwordHash, former, address } = login;
    const cookie = randomSecret();
    const createdAt = this.#clock.now();
    const expiresAt = createdAt + this.#limits.browserSessionMs;
    const session = { id: randomUUID(), tokenHash: hashSecret(cookie), userId, createdAt, expiresAt, address };
    const formerHash = former === null ? null : hashSecret(former);
    if (!(await this.#store.insertBrowserSession(session, passwordHash, formerHash))) return null;
    return { cookie, maxAgeSeconds: Math.floor(this.#limits.browserSessionMs / 1_000) };
  }

  /** Found a moment ago by its secret; if it has ended since, so has the caller's right to ask. */
  async #session(sessionId: string, kind: SessionKind): Promise<{ session: Session; user: User }> {
    const session = await this.#store.findSession(sessionId, this.#clock.now());
    const user = session?.kind === kind ? await this.#store.findUser(session.user_id) : undefined;
    if (!session || !user) throw new Problem('unauthorized');
    return { session, user };
  }

  async #user(name: string): Promise<User> {
    const user = await this.findUserByName(name);
    if (!user) throw noUser(name);
    return user;
  }

  #hash(password: string): Promise<string> {
    checkPassword(password);
    return this.#turns.take(() => hashPassword(password, this.#limits.scrypt));
  }
}

const noUser = (name: string): IdentityError => new IdentityError('no-such-user', `there is no user ${name}`);

const presentUser = ({ name, owners }: User) => ({ name, owners: [...owners] });

const iso = (time: number): string => new Date(time).toISOString();

const randomSecret = (): string => randomBytes(32).toString('base64url');

/** Secrets here have 256 random bits: nothing slower than SHA-256 is needed. */
const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');
