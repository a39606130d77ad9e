import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { startNotify, startReceiver } from './receivers.ts';

const running = useRunning();

describe('updateTarget', () => {
  it('renames a target, or includes commands', async () => {
    const receiver = await startReceiver(running);
    const { client, add, platform, userId } = await startNotify(running, [receiver.host]);
    const { id } = await add({ kind: 'preset', preset: 'ntfy', url: receiver.url, topic: 'ada', name: 'Phone' });
    const path = { id };
    const renamed = await client.updateTarget({ path, body: { name: 'Old phone' } });
    expect(renamed).toMatchObject({ name: 'Old phone', include_command: false });
    const changed = await client.updateTarget({ path, body: { include_command: true } });
    expect(changed).toMatchObject({ name: 'Old phone', include_command: true });
    expect((await client.getNotifications()).targets).toEqual([changed]);
    const events = await platform.identity.audit.list(userId, 10);
    expect(events).toContainEqual(
      expect.objectContaining({ action: 'notification-target-changed', detail: 'Old phone' }),
    );
  });
});
