import { describe, expect, it } from 'vitest';
import { createIntent, linkIntent, problemOf, useRunning } from '../../running.ts';

describe('endIntent', () => {
  const running = useRunning();

  it('cancels a pending intent: 204, then 410; it no longer counts as pending', async () => {
    const platform = await running.platform({ intents: { maxPendingPerAddress: 1 } });
    const { token } = await createIntent(platform);
    const cancel = () => fetch(`${platform.url}/auth/intents/${token}`, { method: 'DELETE' });
    expect((await cancel()).status).toBe(204);
    expect((await cancel()).status).toBe(410);
    expect((await fetch(`${platform.url}/auth/intents/${token}`)).status).toBe(410);
    const linked = await createIntent(platform);
    await linkIntent(platform, linked.token, await platform.login());
    const late = await fetch(`${platform.url}/auth/intents/${linked.token}`, { method: 'DELETE' });
    expect(await problemOf(late)).toMatchObject({ status: 409, name: 'intent-already-linked' });
  });

  it('limits the number of cancelled intents until they would have expired', async () => {
    const platform = await running.platform({ intents: { maxEndedPerAddress: 3 } });
    const createAndCancel = async (): Promise<number> => {
      const response = await fetch(`${platform.url}/auth/intents`, { method: 'POST' });
      if (response.status !== 201) return response.status;
      const { token } = (await response.json()) as { token: string };
      return (await fetch(`${platform.url}/auth/intents/${token}`, { method: 'DELETE' })).status;
    };
    const first = await createIntent(platform);
    await linkIntent(platform, first.token, await platform.login(), { action: 'deny' });
    expect([await createAndCancel(), await createAndCancel()]).toEqual([204, 204]);
    const refused = await fetch(`${platform.url}/auth/intents`, { method: 'POST' });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await problemOf(refused)).toMatchObject({ status: 429, name: 'too-many-intents' });
    const [row] = await platform.database.read({ text: 'select count(*) as n from intents', values: [] });
    expect(Number(row?.['n'])).toBe(3);
    platform.clock.advance(900_000);
    expect((await fetch(`${platform.url}/auth/intents/${first.token}`)).status).toBe(410);
    expect(await createAndCancel()).toBe(204);
  });

  it('counts cancelled intents of all addresses towards the total limit', async () => {
    const platform = await running.platform({
      serve: { trustedProxies: ['127.0.0.1'] },
      intents: { maxPending: 2 },
    });
    const post = (address: string) =>
      fetch(`${platform.url}/auth/intents`, { method: 'POST', headers: { 'x-forwarded-for': address } });
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      const { token } = (await (await post(address)).json()) as { token: string };
      expect((await fetch(`${platform.url}/auth/intents/${token}`, { method: 'DELETE' })).status).toBe(204);
    }
    expect((await post('203.0.113.3')).status).toBe(503);
  });
});

describe('createIntent by pages of other origins', () => {
  const running = useRunning();

  it('is limited separately from programs and from our own pages', async () => {
    const platform = await running.platform({ intents: { maxPendingPerAddress: 2 } });
    const post = async (origin?: string) =>
      (await fetch(`${platform.url}/auth/intents`, { method: 'POST', headers: origin ? { origin } : {} })).status;
    const evil = 'https://evil.example';
    expect([await post(evil), await post(evil), await post(evil)]).toEqual([201, 201, 429]);
    expect([await post(), await post(new URL(platform.url).origin), await post()]).toEqual([201, 201, 429]);
  });
});

describe('createIntent with a key', () => {
  const running = useRunning();

  it('is limited per key, separately from anonymous callers at the same address', async () => {
    const limits = { maxPendingPerAddress: 1, maxPending: 1, maxPendingPerCaller: 2 };
    const platform = await running.platform({ intents: limits });
    const { key } = await platform.identity.keys.create('demo');
    const post = async (headers: Record<string, string> = {}) =>
      (await fetch(`${platform.url}/auth/intents`, { method: 'POST', headers })).status;
    expect([await post(), await post()]).toEqual([201, 429]);
    const withKey = { 'x-api-key': key };
    expect([await post(withKey), await post(withKey), await post(withKey)]).toEqual([201, 201, 429]);
    expect(await post({ 'x-api-key': `ak_${'x'.repeat(43)}` })).toBe(401);
  });
});

describe('getSession from a page of another origin', () => {
  const running = useRunning();

  it('is allowed with a Bearer token and without credentials', async () => {
    const platform = await running.platform();
    const origin = 'https://app.example';
    const preflight = await fetch(`${platform.url}/auth/session`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization');
    const refused = await fetch(`${platform.url}/auth/session`, { headers: { origin, authorization: 'Bearer tok_x' } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(refused.headers.has('access-control-allow-credentials')).toBe(false);
  });
});
