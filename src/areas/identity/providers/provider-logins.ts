// Logins with OpenID Connect providers. A user is identified by issuer and subject, never by an email address or a name.
import { randomBytes, randomUUID } from 'node:crypto';
import type { Schemas } from '../../../../generated/identity/contract.ts';
import type { LoginProvider } from '../../../base/config/login-providers.ts';
import { isProblem, Problem } from '../../../base/problem.ts';
import { hashSecret, randomSecret } from '../../../base/secrets.ts';
import { isoTime } from '../../../base/time-text.ts';
import { withProof } from '../../../contract/server/index.ts';
import type { Callers } from '../callers.ts';
import type { Attempt } from '../login-attempts.ts';
import { safeNext } from '../login-origin.ts';
import type { BrowserState, Login, LoginDependencies, Logins } from '../logins.ts';
import { isUuid, normalizeName } from '../names.ts';
import { loginExpired, type OneTimeTokens, type Opened } from '../one-time-tokens.ts';
import { insertLinkedAccount, type LinkedAccount, type LinkedAccountStore } from './linked-account-store.ts';
import type { Claims, Provider, StartedLogin } from './provider.ts';

/** How often a name for a new user is tried. */
const NAME_TRIES = 5;
/** A longer path would make the addresses that contain the state too long. */
const MAX_NEXT_LENGTH = 2_000;

export interface ProviderLoginDependencies
  extends Pick<LoginDependencies, 'users' | 'audit' | 'clock' | 'passwordsOn'> {
  readonly providers: ReadonlyMap<string, Provider>;
  readonly links: LinkedAccountStore;
  /** The `state` of a login contains it. */
  readonly states: OneTimeTokens<StartedLogin>;
  readonly callers: Callers;
  readonly logins: Logins;
  readonly providerLoginMs: number;
}

export class ProviderLogins {
  readonly #parts: ProviderLoginDependencies;

  constructor(parts: ProviderLoginDependencies) {
    this.#parts = parts;
  }

  /** Resolves to the address at the provider. `sessionId` links the account to the user of that session. */
  async start(
    name: string,
    { proof, next = '/' }: Schemas['StartProviderLogin'],
    baseUrl: string,
    sessionId: string | null = null,
  ): Promise<Schemas['ProviderLoginStarted']> {
    const path = safeNext(next, baseUrl);
    const login: StartedLogin = {
      provider: name,
      verifier: randomSecret(),
      proofHash: hashSecret(proof),
      next: path.length <= MAX_NEXT_LENGTH ? path : '/',
      sessionId,
    };
    const nonce = randomSecret();
    const state = await this.#parts.states.create(login, this.#parts.providerLoginMs, nonce);
    const secrets = { ...login, nonce, state, redirectUri: redirectUri(baseUrl, name) };
    return { authorization_url: await this.#find(name).authorizationUrl(secrets) };
  }

  /** `cookies` is null if an account was linked. */
  async complete(
    name: string,
    response: Schemas['CreateProviderLogin'],
    baseUrl: string,
    browser: BrowserState,
    address: string,
  ): Promise<Schemas['ProviderLoginCreated'] & { readonly cookies: Login | null }> {
    const { states, logins, links, audit, clock } = this.#parts;
    const provider = this.#find(name);
    const { label } = provider.settings;
    const { state, proof } = response;
    const login = await states.open(state);
    if (login?.provider !== name || login.proofHash !== hashSecret(proof)) throw loginExpired();
    const deviceName = `provider ${name}`; // not a valid user name, so it cannot be mistaken for one
    // Per browser, so that no one can lock out others at the same address before the limit of the address.
    const attempted = `${deviceName} ${login.proofHash}`;
    const attempt = await logins.begin(attempted, deviceName, { ...browser, proof }, address);
    const claims = await this.#authenticate(provider, response, login, baseUrl, attempt);
    if (!isDomainAllowed(provider.settings, claims)) {
      const linked = await links.find(claims.iss, claims.sub);
      const event = { action: 'login', outcome: 'refused', method: 'provider', detail: label } as const;
      await audit.record({ ...event, userId: linked?.user_id });
      const detail = `Logins with ${label} need a verified email address of an allowed domain.`;
      throw new Problem('domain-not-allowed', detail);
    }
    const { sessionId, next } = login;
    const link =
      sessionId === null
        ? await this.#findOrSignUp(provider, claims)
        : await this.#linkToSession(claims, sessionId, withProof(browser.session ?? '', proof));
    await links.recordLogin(link, displayName(claims), ownersOf(provider.settings, claims), clock.now());
    if (sessionId !== null) {
      await audit.record({ action: 'account-linked', userId: link.user_id, detail: label });
      return { next, logout_url: null, cookies: null };
    }
    const event = { method: 'provider', detail: label } as const;
    const cookies = await logins.createLogin(link.user_id, deviceName, { ...browser, proof }, address, event);
    return { next, logout_url: await provider.logoutUrl(`${baseUrl}/login`), cookies };
  }

  async list(userId: string): Promise<Schemas['LinkedAccountList']> {
    const linked = await this.#parts.links.list(userId);
    return {
      linked_accounts: linked.map(({ id, issuer, name, created_at, last_used_at }) => {
        const provider = this.#providerOf(issuer);
        const times = { created_at: isoTime(created_at), last_used_at: isoTime(last_used_at) };
        return { id, provider: provider?.name ?? null, label: provider?.label ?? issuer, name, ...times };
      }),
    };
  }

  /** The ids of the linked accounts whose provider is configured. */
  async usableAccounts(userId: string): Promise<string[]> {
    const linked = await this.#parts.links.list(userId);
    return linked.filter(({ issuer }) => this.#providerOf(issuer)).map(({ id }) => id);
  }

  async unlink(id: string, userId: string): Promise<void> {
    const { links, passwordsOn, audit } = this.#parts;
    const others = (await this.usableAccounts(userId)).filter((other) => other !== id);
    if (isUuid(id) && (await links.delete(id, userId, passwordsOn, others))) {
      return audit.record({ action: 'account-unlinked', userId });
    }
    const isLast = (await links.list(userId)).some((link) => link.id === id);
    throw new Problem(isLast ? 'last-login-method' : 'linked-account-not-found');
  }

  /** Counts as an attempt if the provider refuses it, but not if the provider is down. */
  async #authenticate(
    provider: Provider,
    { code, state, iss }: Schemas['CreateProviderLogin'],
    login: Opened<StartedLogin>,
    baseUrl: string,
    attempt: Attempt,
  ): Promise<Claims> {
    try {
      if (!(await this.#parts.states.use(login))) throw loginExpired();
      const parameters = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) });
      const secrets = { ...login, state, redirectUri: redirectUri(baseUrl, login.provider) };
      const claims = await provider.authenticate(parameters, secrets);
      await attempt.succeed();
      return claims;
    } catch (error) {
      if (!isProblem(error) || error.is('provider-unavailable')) await attempt.withdraw();
      throw error;
    }
  }

