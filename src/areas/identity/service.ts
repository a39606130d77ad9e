// The parts of the identity area: users, keys, logins, sessions and the authentication of callers.
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import type { Settings } from '../../../generated/config/settings.ts';
import type { Clock } from '../../base/clock.ts';
import type { LoginProvider } from '../../base/config/login-providers.ts';
import type { AtSessionEnd } from '../../base/session.ts';
import { createKeyReader } from '../../base/state/key-store.ts';
import type { Database } from '../../base/state/port.ts';
import { ApiKeyStore } from './api-key-store.ts';
import { AuditLog } from './audit-log.ts';
import { Callers } from './callers.ts';
import { Devices } from './devices.ts';
import { Keys } from './keys.ts';
import { ATTEMPT_LIMITS, type AttemptSettings, Attempts } from './login-attempts.ts';
import { Logins } from './logins.ts';
import { OneTimeTokens } from './one-time-tokens.ts';
import { OwnerStore } from './owner-store.ts';
import { Passkeys } from './passkeys.ts';
import { PASSWORD_LIMITS, type PasswordSettings, Passwords } from './passwords.ts';
import { LinkedAccountStore } from './providers/linked-account-store.ts';
import { Provider } from './providers/provider.ts';
import { ProviderLogins } from './providers/provider-logins.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { SessionStore } from './session-store.ts';
import { Sessions } from './sessions.ts';
import { UserStore } from './user-store.ts';
import { Users } from './users.ts';

export type IdentitySettings = Omit<Settings['identity'], 'attempts'> &
  PasswordSettings & { readonly attempts: Partial<AttemptSettings>; readonly providerTimeoutMs: number };

export interface IdentityDependencies {
  readonly database: Database;
  readonly atSessionEnd: AtSessionEnd;
  readonly clock: Clock;
  readonly loginProviders?: readonly LoginProvider[] | undefined;
  readonly settings?: Partial<IdentitySettings> | undefined;
  /** Who runs a command; undefined in a server. */
  readonly operator?: string | undefined;
}

export class IdentityService {
  readonly audit: AuditLog;
  readonly logins: Logins;
  readonly callers: Callers;
  readonly providerLogins: ProviderLogins;
  readonly passkeys: Passkeys;
  readonly recovery: RecoveryCodes;
  readonly users: Users;
  readonly keys: Keys;
  readonly sessions: Sessions;
  /** What the login page offers. */
  readonly loginMethods: { readonly passwords: boolean; readonly providers: readonly LoginProvider[] };
  readonly cookieLifetimes: { readonly browserSessionMs: number; readonly deviceCookieMs: number };

  constructor({ database, atSessionEnd, clock, loginProviders = [], operator, ...options }: IdentityDependencies) {
    const settings: IdentitySettings = {
      ...PASSWORD_LIMITS,
      providerTimeoutMs: 10_000,
      ...DEFAULTS.identity,
      ...options.settings,
    };
    const { browserSessionMs, deviceCookieMs, providerLoginMs, providerTimeoutMs } = settings;
    const passwordsOn = settings.passwords === 'on';
    const tokens = <Content>(keyName: string, purpose: string) =>
      new OneTimeTokens<Content>(database, clock, keyName, purpose);
    this.audit = new AuditLog(database, clock, settings.auditLog, operator);
    const { record } = this.audit;
    const stores = {
      clock,
      keys: new ApiKeyStore(database),
      sessions: new SessionStore(database, atSessionEnd),
      users: new UserStore(database, atSessionEnd),
      owners: new OwnerStore(database, atSessionEnd),
    };
    const { sessions, users, owners } = stores;
    const passwords = new Passwords(settings);
    const attempts = new Attempts(database, clock, {
      ...ATTEMPT_LIMITS,
      ...DEFAULTS.identity.attempts,
      ...settings.attempts,
    });
    const devices = new Devices(createKeyReader(database, 'devices'));
    const { audit } = this;
    const login = { ...stores, passwords, attempts, devices, audit, browserSessionMs, passwordsOn };
    this.logins = new Logins(login);
    this.callers = new Callers(stores, createKeyReader(database, 'delegation'));
    const { logins, callers } = this;
    this.providerLogins = new ProviderLogins({
      ...{ ...login, callers, logins, providerLoginMs },
      links: new LinkedAccountStore(database, atSessionEnd),
      providers: new Map(loginProviders.map((each) => [each.name, new Provider(each, clock, providerTimeoutMs)])),
      states: tokens('logins with providers', 'login with a provider'),
    });
    this.recovery = new RecoveryCodes({ ...login, database, logins });
    this.passkeys = new Passkeys({
      ...{ ...login, database, logins, recovery: this.recovery, challengeMs: providerLoginMs },
      usableAccounts: (userId) => this.providerLogins.usableAccounts(userId),
      challenges: tokens('passkey challenges', 'passkey challenge'),
    });
    this.users = new Users(users, owners, passwords, clock, record);
    this.keys = new Keys(stores, settings.maxKeysPerOwner, record);
    this.sessions = new Sessions(sessions, users, clock, record);
    this.loginMethods = { passwords: passwordsOn, providers: loginProviders };
    this.cookieLifetimes = { browserSessionMs, deviceCookieMs };
  }
}
