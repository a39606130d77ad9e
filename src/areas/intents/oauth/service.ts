// The OAuth 2.1 authorization server: the requests of clients become intents. See tokens.ts for what follows the approval.
import { randomBytes } from 'node:crypto';
import type { Intents, Schemas } from '../../../../generated/intents/contract.ts';
import { SCOPE_NAMES } from '../../../../generated/scopes.ts';
import { DAY_MS, MINUTE_MS } from '../../../base/clock.ts';
import { isProblem, Problem } from '../../../base/problem.ts';
import { hashSecret, randomSecret, seal, unseal, unsealJson } from '../../../base/secrets.ts';
import { shortCode } from '../../../base/short-code.ts';
import { cleanName } from '../app-name.ts';
import { type Client, OAUTH_CHALLENGE, type Requester } from '../store.ts';
import { isName, type OauthClient, OauthClients } from './clients.ts';
import { derive, GRANT_TYPES, type OauthDependencies } from './dependencies.ts';
import type { NewGrant } from './grant-store.ts';
import { isLoopback, matchesRedirect, placeOf, responseUrl } from './redirect-uri.ts';
import { findResource, OauthError, oauthErrorOf, scopesOf } from './request.ts';

type AuthorizationRequest = Intents['startAuthorization']['request']['query'];
type Request = Pick<AuthorizationRequest, 'client_id' | 'state' | 'scope' | 'resource'>;

/** What the approval page shows about a client. */
export interface ClientRequest {
  /** The host that the browser returns to, or the scheme of an application; null in the device flow. */
  readonly redirectTo: string | null;
  /** Whether a program of the user's own machine receives the code. */
  readonly isLocal: boolean;
  /** The host of the client's metadata document, if it has one. */
  readonly publisher: string | null;
  /** Whether the same user has approved it before. */
  readonly isKnown: boolean;
  /** Whether its https host has access already and asks for nothing new. Programs of this machine can be imitated. */
  readonly isTrusted: boolean;
}

/** An error that the user can return to a client, which nobody has approved and which may lead anywhere. */
export type ClientError = Readonly<Record<'message' | 'url' | 'place', string>>;

/** In the address of our page. */
interface SealedRequest extends AuthorizationRequest {
  readonly name: string | undefined;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly error: ClientError | null;
}

const PURPOSE = 'annex oauth user code';
const REQUEST_PURPOSE = 'annex oauth request';

export class OauthService {
  readonly #parts: OauthDependencies;
  readonly #clients: OauthClients;

  constructor(parts: OauthDependencies) {
    this.#parts = parts;
    this.#clients = new OauthClients(parts);
  }

  metadata(): Schemas['OauthMetadata'] {
    const issuer = this.#parts.baseUrl();
    return {
      issuer,
      authorization_endpoint: `${issuer}/oauth/authorize`,
      token_endpoint: `${issuer}/oauth/token`,
      device_authorization_endpoint: `${issuer}/oauth/device_authorization`,
      registration_endpoint: `${issuer}/oauth/register`,
      revocation_endpoint: `${issuer}/oauth/revoke`,
      introspection_endpoint: `${issuer}/oauth/introspect`,
      service_documentation: `${issuer}/docs/guides/oauth`,
      scopes_supported: [...SCOPE_NAMES],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: Object.values(GRANT_TYPES),
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      introspection_endpoint_auth_methods_supported: ['Bearer'],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    };
  }

