import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../../generated/identity/contract.ts';
import type { AuditEvent } from '../../base/audit.ts';
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import { hashSecret, randomSecret } from '../../base/secrets.ts';
import { withProof } from '../../contract/server/index.ts';
import type { AuditLog } from './audit-log.ts';
import { browserLabel } from './browser-label.ts';
import type { Devices } from './devices.ts';
import type { Attempt, Attempts } from './login-attempts.ts';
import { IdentityError, normalizeName } from './names.ts';
import type { OwnerStore } from './owner-store.ts';
import type { Passwords } from './passwords.ts';
import { PASSKEYS_PATH, type SessionStore } from './session-store.ts';
import type { UserStore } from './user-store.ts';

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
  readonly users: UserStore;
  readonly owners: OwnerStore;
  readonly sessions: SessionStore;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly devices: Devices;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly browserSessionMs: number;
  readonly passwordsOn: boolean;
}

export class Logins {
  readonly #parts: LoginDependencies;

  constructor(parts: LoginDependencies) {
    this.#parts = parts;
  }

  /** Always creates a new session. An unknown name and a wrong password give the same response after the same time. */
  async create(
    name: string,
    password: string,
    address: string,
    browser: BrowserState = {},
    signal?: AbortSignal,
  ): Promise<Login> {
    const { passwordsOn, users, passwords, owners, audit, devices } = this.#parts;
    if (!passwordsOn) throw new Problem('passwords-off');
    const validName = normalizeName(name);
    const attemptedName = validName ?? name.slice(0, 100);
    const attempt = await this.begin(attemptedName, attemptedName, browser, address);
    const user = validName === null ? undefined : await users.findByName(validName);
    const hash = user?.passwordHash ?? null;
    const isCorrect = await withdrawOnError(attempt, () => passwords.verify(password, hash, signal));
    const event = { action: 'login', method: 'password', userId: user?.id } as const;
    const passkeys = isCorrect && user ? await owners.countRequiredPasskeys(user.id) : null;
    if (passkeys) {
      await attempt.succeed();
      await audit.record({ ...event, outcome: 'refused' });
      throw new Problem('passkey-required');
    }
    const resource = passkeys === 0 ? PASSKEYS_PATH : null;
    const session = isCorrect ? await this.#createSession(event, address, hash, browser, resource) : null;
    if (session === null) {
      // Not awaited: a failed write must not change the response. The name may be a mistyped password.
      void audit.record({ ...event, outcome: 'refused' }).catch(() => {});
      throw refusal('wrong-password');
    }
    await attempt.succeed();
    return { session, device: await devices.remember(browser.device, attemptedName, browser.proof) };
  }

  /**
   * Ends the user's other browser sessions. Wrong passwords are counted for the user, whatever the address, so that a
   * stolen session cannot be used to guess more of them.
   */
  async changePassword(
    { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
    { current_password, new_password }: Schemas['UpdatePassword'],
    signal?: AbortSignal,
  ): Promise<void> {
    const { passwordsOn, users, attempts, passwords, clock, audit } = this.#parts;
    if (!passwordsOn) throw new Problem('passwords-off');
    const { name = '' } = (await users.find(userId)) ?? {};
    const { passwordHash: current = null } = (await users.findByName(name)) ?? {};
    if (current === null) throw new Problem('no-password');
    const attempt = await attempts.begin(name, `user ${userId}`);
    const changed = await withdrawOnError(attempt, async () => {
      if (!(await passwords.verify(current_password, current, signal))) return false;
      return users.setPassword(userId, await passwords.hash(new_password), clock.now(), current, sessionId);
    });
    await audit.record({ action: 'password-changed', userId, outcome: changed ? 'succeeded' : 'refused' });
    if (!changed) throw new Problem('wrong-current-password');
    await attempt.succeed();
  }

  async canChangePassword(name: string): Promise<boolean> {
    return this.#parts.passwordsOn && Boolean((await this.#parts.users.findByName(name))?.passwordHash);
  }

  /**
   * Counts an attempt. Those of a browser that has logged in before with `deviceName` are counted separately, so that no
   * one else at its address can lock it out.
   */
  async begin(attempted: string, deviceName: string, browser: BrowserState, address: string): Promise<Attempt> {
    const deviceId = await this.#parts.devices.find(browser.device, deviceName, browser.proof);
    return this.#parts.attempts.begin(attempted, deviceId === null ? address : `device ${deviceId}`);
  }

  /** Logs in a user who was authenticated by other means. `deviceName` recognizes the browser at its next login. */
  async createLogin(
    userId: string,
    deviceName: string,
    browser: BrowserState,
    address: string | null,
    event: Pick<AuditEvent, 'method' | 'detail'>,
  ): Promise<Login> {
    const session = await this.#createSession({ action: 'login', userId, ...event }, address, null, browser);
    if (session === null) throw new IdentityError('no-such-user', 'no user with this id');
    return { session, device: await this.#parts.devices.remember(browser.device, deviceName, browser.proof) };
  }

  /** Resolves to the cookie's value, or to null if the user was removed or the password changed in the meantime. */
  async #createSession(
    event: AuditEvent,
    address: string | null,
    passwordHash: string | null,
    { session: previous, proof, userAgent = '' }: BrowserState,
    resource: string | null = null,
  ): Promise<string | null> {
    const { clock, browserSessionMs, sessions, audit } = this.#parts;
    const { userId = '' } = event;
    const cookie = randomSecret();
    const createdAt = clock.now();
    const session = {
      id: randomUUID(),
      tokenHash: hashSecret(withProof(cookie, proof)),
      userId,
      createdAt,
      expiresAt: createdAt + browserSessionMs,
      address,
      appName: browserLabel(userAgent),
      resource,
    };
    const previousHash = previous === undefined ? null : hashSecret(withProof(previous, proof));
    if (!(await sessions.insertBrowser(session, passwordHash, previousHash))) return null;
    await audit.record(event); // if this fails, the browser does not get the cookie
    return cookie;
  }
}

type Refusal = 'wrong-password' | 'unknown-passkey' | 'passkey-refused' | 'wrong-recovery-code';
export const refusal = (name: Refusal, cause?: unknown): Problem =>
  new Problem(name, undefined, { headers: { 'WWW-Authenticate': 'Cookie realm="annex"' }, cause });

/** For work that fails for other reasons than a wrong secret: the attempt counts only if a password was verified. */
export async function withdrawOnError<T>(attempt: Attempt, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await attempt.withdraw();
    throw error;
  }
}
