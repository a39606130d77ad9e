import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../../generated/identity/contract.ts';
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import { hashSecret, randomSecret } from '../../base/secrets.ts';
import { withProof } from '../../contract/server/index.ts';
import type { Devices } from './devices.ts';
import type { Attempt, Attempts } from './login-attempts.ts';
import { browserLabel, type LoginEvent, type LoginHistory } from './login-history.ts';
import { IdentityError, normalizeName } from './names.ts';
import type { Passwords } from './passwords.ts';
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
  readonly history: LoginHistory;
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
    const { store, passwords, attempts, devices, history, passwordsOn } = this.#dependencies;
    if (!passwordsOn) throw new Problem('passwords-off');
    const validName = normalizeName(name);
    const attemptedName = validName ?? name.slice(0, 100);
    // The attempts of a known browser are counted separately, so that no one else at its address can lock it out.
    const deviceId = await devices.find(browser.device ?? null, attemptedName, browser.proof);
    const attempt = await attempts.begin(attemptedName, deviceId === null ? address : `device ${deviceId}`);
    const user = validName === null ? undefined : await store.findUserByName(validName);
    const hash = user?.passwordHash ?? null;
    const isCorrect = await withdrawOnError(attempt, () => passwords.verify(password, hash, signal));
    const event = user && { userId: user.id, method: 'password' as const, userAgent: browser.userAgent, address };
    const session = isCorrect && event ? await this.#createSession(event, hash, browser) : null;
    if (session === null) {
      // Not awaited: the time would show that the user exists. A failed write must not change the response.
      if (event) void history.record(event, 'refused').catch(() => {});
      const headers = { 'WWW-Authenticate': 'Cookie realm="annex"' };
      throw new Problem('wrong-password', undefined, { headers });
    }
    await attempt.succeed();
    return { session, device: await devices.remember(browser.device ?? null, attemptedName, browser.proof) };
  }

  /**
   * Ends the user's other browser sessions. Wrong passwords are counted for the user, whatever the address, so that a
   * stolen session cannot be used to guess more of them.
   */
  async changePassword(
    { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
    { current_password, new_password }: Schemas['UpdatePassword'],
    from: Pick<LoginEvent, 'userAgent' | 'address'>,
    signal?: AbortSignal,
  ): Promise<void> {
    const { store, passwords, attempts, history, clock, passwordsOn } = this.#dependencies;
    if (!passwordsOn) throw new Problem('passwords-off');
    const { name = '' } = (await store.findUser(userId)) ?? {};
    const { passwordHash: current = null } = (await store.findUserByName(name)) ?? {};
    if (current === null) throw new Problem('no-password');
    const attempt = await attempts.begin(name, `user ${userId}`);
    const changed = await withdrawOnError(attempt, async () => {
      if (!(await passwords.verify(current_password, current, signal))) return false;
      return store.setPassword(userId, await passwords.hash(new_password), clock.now(), current, sessionId);
    });
    await history.record({ userId, method: 'password-change', ...from }, changed ? 'succeeded' : 'refused');
    if (!changed) throw new Problem('wrong-current-password');
    await attempt.succeed();
  }

  async canChangePassword(name: string): Promise<boolean> {
    const { store, passwordsOn } = this.#dependencies;
    return passwordsOn && Boolean((await store.findUserByName(name))?.passwordHash);
  }

  /** Logs in a user whom an external provider has authenticated. Resolves to the value of the session cookie. */
  async createFor(
    userId: string,
    browser: BrowserState = {},
    address: string | null = null,
    provider?: string,
  ): Promise<string> {
    const event = { userId, method: 'provider' as const, provider, userAgent: browser.userAgent, address };
    const cookie = await this.#createSession(event, null, browser);
    if (cookie === null) throw new IdentityError('no-such-user', 'no user with this id');
    return cookie;
  }

  /** Resolves to the cookie's value, or to null if the user was removed or the password changed in the meantime. */
  async #createSession(
    event: LoginEvent,
    passwordHash: string | null,
    { session: previous, proof, userAgent = '' }: BrowserState,
  ): Promise<string | null> {
    const { sessions, history, clock, browserSessionMs } = this.#dependencies;
    const { userId, address } = event;
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
    if (!(await sessions.insertBrowser(session, passwordHash, previousHash))) return null;
    await history.record(event, 'succeeded'); // if this fails, the browser does not get the cookie
    return cookie;
  }
}

/** The attempt counts only if a password was verified. */
async function withdrawOnError<T>(attempt: Attempt, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await attempt.withdraw();
    throw error;
  }
}
