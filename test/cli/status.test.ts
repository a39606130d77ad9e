import { describe, expect, it } from 'vitest';
import { useWatchdog } from '../areas/watchdog/server.ts';
import { useRunning } from '../running.ts';
import { useAnnex } from './annex.ts';

describe('annex status', () => {
  const annex = useAnnex();
  const running = useRunning();
  const startWatchdog = useWatchdog();
  const NOBODY = 'http://127.0.0.1:1';

  it('shows what the status pages show, and which servers do not respond', async () => {
    const platform = await running.platform();
    const { gateway, client, port } = await startWatchdog();
    await client.startGateway();
    const env = {
      ANNEX_BASE_URL: platform.url,
      ANNEX_GATEWAY_URL: gateway.url,
      ANNEX_WATCHDOG_PORT: String(port),
      ANNEX_VIEWER_URL: NOBODY,
    };
    const { code, stdout } = await annex.runProcess(['status'], env);
    expect(code).toBe(1);
    expect(stdout).toContain(`platform  ${platform.url}\n  Status  ok\n`);
    expect(stdout).toContain(`viewer  ${NOBODY}\n  not responding\n`);
    expect(stdout).toMatch(/gateway {2}.*\n {2}Status +ok\n {2}Pending +0\n/);
    expect(stdout).toMatch(/watchdog {2}.*Gateway state +running\n.*Auto restart +yes\n.*started {2}Process 101\./s);
    const json = JSON.parse((await annex.run(['status', '--json'], env)).stdout);
    expect(json).toMatchObject({
      platform: { url: platform.url, status: { status: 'ok' } },
      viewer: { url: NOBODY, status: null },
      gateway: { url: gateway.url, status: { pending: 0 } },
      watchdog: { status: { gateway: { state: 'running' } } },
    });
  });

  it('exits with 1 if the gateway is stopped, and says so', async () => {
    const { port } = await startWatchdog();
    const { code, stdout } = await annex.run(['status'], { ANNEX_WATCHDOG_PORT: String(port) });
    expect(code).toBe(1);
    expect(stdout).toMatch(/Gateway state +stopped\n/);
  });
});
