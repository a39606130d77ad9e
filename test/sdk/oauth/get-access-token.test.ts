import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  getAccessToken,
  isConnected,
  NotConnectedError,
  OAuthError,
  ProviderError,
  REFRESH_MARGIN_MS,
  TokenStore,
} from '../../../src/sdk/oauth/index.ts';
import { useRunning } from '../../running.ts';
import { startTokenUrl, type TokenRequest, type TokenResponse } from './token-url.ts';

const running = useRunning();
const NOW = Date.UTC(2026, 10, 15, 12);
const [provider, user] = ['acme', 'ada'];

let store: TokenStore;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'annex-access-'));
  running.onClose(() => rm(folder, { recursive: true, force: true }));
  store = new TokenStore(join(folder, 'tokens'));
});

interface StoredToken {
  readonly remainingMs: number | null;
  readonly refreshToken?: string | null;
}

/** Stores a token, and starts a provider that refreshes it to `new` by default. */
async function start(
  { remainingMs, refreshToken = 'refresh' }: StoredToken,
  answer: (request: TokenRequest) => TokenResponse | Promise<TokenResponse> = () => ({
    body: { access_token: 'new', expires_in: 3_600 },
  }),
) {
  const token = await startTokenUrl(running, answer);
  const expiresAt = remainingMs === null ? null : NOW + remainingMs;
  await store.write(provider, user, { accessToken: 'stored', refreshToken, expiresAt });
  const options = { provider, user, store, tokenUrl: token.url, clientId: 'c', clientSecret: 'geheim', now: () => NOW };
  return { token, options, get: (more = {}) => getAccessToken({ ...options, ...more }) };
}

