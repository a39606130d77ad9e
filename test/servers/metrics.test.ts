// The metrics of every server, checked by Prometheus' own tool.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensurePromtool } from '../../scripts/debian.ts';
import { systemClock } from '../../src/base/clock.ts';
import { createMetrics } from '../../src/base/metrics/metrics.ts';
import { VERSION } from '../../src/base/version.ts';
import { runViewer } from '../areas/paste/viewer.ts';
import { useWatchdog } from '../areas/watchdog/server.ts';
import { startNode } from '../base/state/node.ts';
import { usePostgres } from '../base/state/postgres-server.ts';
import { createIntent, useRunning } from '../running.ts';

const OPERATIONS = join(import.meta.dirname, '../../src/docs/operations');
const running = useRunning();
const server = usePostgres();
const watchdog = useWatchdog();

/** What promtool finds wrong with the metrics; empty if nothing. */
function lint(metrics: string): string {
  const { status, stdout, stderr } = spawnSync(ensurePromtool(), ['check', 'metrics'], {
    input: metrics,
    encoding: 'utf8',
  });
  const findings = stdout + stderr;
  expect(status === 0, findings).toBe(findings === '');
  return findings;
}

const metricsOf = async ({ url }: { readonly url: string }): Promise<string> => (await fetch(`${url}/metrics`)).text();