  async #findOrSignUp({ settings }: Provider, claims: Claims): Promise<LinkedAccount> {
    const { links, clock, users } = this.#parts;
    const suggested = suggestName(claims);
    for (let tries = 0; tries < NAME_TRIES; tries++) {
      const linked = await links.find(claims.iss, claims.sub);
      if (linked) return linked;
      if (!settings.signUp) {
        throw new Problem(
          'no-account',
          `No account is linked to this login with ${settings.label}. ` +
            'Log in another way and link it on your account page, or ask the administrator.',
        );
      }
      const name = tries === 0 ? suggested : `${suggested}-${randomBytes(3).toString('hex')}`;
      const user = { id: randomUUID(), name, owners: [], created_at: clock.now() };
      const link = createLink(claims, user.id, clock.now());
      // A conflict: another request has just taken the name, or has signed up the same person.
      if (await users.insert(user, null, [insertLinkedAccount(link)])) return link;
    }
    throw new Error('no free name for a new user');
  }

  /** The browser must still have the session in which the user began. */
  async #linkToSession(claims: Claims, sessionId: string, credential: string): Promise<LinkedAccount> {
    const { callers, links, clock } = this.#parts;
    const caller = await callers.findByCookie(credential);
    if (caller?.sessionId !== sessionId) throw loginExpired();
    await links.insert(createLink(claims, caller.userId, clock.now()));
    const linked = await links.find(claims.iss, claims.sub);
    if (linked?.user_id !== caller.userId) throw new Problem('account-already-linked');
    return linked;
  }

  /** Undefined if the provider is not configured any more. As in discovery, `https://host` equals `https://host/`. */
  #providerOf(issuer: string): Provider['settings'] | undefined {
    const configured = [...this.#parts.providers.values()].map(({ settings }) => settings);
    return configured.find((settings) => new URL(settings.issuer).href === new URL(issuer).href);
  }

  #find(name: string): Provider {
    const provider = this.#parts.providers.get(name);
    if (!provider) throw new Problem('provider-not-found');
    return provider;
  }
}

/** From the configured address, never from a header of the request. */
const redirectUri = (baseUrl: string, provider: string): string => `${baseUrl}/login/${provider}/callback`;

function createLink(claims: Claims, user_id: string, now: number): LinkedAccount {
  const { iss: issuer, sub: subject } = claims;
  return { id: randomUUID(), issuer, subject, user_id, name: displayName(claims), created_at: now, last_used_at: now };
}

/** Without control characters and unpaired surrogates. */
function textOf(claims: Claims, name: string): string | null {
  const value = claims[name];
  return typeof value === 'string' && value.length <= 200 && !/\p{C}/u.test(value) ? value : null;
}

/** For display only. */
const displayName = (claims: Claims): string | null =>
  textOf(claims, 'email') ?? textOf(claims, 'preferred_username') ?? textOf(claims, 'name');

/** A name for a new user, which may be taken. */
function suggestName(claims: Claims): string {
  const names = ['preferred_username', 'email'].map((claim) => normalizeName(textOf(claims, claim) ?? ''));
  const name = names.find((each) => each !== null) ?? 'user';
  return name.slice(0, 80).replace(/[\ud800-\udbff]$/, ''); // half of a character cannot be stored
}

function isDomainAllowed({ allowedDomains }: LoginProvider, claims: Claims): boolean {
  if (allowedDomains.length === 0) return true;
  const [, domain] = /^[^@]+@([^@]+)$/.exec(textOf(claims, 'email') ?? '') ?? [];
  const isVerified = claims['email_verified'] === true;
  return isVerified && allowedDomains.some((allowed) => allowed.toLowerCase() === domain?.toLowerCase());
}

function ownersOf({ groupsClaim, owners }: LoginProvider, claims: Claims): string[] {
  const groups = [claims[groupsClaim]].flat().filter((group) => typeof group === 'string');
  return [...new Set(['*', ...groups].flatMap((group) => (Object.hasOwn(owners, group) ? (owners[group] ?? []) : [])))];
}
