import { describe, expect, it } from 'vitest';
import {
  AccessDeniedError,
  exchangeCode,
  ProviderError,
  refreshTokens,
  WrongAnswerError,
} from '../../../src/sdk/oauth/index.ts';
import { useRunning } from '../../running.ts';
import { startTokenUrl, type TokenResponse } from './token-url.ts';

const running = useRunning();
const NOW = Date.UTC(2026, 10, 15, 12);
const APP = { provider: 'Acme', clientId: 'the-client', clientSecret: 'geheim', now: () => NOW };
const CODE = { code: 'the-code', redirectUri: 'https://gateway.example/callback', codeVerifier: undefined };

async function exchange(response: TokenResponse, more: object = {}) {
  const token = await startTokenUrl(running, () => response);
  const outcome = exchangeCode({ ...APP, ...CODE, tokenUrl: token.url, ...more });
  return { token, outcome };
}

const errorOf = async (response: TokenResponse, more?: object): Promise<Error> => {
  const { outcome } = await exchange(response, more);
  return outcome.then(
    () => new Error('It resolved'),
    (error: Error) => error,
  );
};

describe('exchangeCode', () => {
  it('sends a form with exactly these fields [B-step-exchange-form] [B-step-exchange-fields]', async () => {
    const { token, outcome } = await exchange({ body: { access_token: 'a', token_type: 'Bearer', expires_in: 60 } });
    expect(await outcome).toEqual({ accessToken: 'a', refreshToken: null, expiresAt: NOW + 60_000 });
    expect(token.requests).toHaveLength(1);
    const [{ method, headers, fields } = { method: '', headers: {}, fields: {} }] = token.requests;
    expect(method).toBe('POST');
    expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(headers).not.toHaveProperty('authorization');
    expect(fields).toEqual({
      code: 'the-code',
      client_id: 'the-client',
      client_secret: 'geheim',
      redirect_uri: 'https://gateway.example/callback',
      grant_type: 'authorization_code',
    });
  });

  it('adds the verifier with PKCE, and omits the secret for a public client', async () => {
    const { token, outcome } = await exchange(
      { body: { access_token: 'a' } },
      { codeVerifier: 'v'.repeat(43), clientSecret: undefined },
    );
    await outcome;
    const { client_secret, code_verifier } = token.requests[0]?.fields ?? {};
    expect({ client_secret, code_verifier }).toEqual({ client_secret: undefined, code_verifier: 'v'.repeat(43) });
  });

  it.each<[string, object, object]>([
    ['without expires_in', { access_token: 'a', token_type: 'bearer' }, { expiresAt: null }],
    [
      'without expires_in but with a refresh token',
      { access_token: 'a', refresh_token: 'r' },
      { expiresAt: NOW + 3_600_000 },
    ],
    ['that never expires', { access_token: 'a', expires_in: 1e300 }, { expiresAt: 8.64e15 }],
    ['with expires_in as a string', { access_token: 'a', expires_in: '3600' }, { expiresAt: NOW + 3_600_000 }],
    [
      'with nulls',
      { access_token: 'a', refresh_token: null, expires_in: null },
      { refreshToken: null, expiresAt: null },
    ],
    ['with an unrequested ID token', { access_token: 'a', id_token: 'not.a.jwt' }, { accessToken: 'a' }],
  ])('accepts a response %s', async (_, body, expected) => {
    expect(await (await exchange({ body })).outcome).toMatchObject(expected);
  });

  it('uses the default lifetime only if the provider sends none', async () => {
    const lifetime = { defaultLifetimeSeconds: 120 };
    const [none, own] = [{ access_token: 'a' }, { access_token: 'a', expires_in: 60 }];
    expect(await (await exchange({ body: none }, lifetime)).outcome).toMatchObject({ expiresAt: NOW + 120_000 });
    expect(await (await exchange({ body: own }, lifetime)).outcome).toMatchObject({ expiresAt: NOW + 60_000 });
  });

  it('recognizes the 403 of a provider in testing mode [B-provider-test-users] [B-error-provider-403]', async () => {
    const error = await errorOf({ status: 403, body: { error: 'access_denied' } });
    expect(error).toBeInstanceOf(AccessDeniedError);
    expect(error).toMatchObject({ status: 403, explanation: expect.stringContaining('test-user list') });
  });

  it.each<[string, TokenResponse, object]>([
    ['of RFC 6749', { status: 400, body: { error: 'invalid_grant' } }, { error: 'invalid_grant', status: 400 }],
    ['with a 200', { body: { error: 'bad_verification_code' } }, { error: 'bad_verification_code', status: 200 }],
    [
      'with a challenge',
      { status: 401, body: { error: 'invalid_client' }, headers: { 'www-authenticate': 'Basic realm="x"' } },
      { error: 'invalid_client' },
    ],
    ['that is a page', { status: 502, body: '<html>Bad gateway' }, { error: 'HTTP 502', description: null }],
    [
      'that is a redirect',
      { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } },
      { error: 'HTTP 302' },
    ],
  ])('rejects with the provider’s error: %s', async (_, response, expected) => {
    const error = await errorOf(response);
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ code: 'provider-error', ...expected });
  });

  it('removes sent secrets from the provider’s error text', async () => {
    const errorBody = { error: 'invalid_grant', error_description: 'the-code of the-client with geheim is\n unknown' };
    const error = await errorOf({ status: 400, body: errorBody });
    expect(error).toMatchObject({ description: '*** of the-client with *** is unknown' });
    const quoted = { error: 'invalid_request', error_description: 'code=the-code&client_secret=a%2Bb+c%2F%C3%BC%3D' };
    expect(await errorOf({ status: 400, body: quoted }, { clientSecret: 'a+b c/ü=' })).toMatchObject({
      description: 'code=***&client_secret=***',
    });
  });

  it.each<[string, object | string]>([
    ['no token', { token_type: 'bearer' }],
    ['a token that is a number', { access_token: 5 }],
    ['an unsupported token type', { access_token: 'geheimnis', token_type: 'mac' }],
    ['a token with a line break', { access_token: 'geheimnis\r\nx: y' }],
    ['a token with an escape sequence', { access_token: 'geheimnis\u001b[2J' }],
    ['a refresh token with a line break', { access_token: 'geheimnis', refresh_token: 'geheimnis\n' }],
    ['a list', [{ access_token: 'geheimnis' }]],
    ['a prototype', '{"__proto__":{"access_token":"geheimnis"}}'],
    ['a negative expiry', { access_token: 'geheimnis', expires_in: -1 }],
    ['an invalid expiry', { access_token: 'geheimnis', expires_in: 'soon' }],
    ['text that is not JSON', 'access_token=geheimnis'],
    ['a response that is too large', JSON.stringify({ access_token: 'geheimnis'.repeat(100_000) })],
  ])('rejects %s, and exposes no token', async (_, body) => {
    const error = await errorOf({ body });
    expect(error).toBeInstanceOf(WrongAnswerError);
    expect(`${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toContain('geheimnis');
  });

  it('rejects if the token URL is unreachable or too slow, or if the signal aborts', async () => {
    const unreachable = { ...APP, ...CODE, tokenUrl: 'http://127.0.0.1:1/token' };
    await expect(exchangeCode(unreachable)).rejects.toMatchObject({ name: 'ProviderError', error: 'unreachable' });
    const never = await startTokenUrl(running, () => new Promise<never>(() => {}));
    const slow = { ...unreachable, tokenUrl: never.url };
    await expect(exchangeCode({ ...slow, timeoutMs: 20 })).rejects.toMatchObject({
      description: expect.stringContaining('20 ms'),
    });
    const reason = new Error('enough');
    await expect(exchangeCode({ ...slow, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('sends a secret only to https URLs and to this machine', async () => {
    const options = { ...APP, ...CODE, tokenUrl: 'http://acme.example/token' };
    await expect(exchangeCode(options)).rejects.toThrow('tokenUrl must be an https URL');
  });
});

describe('refreshTokens', () => {
  const refresh = async (body: object) => {
    const token = await startTokenUrl(running, () => ({ body }));
    const record = await refreshTokens({ ...APP, tokenUrl: token.url, refreshToken: 'old-refresh' });
    return { record, request: token.requests[0] };
  };

  it('sends a form with exactly these fields [B-refresh-request] [B-refresh-fields]', async () => {
    const { request } = await refresh({ access_token: 'new' });
    expect(request?.method).toBe('POST');
    expect(request?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(request?.fields).toEqual({
      client_id: 'the-client',
      client_secret: 'geheim',
      refresh_token: 'old-refresh',
      grant_type: 'refresh_token',
    });
  });

  it('returns access token and expiry from the response [B-refresh-access-token] [B-refresh-expires-at]', async () => {
    const { record } = await refresh({ access_token: 'new', expires_in: 3_599 });
    expect(record).toMatchObject({ accessToken: 'new', expiresAt: NOW + 3_599_000 });
  });

  it('replaces the refresh token with a returned one, else keeps it [B-refresh-replaces]', async () => {
    const [kept, replaced] = [
      await refresh({ access_token: 'n' }),
      await refresh({ access_token: 'n', refresh_token: 'r' }),
    ];
    expect([kept.record.refreshToken, replaced.record.refreshToken]).toEqual(['old-refresh', 'r']);
  });
});
