// The parts of the identity area: users, keys, logins, sessions and the authentication of callers.
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import type { Settings } from '../../../generated/config/settings.ts';
import type { Clock } from '../../base/clock.ts';
import type { LoginProvider } from '../../base/config/login-providers.ts';
import type { AtSessionEnd } from '../../base/session.ts';
import { createKeyReader } from '../../base/state/key-store.ts';
import type { Database } from '../../base/state/port.ts';
import { createAuditLog } from './audit-log.ts';
import { createCallers } from './callers.ts';
import { createDevices } from './devices.ts';
import { createKeys } from './keys.ts';
import { type AttemptSettings, createAttempts } from './login-attempts.ts';
import { createLogins } from './logins.ts';
import { createOneTimeTokens } from './one-time-tokens.ts';
import { createPasskeys } from './passkeys.ts';
import { createPasswords, type PasswordSettings, SCRYPT_COST } from './passwords.ts';
import { createPasteTickets, type PasteGrant } from './paste-tickets.ts';
import { createLinkedAccountStore } from './providers/linked-account-store.ts';
import { createProvider } from './providers/provider.ts';
import { createProviderLogins } from './providers/provider-logins.ts';
import { SessionStore } from './session-store.ts';
import { createSessions } from './sessions.ts';
import { createIdentityStore } from './store.ts';
import { createUsers } from './users.ts';

export type IdentitySettings = Omit<Settings['identity'], 'attempts'> &
  PasswordSettings & { readonly attempts: Partial<AttemptSettings> };

export interface IdentityDependencies {
  readonly database: Database;
  readonly atSessionEnd: AtSessionEnd;
  readonly clock: Clock;
  readonly loginProviders?: readonly LoginProvider[] | undefined;
  readonly settings?: Partial<IdentitySettings> | undefined;
  /** Who runs a command; undefined in a server. */
  readonly operator?: string | undefined;
}

export type IdentityService = ReturnType<typeof createIdentityService>;

export function createIdentityService(dependencies: IdentityDependencies) {
  const { database, atSessionEnd, clock, loginProviders = [], operator } = dependencies;
  const settings: IdentitySettings = { scrypt: SCRYPT_COST, ...DEFAULTS.identity, ...dependencies.settings };
  const { browserSessionMs, deviceCookieMs, lastUsedMs, providerLoginMs, providerTimeoutMs } = settings;
  const passwordsOn = settings.passwords === 'on';
  const store = createIdentityStore(database, atSessionEnd);
  const sessions = new SessionStore(database, atSessionEnd);
  const links = createLinkedAccountStore(database, atSessionEnd);
  const passwords = createPasswords(settings);
  const audit = createAuditLog(database, clock, settings.auditLog, operator);
  const attempts = createAttempts(database, clock, { ...DEFAULTS.identity.attempts, ...settings.attempts });
  const devices = createDevices(createKeyReader(database, 'devices'));
  const login = { store, sessions, passwords, attempts, devices, audit, clock, browserSessionMs, passwordsOn };
  const logins = createLogins(login);
  const callers = createCallers(store, sessions, createKeyReader(database, 'delegation'), clock, lastUsedMs);
  const providerLogins = createProviderLogins({
    ...{ ...login, links, callers, logins, providerLoginMs },
    providers: new Map(loginProviders.map((each) => [each.name, createProvider(each, clock, providerTimeoutMs)])),
    states: createOneTimeTokens(database, clock, 'logins with providers', 'login with a provider'),
  });
  const passkeys = createPasskeys({
    ...{ ...login, database, logins, challengeMs: providerLoginMs, usableAccounts: providerLogins.usableAccounts },
    challenges: createOneTimeTokens(database, clock, 'passkey challenges', 'passkey challenge'),
  });
  const tickets = createOneTimeTokens<PasteGrant>(database, clock, 'paste tickets', 'paste ticket');
  return {
    ...{ audit, logins, callers, providerLogins, passkeys },
    users: createUsers(store, passwords, clock, audit.record),
    keys: createKeys(store, clock, settings.maxKeysPerOwner, audit.record),
    sessions: createSessions(sessions, (id) => store.findUser(id), clock, audit.record),
    pasteTickets: createPasteTickets(tickets, sessions, store, clock),
    /** What the login page offers. */
    loginMethods: { passwords: passwordsOn, providers: loginProviders },
    cookieLifetimes: { browserSessionMs, deviceCookieMs },
  };
}
