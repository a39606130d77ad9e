import { describe, expect, it } from 'vitest';
import { useWatchdog } from './server.ts';

describe('getWatchdogHealth and getWatchdogLiveness', () => {
  const start = useWatchdog();

  it('report that the watchdog is running, whatever the gateway’s state', async () => {
    const { client, clock } = await start();
    clock.advance(5_000);
    expect(await client.getWatchdogHealth()).toEqual({ status: 'ok', uptime_seconds: 5 });
    expect(await client.getWatchdogLiveness()).toEqual({ status: 'ok', uptime_seconds: 5 });
  });
});

describe('getWatchdogMetrics', () => {
  const start = useWatchdog();

  it('counts the restarts of the gateway', async () => {
    const { client } = await start();
    expect(await client.getWatchdogMetrics()).toContain('annex_watchdog_restarts_total{server="watchdog"} 0');
  });
});
