import { describe, expect, it } from 'vitest';
import { problemOf, sending, useRunning } from '../../running.ts';
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

  it('returns a page to browsers, with events as text', async () => {
    const { url, client, service, children } = await start();
    await client.startGateway();
    await service.stop();
    const page = await fetch(`${url}/status`, { headers: { accept: 'text/html' } });
    const text = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('<dt>Gateway state</dt><dd>stopped</dd>');
    expect(text).toMatch(/<td>stopped<\/td><td>On request\.<\/td>.*<td>started<\/td>/s); // the newest first
    expect((await fetch(`${url}/status`)).headers.get('content-type')).toBe('application/json');
    expect(children).toHaveLength(1);
  });

  it('leads from / to the page', async () => {
    const { url } = await start();
    const page = await fetch(url, { headers: { accept: 'text/html' } });
    expect([page.url, await page.text()]).toEqual([`${url}/status`, expect.stringContaining('<h1>Watchdog</h1>')]);
  });

  it.each([
    'GET /',
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

  it('accepts its own console, which only a browser can prove to be', async () => {
    const { url, client } = await start();
    await client.startGateway();
    const post = async (headers: Record<string, string>) =>
      (await fetch(`${url}/watchdog`, { ...sending('POST', { enabled: false }, headers) })).status;
    expect(await post({ origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-origin' })).toBe(403);
    expect(await post({ origin: url, 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await post({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(403);
    expect(await client.getWatchdogStatus()).toMatchObject({ auto_restart: true });
    expect(await post({ origin: url, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await client.getWatchdogStatus()).toMatchObject({ auto_restart: false });
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
