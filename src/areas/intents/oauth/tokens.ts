// Tokens of the OAuth server. An access token is the token of a session, and every refresh replaces it.
import { timingSafeEqual } from 'node:crypto';
import type { Schemas } from '../../../../generated/intents/contract.ts';
import { SCOPE_NAMES } from '../../../../generated/scopes.ts';
import { hashSecret, randomSecret, seal, unseal } from '../../../base/secrets.ts';
import type { TokenSessions } from '../../../base/session.ts';
import { derive, GRANT_TYPES, type OauthDependencies } from './dependencies.ts';
import type { Grant } from './grant-store.ts';
import { placeOf } from './redirect-uri.ts';
import { findResource, OauthError, scopesOf } from './request.ts';

type TokenRequest = Schemas['CreateToken'];

/** The hash of a refresh token, its successor encrypted with it, and when it was replaced. */
type Successor = readonly [hash: string, sealed: string, at: number];

/** Lifetime of a code from the approval. */
const CODE_MS = 60_000;
/** Clients do not poll at exact intervals. */
const POLL_TOLERANCE_MS = 500;
const PURPOSE = 'annex oauth refresh token';
const REFRESH_TOKEN = /^ref_([\w-]{22})[\w-]{43}$/;

export class OauthTokens {
  readonly #parts: OauthDependencies & { readonly sessions: TokenSessions };

  constructor(parts: OauthDependencies & { readonly sessions: TokenSessions }) {
    this.#parts = parts;
  }

  async create(request: TokenRequest): Promise<Schemas['Tokens']> {
    const { grant_type: type } = request;
    if (type === GRANT_TYPES.code) return this.#redeemCode(request);
    if (type === GRANT_TYPES.device) return this.#redeemDeviceCode(request);
    if (type === GRANT_TYPES.refresh) return this.#refresh(request);
    throw new OauthError('unsupported_grant_type', `Use ${Object.values(GRANT_TYPES).join(', ')}.`);
  }

  /** Ends the session of an access token or refresh token. Does nothing for an unknown one. */
  async revoke({ token, client_id }: Schemas['EndToken']): Promise<void> {
    const { sessions, grants } = this.#parts;
    const session = await sessions.findByToken(token);
    const grant = session ? await grants.find('intent_hash', session.intentHash) : await this.#findRefreshed(token);
    if (grant && client_id !== undefined && client_id !== grant.client_id) throw issuedToAnother();
    if (session) await sessions.end(session.sessionId, session.userId);
    else if (grant && isSame(grant.refresh_hash, hashSecret(token))) await this.#end(grant);
    else return;
    if (grant) await this.#recordEvent('token-revoked', grant);
  }

  /** `owner`: only tokens of its users are active. */
  async introspect(token: string, owner: string): Promise<Schemas['TokenInfo']> {
    const { sessions, grants, baseUrl } = this.#parts;
    const session = await sessions.findByToken(token);
    if (!session?.user.owners.includes(owner)) return { active: false };
    const grant = await grants.find('intent_hash', session.intentHash);
    return {
      active: true,
      iss: baseUrl(),
      sub: session.userId,
      username: session.user.name,
      token_type: 'Bearer',
      iat: Math.floor(session.createdAt / 1_000),
      exp: Math.floor(session.expiresAt / 1_000),
      ...(grant ? { client_id: grant.client_id } : {}),
      ...(session.resource === null ? {} : { aud: session.resource }),
      ...(grant?.scope ? { scope: grant.scope } : {}),
    };
  }

