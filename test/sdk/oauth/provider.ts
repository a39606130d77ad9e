// A real OAuth 2.0 provider (oidc-provider) on loopback, and a user who follows its pages.
import type { RequestListener } from 'node:http';
import { type ClientMetadata, Provider } from 'oidc-provider';
import { vi } from 'vitest';
import type { AuthorizationSettings, TokenSettings } from '../../../src/sdk/oauth/index.ts';
import { serveHttp } from '../../http-server.ts';
import type { Running } from '../../running.ts';

export const CLIENT_SECRET = 'geheim-client-secret-0123456789';
export const ACCESS_TOKEN_SECONDS = 3_600;

export interface RealProvider {
  readonly url: string;
  /** The settings of an app that is registered with this provider. */
  readonly app: AuthorizationSettings & TokenSettings & { readonly clientSecret: string; readonly gatewayUrl: string };
  /** Whether the provider accepts the access token. */
  readonly accepts: (accessToken: string) => Promise<boolean>;
  /** The number of successful grants by type. */
  readonly granted: Record<string, number>;
}

/** Redirects only to the gateway. PKCE is optional, and each refresh token works once. */
export async function startProvider(
  running: Pick<Running, 'onClose'>,
  gatewayUrl: string,
  client: Partial<ClientMetadata> = {},
): Promise<RealProvider> {
  let listener: RequestListener = () => {};
  const { url } = await serveHttp(running, (request, response) => void listener(request, response));
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // it warns about its in-memory store and built-in pages
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const provider = new Provider(url, {
    clients: [
      {
        client_id: 'annex-test',
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${gatewayUrl}/callback`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        ...client,
      },
    ],
    pkce: { required: () => false },
    rotateRefreshToken: true,
    issueRefreshToken: () => true,
    ttl: { AccessToken: ACCESS_TOKEN_SECONDS, Session: 3_600, Grant: 3_600, Interaction: 3_600, RefreshToken: 86_400 },
    features: { revocation: { enabled: true } },
    cookies: { keys: ['not-a-secret-in-a-test'] },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
  });
  const granted: Record<string, number> = {};
  provider.on('grant.success', (ctx) => {
    const type = String(ctx.oidc.params?.['grant_type']);
    granted[type] = (granted[type] ?? 0) + 1;
  });
  listener = provider.callback();
  const app = {
    provider: 'Real',
    authUrl: `${url}/auth`,
    tokenUrl: `${url}/token`,
    clientId: 'annex-test',
    clientSecret: CLIENT_SECRET,
    scopes: 'openid',
    issuer: url,
    gatewayUrl,
  };
  const accepts = async (token: string): Promise<boolean> =>
    (await fetch(`${url}/me`, { headers: { authorization: `Bearer ${token}` } })).ok;
  return { url, app, accepts, granted };
}

export interface Visit {
  /** The last address that the browser opened. */
  readonly address: string;
  readonly status: number;
  readonly text: string;
}

/** Opens a URL, logs in if asked, and approves or declines. Keeps cookies. */
export class Person {
  readonly #cookies = new Map<string, string>();

  agree(address: string): Promise<Visit> {
    return this.#visit(address, true);
  }

  abort(address: string): Promise<Visit> {
    return this.#visit(address, false);
  }

  /** Approves, and returns the first URL that starts with `end` without opening it. */
  async agreeUntil(address: string, end: string): Promise<string> {
    return (await this.#visit(address, true, end)).address;
  }

  async #visit(address: string, agrees: boolean, end?: string): Promise<Visit> {
    let [current, form] = [address, undefined as URLSearchParams | undefined];
    for (let steps = 0; steps < 20; steps++) {
      if (end !== undefined && current.startsWith(end)) return { address: current, status: 0, text: '' };
      const response = await fetch(current, {
        method: form ? 'POST' : 'GET',
        redirect: 'manual',
        headers: { cookie: this.#cookieHeader(), accept: 'text/html' },
        ...(form ? { body: form } : {}),
      });
      for (const cookie of response.headers.getSetCookie()) this.#storeCookie(cookie);
      const text = await response.text();
      const location = response.headers.get('location');
      const [, prompt] = /name="prompt" value="(\w+)"/.exec(text) ?? [];
      form = undefined;
      if (location !== null) current = new URL(location, current).href;
      else if (prompt === undefined) return { address: current, status: response.status, text };
      else if (!agrees) current = `${current}/abort`;
      else form = new URLSearchParams({ prompt, ...(prompt === 'login' ? { login: 'ada', password: 'any' } : {}) });
    }
    throw new Error('The redirects do not end');
  }

  #storeCookie(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const equals = pair.indexOf('=');
    this.#cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
  }

  #cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
