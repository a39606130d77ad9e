// The parts of the identity area: users, keys, logins, sessions and the authentication of callers.
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import type { Settings } from '../../../generated/config/settings.ts';
import type { Clock } from '../../base/clock.ts';
import type { AtSessionEnd } from '../../base/session.ts';
import { KeyStore } from '../../base/state/key-store.ts';
import type { Database } from '../../base/state/port.ts';
import { AttemptStore } from './attempt-store.ts';
import { Callers } from './callers.ts';
import { Devices } from './devices.ts';
import { Keys } from './keys.ts';
import { type AttemptSettings, Attempts } from './login-attempts.ts';
import { Logins } from './logins.ts';
import { SCRYPT_COST } from './password-hash.ts';
import { type PasswordSettings, Passwords } from './passwords.ts';
import { SessionStore } from './session-store.ts';
import { Sessions } from './sessions.ts';
import { IdentityStore } from './store.ts';
import { Users } from './users.ts';

export type IdentitySettings = Omit<Settings['identity'], 'attempts'> &
  PasswordSettings & { readonly attempts: Partial<AttemptSettings> };

export interface IdentityDependencies {
  readonly database: Database;
  readonly atSessionEnd: AtSessionEnd;
  readonly clock: Clock;
  readonly settings?: Partial<IdentitySettings> | undefined;
}

export class IdentityService {
  readonly users: Users;
  readonly keys: Keys;
  readonly logins: Logins;
  readonly sessions: Sessions;
  readonly callers: Callers;
  readonly cookieLifetimes: Pick<IdentitySettings, 'browserSessionMs' | 'deviceCookieMs'>;

  constructor({ database, atSessionEnd, clock, ...dependencies }: IdentityDependencies) {
    const settings: IdentitySettings = { scrypt: SCRYPT_COST, ...DEFAULTS.identity, ...dependencies.settings };
    const { browserSessionMs, lastUsedMs } = settings;
    const store = new IdentityStore(database, atSessionEnd);
    const sessions = new SessionStore(database, atSessionEnd);
    const passwords = new Passwords(settings);
    const attempts = new Attempts(new AttemptStore(database), clock, settings.attempts);
    this.users = new Users(store, passwords, clock);
    this.keys = new Keys(store, clock);
    const devices = new Devices(new KeyStore(database, 'devices'));
    this.logins = new Logins({ store, sessions, passwords, attempts, devices, clock, browserSessionMs });
    this.sessions = new Sessions(sessions, store.findUser.bind(store), clock);
    this.cookieLifetimes = settings;
    this.callers = new Callers(store, sessions, new KeyStore(database, 'delegation'), clock, lastUsedMs);
  }
}
