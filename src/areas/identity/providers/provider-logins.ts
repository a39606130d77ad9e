// Logins with OpenID Connect providers. A user is identified by issuer and subject, never by an email address or a name.
import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../../../base/clock.ts';
import { isProblem, Problem } from '../../../base/problem.ts';
import { StateError } from '../../../base/state/port.ts';
import { withProof } from '../../../contract/server/index.ts';
import type { Callers } from '../callers.ts';
import type { Devices } from '../devices.ts';
import type { Attempts } from '../login-attempts.ts';
import { safeNext } from '../login-origin.ts';
import type { BrowserState, Login, Logins } from '../logins.ts';
import { hashSecret, randomSecret } from '../secret.ts';
import type { IdentityStore } from '../store.ts';
import { displayName, isDomainAllowed, ownersOf, suggestName } from './claims.ts';
import { insertLinkedAccount, type LinkedAccount, type LinkedAccountStore } from './linked-account-store.ts';
import type { LoginStates, StartedLogin } from './login-state.ts';
import type { Claims, Provider } from './provider.ts';

/** How often a name for a new user is tried. */
const NAME_TRIES = 5;

export interface ProviderLoginDependencies {
  readonly providers: ReadonlyMap<string, Provider>;
  readonly links: LinkedAccountStore;
  readonly store: IdentityStore;
  readonly states: LoginStates;
  readonly attempts: Attempts;
  readonly devices: Devices;
  readonly callers: Callers;
  readonly logins: Logins;
  readonly clock: Clock;
  readonly providerLoginMs: number;
}

export interface ProviderResponse {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
  readonly proof: string;
}

export class ProviderLogins {
  readonly #dependencies: ProviderLoginDependencies;

  constructor(dependencies: ProviderLoginDependencies) {
    this.#dependencies = dependencies;
  }

  /** Resolves to the address at the provider. `sessionId` links the account to the user of that session. */
  async start(
    name: string,
    { proof, next }: { readonly proof: string; readonly next: string },
    baseUrl: string,
    sessionId: string | null = null,
  ): Promise<string> {
    const { states, clock, providerLoginMs } = this.#dependencies;
    const provider = this.#find(name);
    const login: StartedLogin = {
      provider: name,
      nonce: randomSecret(),
      verifier: randomSecret(),
      next: safeNext(next, baseUrl),
      expiresAt: clock.now() + providerLoginMs,
      sessionId,
    };
    const state = await states.create(login, proof);
    return provider.authorizationUrl({ ...login, state, redirectUri: redirectUri(baseUrl, name) });
  }

  /** `cookies` is null if an account was linked. */
  async complete(
    name: string,
    response: ProviderResponse,
    baseUrl: string,
    browser: BrowserState,
    address: string,
  ): Promise<{ readonly next: string; readonly cookies: Login | null }> {
    const { states, devices, logins, clock } = this.#dependencies;
    const provider = this.#find(name);
    const { state, proof } = response;
    const login = await states.open(state, name, proof, clock.now());
    if (!login) throw loginExpired();
    // Not a valid user name, so it cannot be mistaken for one.
    const deviceName = `provider ${name}`;
    const deviceId = await devices.find(browser.device ?? null, deviceName, proof);
    const from = deviceId === null ? address : `device ${deviceId}`;
    const claims = await this.#authenticate(provider, response, login, baseUrl, deviceName, from);
    if (!isDomainAllowed(provider.settings, claims)) {
      const detail = `Logins with ${provider.settings.label} need a verified email address of an allowed domain.`;
      throw new Problem('domain-not-allowed', detail);
    }
    const { sessionId, next } = login;
    const link =
      sessionId === null
        ? await this.#findOrSignUp(provider, claims)
        : await this.#link(claims, sessionId, { ...browser, proof });
    const { links } = this.#dependencies;
    await links.recordLogin(link, displayName(claims), ownersOf(provider.settings, claims), clock.now());
    if (sessionId !== null) return { next, cookies: null };
    const session = await logins.createFor(link.user_id, { ...browser, proof }, address, name);
    return { next, cookies: { session, device: await devices.remember(browser.device ?? null, deviceName, proof) } };
  }

