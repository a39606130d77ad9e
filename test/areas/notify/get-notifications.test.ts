import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { startNotify, startReceiver } from './receivers.ts';

const running = useRunning();

describe('getNotifications', () => {
  it('returns the settings of a new user: no target, nothing muted, no word when an agent is done', async () => {
    const { client } = await startNotify(running, []);
    const push_key = expect.stringMatching(/^[\w-]{87}$/);
    const settings = { muted: false, quiet: null, when_done: false };
    expect(await client.getNotifications()).toEqual({ targets: [], deliveries: [], push_key, ...settings });
  });

  it('lists the last twenty notifications, newest first, without their words', async () => {
    const receiver = await startReceiver(running);
    const { client, add, ring, platform } = await startNotify(running, [receiver.host]);
    await add({ kind: 'preset', preset: 'slack', url: receiver.url });
    for (let count = 1; count <= 22; count++) {
      await ring(`r${count}`);
      await receiver.until(count);
      platform.clock.advance(30_000);
    }
    const { deliveries } = await client.getNotifications();
    expect(deliveries).toHaveLength(20);
    expect(deliveries[0]).toMatchObject({ target: 'Slack or Mattermost', state: 'sent', status: 200 });
    const times = deliveries.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    expect(JSON.stringify(deliveries)).not.toContain('Claude');
  });
});
