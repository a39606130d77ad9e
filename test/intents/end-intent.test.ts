import { describe, expect, it } from 'vitest';
import { createIntent, linkIntent, problemOf, useRunning } from '../running.ts';

describe('endIntent', () => {
  const running = useRunning();

  it('ends a pending intent: 204, then 410, and makes room for another', async () => {
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
});

describe('createIntent by pages of other origins [finding 9]', () => {
  const running = useRunning();

  it('counts apart from programs and from our own pages', async () => {
    const platform = await running.platform({ intents: { maxPendingPerAddress: 2 } });
    const post = async (origin?: string) =>
      (await fetch(`${platform.url}/auth/intents`, { method: 'POST', headers: origin ? { origin } : {} })).status;
    const evil = 'https://evil.example';
    expect([await post(evil), await post(evil), await post(evil)]).toEqual([201, 201, 429]);
    expect([await post(), await post(new URL(platform.url).origin), await post()]).toEqual([201, 201, 429]);
  });
});

describe('createIntent with a key [finding 9]', () => {
  const running = useRunning();

  it('counts for its holder, beside strangers of the same address', async () => {
    const limits = { maxPendingPerAddress: 1, maxPending: 1, maxPendingPerCaller: 2 };
    const platform = await running.platform({ intents: limits });
    const { key } = await platform.identity.keys.create('demo');
    const post = async (headers: Record<string, string> = {}) =>
      (await fetch(`${platform.url}/auth/intents`, { method: 'POST', headers })).status;
    expect([await post(), await post()]).toEqual([201, 429]);
    const known = { 'x-api-key': key };
    expect([await post(known), await post(known), await post(known)]).toEqual([201, 201, 429]);
    expect(await post({ 'x-api-key': `ak_${'x'.repeat(43)}` })).toBe(401);
  });
});

describe('getSession from a page of another origin', () => {
  const running = useRunning();

  it('is allowed with a Bearer token and without credentials', async () => {
    const platform = await running.platform();
    const origin = 'https://app.example';
    const asked = await fetch(`${platform.url}/auth/session`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toContain('Authorization');
    const refused = await fetch(`${platform.url}/auth/session`, { headers: { origin, authorization: 'Bearer tok_x' } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(refused.headers.has('access-control-allow-credentials')).toBe(false);
  });
});