  /** Null if the provider of the session is not configured to log out, has no logout page or is down. */
  async logoutUrl(name: string | null, baseUrl: string): Promise<string | null> {
    const provider = this.#dependencies.providers.get(name ?? '');
    return provider?.settings.logout ? provider.logoutUrl(`${baseUrl}/login`) : null;
  }

  /** Only failures count as attempts, and only those that the provider's users do not cause by themselves. */
  async #authenticate(
    provider: Provider,
    { code, state, iss }: ProviderResponse,
    login: StartedLogin,
    baseUrl: string,
    attemptedName: string,
    from: string,
  ): Promise<Claims> {
    const { attempts, links, clock } = this.#dependencies;
    const attempt = await attempts.begin(attemptedName, from);
    try {
      if (!(await links.useState(hashSecret(state), login.expiresAt, clock.now()))) throw loginExpired();
      const parameters = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) });
      const redirect = redirectUri(baseUrl, login.provider);
      const claims = await provider.authenticate(parameters, { ...login, state, redirectUri: redirect });
      await attempt.succeed();
      return claims;
    } catch (error) {
      if (!isProblem(error) || !error.is('provider-login-failed', 'login-expired')) await attempt.withdraw();
      throw error;
    }
  }

  async #findOrSignUp({ settings }: Provider, claims: Claims): Promise<LinkedAccount> {
    const { links, store, clock } = this.#dependencies;
    const suggested = suggestName(claims);
    for (let tries = 0; tries < NAME_TRIES; tries++) {
      const found = await links.find(claims.iss, claims.sub);
      if (found) return found;
      if (!settings.signUp) {
        const detail =
          `No account is linked to this login with ${settings.label}. Log in another way and link it on your account ` +
          'page, or ask the administrator.';
        throw new Problem('no-account', detail);
      }
      const name = tries === 0 ? suggested : `${suggested}-${randomBytes(3).toString('hex')}`;
      const user = { id: randomUUID(), name, owners: [], created_at: clock.now() };
      const link = createLink(claims, user.id, clock.now());
      // A conflict: another request has just taken the name, or has signed up the same person.
      if (await store.insertUser(user, null, [insertLinkedAccount(link)]).catch(falseOnConflict)) return link;
    }
    throw new Error('no free name for a new user');
  }

  /** The browser must still have the session in which the user began. */
  async #link(claims: Claims, sessionId: string, { session, proof }: BrowserState): Promise<LinkedAccount> {
    const { links, callers, clock } = this.#dependencies;
    const caller = session === undefined ? null : await callers.findByCookie(withProof(session, proof));
    if (caller?.sessionId !== sessionId) throw loginExpired();
    const link = createLink(claims, caller.userId, clock.now());
    await links.insert(link).catch(falseOnConflict);
    const found = await links.find(claims.iss, claims.sub);
    if (found?.user_id !== caller.userId) throw new Problem('account-already-linked');
    return found;
  }

  #find(name: string): Provider {
    const provider = this.#dependencies.providers.get(name);
    if (!provider) throw new Problem('provider-not-found');
    return provider;
  }
}

/** From the configured address, never from a header of the request. */
const redirectUri = (baseUrl: string, provider: string): string => `${baseUrl}/login/${provider}/callback`;

const loginExpired = (): Problem => new Problem('login-expired', 'This login is no longer valid. Start it again.');

const createLink = ({ iss, sub, ...claims }: Claims, userId: string, now: number): LinkedAccount => ({
  id: randomUUID(),
  issuer: iss,
  subject: sub,
  user_id: userId,
  name: displayName({ iss, sub, ...claims }),
  created_at: now,
  last_used_at: now,
});

function falseOnConflict(error: unknown): false {
  if (error instanceof StateError && error.code === 'conflict') return false;
  throw error;
}
