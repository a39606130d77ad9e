import { describe, expect, it } from 'vitest';
import { useWatchdog } from './server.ts';

describe('restartGateway', () => {
  const start = useWatchdog();

  it('stops the gateway and starts a new one; adds an event and leaves restart_count [B-watchdog-restart] [B-watchdog-answers]', async () => {
    const { client, children } = await start();
    await client.startGateway();
    const status = await client.restartGateway();
    expect(children[0]?.signals).toEqual(['terminate']);
    expect(status).toMatchObject({ gateway: { state: 'running', pid: 102 }, restart_count: 0 });
    expect(status.events.map(({ kind, detail }) => `${kind}: ${detail}`)).toEqual([
      'started: Process 101.',
      'restarted: On request.',
      'started: Process 102.',
    ]);
  });

  it('starts a gateway that is not running, without counting a restart', async () => {
    const { client } = await start();
    expect(await client.restartGateway()).toMatchObject({ gateway: { state: 'running' }, restart_count: 0 });
  });
});
