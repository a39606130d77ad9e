import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();

describe('getViewerHealth and getViewerLiveness', () => {
  it('tell that it is well, to a page of another origin too', async () => {
    const viewer = await runViewer(running);
    for (const path of ['/health', '/health/live']) {
      const answer = await fetch(`${viewer.url}${path}`, { headers: { origin: 'https://status.example' } });
      expect(await answer.json()).toEqual({ status: 'ok', uptime_seconds: 0 });
    }
  });
});
