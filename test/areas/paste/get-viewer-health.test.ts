import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();

describe('health and metrics of a viewer with a port of its own', () => {
  it('returns ok, also to pages of other origins', async () => {
    const viewer = await runViewer(running);
    for (const path of ['/health', '/health/live']) {
      const answer = await fetch(`${viewer.url}${path}`, { headers: { origin: 'https://status.example' } });
      expect(await answer.json()).toEqual({ status: 'ok', uptime_seconds: 0 });
    }
  });

  it('counts requests by operation', async () => {
    const viewer = await runViewer(running);
    await fetch(`${viewer.url}/health`);
    const answer = await fetch(`${viewer.url}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await answer.text()).toContain('server="viewer",operation="getPlatformHealth",status="200"} 1');
  });
});
