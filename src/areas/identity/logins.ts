// Logins of browsers.
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import { withProof } from '../../contract/server/index.ts';
import type { Devices } from './devices.ts';
import type { Attempts } from './login-attempts.ts';
import { IdentityError, normalName } from './names.ts';
import type { Passwords } from './passwords.ts';
import { hashSecret, randomSecret } from './secret.ts';
import type { SessionStore } from './session-store.ts';
import type { IdentityStore } from './store.ts';

/** Values of cookies. */
export interface Login {
  readonly cookie: string;
  readonly device: string;
}

/** What the browser keeps. */
export interface BrowserState {
  /** Of its session, which stops working in the same commit. */
  readonly session?: string | undefined;
  readonly device?: string | undefined;
  /** What only our origin can read; the session then needs it beside the cookie. */
  readonly proof?: string | undefined;
}

export interface LoginDependencies {
  readonly store: IdentityStore;
  readonly sessions: SessionStore;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly devices: Devices;
  readonly clock: Clock;
  readonly browserSessionMs: number;
}

export class Logins {
  readonly #dependencies: LoginDependencies;

  constructor(dependencies: LoginDependencies) {
    this.#dependencies = dependencies;
  }

  /** A wrong name costs what a wrong password costs and is answered alike. The session is always a new one. */
  async create(
    name: string,
    password: string,
    address: string,
    browser: BrowserState = {},
    signal?: AbortSignal,
  ): Promise<Login> {
    const { store, passwords, attempts, devices } = this.#dependencies;
    const normal = normalName(name);
    const named = normal ?? name.slice(0, 100);
    // A known browser counts by itself, so that nobody at the same address locks it out.
    const known = await devices.find(browser.device ?? null, named, browser.proof);
    const attempt = await attempts.begin(named, known === null ? address : `device ${known}`);
    const user = normal === null ? undefined : await store.findUserByName(normal);
    let right: boolean;
    try {
      right = await passwords.verify(password, user?.passwordHash ?? null, signal);
    } catch (error) {
      await attempt.withdraw();
      throw error;
    }
    const cookie = right && user ? await this.#begin(user.id, user.passwordHash, browser, address) : null;
    if (cookie === null) {
      const headers = { 'WWW-Authenticate': 'Cookie realm="annex"' };
      throw new Problem('wrong-password', undefined, { headers });
    }
    await attempt.succeed();
    return { cookie, device: await devices.remember(browser.device ?? null, named, browser.proof) };
  }

  /** Login without a password, after external authentication; resolves to the cookie's value. */
  async createFor(userId: string): Promise<string> {
    const cookie = await this.#begin(userId, null, {}, null);
    if (cookie === null) throw new IdentityError('no-such-user', 'no user with this id');
    return cookie;
  }

  /** Null when the user was removed or the password changed meanwhile. */
  async #begin(
    userId: string,
    passwordHash: string | null,
    { session: former, proof }: BrowserState,
    address: string | null,
  ): Promise<string | null> {
    const { sessions, clock, browserSessionMs } = this.#dependencies;
    const cookie = randomSecret();
    const createdAt = clock.now();
    const expiresAt = createdAt + browserSessionMs;
    const tokenHash = hashSecret(withProof(cookie, proof));
    const session = { id: randomUUID(), tokenHash, userId, createdAt, expiresAt, address };
    const formerHash = former === undefined ? null : hashSecret(withProof(former, proof));
    return (await sessions.insertBrowser(session, passwordHash, formerHash)) ? cookie : null;
  }
}
