// The whole way against a real provider: redirect, consent, gateway, exchange, refresh.
import { describe, expect, it } from 'vitest';
import {
  AccessDeniedError,
  exchangeCode,
  ProviderError,
  refreshTokens,
  startOAuthFlow,
  startPastedFlow,
  WrongAnswerError,
} from '../../src/sdk/oauth/index.ts';
import { useRunning } from '../running.ts';
import { ACCESS_TOKEN_SECONDS, CLIENT_SECRET, Person, startProvider } from '../sdk/oauth/provider.ts';

const running = useRunning();

async function start(client = {}) {
  const gateway = await running.gateway();
  const provider = await startProvider(running, gateway.url, client);
  return { gateway, provider, app: provider.app, person: new Person() };
}

const refusalOf = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('the authorization-code flow with a real provider', () => {
  it.each([
    ['with PKCE', undefined],
    ['without PKCE', false],
  ])(
    '%s ends with tokens that the provider accepts [B-covers-client-flow] [B-step-provider-redirect] [B-step-callback] [B-step-exchange] [B-auth-secrets-local]',
    async (_, pkce) => {
      const { gateway, provider, app, person } = await start();
      const flow = await startOAuthFlow({ ...app, pkce });
      const asked = new URL(flow.authRedirectUrl).searchParams;
      expect(asked.has('code_challenge')).toBe(pkce !== false);
      const visit = await person.agree(flow.authRedirectUrl);
      expect(visit.address.startsWith(`${gateway.url}/callback?`)).toBe(true);
      expect(visit.status).toBe(200);
      expect(visit.text).toContain('You’re connected');
      const received = await flow.waitForCode();
      expect(received.codeVerifier === undefined).toBe(pkce === false);
      const before = Date.now();
      const tokens = await exchangeCode({ ...app, ...received });
      expect(await provider.accepts(tokens.accessToken)).toBe(true);
      expect(tokens.refreshToken).toEqual(expect.any(String));
      expect(tokens.expiresAt).toBeGreaterThanOrEqual(before + ACCESS_TOKEN_SECONDS * 1_000);
      expect(tokens.expiresAt).toBeLessThanOrEqual(Date.now() + ACCESS_TOKEN_SECONDS * 1_000);
      await expect
        .poll(async () => (await fetch(`${gateway.url}/status`)).json())
        .toMatchObject({ connections: 0, pending: 0, delivered: 1 });
      const log = gateway.log.join('\n');
      for (const secret of [received.code, CLIENT_SECRET, tokens.accessToken]) expect(log).not.toContain(secret);
    },
  );

  it('keeps a code from whoever has not the verifier', async () => {
    const { app, person } = await start();
    const flow = await startOAuthFlow(app);
    await person.agree(flow.authRedirectUrl);
    const { code, redirectUri } = await flow.waitForCode();
    const error = await refusalOf(exchangeCode({ ...app, code, redirectUri }));
    expect(error).toMatchObject({ name: 'ProviderError', error: 'invalid_grant', status: 400 });
  });

  it('sends the secret of a confidential client, and a wrong one is told as the provider tells it', async () => {
    const { app, person } = await start();
    const flow = await startOAuthFlow(app);
    await person.agree(flow.authRedirectUrl);
    const received = await flow.waitForCode();
    const error = await refusalOf(exchangeCode({ ...app, ...received, clientSecret: 'not the secret' }));
    expect(error).toMatchObject({ name: 'ProviderError', error: 'invalid_client', status: 401 });
    expect(JSON.stringify([error, String(error)])).not.toContain('not the secret');
  });

  it('serves a public client, which has no secret', async () => {
    const { app, provider, person } = await start({ token_endpoint_auth_method: 'none', client_secret: undefined });
    const { clientSecret: _, ...settings } = app;
    const flow = await startOAuthFlow(settings);
    await person.agree(flow.authRedirectUrl);
    const tokens = await exchangeCode({ ...settings, ...(await flow.waitForCode()) });
    expect(await provider.accepts(tokens.accessToken)).toBe(true);
  });

  it('exchanges a code once: a replay is refused and ends the tokens of the first', async () => {
    const { app, provider, person } = await start();
    const flow = await startOAuthFlow(app);
    const { address } = await person.agree(flow.authRedirectUrl);
    const received = await flow.waitForCode();
    const tokens = await exchangeCode({ ...app, ...received });
    expect((await fetch(address)).status).toBe(200);
    const error = await refusalOf(exchangeCode({ ...app, ...received }));
    expect(error).toMatchObject({ error: 'invalid_grant' });
    expect(await provider.accepts(tokens.accessToken)).toBe(false);
    expect(JSON.stringify([error, String(error), (error as Error).stack])).not.toContain(received.code);
  });

  it('refuses an exchange with another redirect_uri than the one that was asked with', async () => {
    const { app, person } = await start();
    const flow = await startOAuthFlow(app);
    await person.agree(flow.authRedirectUrl);
    const received = await flow.waitForCode();
    const error = await refusalOf(exchangeCode({ ...app, ...received, redirectUri: 'http://127.0.0.1:1/callback' }));
    expect(error).toMatchObject({ error: 'invalid_grant', status: 400 });
  });

  it('is shown the provider’s own page when the provider does not know the redirect URI', async () => {
    const { app, gateway, person } = await start({ redirect_uris: ['https://other.example/callback'] });
    const flow = await startOAuthFlow(app);
    const { address, text } = await person.agree(flow.authRedirectUrl);
    expect(address.startsWith(gateway.url)).toBe(false);
    expect(text).toContain('invalid_redirect_uri');
    await flow.close();
  });

  it('refreshes with rotation: the old refresh token is dead, the new one works', async () => {
    const { app, provider, person } = await start();
    const flow = await startOAuthFlow(app);
    await person.agree(flow.authRedirectUrl);
    const first = await exchangeCode({ ...app, ...(await flow.waitForCode()) });
    const second = await refreshTokens({ ...app, refreshToken: first.refreshToken ?? '' });
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(await provider.accepts(second.accessToken)).toBe(true);
    const third = await refreshTokens({ ...app, refreshToken: second.refreshToken ?? '' });
    expect(await provider.accepts(third.accessToken)).toBe(true);
    const error = await refusalOf(refreshTokens({ ...app, refreshToken: first.refreshToken ?? '' }));
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ error: 'invalid_grant' });
  });

  it('tells a denial at once, with iss, and explains test users [B-provider-test-users-explained]', async () => {
    const { app, person } = await start();
    const flow = await startOAuthFlow(app);
    const waiting = refusalOf(flow.waitForCode());
    const { address, text } = await person.abort(flow.authRedirectUrl);
    expect(new URL(address).searchParams.get('iss')).toBe(app.issuer);
    expect(text).toContain('test-user list');
    const error = await waiting;
    expect(error).toBeInstanceOf(AccessDeniedError);
    expect(error).toMatchObject({
      code: 'access-denied',
      error: 'access_denied',
      description: 'End-User aborted interaction',
      explanation: expect.stringContaining('test-user list'),
    });
  });

  it('believes neither a code nor a denial of another issuer', async () => {
    const { app, person } = await start();
    for (const visit of ['agree', 'abort'] as const) {
      const flow = await startOAuthFlow({ ...app, issuer: `${app.issuer}/` });
      const waiting = refusalOf(flow.waitForCode());
      await person[visit](flow.authRedirectUrl);
      expect(await waiting).toBeInstanceOf(WrongAnswerError);
    }
  });

  it('works by pasting when there is no gateway, if the state is this flow’s', async () => {
    const { app, gateway, provider, person } = await start();
    await gateway.close();
    const [flow, other] = [await startPastedFlow(app), await startPastedFlow(app)];
    const address = await person.agreeUntil(flow.authRedirectUrl, flow.redirectUri);
    expect(() => other.readCallback(address)).toThrow(WrongAnswerError);
    const tokens = await exchangeCode({ ...app, ...flow.readCallback(` ${address}\n`) });
    expect(await provider.accepts(tokens.accessToken)).toBe(true);
  });
});
