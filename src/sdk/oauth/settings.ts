// Settings of a provider and of the app that is registered with it.

import { readFile } from 'node:fs/promises';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import { isTrustworthy } from '../../base/hosts.ts';
import { parseOr } from '../../contract/parse-or.ts';
import { type OAuthError, TokenStoreError } from './errors.ts';

export interface OAuthClientSettings {
  /** Your name for the provider. It is shown to the user and used to store the tokens. */
  readonly provider: string;
  readonly clientId: string;
}

export interface AuthorizationSettings extends OAuthClientSettings {
  /** The provider's authorization URL. */
  readonly authUrl: string;
  /** A list, or a text with spaces between them. */
  readonly scopes: string | readonly string[];
  /** Extra query parameters, such as `{ access_type: 'offline', prompt: 'consent' }` for a refresh token from Google. */
  readonly extraParams?: Readonly<Record<string, string>> | undefined;
  /**
   * The provider's issuer identifier. An `iss` in its response must match it exactly. A missing one is refused if the
   * issuer's metadata promises it (RFC 9207).
   */
  readonly issuer?: string | undefined;
  /** PKCE with S256 (RFC 7636), so that an intercepted code is useless. On unless set to false. */
  readonly pkce?: boolean | undefined;
  /**
   * {gateway_url}. Default: `ANNEX_GATEWAY_URL`, else http://127.0.0.1:8795. Register `<gateway_url>/callback` as the
   * redirect URI with the provider.
   */
  readonly gatewayUrl?: string | undefined;
  /** {gateway_ws_url}. Default: `ANNEX_GATEWAY_WS_URL`, else the gateway's own address. */
  readonly gatewayWsUrl?: string | undefined;
}

export interface TokenSettings extends OAuthClientSettings {
  readonly tokenUrl: string;
  /** Omit it for a public client, which relies on PKCE alone. */
  readonly clientSecret?: string | undefined;
  /**
   * Lifetime in seconds of an access token if the provider sends no `expires_in`. Default: 3600 if there is a refresh
   * token; otherwise the token counts as valid until an API rejects it.
   */
  readonly defaultLifetimeSeconds?: number | undefined;
}

const DEFAULT_GATEWAY_URL = `http://${DEFAULTS.host}:${DEFAULTS.gateway.port}`;

export function gatewayAddresses(settings: Pick<AuthorizationSettings, 'gatewayUrl' | 'gatewayWsUrl'>): {
  readonly callback: string;
  readonly socket: string;
} {
  const env: Readonly<Record<string, string | undefined>> = globalThis.process?.env ?? {};
  const gatewayUrl = settings.gatewayUrl ?? (env['ANNEX_GATEWAY_URL'] || DEFAULT_GATEWAY_URL);
  const base = checkedUrl(gatewayUrl, 'gatewayUrl', /^https?:$/).href.replace(/\/+$/, '');
  // A gateway set by the caller is not combined with a socket URL from the environment.
  const socket = settings.gatewayWsUrl ?? (settings.gatewayUrl === undefined ? env['ANNEX_GATEWAY_WS_URL'] : undefined);
  return { callback: `${base}/callback`, socket: checkedUrl(socket || base, 'gatewayWsUrl', /^(https?|wss?):$/).href };
}

/** Errors name the option and never repeat the URL. */
function checkedUrl(value: string, name: string, protocols: RegExp): URL {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !protocols.test(url.protocol) || url.username || url.password) {
    throw new TypeError(`${name} must be an absolute URL without a user name`);
  }
  return url;
}

/** Secrets and users are sent to https URLs only. Plain http is allowed on this machine. */
export function providerUrl(value: string, name: string): URL {
  const url = checkedUrl(value, name, /^https?:$/);
  if (!isTrustworthy(url)) {
    throw new TypeError(`${name} must be an https URL; plain http is allowed only for providers on this machine`);
  }
  return url;
}

export interface AppCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Errors name the file and the problem, never the file's content. */
export async function readCredentials(file: string | URL): Promise<AppCredentials> {
  const refuse = (wrong: string): OAuthError => new TokenStoreError(`The credentials file ${String(file)} ${wrong}`);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw refuse(`cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  const value = parseOr(text.replace(/^\uFEFF/, ''), undefined);
  if (value === undefined) throw refuse('is not JSON');
  const { clientId, clientSecret } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (typeof clientId !== 'string' || clientId === '') throw refuse('has no clientId');
  if (typeof clientSecret !== 'string' || clientSecret === '') throw refuse('has no clientSecret');
  return { clientId, clientSecret };
}
