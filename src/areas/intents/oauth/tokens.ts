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

/** Clients do not poll at exact intervals. */
const POLL_TOLERANCE_MS = 500;
const PURPOSE = 'annex oauth refresh token';
const REFRESH_TOKEN = /^ref_([\w-]{22})[\w-]{43}$/;

export type OauthTokens = ReturnType<typeof createOauthTokens>;

export function createOauthTokens(dependencies: OauthDependencies & { readonly sessions: TokenSessions }) {
  const { baseUrl, clock, grants, intents, sessions, settings, windows } = dependencies;

  async function create(request: TokenRequest): Promise<Schemas['Tokens']> {
    const { grant_type: type } = request;
    if (type === GRANT_TYPES.code) return redeemCode(request);
    if (type === GRANT_TYPES.device) return redeemDeviceCode(request);
    if (type === GRANT_TYPES.refresh) return refresh(request);
    throw new OauthError('unsupported_grant_type', `Use ${Object.values(GRANT_TYPES).join(', ')}.`);
  }

  /** Ends the session of an access token or refresh token. Does nothing for an unknown one. */
  async function revoke({ token, client_id }: Schemas['EndToken']): Promise<void> {
    const session = await sessions.findByToken(token);
    const grant = session ? await grants.find('intent_hash', session.intentHash) : await findRefreshed(token);
    if (grant && client_id !== undefined && client_id !== grant.client_id) throw issuedToAnother();
    if (session) await sessions.end(session.sessionId, session.userId);
    else if (grant && isSame(grant.refresh_hash, hashSecret(token))) await end(grant);
    else return;
    if (grant) await recordEvent('token-revoked', grant);
  }

  /** `owner`: only tokens of its users are active. */
  async function introspect(token: string, owner: string): Promise<Schemas['TokenInfo']> {
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

  async function redeemCode({ code = '', client_id, redirect_uri, code_verifier = '', resource }: TokenRequest) {
    const grant = await grants.find('code_hash', hashSecret(code));
    if (!grant?.linked_at || grant.redirect_uri === null) throw unknownCode();
    if (grant.used_at !== null) throw await reused(grant);
    if (grant.client_id !== client_id) throw issuedToAnother();
    if ((redirect_uri ?? grant.redirect_uri) !== grant.redirect_uri)
      throw invalidGrant('The redirect_uri has changed.');
    if (!/^[\w.~-]{43,128}$/.test(code_verifier) || !isSame(grant.code_challenge, hashSecret(code_verifier))) {
      throw invalidGrant('The code_verifier does not match the code_challenge.');
    }
    if (grant.linked_at + settings.codeMs <= clock.now()) throw unknownCode();
    return issue(grant, resource);
  }

  async function redeemDeviceCode({ device_code: code = '', client_id, resource }: TokenRequest) {
    const grant = await grants.find('code_hash', hashSecret(code));
    if (!grant || grant.redirect_uri !== null) throw unknownCode();
    if (grant.client_id !== client_id) throw issuedToAnother();
    if (grant.used_at !== null) throw await reused(grant);
    if (grant.denied_at !== null) throw new OauthError('access_denied', 'The user declined.');
    if (grant.linked_at !== null) return issue(grant, resource);
    if (grant.intent_expires_at <= clock.now()) throw new OauthError('expired_token', 'The device code has expired.');
    const pace = Math.max(1, settings.pollSeconds * 1_000 - POLL_TOLERANCE_MS);
    const { count } = await windows.count(`device:${grant.id}`, pace);
    if (count > 1) throw new OauthError('slow_down', `Poll every ${settings.pollSeconds} seconds.`);
    throw new OauthError('authorization_pending', 'The user has not decided yet.');
  }

  async function refresh({ refresh_token: token = '', client_id, scope, resource }: TokenRequest) {
    const grant = await findRefreshed(token);
    if (!grant?.session_id) throw unknownCode();
    if (grant.client_id !== client_id) throw issuedToAnother();
    const granted: readonly string[] = grant.scope?.split(' ') ?? SCOPE_NAMES;
    const requested = scopesOf(scope);
    if (requested?.some((name) => !granted.includes(name))) {
      throw new OauthError('invalid_scope', 'The user has not approved this scope.');
    }
    const tokens = await issue(grant, resource, token);
    return requested ? { ...tokens, scope: granted.join(' ') } : tokens; // a refresh does not narrow the scope
  }

  /**
   * The first tokens, or those that follow a refresh token. Clients refresh several times at once, or lose a response: within
   * `refreshReuseSeconds`, all get the same tokens. A successor is sealed with the token it replaced: no database reveals it.
   */
  async function issue(grant: Grant, resource?: string, token?: string): Promise<Schemas['Tokens']> {
    if (resource !== undefined) findResource([grant.resource], resource);
    const now = clock.now();
    const since = now - settings.refreshReuseSeconds * 1_000;
    const recent = (JSON.parse(grant.successors ?? '[]') as Successor[]).filter(([, , at]) => at > since);
    let newest = token;
    for (const [hash, sealed] of recent) {
      if (newest && hash === hashSecret(newest)) newest = unseal(newest, PURPOSE, sealed);
    }
    if (newest && !isSame(grant.refresh_hash, hashSecret(newest))) throw await reused(grant);
    const session = newest && recent.length > 0 ? await sessions.findByToken(await accessTokenOf(newest)) : null;
    if (newest && session) return present(grant, newest, session.expiresAt - now);
    const next = `ref_${grant.id}${randomSecret()}`;
    const added: Successor[] = newest ? [[hashSecret(newest), seal(newest, PURPOSE, next), now]] : [];
    const expiresAt = (grant.linked_at ?? now) + intents.sessionSecondsOf(grant.requested_max_age) * 1_000;
    const lifetime = Math.min(settings.accessTokenSeconds * 1_000, expiresAt - now);
    const issued = await grants.issue(grant, hashSecret(next), JSON.stringify([...recent, ...added]), {
      sessionId: grant.session_id ?? '',
      tokenHash: hashSecret(await accessTokenOf(next)),
      tokenExpiresAt: now + lifetime,
      expiresAt,
      resource: grant.resource,
      now,
    });
    if (issued && !token) await recordEvent('token-issued', grant);
    if (issued) return present(grant, next, lifetime);
    if (issued === null) throw invalidGrant('The session has ended.');
    // Another request was faster.
    const changed = token && settings.refreshReuseSeconds > 0 ? await grants.find('id', grant.id) : undefined;
    if (!changed) throw await reused(grant);
    return issue(changed, resource, token);
  }

  async function present({ scope }: Grant, refreshToken: string, lifetimeMs: number): Promise<Schemas['Tokens']> {
    return {
      access_token: await accessTokenOf(refreshToken),
      token_type: 'Bearer',
      expires_in: Math.floor(lifetimeMs / 1_000),
      refresh_token: refreshToken,
      ...(scope === null ? {} : { scope }),
    };
  }

  /** Derived from the refresh token that it is issued with, so that it can be returned again. */
  async function accessTokenOf(refreshToken: string): Promise<string> {
    return `tok_${await derive(dependencies, `access ${refreshToken}`)}`;
  }

  async function findRefreshed(token: string): Promise<Grant | undefined> {
    const [, id] = REFRESH_TOKEN.exec(token) ?? [];
    return id === undefined ? undefined : grants.find('id', id);
  }

  /** Someone may have stolen the code or refresh token, so all tokens of the grant end. */
  async function reused(grant: Grant): Promise<OauthError> {
    await end(grant);
    await recordEvent('token-reused', grant, 'refused');
    return invalidGrant('It was already used. The session has ended for your safety; authorize again.');
  }

  function recordEvent(
    action: string,
    { user_id, redirect_uri }: Grant,
    outcome: 'succeeded' | 'refused' = 'succeeded',
  ) {
    const event = { action, outcome, userId: user_id ?? undefined, detail: redirect_uri && placeOf(redirect_uri) };
    return dependencies.record(event);
  }

  async function end({ session_id, user_id }: Grant): Promise<void> {
    if (session_id !== null && user_id !== null) await sessions.end(session_id, user_id);
  }
  return { create, revoke, introspect };
}

const invalidGrant = (description: string): OauthError => new OauthError('invalid_grant', description);

const unknownCode = (): OauthError => invalidGrant('It is unknown, has expired or was already used.');

const issuedToAnother = (): OauthError => invalidGrant('The client_id is not that of the authorization.');

const isSame = (stored: string | null, hash: string): boolean =>
  stored !== null && stored.length === hash.length && timingSafeEqual(Buffer.from(stored), Buffer.from(hash));
