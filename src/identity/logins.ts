// Logins of browsers.
import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { Problem } from '../problem.ts';
import type { Attempts } from './login-attempts.ts';
import { IdentityError, normalName } from './names.ts';
import type { Passwords } from './passwords.ts';
import { hashSecret, randomSecret } from './secret.ts';
import type { SessionStore } from './session-store.ts';
import type { IdentityStore } from './store.ts';

export interface Login {
  /** The cookie's value. */
  readonly cookie: string;
  readonly maxAgeSeconds: number;
}

export interface LoginDependencies {
  readonly store: IdentityStore;
  readonly sessions: SessionStore;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly browserSessionMs: number;
}

export class Logins {
  readonly #dependencies: LoginDependencies;

  constructor(dependencies: LoginDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A wrong name costs what a wrong password costs and is answered alike. The session is always a new one; `former`,
   * the cookie that the browser had before, stops working in the same commit.
   */
  async create(name: string, password: string, address: string, former: string | null = null): Promise<Login> {
    const { store, passwords, attempts } = this.#dependencies;
    const normal = normalName(name);
    const attempt = attempts.begin(normal ?? name.slice(0, 100), address);
    const user = normal === null ? undefined : await store.findUserByName(normal);
    let right: boolean;
    try {
      right = await passwords.verify(password, user?.passwordHash ?? null);
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

  /** Login without a password, after external authentication; resolves to the cookie's value. */
  async createFor(userId: string): Promise<string> {
    const login = await this.#begin(userId, { passwordHash: null, former: null, address: null });
    if (!login) throw new IdentityError('no-such-user', 'there is no user with that id');
    return login.cookie;
  }

  /** Null when the user was removed or the password changed meanwhile. */
  async #begin(
    userId: string,
    { passwordHash, former, address }: { passwordHash: string | null; former: string | null; address: string | null },
  ): Promise<Login | null> {
    const { sessions, clock, browserSessionMs } = this.#dependencies;
    const cookie = randomSecret();
    const createdAt = clock.now();
    const expiresAt = createdAt + browserSessionMs;
    const session = { id: randomUUID(), tokenHash: hashSecret(cookie), userId, createdAt, expiresAt, address };
    const formerHash = former === null ? null : hashSecret(former);
    if (!(await sessions.insertBrowser(session, passwordHash, formerHash))) return null;
    return { cookie, maxAgeSeconds: Math.floor(browserSessionMs / 1_000) };
  }
}
