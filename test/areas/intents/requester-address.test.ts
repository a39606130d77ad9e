import { describe, expect, it } from 'vitest';
import { createIntent, linkIntent, type PlatformUnderTest, useRunning } from '../../running.ts';
import { behindProxy, from } from './polling.ts';

describe('the address of the requesting application', () => {
  const running = useRunning();
  const rows = (platform: PlatformUnderTest) =>
    platform.database.read({ text: 'select address from intents order by created_at', values: [] });

  it('is stored until the intent is approved, denied or expired', async () => {
    const platform = await running.platform({ ...behindProxy, intents: { sweepMs: 20 } });
    const headers = await platform.login();
    const approved = await createIntent(platform, {}, from('203.0.113.1'));
    platform.clock.advance(1);
    const denied = await createIntent(platform, {}, from('203.0.113.2'));
    platform.clock.advance(1);
    await createIntent(platform, {}, from('203.0.113.3'));
    expect((await rows(platform)).map(({ address }) => address)).toEqual(['203.0.113.1', '203.0.113.2', '203.0.113.3']);
    await linkIntent(platform, approved.token, headers);
    await linkIntent(platform, denied.token, headers, { action: 'deny' });
    expect((await rows(platform)).map(({ address }) => address)).toEqual([null, null, '203.0.113.3']);
    platform.clock.advance(15 * 60_000);
    await expect.poll(async () => (await rows(platform)).map(({ address }) => address)).toEqual([null, null, null]);
  });
});