describe('the metrics of a server', () => {
  it('are in the Prometheus text format, each with its help and type', async () => {
    const metrics = createMetrics('gateway');
    metrics.gauge('annex_gateway_sockets', 'Connections.', () => 7);
    const observe = metrics.histogram('annex_mailbox_call_seconds', 'Calls.', 'outcome');
    observe(30, 'replied'); // before the registry is loaded
    metrics.onFault();
    const times = { method: 'GET', path: '/callback', address: '', ms: 3, requestId: '' };
    metrics.onRequest({ ...times, operation: 'receiveCallback', status: 200 });
    metrics.onRequest({ ...times, operation: 'receiveCallback', status: 200, ms: 700 });
    const text = await metrics.text();
    expect(text.match(/^# TYPE (\S+)/gm)).toHaveLength(text.match(/^# HELP (\S+)/gm)?.length ?? 0);
    expect(text).toContain('annex_faults_total{server="gateway"} 1\n');
    expect(text).toContain('annex_gateway_sockets{server="gateway"} 7\n');
    expect(text).toContain(`annex_build_info{version="${VERSION}",server="gateway"} 1\n`);
    const labels = 'server="gateway",operation="receiveCallback",status="200"';
    expect(text).toContain(`annex_request_seconds_bucket{le="0.005",${labels}} 1\n`);
    expect(text).toContain(`annex_request_seconds_bucket{le="+Inf",${labels}} 2\n`);
    expect(text).toContain(`annex_request_seconds_sum{${labels}} 0.703\n`);
    expect(text).toContain('annex_mailbox_call_seconds_sum{server="gateway",outcome="replied"} 0.03\n');
    expect(Number(/process_resident_memory_bytes\S+ (\d+)/.exec(text)?.[1])).toBeGreaterThan(1_000_000);
  });

  it('are written once for simultaneous requests', async () => {
    const metrics = createMetrics('gateway');
    await metrics.text();
    const first = metrics.text();
    metrics.onFault();
    expect(await metrics.text()).toBe(await first);
  });

  it('follow the naming rules of Prometheus on a platform, a gateway, a watchdog and a viewer', async () => {
    const watching = await watchdog();
    const servers = [watching, watching.gateway, await running.platform(), await runViewer(running)];
    for (const started of servers) expect(lint(await metricsOf(started))).toBe('');
    expect(lint('# HELP annex_restarts Restarts.\n# TYPE annex_restarts counter\nannex_restarts 1\n')).toContain(
      '_total',
    );
  });

  it('are what the alert rules and the dashboard of the docs read, and promtool accepts the rules', async () => {
    const { status, stdout, stderr } = spawnSync(ensurePromtool(), ['check', 'rules', join(OPERATIONS, 'alerts.yml')], {
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(0);
    const url = await server().createUrl();
    const watching = await watchdog();
    const platform = await running.platform({ ...(await startNode(running, url)), dataDir: import.meta.dirname });
    await fetch(`${platform.url}/health`);
    const texts = await Promise.all([watching, watching.gateway, platform].map(metricsOf));
    for (const file of ['alerts.yml', 'dashboard.json']) {
      const text = readFileSync(join(OPERATIONS, file), 'utf8');
      const names = new Set(text.match(/\b(annex|process)_[a-z_]+(?=[ [{)=<>])/g));
      expect(names.size).toBeGreaterThan(8);
      const missing = [...names].filter((name) => !texts.some((metrics) => metrics.includes(name)));
      expect(missing).toEqual([]);
      expect((await fetch(`${platform.url}/docs/assets/${file}`)).status).toBe(200);
    }
  });

  it('count event streams while they are open, and not as requests', async () => {
    const platform = await running.platform();
    const { token } = await createIntent(platform);
    const status = `${platform.url}/auth/intents/${token}/status`;
    const stream = await running.events(status);
    await fetch(status);
    expect(await metricsOf(platform)).toContain('annex_event_streams{server="platform"} 1\n');
    await stream.end();
    await expect.poll(() => metricsOf(platform)).toContain('annex_event_streams{server="platform"} 0\n');
    expect(platform.lines().filter(({ stream: isStream }) => isStream)).toMatchObject([{ operation: 'watchIntent' }]);
    expect(await metricsOf(platform)).toContain(
      'annex_request_seconds_count{server="platform",operation="watchIntent",status="200"} 1\n',
    );
  });

  it('count deliveries by outcome', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const states = [await socket.register(), await socket.register(), await socket.register()];
    const callback = (state: string | undefined, answer: string) =>
      fetch(`${gateway.url}/callback?state=${state}&${answer}`);
    await callback(states[0], 'code=1');
    await callback(states[1], 'error=access_denied');
    gateway.clock.advance(600_001);
    gateway.service.sweep();
    const deliveries = (outcome: string, count: number) =>
      `annex_gateway_deliveries_total{outcome="${outcome}",server="gateway"} ${count}\n`;
    const text = await metricsOf(gateway);
    for (const outcome of ['delivered', 'denied', 'expired']) expect(text).toContain(deliveries(outcome, 1));
    const resumable = await running.socket(gateway.socketUrl);
    const state = randomUUID();
    await resumable.ask({ type: 'register', state, provider: 'acme', resume: 'x'.repeat(22) });
    await resumable.end();
    await expect.poll(async () => (await callback(state, 'code=2')).status).toBe(504);
    await expect.poll(() => metricsOf(gateway)).toContain(deliveries('client-away', 1));
  });

  it('tell how busy the database is, and how long other nodes take', async () => {
    const url = await server().createUrl();
    const start = async () => running.gateway({ clock: systemClock, shared: await startNode(running, url) });
    const [one, other] = [await start(), await start()];
    const socket = await running.socket(one.socketUrl);
    const state = await socket.register();
    expect((await fetch(`${other.url}/callback?state=${state}&code=1`)).status).toBe(200);
    const text = await metricsOf(other);
    expect(text).toMatch(/^annex_mailbox_call_seconds_count\{server="gateway",outcome="replied"\} 1$/m);
    expect(text).toMatch(/^annex_database_pool_connections\S+ 10$/m);
    expect(text).toMatch(/^annex_database_pool_calls\S+ \d+$/m);
    expect(lint(text)).toBe('');
    const platform = await running.platform({ clock: systemClock, ...(await startNode(running, url)) });
    expect(lint(await metricsOf(platform))).toBe('');
  });
});
