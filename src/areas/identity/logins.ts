import { randomUUID } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import { withProof } from '../../contract/server/index.ts';
import { browserLabel } from './browser-label.ts';
import type { Devices } from './devices.ts';
import type { Attempts } from './login-attempts.ts';
import { IdentityError, normalizeName } from './names.ts';
import type { Passwords } from './passwords.ts';
import { hashSecret, randomSecret } from './secret.ts';
import type { SessionStore } from './session-store.ts';
import type { IdentityStore } from './store.ts';

/** The values of both cookies. */
export interface Login {
  readonly session: string;
  readonly device: string;
}

/** What the browser sends with the login. */
export interface BrowserState {
  /** The cookie of its previous session, which the login ends. */
  readonly session?: string | undefined;
  /** The cookie by which a known browser is recognized. */
  readonly device?: string | undefined;
  /** A secret that only pages of our origin can read. The session then requires it in addition to the cookie. */
  readonly proof?: string | undefined;
  readonly userAgent?: string | undefined;
}

export interface LoginDependencies {
  readonly store: IdentityStore;
  readonly sessions: SessionStore;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly devices: Devices;
  readonly clock: Clock;
  readonly browserSessionMs: number;
  readonly passwordsOn: boolean;
}

export class Logins {
  readonly #dependencies: LoginDependencies;

  constructor(dependencies: LoginDependencies) {
    this.#dependencies = dependencies;
  }

  /** Always creates a new session. An unknown name and a wrong password give the same response after the same time. */
  async create(
    name: string,
    password: string,
    address: string,
    browser: BrowserState = {},
    signal?: AbortSignal,
  ): Promise<Login> {
    const { store, passwords, attempts, devices, passwordsOn } = this.#dependencies;
    if (!passwordsOn) throw new Problem('passwords-off');
    const validName = normalizeName(name);
    const attemptedName = validName ?? name.slice(0, 100);
    // The attempts of a known browser are counted separately, so that no one else at its address can lock it out.
    const deviceId = await devices.find(browser.device ?? null, attemptedName, browser.proof);
    const attempt = await attempts.begin(attemptedName, deviceId === null ? address : `device ${deviceId}`);
    const user = validName === null ? undefined : await store.findUserByName(validName);
    let isCorrect: boolean;
    try {
      isCorrect = await passwords.verify(password, user?.passwordHash ?? null, signal);
    } catch (error) {
      await attempt.withdraw();
      throw error;
    }
    const session = isCorrect && user ? await this.#createSession(user.id, user.passwordHash, browser, address) : null;
    if (session === null) {
      const headers = { 'WWW-Authenticate': 'Cookie realm="annex"' };
      throw new Problem('wrong-password', undefined, { headers });
    }
    await attempt.succeed();
    return { session, device: await devices.remember(browser.device ?? null, attemptedName, browser.proof) };
  }

  /** Logs in a user whom an external provider has authenticated. Resolves to the value of the session cookie. */
  async createFor(userId: string, browser: BrowserState = {}, address: string | null = null): Promise<string> {
    const cookie = await this.#createSession(userId, null, browser, address);
    if (cookie === null) throw new IdentityError('no-such-user', 'no user with this id');
    return cookie;
  }

  /** Resolves to the cookie's value, or to null if the user was removed or the password changed in the meantime. */
  async #createSession(
    userId: string,
    passwordHash: string | null,
    { session: previous, proof, userAgent = '' }: BrowserState,
    address: string | null,
  ): Promise<string | null> {
    const { sessions, clock, browserSessionMs } = this.#dependencies;
    const cookie = randomSecret();
    const createdAt = clock.now();
    const expiresAt = createdAt + browserSessionMs;
    const tokenHash = hashSecret(withProof(cookie, proof));
    const session = {
      id: randomUUID(),
      tokenHash,
      userId,
      createdAt,
      expiresAt,
      address,
      appName: browserLabel(userAgent),
    };
    const previousHash = previous === undefined ? null : hashSecret(withProof(previous, proof));
    return (await sessions.insertBrowser(session, passwordHash, previousHash)) ? cookie : null;
  }
}
