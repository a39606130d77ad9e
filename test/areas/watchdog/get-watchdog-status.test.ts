import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../running.ts';
import { useWatchdog } from './server.ts';

describe('getWatchdogStatus', () => {
  const start = useWatchdog();
  const running = useRunning();

  it('reports the gateway’s state, the last health check, the restarts and the events [B-watchdog-status] [B-watchdog-status-fields] [B-covers-watchdog]', async () => {
    const { client, clock } = await start();
    const at = new Date(clock.now()).toISOString();
    await client.startGateway();
    expect(await client.getWatchdogStatus()).toEqual({
      gateway: { state: 'running', pid: 101, started_at: at },
      auto_restart: true,
      last_health_check: { at, ok: true, latency_ms: 0, error: null },
      consecutive_failures: 0,
      restart_count: 0,
      events: [{ at, kind: 'started', detail: 'Process 101.' }],
    });
  });

  it('reports why a health check failed', async () => {
    const { client, clock, gateway, service } = await start();
    await client.startGateway();
    await gateway.close();
    clock.advance(10_000);
    while (service.status.last_health_check?.ok) await client.getWatchdogHealth();
    expect((await client.getWatchdogStatus()).last_health_check).toMatchObject({
      ok: false,
      latency_ms: null,
      error: 'The gateway is unreachable (ECONNREFUSED).',
    });
  });

  it('reports a stopped gateway and no health check before the first start', async () => {
    const { client } = await start();
    expect(await client.getWatchdogStatus()).toMatchObject({
      gateway: { state: 'stopped', pid: null, started_at: null },
      last_health_check: null,
      events: [],
    });
  });

  it.each([
    'GET /status',
    'POST /start',
    'POST /stop',
    'POST /restart',
    'POST /watchdog',
    'GET /health',
    'GET /metrics',
    'GET /nothing',
  ])('refuses web pages: %s with any Origin answers 403 and does nothing', async (line) => {
    const { url, client, children } = await start();
    await client.startGateway();
    const [method = '', path = ''] = line.split(' ');
    for (const origin of ['https://elsewhere.example', 'null', url, 'http://localhost:8790', '']) {
      const response = await fetch(url + path, { method, headers: { origin } });
      expect(await problemOf(response)).toMatchObject({ status: 403, name: 'cross-site-request' });
    }
    expect(children).toHaveLength(1);
    expect(await client.getWatchdogStatus()).toMatchObject({ gateway: { state: 'running' }, auto_restart: true });
  });

  it('answers 421 to a request for another host name', async () => {
    const { port } = await start();
    const wire = await running.wire(port);
    wire.send('POST /stop HTTP/1.1\r\nHost: watchdog.example\r\nContent-Length: 0\r\n\r\n');
    expect(await wire.answer()).toMatchObject({ status: 421 });
  });

  it('listens only on the loopback address [B-watchdog-host]', async () => {
    const { server } = await start();
    expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  });
});
