// The parts of the identity area: users, keys, logins, sessions and the authentication of callers.
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import type { Settings } from '../../../generated/config/settings.ts';
import type { Clock } from '../../base/clock.ts';
import type { LoginProvider } from '../../base/config/login-providers.ts';
import type { AtSessionEnd } from '../../base/session.ts';
import { KeyStore } from '../../base/state/key-store.ts';
import type { Database } from '../../base/state/port.ts';
import { Callers } from './callers.ts';
import { Devices } from './devices.ts';
import { Keys } from './keys.ts';
import { type AttemptSettings, Attempts } from './login-attempts.ts';
import { LoginHistory } from './login-history.ts';
import { Logins } from './logins.ts';
import { type PasswordSettings, Passwords, SCRYPT_COST } from './passwords.ts';
import { LinkedAccountStore } from './providers/linked-account-store.ts';
import { Provider } from './providers/provider.ts';
import { ProviderLogins } from './providers/provider-logins.ts';
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
  readonly loginProviders?: readonly LoginProvider[] | undefined;
  readonly settings?: Partial<IdentitySettings> | undefined;
}

export class IdentityService {
  readonly users: Users;
  readonly keys: Keys;
  readonly logins: Logins;
  readonly sessions: Sessions;
  readonly loginHistory: LoginHistory;
  readonly callers: Callers;
  readonly providerLogins: ProviderLogins;
  /** What the login page offers. */
  readonly loginMethods: { readonly passwords: boolean; readonly providers: readonly LoginProvider[] };
  readonly cookieLifetimes: Pick<IdentitySettings, 'browserSessionMs' | 'deviceCookieMs'>;

  constructor({ database, atSessionEnd, clock, loginProviders = [], ...dependencies }: IdentityDependencies) {
    const settings: IdentitySettings = { scrypt: SCRYPT_COST, ...DEFAULTS.identity, ...dependencies.settings };
    const { browserSessionMs, lastUsedMs, providerLoginMs, providerTimeoutMs } = settings;
    const passwordsOn = settings.passwords === 'on';
    const store = new IdentityStore(database, atSessionEnd);
    const sessions = new SessionStore(database, atSessionEnd);
    const passwords = new Passwords(settings);
    const attempts = new Attempts(database, clock, settings.attempts);
    this.users = new Users(store, passwords, clock);
    this.keys = new Keys(store, clock, settings.maxKeysPerOwner);
    const devices = new Devices(new KeyStore(database, 'devices'));
    const history = new LoginHistory(database, clock, settings.loginHistory);
    this.loginHistory = history;
    const login = { store, sessions, passwords, attempts, devices, history, clock, browserSessionMs, passwordsOn };
    this.logins = new Logins(login);
    this.sessions = new Sessions(sessions, store.findUser.bind(store), clock);
    this.cookieLifetimes = settings;
    this.callers = new Callers(store, sessions, new KeyStore(database, 'delegation'), clock, lastUsedMs);
    this.loginMethods = { passwords: passwordsOn, providers: loginProviders };
    const links = new LinkedAccountStore(database, atSessionEnd);
    const providers = new Map(loginProviders.map((each) => [each.name, new Provider(each, clock, providerTimeoutMs)]));
    this.providerLogins = new ProviderLogins({
      ...{ ...login, providers, links, providerLoginMs },
      stateKey: new KeyStore(database, 'logins with providers'),
      callers: this.callers,
      logins: this.logins,
    });
  }
}