  async register({ client_name, redirect_uris = [] }: Schemas['CreateOauthClient']): Promise<Schemas['OauthClient']> {
    const name = cleanName(client_name);
    return {
      client_id: await this.#clients.register({ name, redirectUris: redirect_uris }),
      client_id_issued_at: Math.floor(this.#parts.clock.now() / 1_000),
      ...(name === undefined ? {} : { client_name: name }),
      redirect_uris,
      grant_types: Object.values(GRANT_TYPES),
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    };
  }

  /** Returns the address of our page, which contains the request: nothing is stored for strangers. Errors: see ClientError. */
  async authorize(request: AuthorizationRequest, requester: string): Promise<string> {
    const { grants, clock, baseUrl } = this.#parts;
    const { client_id, redirect_uri: uri, state } = request;
    const { name, redirectUris } = await this.#clients.find(client_id, requester);
    if (!redirectUris.some((registered) => matchesRedirect(registered, uri))) throw new Problem('wrong-redirect-uri');
    const fault = await this.#checkCodeRequest(request).then(() => null, oauthErrorOf);
    const url = this.#respond(uri, { ...fault?.body, state });
    if (fault && (await grants.isApproved(hashSecret(client_id)))) return url;
    const error = fault && { message: fault.message, url, place: placeOf(uri) };
    const sealed: SealedRequest = { ...request, name, at: clock.now(), error };
    return `${baseUrl()}/auth/approve?request=${seal(await derive(this.#parts, 'requests'), REQUEST_PURPOSE, JSON.stringify(sealed))}`;
  }

  /** The token of the intent, which is created for the user unless it exists; null without a user; undefined if expired. */
  async open(
    sealed: string,
    userId: string | undefined,
    client: Client,
  ): Promise<string | ClientError | null | undefined> {
    const request = unsealJson<SealedRequest>(await derive(this.#parts, 'requests'), REQUEST_PURPOSE, sealed);
    if (!request || request.at + this.#parts.intents.lifetimeMs <= this.#parts.clock.now()) return undefined;
    const { error, redirect_uri, state = null, code_challenge = null } = request;
    if (error || userId === undefined) return error;
    const token = await derive(this.#parts, `intent ${userId} ${sealed}`);
    const requester = { ...client, callerId: `user ${userId}` };
    return this.#begin(request, request, requester, { redirect_uri, state, code_challenge }, token);
  }

  async startDevice(
    request: Schemas['StartDeviceAuthorization'],
    requester: Requester,
  ): Promise<Schemas['DeviceAuthorization']> {
    const { baseUrl, intents, settings } = this.#parts;
    const deviceCode = randomSecret();
    const client = await this.#findDeviceClient(request.client_id, requester.requester);
    const flow = { code_hash: hashSecret(deviceCode) };
    const token = await this.#begin(request, client, requester, flow, randomSecret());
    const code = await shortCode(token);
    const userCode = `${code.slice(0, 4)}-${code.slice(4)}`;
    const uri = `${baseUrl()}/auth/device`;
    return {
      device_code: deviceCode,
      user_code: userCode,
      verification_uri: uri,
      verification_uri_complete: `${uri}?user_code=${userCode}`,
      expires_in: Math.floor(intents.lifetimeMs / 1_000),
      interval: settings.pollSeconds,
    };
  }

  /** The intent's token; null for a wrong or expired code, and 'limited' for a requester with too many attempts. */
  async findUserCode(userCode: string, requester: string): Promise<string | 'limited' | null> {
    const { windows, settings, grants, clock } = this.#parts;
    const { count } = await windows.count(`user-code:${requester}`, MINUTE_MS);
    if (count > settings.maxUserCodes) return 'limited';
    const code = userCode.toUpperCase().replace(/[^A-Z2-7]/g, '');
    const grant = await grants.find('user_code_hash', hashSecret(code));
    if (!grant?.sealed_token || grant.intent_expires_at <= clock.now()) return null;
    return unseal(code, PURPOSE, grant.sealed_token);
  }

  /** Null if the intent did not come from an OAuth client. */
  async describe(token: string, userId: string): Promise<ClientRequest | null> {
    const { grants, clock } = this.#parts;
    const grant = await grants.find('intent_hash', hashSecret(token));
    if (!grant) return null;
    const { redirect_uri: uri, client_id } = grant;
    const active = uri?.startsWith('https:') ? await grants.listActive(userId, clock.now()) : [];
    return {
      redirectTo: uri && placeOf(uri),
      isLocal: uri !== null && (isLoopback(new URL(uri).href) || !/^https?:/.test(uri)),
      publisher: client_id.includes('://') ? new URL(client_id).host : null,
      isKnown: await grants.isApproved(hashSecret(client_id), userId),
      isTrusted: active.some((other) => isSameSite(other.redirect_uri, uri) && covers(other, grant)),
    };
  }

  /** Where the page sends the browser after the user's decision; undefined without a redirect URI. */
  async redirectOf(token: string, action: 'approve' | 'deny'): Promise<string | undefined> {
    const grant = await this.#parts.grants.find('intent_hash', hashSecret(token));
    if (!grant?.redirect_uri) return undefined;
    const { redirect_uri, state } = grant;
    if (action === 'deny') return this.#respond(redirect_uri, { error: 'access_denied', state });
    return this.#respond(redirect_uri, { code: await this.#codeOf(token), state });
  }

  sweep(stop?: AbortSignal): Promise<void> {
    return this.#parts.grants.sweep(this.#parts.clock.now(), stop);
  }

  #respond(redirectUri: string, parameters: Parameters<typeof responseUrl>[1]): string {
    return responseUrl(redirectUri, { ...parameters, iss: this.#parts.issuer() });
  }

  async #findDeviceClient(clientId: string, requester: string): Promise<OauthClient> {
    if (isName(clientId) && this.#parts.settings.registration === 'on')
      return { name: cleanName(clientId), redirectUris: [] };
    return this.#clients.find(clientId, requester).catch((error: unknown) => {
      throw isProblem(error) && error.is('unknown-oauth-client')
        ? new OauthError('invalid_client', error.message)
        : error;
    });
  }

  async #checkCodeRequest(request: AuthorizationRequest): Promise<void> {
    const { response_type, response_mode = 'query', code_challenge = '', code_challenge_method } = request;
    if (response_type !== 'code') throw new OauthError('unsupported_response_type', 'The response_type must be code.');
    if (response_mode !== 'query') throw new OauthError('invalid_request', 'The response_mode must be query.');
    if (code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(code_challenge)) {
      throw new OauthError('invalid_request', 'PKCE with code_challenge_method S256 is required.');
    }
    this.#check(request);
  }

  #check({ client_id, state, scope, resource }: Request) {
    const { intents, issuer, baseUrl, resources } = this.#parts;
    if (`${client_id}${state}`.includes('\0')) throw new OauthError('invalid_request', 'NUL is not allowed.');
    const scopes = intents.allowedScopes(scopesOf(scope));
    if (scopes?.length === 0) throw new OauthError('invalid_scope', 'The operator allows none of these scopes.');
    return { scopes, target: findResource([issuer(), baseUrl(), ...resources()], resource) };
  }

  /** Creates the intent and its grant; returns the intent's token. */
  async #begin(
    request: Request,
    { name }: Pick<OauthClient, 'name'>,
    requester: Requester,
    flow: Partial<NewGrant>,
    token: string,
  ): Promise<string> {
    const { settings, intents, grants, clock } = this.#parts;
    const { scopes, target } = this.#check(request);
    const body = {
      max_age: settings.sessionSeconds,
      challenge: OAUTH_CHALLENGE,
      ...(scopes ? { scopes: [...scopes] } : {}),
    };
    await intents.create(name === undefined ? body : { ...body, app_name: name }, requester, token);
    const userCode = flow.redirect_uri === undefined ? await shortCode(token) : null;
    await grants.insert({
      id: randomBytes(16).toString('base64url'),
      intent_hash: hashSecret(token),
      client_id: request.client_id,
      redirect_uri: null,
      state: null,
      code_challenge: null,
      scope: scopes?.join(' ') ?? null,
      resource: target,
      code_hash: hashSecret(await this.#codeOf(token)),
      user_code_hash: userCode && hashSecret(userCode),
      sealed_token: userCode && seal(userCode, PURPOSE, token),
      expires_at: clock.now() + DAY_MS,
      ...flow,
    });
    return token;
  }

  /** The authorization code. It is derived from the intent, so that nothing has to be stored when the user approves. */
  #codeOf(token: string): Promise<string> {
    return derive(this.#parts, `code ${token}`);
  }
}

type Access = Pick<NewGrant, 'scope' | 'resource'>;

const isSameSite = (uri: string | null, other: string | null): boolean =>
  uri !== null && other !== null && new URL(uri).origin === new URL(other).origin;

const covers = (granted: Access, requested: Access): boolean =>
  granted.resource === requested.resource &&
  (granted.scope === null ||
    (requested.scope?.split(' ') ?? ['']).every((name) => granted.scope?.split(' ').includes(name)));
