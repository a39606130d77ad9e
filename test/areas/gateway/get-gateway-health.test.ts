import { describe, expect, it } from 'vitest';
import { createGatewayClient } from '../../../src/sdk/gateway/index.ts';
import { useRunning } from '../../running.ts';

describe('getGatewayHealth and getGatewayLiveness', () => {
  const running = useRunning();

  it('reports pending registrations and uptime, without a credential [B-health] [B-health-fields] [B-auth-no-credential]', async () => {
    const gateway = await running.gateway();
    const client = createGatewayClient({ baseUrl: gateway.url });
    expect(await client.getGatewayHealth()).toEqual({ status: 'ok', pending: 0, uptime_seconds: 0 });
    const socket = await running.socket(gateway.socketUrl);
    await socket.register();
    await socket.register();
    gateway.clock.advance(61_999);
    expect(await client.getGatewayHealth()).toEqual({ status: 'ok', pending: 2, uptime_seconds: 61 });
  });

  it('reports only that the process is running: getGatewayLiveness', async () => {
    const gateway = await running.gateway();
    const client = createGatewayClient({ baseUrl: gateway.url });
    expect(await client.getGatewayLiveness()).toEqual({ status: 'ok', uptime_seconds: 0 });
  });

  it('does not log successful health checks, because they are frequent', async () => {
    const gateway = await running.gateway();
    await fetch(`${gateway.url}/health`);
    await fetch(`${gateway.url}/health/live`);
    await fetch(`${gateway.url}/status`);
    expect(gateway.lines().map(({ operation }) => operation)).toEqual(['getGatewayStatus']);
  });
});

describe('getGatewayMetrics', () => {
  const running = useRunning();

  it('counts requests by operation and open sockets', async () => {
    const gateway = await running.gateway();
    await running.socket(gateway.socketUrl);
    const client = createGatewayClient({ baseUrl: gateway.url });
    await client.getGatewayStatus();
    const text = await client.getGatewayMetrics();
    expect(text).toContain('annex_request_seconds_count{server="gateway",operation="getGatewayStatus",status="200"} 1');
    expect(text).toContain('annex_gateway_sockets{server="gateway"} 1');
  });
});
