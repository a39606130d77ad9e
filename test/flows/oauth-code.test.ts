// The complete flow with a real provider: redirect, consent, gateway, exchange, refresh.
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
  return { gateway, provider, app: provider.app, user: new Person() };
}

const rejectionOf = async (promise: Promise<unknown>): Promise<unknown> =>
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
      const { gateway, provider, app, user } = await start();
      const flow = await startOAuthFlow({ ...app, pkce });
      const parameters = new URL(flow.authRedirectUrl).searchParams;
      expect(parameters.has('code_challenge')).toBe(pkce !== false);
      const visit = await user.agree(flow.authRedirectUrl);
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

  it('does not exchange a code without the verifier', async () => {
    const { app, user } = await start();
    const flow = await startOAuthFlow(app);
    await user.agree(flow.authRedirectUrl);
    const { code, redirectUri } = await flow.waitForCode();
    const error = await rejectionOf(exchangeCode({ ...app, code, redirectUri }));
    expect(error).toMatchObject({ name: 'ProviderError', error: 'invalid_grant', status: 400 });
  });

  it('reports the provider’s error for a wrong client secret', async () => {
    const { app, user } = await start();
    const flow = await startOAuthFlow(app);
    await user.agree(flow.authRedirectUrl);
    const received = await flow.waitForCode();
    const error = await rejectionOf(exchangeCode({ ...app, ...received, clientSecret: 'not the secret' }));
    expect(error).toMatchObject({ name: 'ProviderError', error: 'invalid_client', status: 401 });
    expect(JSON.stringify([error, String(error)])).not.toContain('not the secret');
  });

  it('works for a public client without a secret', async () => {
    const { app, provider, user } = await start({ token_endpoint_auth_method: 'none', client_secret: undefined });
    const { clientSecret: _, ...settings } = app;
    const flow = await startOAuthFlow(settings);
    await user.agree(flow.authRedirectUrl);
    const tokens = await exchangeCode({ ...settings, ...(await flow.waitForCode()) });
    expect(await provider.accepts(tokens.accessToken)).toBe(true);
  });

  it('exchanges a code once: a replay fails and revokes the first tokens', async () => {
    const { app, provider, user } = await start();
    const flow = await startOAuthFlow(app);
    const { address } = await user.agree(flow.authRedirectUrl);
    const received = await flow.waitForCode();
    const tokens = await exchangeCode({ ...app, ...received });
    expect((await fetch(address)).status).toBe(200);
    const error = await rejectionOf(exchangeCode({ ...app, ...received }));
    expect(error).toMatchObject({ error: 'invalid_grant' });
    expect(await provider.accepts(tokens.accessToken)).toBe(false);
    expect(JSON.stringify([error, String(error), (error as Error).stack])).not.toContain(received.code);
  });

  it('fails to exchange with a different redirect_uri than in the request', async () => {
    const { app, user } = await start();
    const flow = await startOAuthFlow(app);
    await user.agree(flow.authRedirectUrl);
    const received = await flow.waitForCode();
    const error = await rejectionOf(exchangeCode({ ...app, ...received, redirectUri: 'http://127.0.0.1:1/callback' }));
    expect(error).toMatchObject({ error: 'invalid_grant', status: 400 });
  });

  it('ends on the provider’s own page if the redirect URI is not registered', async () => {
    const { app, gateway, user } = await start({ redirect_uris: ['https://other.example/callback'] });
    const flow = await startOAuthFlow(app);
    const { address, text } = await user.agree(flow.authRedirectUrl);
    expect(address.startsWith(gateway.url)).toBe(false);
    expect(text).toContain('invalid_redirect_uri');
    await flow.close();
  });

  it('refreshes with rotation: the old refresh token fails, the new one works', async () => {
    const { app, provider, user } = await start();
    const flow = await startOAuthFlow(app);
    await user.agree(flow.authRedirectUrl);
    const first = await exchangeCode({ ...app, ...(await flow.waitForCode()) });
    const second = await refreshTokens({ ...app, refreshToken: first.refreshToken ?? '' });
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(await provider.accepts(second.accessToken)).toBe(true);
    const third = await refreshTokens({ ...app, refreshToken: second.refreshToken ?? '' });
    expect(await provider.accepts(third.accessToken)).toBe(true);
    const error = await rejectionOf(refreshTokens({ ...app, refreshToken: first.refreshToken ?? '' }));
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ error: 'invalid_grant' });
  });

  it('rejects immediately after a denial, and explains test users [B-provider-test-users-explained]', async () => {
    const { app, user } = await start();
    const flow = await startOAuthFlow(app);
    const waiting = rejectionOf(flow.waitForCode());
    const { address, text } = await user.abort(flow.authRedirectUrl);
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

  it('rejects a code or a denial from another issuer', async () => {
    const { app, user } = await start();
    for (const visit of ['agree', 'abort'] as const) {
      const flow = await startOAuthFlow({ ...app, issuer: `${app.issuer}/` });
      const waiting = rejectionOf(flow.waitForCode());
      await user[visit](flow.authRedirectUrl);
      expect(await waiting).toBeInstanceOf(WrongAnswerError);
    }
  });

  it('works without a gateway by a pasted URL, if the state belongs to this flow', async () => {
    const { app, gateway, provider, user } = await start();
    await gateway.close();
    const [flow, other] = [await startPastedFlow(app), await startPastedFlow(app)];
    const address = await user.agreeUntil(flow.authRedirectUrl, flow.redirectUri);
    await expect(other.readCallback(address)).rejects.toBeInstanceOf(WrongAnswerError);
    const withoutIssuer = address.replace(/&iss=[^&]*/, '');
    expect(withoutIssuer).not.toBe(address);
    await expect(flow.readCallback(withoutIssuer)).rejects.toThrow('does not name its issuer');
    const tokens = await exchangeCode({ ...app, ...(await flow.readCallback(` ${address}\n`)) });
    expect(await provider.accepts(tokens.accessToken)).toBe(true);
  });
});
