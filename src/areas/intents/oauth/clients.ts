// The clients of the OAuth server. Nothing is stored about them: a client_id is either the signed metadata of the client, or
// the address of its metadata document (CIMD).
import { timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '../../../base/clock.ts';
import { Problem } from '../../../base/problem.ts';
import { askPublic, RequestFailed } from '../../../base/public-request.ts';
import { hashSecret } from '../../../base/secrets.ts';
import { parseOr } from '../../../contract/parse-or.ts';
import { cleanName } from '../app-name.ts';
import { derive, type OauthDependencies } from './dependencies.ts';
import { findRedirectFault } from './redirect-uri.ts';
import { OauthError } from './request.ts';

export interface OauthClient {
  /** Undefined if it has none. */
  readonly name: string | undefined;
  readonly redirectUris: readonly string[];
}

type Dependencies = Pick<OauthDependencies, 'grants' | 'key' | 'windows' | 'clock' | 'settings'>;

const MAX_DOCUMENT_BYTES = 16 << 10;
/** So that an authorization request, which contains the client_id, fits into a URL. */
const MAX_SIGNED_BYTES = 1_500;
const MAX_CACHED = 1_000;
/** How long a metadata document is used; a failure a tenth of it. */
const CACHE_MS = 600_000;
const NOT_ALLOWED = 'The operator of this platform does not allow this application.';
const SIGNED = /^([\w-]+)\.([\w-]{43})$/;

/** Without a registration, a client of the device flow may use its name as the client_id. */
export const isName = (clientId: string): boolean => !clientId.includes('://') && !SIGNED.test(clientId);

export class OauthClients {
  readonly #parts: Dependencies;
  readonly #cache = new Map<string, { readonly until: number; readonly client: Promise<OauthClient> }>();

  constructor(parts: Dependencies) {
    this.#parts = parts;
  }

  /** Returns the client_id. */
  async register({ name, redirectUris }: OauthClient): Promise<string> {
    for (const uri of redirectUris) {
      const fault = findRedirectFault(uri, this.#parts.settings.appSchemes);
      if (fault !== null) throw new OauthError('invalid_redirect_uri', `A redirect URI ${fault}.`);
    }
    const text = JSON.stringify({ n: name, r: redirectUris });
    if (Buffer.byteLength(text) > MAX_SIGNED_BYTES) {
      throw new OauthError('invalid_client_metadata', 'The name and the redirect URIs are too long together.');
    }
    const signed = Buffer.from(text).toString('base64url');
    const clientId = `${signed}.${await this.#sign(signed)}`;
    if (await this.#isAllowed(clientId, redirectUris)) return clientId;
    throw new OauthError('invalid_client_metadata', NOT_ALLOWED);
  }

  /** Throws unknown-oauth-client. `requester`: whose requests are counted if the document has to be fetched. */
  async find(clientId: string, requester: string): Promise<OauthClient> {
    const client = await this.#findAny(clientId, requester);
    if (await this.#isAllowed(clientId, client.redirectUris)) return client;
    throw unknown(NOT_ALLOWED);
  }

  /** By the operator. */
  async #isAllowed(clientId: string, redirectUris: readonly string[]): Promise<boolean> {
    const { settings, grants } = this.#parts;
    if (settings.registration === 'on') return true;
    if (settings.registration === 'off') return grants.isApproved(hashSecret(clientId));
    const addresses = clientId.includes('://') ? [clientId] : redirectUris;
    return addresses.length > 0 && addresses.every((uri) => settings.allowedHosts.includes(new URL(uri).hostname));
  }

  async #findAny(clientId: string, requester: string): Promise<OauthClient> {
    if (clientId.includes('://')) return this.#findDocument(clientId, requester);
    const [, signed = '', mac = ''] = SIGNED.exec(clientId) ?? [];
    if (signed === '' || !timingSafeEqual(Buffer.from(mac), Buffer.from(await this.#sign(signed)))) {
      throw unknown('The client_id was not issued by this platform.');
    }
    const { n, r } = JSON.parse(Buffer.from(signed, 'base64url').toString()) as { n?: string; r: string[] };
    return { name: n, redirectUris: r };
  }

  async #findDocument(clientId: string, requester: string): Promise<OauthClient> {
    const { clock, windows, settings } = this.#parts;
    this.#checkAddress(clientId);
    const cached = this.#cache.get(clientId);
    if (cached && cached.until > clock.now()) return cached.client;
    const { count } = await windows.count(`oauth-client:${requester}`, MINUTE_MS);
    if (count > settings.maxFetches) {
      const detail = `All programs at this address share a limit of ${settings.maxFetches} metadata documents per minute.`;
      throw new Problem('too-many-clients', detail, { headers: { 'Retry-After': '60' } });
    }
    const client = this.#fetchDocument(clientId);
    this.#remember(clientId, client, CACHE_MS);
    client.catch(() => this.#remember(clientId, client, Math.ceil(CACHE_MS / 10)));
    return client;
  }

  #checkAddress(clientId: string): void {
    const url = URL.parse(clientId);
    const isSecure = url?.protocol === 'https:' || this.#parts.settings.privateHosts.includes(url?.host ?? '');
    // An address that is written differently would have another origin on the page than the one that it is fetched from.
    const isUsual = url?.href === clientId && url.pathname !== '/' && !`${url.hash}${url.username}${url.password}`;
    if (!isSecure || !isUsual) throw unknown('The client_id must be an https URL with a path, in its usual form.');
  }

  async #fetchDocument(clientId: string): Promise<OauthClient> {
    const { fetchTimeoutMs: timeoutMs, privateHosts: allowed, appSchemes } = this.#parts.settings;
    const limits = { timeoutMs, allowed, maxBytes: MAX_DOCUMENT_BYTES, maxRedirects: 0, accept: 'application/json' };
    const { status, body } = await askPublic(clientId, limits).catch((error: unknown) => {
      throw error instanceof RequestFailed
        ? unknown(`The metadata document could not be fetched. ${error.message}`)
        : error;
    });
    if (status !== 200) throw unknown(`The metadata document could not be fetched. The site responded with ${status}.`);
    const { client_id, client_name, redirect_uris, token_endpoint_auth_method: method = 'none' } = parseObject(body);
    if (client_id !== clientId) throw unknown('The metadata document has another client_id.');
    if (method !== 'none') throw unknown('The metadata document must have the token_endpoint_auth_method none.');
    if (!Array.isArray(redirect_uris)) throw unknown('The metadata document has no redirect_uris.');
    const canRegister = (uri: unknown): uri is string =>
      typeof uri === 'string' && findRedirectFault(uri, appSchemes) === null;
    return { name: cleanName(client_name), redirectUris: redirect_uris.filter(canRegister) };
  }

  #remember(clientId: string, client: Promise<OauthClient>, ms: number): void {
    this.#cache.delete(clientId); // to the end
    this.#cache.set(clientId, { until: this.#parts.clock.now() + ms, client });
    if (this.#cache.size > MAX_CACHED) this.#cache.delete(this.#cache.keys().next().value ?? '');
  }

  #sign(text: string): Promise<string> {
    return derive(this.#parts, `client ${text}`);
  }
}

const unknown = (detail: string): Problem => new Problem('unknown-oauth-client', detail);

function parseObject(body: Buffer): Record<string, unknown> {
  const value = parseOr(body.toString(), null);
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  throw unknown('The metadata document is not a JSON object.');
}