  async #redeemCode({ code = '', client_id, redirect_uri, code_verifier = '', resource }: TokenRequest) {
    const { grants, clock } = this.#parts;
    const grant = await grants.find('code_hash', hashSecret(code));
    if (!grant?.linked_at || grant.redirect_uri === null) throw unknownCode();
    if (grant.used_at !== null) throw await this.#reused(grant);
    if (grant.client_id !== client_id) throw issuedToAnother();
    if ((redirect_uri ?? grant.redirect_uri) !== grant.redirect_uri)
      throw invalidGrant('The redirect_uri has changed.');
    if (!/^[\w.~-]{43,128}$/.test(code_verifier) || !isSame(grant.code_challenge, hashSecret(code_verifier))) {
      throw invalidGrant('The code_verifier does not match the code_challenge.');
    }
    if (grant.linked_at + CODE_MS <= clock.now()) throw unknownCode();
    return this.#issue(grant, resource);
  }

  async #redeemDeviceCode({ device_code: code = '', client_id, resource }: TokenRequest) {
    const { grants, clock, settings, windows } = this.#parts;
    const grant = await grants.find('code_hash', hashSecret(code));
    if (!grant || grant.redirect_uri !== null) throw unknownCode();
    if (grant.client_id !== client_id) throw issuedToAnother();
    if (grant.used_at !== null) throw await this.#reused(grant);
    if (grant.denied_at !== null) throw new OauthError('access_denied', 'The user declined.');
    if (grant.linked_at !== null) return this.#issue(grant, resource);
    if (grant.intent_expires_at <= clock.now()) throw new OauthError('expired_token', 'The device code has expired.');
    const pace = Math.max(1, settings.pollSeconds * 1_000 - POLL_TOLERANCE_MS);
    const { count } = await windows.count(`device:${grant.id}`, pace);
    if (count > 1) throw new OauthError('slow_down', `Poll every ${settings.pollSeconds} seconds.`);
    throw new OauthError('authorization_pending', 'The user has not decided yet.');
  }

  async #refresh({ refresh_token: token = '', client_id, scope, resource }: TokenRequest) {
    const grant = await this.#findRefreshed(token);
    if (!grant?.session_id) throw unknownCode();
    if (grant.client_id !== client_id) throw issuedToAnother();
    const granted: readonly string[] = grant.scope?.split(' ') ?? SCOPE_NAMES;
    const requested = scopesOf(scope);
    if (requested?.some((name) => !granted.includes(name))) {
      throw new OauthError('invalid_scope', 'The user has not approved this scope.');
    }
    const tokens = await this.#issue(grant, resource, token);
    return requested ? { ...tokens, scope: granted.join(' ') } : tokens; // a refresh does not narrow the scope
  }

  /**
   * The first tokens, or those that follow a refresh token. Clients refresh several times at once, or lose a response: within
   * `refreshReuseSeconds`, all get the same tokens. A successor is sealed with the token it replaced: no database reveals it.
   */
  async #issue(grant: Grant, resource?: string, token?: string): Promise<Schemas['Tokens']> {
    const { clock, settings, sessions, intents, grants } = this.#parts;
    if (resource !== undefined) findResource([grant.resource], resource);
    const now = clock.now();
    const since = now - settings.refreshReuseSeconds * 1_000;
    const recent = (JSON.parse(grant.successors ?? '[]') as Successor[]).filter(([, , at]) => at > since);
    let newest = token;
    for (const [hash, sealed] of recent) {
      if (newest && hash === hashSecret(newest)) newest = unseal(newest, PURPOSE, sealed);
    }
    if (newest && !isSame(grant.refresh_hash, hashSecret(newest))) throw await this.#reused(grant);
    const session = newest && recent.length > 0 ? await sessions.findByToken(await this.#accessTokenOf(newest)) : null;
    if (newest && session) return this.#present(grant, newest, session.expiresAt - now);
    const next = `ref_${grant.id}${randomSecret()}`;
    const added: Successor[] = newest ? [[hashSecret(newest), seal(newest, PURPOSE, next), now]] : [];
    const expiresAt = (grant.linked_at ?? now) + intents.sessionSecondsOf(grant.requested_max_age) * 1_000;
    const lifetime = Math.min(settings.accessTokenSeconds * 1_000, expiresAt - now);
    const issued = await grants.issue(grant, hashSecret(next), JSON.stringify([...recent, ...added]), {
      sessionId: grant.session_id ?? '',
      tokenHash: hashSecret(await this.#accessTokenOf(next)),
      tokenExpiresAt: now + lifetime,
      expiresAt,
      resource: grant.resource,
      now,
    });
    if (issued && !token) await this.#recordEvent('token-issued', grant);
    if (issued) return this.#present(grant, next, lifetime);
    if (issued === null) throw invalidGrant('The session has ended.');
    // Another request was faster.
    const changed = token && settings.refreshReuseSeconds > 0 ? await grants.find('id', grant.id) : undefined;
    if (!changed) throw await this.#reused(grant);
    return this.#issue(changed, resource, token);
  }

  async #present({ scope }: Grant, refreshToken: string, lifetimeMs: number): Promise<Schemas['Tokens']> {
    return {
      access_token: await this.#accessTokenOf(refreshToken),
      token_type: 'Bearer',
      expires_in: Math.floor(lifetimeMs / 1_000),
      refresh_token: refreshToken,
      ...(scope === null ? {} : { scope }),
    };
  }

  /** Derived from the refresh token that it is issued with, so that it can be returned again. */
  async #accessTokenOf(refreshToken: string): Promise<string> {
    return `tok_${await derive(this.#parts, `access ${refreshToken}`)}`;
  }

  async #findRefreshed(token: string): Promise<Grant | undefined> {
    const [, id] = REFRESH_TOKEN.exec(token) ?? [];
    return id === undefined ? undefined : this.#parts.grants.find('id', id);
  }

  /** Someone may have stolen the code or refresh token, so all tokens of the grant end. */
  async #reused(grant: Grant): Promise<OauthError> {
    await this.#end(grant);
    await this.#recordEvent('token-reused', grant, 'refused');
    return invalidGrant('It was already used. The session has ended for your safety; authorize again.');
  }

  #recordEvent(action: string, { user_id, redirect_uri }: Grant, outcome: 'succeeded' | 'refused' = 'succeeded') {
    const event = { action, outcome, userId: user_id ?? undefined, detail: redirect_uri && placeOf(redirect_uri) };
    return this.#parts.record(event);
  }

  async #end({ session_id, user_id }: Grant): Promise<void> {
    if (session_id !== null && user_id !== null) await this.#parts.sessions.end(session_id, user_id);
  }
}

const invalidGrant = (description: string): OauthError => new OauthError('invalid_grant', description);

const unknownCode = (): OauthError => invalidGrant('It is unknown, has expired or was already used.');

const issuedToAnother = (): OauthError => invalidGrant('The client_id is not that of the authorization.');

const isSame = (stored: string | null, hash: string): boolean =>
  stored !== null && stored.length === hash.length && timingSafeEqual(Buffer.from(stored), Buffer.from(hash));
