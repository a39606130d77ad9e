import { describe, expect, it } from 'vitest';
import { useWatchdog } from './server.ts';

describe('startGateway', () => {
  const start = useWatchdog();

  it('starts the gateway and answers the status once it is healthy [B-watchdog-start] [B-watchdog-answers]', async () => {
    const { client, children } = await start();
    const status = await client.startGateway();
    expect(children).toHaveLength(1);
    expect(status).toMatchObject({ gateway: { state: 'running', pid: 101 }, last_health_check: { ok: true } });
    expect(status).toEqual(await client.getWatchdogStatus());
  });

  it('does nothing if the gateway is already running', async () => {
    const { client, children } = await start();
    await client.startGateway();
    expect(await client.startGateway()).toMatchObject({ gateway: { pid: 101 }, restart_count: 0 });
    expect(children).toHaveLength(1);
  });

  it('starts a gateway that was stopped on request', async () => {
    const { client } = await start();
    await client.startGateway();
    await client.stopGateway();
    expect(await client.startGateway()).toMatchObject({ gateway: { state: 'running', pid: 102 }, restart_count: 0 });
  });

  it('answers 405 to GET', async () => {
    const { url, children } = await start();
    const response = await fetch(`${url}/start`);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(children).toEqual([]);
  });
});
