import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { startNotify, startReceiver } from './receivers.ts';

const running = useRunning();

describe('deleteTarget', () => {
  it('removes a target with what waits for it', async () => {
    const receiver = await startReceiver(running);
    const { client, add, ring, platform, userId } = await startNotify(running, [receiver.host]);
    const { id } = await add({ kind: 'preset', preset: 'slack', url: receiver.url, name: 'Chat' });
    await ring('r1');
    await receiver.until(1);
    await ring('r2');
    await client.deleteTarget({ path: { id } });
    platform.clock.advance(30_000);
    expect(await client.getNotifications()).toMatchObject({ targets: [], deliveries: [] });
    expect(receiver.received).toHaveLength(1);
    const events = await platform.identity.audit.list(userId, 10);
    expect(events).toContainEqual(expect.objectContaining({ action: 'notification-target-removed', detail: 'Chat' }));
    expect((await client.deleteTarget.outcome({ path: { id } })).ok).toBe(false);
  });
});
