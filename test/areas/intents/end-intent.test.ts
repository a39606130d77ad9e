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
    platform.clock.advance(100_000);
    expect([await createAndCancel(), await createAndCancel()]).toEqual([204, 204]);
    const refused = await fetch(`${platform.url}/auth/intents`, { method: 'POST' });
    expect(refused.headers.get('retry-after')).toBe('800');
    expect(await problemOf(refused)).toMatchObject({
      status: 429,
      name: 'too-many-intents',
      detail: expect.stringContaining('a limit of 3 cancelled intents (setting intents.maxEndedPerAddress)'),
    });
    const [row] = await platform.database.read({ text: 'select count(*) as n from intents', values: [] });
    expect(Number(row?.['n'])).toBe(3);
    platform.clock.advance(800_000);
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
