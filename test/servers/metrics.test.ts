import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../src/base/metrics/metrics.ts';

describe('the metrics of a server', () => {
  it('are in the Prometheus text format, each with its help and type', async () => {
    const metrics = createMetrics('gateway');
    metrics.gauge('annex_gateway_sockets', 'Connections.', () => 7);
    metrics.onFault();
    const times = { method: 'GET', path: '/callback', address: '', ms: 3 };
    metrics.onRequest({ ...times, operation: 'receiveCallback', status: 200 });
    metrics.onRequest({ ...times, operation: 'receiveCallback', status: 200, ms: 700 });
    const text = await metrics.text();
    expect(text.match(/^# TYPE (\S+)/gm)).toHaveLength(text.match(/^# HELP (\S+)/gm)?.length ?? 0);
    expect(text).toContain('annex_faults_total{server="gateway"} 1\n');
    expect(text).toContain('annex_gateway_sockets{server="gateway"} 7\n');
    const labels = 'server="gateway",operation="receiveCallback",status="200"';
    expect(text).toContain(`annex_request_seconds_bucket{le="0.005",${labels}} 1\n`);
    expect(text).toContain(`annex_request_seconds_bucket{le="+Inf",${labels}} 2\n`);
    expect(text).toContain(`annex_request_seconds_sum{${labels}} 0.703\n`);
    expect(Number(/process_resident_memory_bytes\S+ (\d+)/.exec(text)?.[1])).toBeGreaterThan(1_000_000);
  });

  it('are written once for simultaneous requests', async () => {
    const metrics = createMetrics('gateway');
    await metrics.text();
    const first = metrics.text();
    metrics.onFault();
    expect(await metrics.text()).toBe(await first);
  });
});
