import { describe, expect, it } from 'vitest';
import { useRunning } from '../running.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();

describe('getViewerHealth', () => {
  it('tells that it is well, to a page of another origin too', async () => {
    const viewer = await runViewer(running);
    const answer = await fetch(`${viewer.url}/health`, { headers: { origin: 'https://status.example' } });
    expect(await answer.json()).toEqual({ status: 'ok', uptime_seconds: 0 });
  });
});
