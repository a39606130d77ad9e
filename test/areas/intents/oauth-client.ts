// An OAuth client that sends its requests by hand, so that each of them can be wrong.
import { expect } from 'vitest';
import { linkIntent, type PlatformUnderTest, verifierPair } from '../../running.ts';

export const REDIRECT = 'https://assistant.example/callback';

export type Form = Readonly<Record<string, string | undefined>>;

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly scope?: string;
}

const defined = (form: Form) =>
  new URLSearchParams(Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Sends a form. */
export const post = (url: string, form: Form, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { method: 'POST', body: defined(form), headers });

export const jsonOf = async (response: Response | Promise<Response>) =>
  (await (await response).json()) as Record<string, unknown>;

/** Status and error code of an OAuth error. */
export async function errorOf(response: Response | Promise<Response>): Promise<readonly [number, unknown]> {
  const answer = await response;
  expect(answer.headers.get('content-type')).toBe('application/json');
  return [answer.status, ((await answer.json()) as { error: unknown }).error];
}

/** What a user does whose browser opens the authorization endpoint; resolves to where the browser returns to. */
export async function approve(platform: PlatformUnderTest, search: string): Promise<URL> {
  const client = new OauthClientUnderTest(platform, '');
  const response = await fetch(`${client.platform.url}/oauth/authorize${search}`, { redirect: 'manual' });
  return (await client.decide(await client.open(response))) as URL;
}

export class OauthClientUnderTest {
  readonly platform: PlatformUnderTest;
  readonly id: string;
  readonly redirectUri: string;
  readonly pkce = verifierPair();

  constructor(platform: PlatformUnderTest, id: string, redirectUri = REDIRECT) {
    this.platform = platform;
    this.id = id;
    this.redirectUri = redirectUri;
  }

  /** Registers a client. */
  static async register(platform: PlatformUnderTest, redirectUri = REDIRECT, name = 'Layout Assistant') {
    const response = await fetch(`${platform.url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_name: name, redirect_uris: [redirectUri] }),
    });
    expect(response.status).toBe(201);
    const { client_id } = (await response.json()) as { client_id: string };
    return new OauthClientUnderTest(platform, client_id, redirectUri);
  }

  /** Where the authorization endpoint sends the browser. */
  async authorize(changes: Form = {}): Promise<Response> {
    return fetch(this.authorizationUrl(changes), { redirect: 'manual' });
  }

  authorizationUrl(changes: Form = {}): string {
    const request = {
      response_type: 'code',
      client_id: this.id,
      redirect_uri: this.redirectUri,
      code_challenge: this.pkce.challenge,
      code_challenge_method: 'S256',
      state: 'state of the client',
      ...changes,
    };
    return `${this.platform.url}/oauth/authorize?${defined(request)}`;
  }

  /** The token of the intent, which is created when the user opens the approval page. */
  async begin(changes: Form = {}, user = 'ada'): Promise<string> {
    return this.open(await this.authorize(changes), user);
  }

  async open(response: Response, user = 'ada'): Promise<string> {
    const page = await this.page(response, user);
    expect(page.status).toBe(200);
    return /data-token="([\w-]{43})"/.exec(await page.text())?.[1] ?? '';
  }

  /** The approval page, as the user sees it. */
  async page(response: Response, user = 'ada'): Promise<Response> {
    expect(response.status).toBe(303);
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.pathname).toBe('/auth/approve');
    const headers = user === '' ? {} : await this.platform.login(user);
    return fetch(`${this.platform.url}/auth/approve${location.search}`, { headers, redirect: 'manual' });
  }

  /** What the user decides; resolves to where the page sends the browser. */
  async decide(token: string, action: 'approve' | 'deny' = 'approve', user = 'ada'): Promise<URL | null> {
    const response = await linkIntent(this.platform, token, await this.platform.login(user), { action });
    expect(response.status).toBe(200);
    const { redirect_url } = (await response.json()) as { redirect_url?: string };
    return redirect_url === undefined ? null : new URL(redirect_url);
  }

  async approvedCode(changes: Form = {}): Promise<string> {
    const location = await this.decide(await this.begin(changes));
    return location?.searchParams.get('code') ?? '';
  }

  redeem(code: string, changes: Form = {}): Promise<Response> {
    return post(`${this.platform.url}/oauth/token`, {
      grant_type: 'authorization_code',
      code,
      client_id: this.id,
      redirect_uri: this.redirectUri,
      code_verifier: this.pkce.verifier,
      ...changes,
    });
  }

  async tokens(changes: Form = {}): Promise<Tokens> {
    const response = await this.redeem(await this.approvedCode(changes));
    expect(response.status).toBe(200);
    return (await response.json()) as Tokens;
  }

  refresh(refreshToken: string, changes: Form = {}): Promise<Response> {
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: this.id, ...changes };
    return post(`${this.platform.url}/oauth/token`, form);
  }

  /** The status of a request with the access token. */
  async use(token: string): Promise<number> {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${this.platform.url}/auth/session`, { headers })).status;
  }
}
