import { describe, expect, it } from 'vitest';
import { VERSION } from '../../../src/base/version.ts';
import { createGatewayClient } from '../../../src/sdk/gateway/index.ts';
import { useRunning } from '../../running.ts';

describe('getGatewayStatus', () => {
  const running = useRunning();

  it('reports pending, delivered, denied and expired registrations, and open connections [B-status] [B-status-fields]', async () => {
    const gateway = await running.gateway();
    const client = createGatewayClient({ baseUrl: gateway.url });
    const started_at = new Date(gateway.clock.now()).toISOString();
    const [socket] = [await running.socket(gateway.socketUrl), await running.socket(gateway.socketUrl)];
    await socket.register();
    gateway.clock.advance(600_000);
    await socket.next(); // expired
    await client.receiveCallback({ query: { state: await socket.register(), code: 'abc' } });
    await socket.next();
    await client.receiveCallback({ query: { state: await socket.register(), error: 'access_denied' } });
    await socket.next();
    await socket.register();
    expect(await client.getGatewayStatus()).toEqual({
      status: 'ok',
      pending: 1,
      uptime_seconds: 600,
      connections: 2,
      version: VERSION,
      started_at,
      delivered: 1,
      denied: 1,
      expired: 1,
    });
  });

  it('returns JSON unless the client asks for HTML', async () => {
    const gateway = await running.gateway();
    const typeFor = async (accept: string) =>
      (await fetch(`${gateway.url}/status`, { headers: { accept } })).headers.get('content-type');
    expect(await typeFor('*/*')).toBe('application/json');
    expect(await typeFor('application/json, text/html')).toBe('application/json');
    expect(await typeFor('application/*;q=0.9, text/*;q=0.1')).toBe('application/json');
    expect(await typeFor('text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8')).toBe(
      'text/html; charset=utf-8',
    );
  });
});