describe('getAccessToken', () => {
  it('refreshes with 60000 ms left, and not with 60001 ms [B-refresh-margin] [B-limit-refresh-margin]', async () => {
    expect(REFRESH_MARGIN_MS).toBe(60_000);
    const fresh = await start({ remainingMs: 60_001 });
    expect(await fresh.get()).toBe('stored');
    expect(fresh.token.requests).toEqual([]);
    const due = await start({ remainingMs: 60_000 });
    expect(await due.get()).toBe('new');
    expect(await store.read(provider, user)).toEqual({
      accessToken: 'new',
      refreshToken: 'refresh',
      expiresAt: NOW + 3_600_000,
    });
    expect(await due.get()).toBe('new');
    expect(due.token.requests).toHaveLength(1);
  });

  it('refreshes an expired token [B-refresh-expired]', async () => {
    const { get } = await start({ remainingMs: -86_400_000 });
    expect(await get()).toBe('new');
  });

  it('uses the margin from the options', async () => {
    const { get } = await start({ remainingMs: 60_000 });
    expect(await get({ marginMs: 59_999 })).toBe('stored');
  });

  it('uses a token without an expiry until an API rejects it', async () => {
    const { get, token } = await start({ remainingMs: null });
    expect(await get()).toBe('stored');
    expect(await get({ refused: 'an older one' })).toBe('stored');
    expect(await get({ refused: 'stored' })).toBe('new');
    expect(await get({ refused: 'stored' })).toBe('new');
    expect(token.requests).toHaveLength(1);
  });

  it('rejects with NotConnectedError without a refresh token, and sends no request [B-refresh-needs-token] [B-refresh-not-connected]', async () => {
    const { get, token, options } = await start({ remainingMs: 60_000, refreshToken: null });
    const error = await get().catch((failed: unknown) => failed);
    expect(error).toBeInstanceOf(NotConnectedError);
    expect(error).toMatchObject({ code: 'not-connected' });
    expect(token.requests).toEqual([]);
    expect(await isConnected(options)).toBe(false);
  });

  it('rejects with NotConnectedError without a record, and creates no directory', async () => {
    const { get, options } = await start({ remainingMs: 60_001 });
    await expect(get({ user: 'eve' })).rejects.toBeInstanceOf(NotConnectedError);
    await expect(get({ provider: 'unknown' })).rejects.toBeInstanceOf(NotConnectedError);
    expect(await isConnected({ ...options, user: 'eve' })).toBe(false);
    expect(await isConnected(options)).toBe(true);
    expect(await readdir(store.folder)).toEqual([provider]);
  });

  it('reads the record again before it rejects, because the user may have connected', async () => {
    const { get } = await start({ remainingMs: 0, refreshToken: null });
    let waiting: Promise<string> | undefined;
    await store.exclusively(provider, user, async (locked) => {
      waiting = get(); // must not fail, whether it has read the old record or reads the new one
      await new Promise((resolve) => setImmediate(resolve));
      await locked.write({ accessToken: 'connected', refreshToken: 'r', expiresAt: NOW + 3_600_000 });
    });
    expect(await waiting).toBe('connected');
  });

  it('sends one refresh for many callers at once', async () => {
    let sent = 0;
    const { get, token } = await start({ remainingMs: 0 }, () => ({
      body: { access_token: `new-${++sent}`, expires_in: 3_600 },
    }));
    const tokens = await Promise.all(Array.from({ length: 20 }, () => get({ store: new TokenStore(store.folder) })));
    expect(new Set(tokens)).toEqual(new Set(['new-1']));
    expect(token.requests).toHaveLength(1);
  });

  it('is no longer connected once the provider rejects the refresh token', async () => {
    const refuse = () => ({ status: 400, body: { error: 'invalid_grant', error_description: 'refresh is revoked' } });
    const { get, options } = await start({ remainingMs: 0 }, refuse);
    expect(await isConnected(options)).toBe(true);
    const error = await get().catch((failed: Error) => failed);
    expect(error).toBeInstanceOf(NotConnectedError);
    expect((error as Error).cause).toMatchObject({ error: 'invalid_grant', description: '*** is revoked' });
    expect(await isConnected(options)).toBe(false);
  });

  it('uses the record that another host has stored if its own refresh token is already used', async () => {
    const { get } = await start({ remainingMs: 0 }, async () => {
      const { rename, writeFile } = await import('node:fs/promises');
      const path = store.pathOf(provider, user); // the other host does not see our lock
      const record = { accessToken: 'of-another-host', refreshToken: 'next', expiresAt: NOW + 3_600_000 };
      await writeFile(`${path}.other`, JSON.stringify(record));
      await rename(`${path}.other`, path);
      return { status: 400, body: { error: 'invalid_grant' } };
    });
    expect(await get()).toBe('of-another-host');
  });

  it.each<[string, TokenResponse, object?]>([
    ['is unreachable', { body: {} }, { tokenUrl: 'http://127.0.0.1:9/token' }],
    ['answers 503', { status: 503, body: 'busy' }],
    ['answers 429', { status: 429, body: { error: 'rate_limited' } }],
    ['answers 408', { status: 408, body: '' }],
    ['answers temporarily_unavailable', { status: 400, body: { error: 'temporarily_unavailable' } }],
    ['answers with a page of a proxy', { body: '<html>Maintenance' }],
  ])(
    'uses the stored token until it expires if the token URL %s, unless an API has rejected it [B-refresh-temporary]',
    async (_, response, more = {}) => {
      const down = await start({ remainingMs: 1 }, () => response);
      expect(await down.get(more)).toBe('stored');
      await expect(down.get({ ...more, refused: 'stored' })).rejects.toBeInstanceOf(OAuthError);
      const expired = await start({ remainingMs: 0 }, () => response);
      await expect(expired.get(more)).rejects.toBeInstanceOf(OAuthError);
      expect(await store.read(provider, user)).toMatchObject({ accessToken: 'stored', refreshToken: 'refresh' });
    },
  );

  it.each<[string, TokenResponse]>([
    ['invalid_client', { status: 401, body: { error: 'invalid_client' } }],
    ['a redirect', { status: 302, body: '', headers: { location: '/elsewhere' } }],
    ['HTTP 403', { status: 403, body: '' }],
  ])('rejects at once with an error that stays: %s', async (_, response) => {
    const { get } = await start({ remainingMs: 30_000 }, () => response);
    await expect(get()).rejects.toBeInstanceOf(ProviderError);
  });

  it.each<[string, Readonly<Record<string, string>>, number]>([
    ['5 seconds', {}, 5_000],
    ['Retry-After', { 'retry-after': '20' }, 20_000],
    ['a broken Retry-After', { 'retry-after': 'soon' }, 5_000],
  ])('waits before the next attempt after a temporary error: %s', async (_, headers, pauseMs) => {
    let time = NOW;
    const { get, token } = await start({ remainingMs: 60_000 }, () =>
      token.requests.length === 1
        ? { status: 429, body: '', headers }
        : { body: { access_token: 'new', expires_in: 60 } },
    );
    const now = () => time;
    expect(await get({ now })).toBe('stored');
    time += pauseMs - 1;
    expect(await get({ now })).toBe('stored');
    expect(token.requests).toHaveLength(1);
    time += 1;
    expect(await get({ now })).toBe('new');
    expect(token.requests).toHaveLength(2);
  });

  it('refreshes during the pause if the token has expired', async () => {
    let time = NOW;
    const { get, token } = await start({ remainingMs: 1_000 }, () => ({
      status: 429,
      body: '',
      headers: { 'retry-after': '3600' },
    }));
    const now = () => time;
    expect(await get({ now })).toBe('stored');
    time += 1_000;
    await expect(get({ now })).rejects.toMatchObject({ status: 429, retryAfterMs: 3_600_000 });
    expect(token.requests).toHaveLength(2);
  });

  it('does not return a rejected token from the refresh of another caller', async () => {
    const { get, token } = await start({ remainingMs: 30_000 }, () =>
      token.requests.length === 1 ? { status: 429, body: '' } : { body: { access_token: 'new', expires_in: 3_600 } },
    );
    const [unaware, aware] = await Promise.all([get(), get({ refused: 'stored' })]);
    expect([unaware, aware]).toEqual(['stored', 'new']);
    expect(token.requests).toHaveLength(2);
  });

  it('refreshes a token without expires_in after its default lifetime [B-refresh-default-lifetime]', async () => {
    const { get, token } = await start({ remainingMs: 0 }, () => ({
      body: { access_token: `t${token.requests.length}` },
    }));
    expect(await get()).toBe('t1');
    expect(await get({ now: () => NOW + 3_539_999 })).toBe('t1');
    expect(await get({ now: () => NOW + 3_540_000, defaultLifetimeSeconds: 120 })).toBe('t2');
    expect(await store.read(provider, user)).toMatchObject({ expiresAt: NOW + 3_540_000 + 120_000 });
  });

  it('keeps the record if a refresh fails for another reason, and can retry', async () => {
    let calls = 0;
    const { get } = await start({ remainingMs: 0 }, () =>
      ++calls === 1 ? { status: 503, body: 'busy' } : { body: { access_token: 'new' } },
    );
    const error = await get().catch((failed: unknown) => failed);
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ status: 503 });
    expect(await get()).toBe('new');
    expect(await readdir(dirname(store.pathOf(provider, user)))).toEqual(['ada.json']);
  });
});
