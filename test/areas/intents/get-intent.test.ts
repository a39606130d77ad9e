import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../../generated/intents/contract.ts';
import { createIntent, linkIntent, type PlatformUnderTest, problemOf, useRunning } from '../../running.ts';

const LIFETIME_MS = 15 * 60_000;

describe('getIntent', () => {
  const running = useRunning();
  const get = (platform: PlatformUnderTest, token: string, method = 'GET'): Promise<Response> =>
    fetch(`${platform.url}/auth/intents/${token}`, { method });

  it('returns the intent as it was created, to anyone who has its token [C-fetch] [C-no-credential-fetch] [C-intent-token-in-paths] [C-path-token]', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform, { max_age: 60, app_name: 'Test' });
    const other = await createIntent(platform);
    const response = await get(platform, intent.token);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(intent);
    expect(await (await get(platform, other.token)).json()).toEqual(other);
  });

  it('is not cached, because it contains auth_url; nor is the response to its creation [C-auth-url-not-cached]', async () => {
    const platform = await running.platform();
    const created = await fetch(`${platform.url}/auth/intents`, { method: 'POST' });
    expect(created.headers.get('cache-control')).toBe('no-store');
    const { token } = (await created.json()) as Schemas['Intent'];
    expect((await get(platform, token)).headers.get('cache-control')).toBe('no-store');
    const linked = await linkIntent(platform, token, await platform.login());
    expect(linked.headers.get('cache-control')).toBe('no-store');
  });

  it('returns completed once the user has approved, without the session token [C-fetch-completed] [C-intent-completed-true]', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    await linkIntent(platform, intent.token, await platform.login());
    const text = await (await get(platform, intent.token)).text();
    expect(JSON.parse(text)).toEqual({ ...intent, completed: true });
    expect(text).not.toContain('tok_');
  });

  it('answers 200 at 14:59.999 and 410 at 15:00 [C-state-expire-get] [C-error-410] [C-state-expire]', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    platform.clock.advance(LIFETIME_MS - 1);
    expect((await get(platform, intent.token)).status).toBe(200);
    platform.clock.advance(1);
    expect(await problemOf(await get(platform, intent.token))).toMatchObject({ status: 410, name: 'intent-expired' });
  });

  it('returns a completed intent after the 15 minutes, as long as its session is active', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform, { max_age: 3_600 });
    await linkIntent(platform, intent.token, await platform.login());
    platform.clock.advance(3_600_000 - 1);
    expect((await get(platform, intent.token)).status).toBe(200);
    platform.clock.advance(1);
    expect(await problemOf(await get(platform, intent.token))).toMatchObject({ status: 410, name: 'session-ended' });
  });

  it('answers 410 once the session has ended, also after it is deleted', async () => {
    const platform = await running.platform({ intents: { sweepMs: 10 } });
    const intent = await createIntent(platform);
    await linkIntent(platform, intent.token, await platform.login());
    const status = (await (await fetch(intent.updates_url)).json()) as Schemas['AuthenticatedStatus'];
    const headers = { authorization: `Bearer ${status.session_token}` };
    await fetch(`${platform.url}/auth/session`, { method: 'DELETE', headers });
    const ended = { status: 410, name: 'session-ended' };
    expect(await problemOf(await get(platform, intent.token))).toMatchObject(ended);
    const text = "select count(*) as n from sessions where kind = 'Application'";
    await expect.poll(() => platform.database.read({ text, values: [] })).toEqual([{ n: 0 }]);
    expect(await problemOf(await get(platform, intent.token))).toMatchObject(ended);
  });

  it('answers 404 for an unknown token [C-error-404]', async () => {
    const platform = await running.platform();
    expect(await problemOf(await get(platform, 'A'.repeat(43)))).toMatchObject({
      status: 404,
      name: 'intent-not-found',
    });
  });

  it('does not consume the intent and never answers 409, as PATCH does [C-error-409-patch-only]', async () => {
    const platform = await running.platform({ serve: { trustedProxies: ['127.0.0.1'] } });
    const intent = await createIntent(platform);
    const page = await platform.login();
    await linkIntent(platform, intent.token, page);
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    for (const method of ['GET', 'HEAD', 'GET']) expect((await get(platform, intent.token, method)).status).toBe(200);
    expect((await fetch(intent.updates_url, from('203.0.113.1'))).status).toBe(200);
    expect((await fetch(intent.updates_url, from('203.0.113.2'))).status).toBe(403);
    expect((await linkIntent(platform, intent.token, page)).status).toBe(409);
  });
});
