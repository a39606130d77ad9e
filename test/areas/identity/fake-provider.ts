// An OpenID Connect provider that checks what a real one checks (secret, redirect URI, PKCE, one use of a code), and whose
// responses a test can change. Its users agree without pages.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { LoginProvider } from '../../../src/base/config/login-providers.ts';
import { serveHttp } from '../../http-server.ts';
import { type PlatformUnderTest, type Running, sending } from '../../running.ts';

export const CLIENT_SECRET = 'geheim-login-provider-secret';

export const providerSettings = (name: string, issuer: string, more: Partial<LoginProvider> = {}): LoginProvider => ({
  name,
  issuer,
  clientId: 'annex',
  clientSecret: CLIENT_SECRET,
  label: name === 'acme' ? 'Acme' : name,
  scopes: 'openid profile email',
  signUp: true,
  allowedDomains: [],
  groupsClaim: 'groups',
  owners: {},
  logout: false,
  ...more,
});

/** What the provider's redirect carries. */
export type Redirect = Readonly<Record<'code' | 'state' | 'iss', string>>;
export type Claims = Readonly<Record<string, unknown>>;

interface Key {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly jwk: object;
}

export const createKey = (): Key => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomBytes(4).toString('hex');
  return { kid, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'ES256' } };
};

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export function signToken(claims: Claims, { kid, privateKey }: Key, header: object = {}): string {
  const signed = `${encode({ alg: 'ES256', kid, ...header })}.${encode(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

export class FakeProvider {
  url = '';
  key = createKey();
  /** Replaces parts of the metadata. */
  metadata: Claims = {};
  /** Changes the ID token of the next logins. */
  idToken: (claims: Claims, provider: FakeProvider) => string = (claims, { key }) => signToken(claims, key);
  /** Answers a request instead of the provider, if it returns true. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean = () => false;
  /** Paths that were requested. */
  readonly requests: string[] = [];
  readonly #codes = new Map<string, { readonly request: URLSearchParams; readonly claims: Claims }>();

  /** The user logs in at the provider and agrees. */
  agree(authorizationUrl: string, claims: Claims = {}): Redirect {
    const request = new URL(authorizationUrl).searchParams;
    const code = randomBytes(16).toString('hex');
    this.#codes.set(code, { request, claims: { sub: 'ada-at-acme', ...claims } });
    return { code, state: request.get('state') ?? '', iss: this.url };
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '', this.url);
    this.requests.push(pathname);
    if (this.intercept(request, response)) return;
    const send = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/.well-known/openid-configuration') return send(200, { ...this.#standard(), ...this.metadata });
    if (pathname === '/jwks') return send(200, { keys: [this.key.jwk] });
    if (pathname !== '/token') return send(404, {});
    const form = new URLSearchParams(await text(request));
    const code = form.get('code') ?? '';
    const issued = this.#codes.get(code);
    this.#codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const credentials = Buffer.from(request.headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString();
    if (decodeURIComponent(credentials) !== `annex:${CLIENT_SECRET}`) return send(401, { error: 'invalid_client' });
    if (
      !issued ||
      issued.request.get('code_challenge') !== challenge ||
      issued.request.get('redirect_uri') !== form.get('redirect_uri')
    ) {
      return send(400, { error: 'invalid_grant' });
    }
    const now = Math.floor(Date.now() / 1_000);
    const times = { iat: now, exp: now + 300 };
    const claims = { iss: this.url, aud: 'annex', ...times, nonce: issued.request.get('nonce'), ...issued.claims };
    send(200, { access_token: 'geheim-access', token_type: 'Bearer', id_token: this.idToken(claims, this) });
  }

  #standard(): object {
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      jwks_uri: `${this.url}/jwks`,
      end_session_endpoint: `${this.url}/logout`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['ES256'],
      authorization_response_iss_parameter_supported: true,
    };
  }
}

export async function startFakeProvider(running: Pick<Running, 'onClose'>): Promise<FakeProvider> {
  const provider = new FakeProvider();
  const { url } = await serveHttp(running, (request, response) => void provider.serve(request, response));
  provider.url = url;
  return provider;
}

/** A browser with our page's script: it keeps a proof and sends it. */
export class LoginBrowser {
  readonly #platform: PlatformUnderTest;
  readonly proof = randomBytes(32).toString('base64url');
  cookie = '';

  constructor(platform: PlatformUnderTest) {
    this.#platform = platform;
  }

  get headers(): Record<string, string> {
    const { origin } = new URL(this.#platform.url);
    return { origin, 'annex-proof': this.proof, ...(this.cookie === '' ? {} : { cookie: this.cookie }) };
  }

  post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.#platform.url + path, sending('POST', body, { ...this.headers, ...headers }));
  }

  get(path: string): Promise<Response> {
    return fetch(this.#platform.url + path, { headers: this.headers });
  }

  /** Resolves to the address at the provider. */
  async start(name = 'acme', next = '/account', operation = 'login'): Promise<string> {
    const response = await this.post(`/auth/providers/${name}/${operation}`, { proof: this.proof, next });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return ((await response.json()) as { authorization_url: string }).authorization_url;
  }

  /** Keeps the cookies of the response. */
  async complete(redirect: Partial<Redirect>, name = 'acme', headers: Record<string, string> = {}): Promise<Response> {
    const response = await this.post(`/auth/providers/${name}/callback`, { ...redirect, proof: this.proof }, headers);
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    if (cookies.length > 0) this.cookie = cookies.join('; ');
    return response;
  }

  /** The whole login. */
  async logIn(provider: FakeProvider, claims: Claims = {}, name = 'acme'): Promise<Response> {
    return this.complete(provider.agree(await this.start(name), claims), name);
  }

  /** The logged-in user; null if there is none. */
  async user(): Promise<{ readonly name: string; readonly owners: readonly string[] } | null> {
    const response = await this.get('/auth/me');
    return response.ok ? ((await response.json()) as { user: { name: string; owners: string[] } }).user : null;
  }
}
