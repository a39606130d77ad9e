import { describe, expect, it } from 'vitest';
import { useWatchdog } from './server.ts';

describe('stopGateway', () => {
  const start = useWatchdog();

  it('terminates the gateway and answers once it has exited [B-watchdog-stop] [B-watchdog-answers]', async () => {
    const { client, children } = await start();
    await client.startGateway();
    const status = await client.stopGateway();
    expect(children[0]?.signals).toEqual(['terminate']);
    expect(status).toMatchObject({ gateway: { state: 'stopped', pid: null, started_at: null } });
    expect(status.events.at(-1)).toMatchObject({ kind: 'stopped', detail: 'On request.' });
  });

  it('keeps the gateway stopped even if auto-restart is on [B-watchdog-stop-stays]', async () => {
    const { client, children, clock } = await start();
    await client.startGateway();
    await client.stopGateway();
    clock.advance(600_000);
    expect(await client.getWatchdogStatus()).toMatchObject({ gateway: { state: 'stopped' }, auto_restart: true });
    expect(children).toHaveLength(1);
  });

  it('does nothing if the gateway is already stopped', async () => {
    const { client } = await start();
    expect((await client.stopGateway()).events).toEqual([]);
  });
});
