import { describe, expect, it } from 'vitest';
import { createPlatformClient } from '../../../src/sdk/platform/index.ts';
import { createIntent, useRunning } from '../../running.ts';

const running = useRunning();

describe('getPlatformHealth and getPlatformLiveness', () => {
  it('report status and uptime, without a credential', async () => {
    const client = createPlatformClient({ baseUrl: (await running.platform()).url });
    const healthy = { status: 'ok', uptime_seconds: expect.any(Number) };
    expect(await client.getPlatformHealth()).toEqual(healthy);
    expect(await client.getPlatformLiveness()).toEqual(healthy);
  });
});

describe('getMetrics', () => {
  it('counts calls by operation and status, in the text format of Prometheus', async () => {
    const platform = await running.platform();
    await createIntent(platform);
    const response = await fetch(`${platform.url}/metrics`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toMatch(
      /^annex_request_seconds_count\{server="platform",operation="createIntent",status="201"\} 1$/m,
    );
  });
});
