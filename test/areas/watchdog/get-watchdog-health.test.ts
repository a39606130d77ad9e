import { describe, expect, it } from 'vitest';
import { useWatchdog } from './server.ts';

describe('getWatchdogHealth and getWatchdogLiveness', () => {
  const start = useWatchdog();

  it('tell that the watchdog is well, whatever the gateway does', async () => {
    const { client, clock } = await start();
    clock.advance(5_000);
    expect(await client.getWatchdogHealth()).toEqual({ status: 'ok', uptime_seconds: 5 });
    expect(await client.getWatchdogLiveness()).toEqual({ status: 'ok', uptime_seconds: 5 });
  });
});

describe('getWatchdogMetrics', () => {
  const start = useWatchdog();

  it('tells how often the gateway was restarted', async () => {
    const { client } = await start();
    expect(await client.getWatchdogMetrics()).toContain('annex_watchdog_restarts{server="watchdog"} 0');
  });
});
