import { describe, expect, it } from 'vitest';
import { Watched } from './watched.ts';

describe('an order', () => {
  it('to stop asks first, and kills what has not gone after 9 seconds', async () => {
    const watched = await Watched.running();
    watched.child.stubborn = true;
    const answer = watched.service.stop();
    await watched.advance(8_999);
    expect(watched.state).toBe('stopping');
    expect(watched.child.told).toEqual(['terminate']);
    await watched.advance(1);
    expect(watched.child.told).toEqual(['terminate', 'kill']);
    expect((await answer).gateway).toEqual({ state: 'stopped', pid: null, started_at: null });
  });

  it('to stop counts more than a restart that has just begun, and than a wait', async () => {
    const watched = await Watched.running();
    watched.child.stubborn = true;
    const restarted = watched.service.restart();
    const stopped = watched.service.stop();
    await watched.advance(9_000);
    expect((await stopped).gateway.state).toBe('stopped');
    expect((await restarted).gateway.state).toBe('stopped');
    await watched.service.start();
    await watched.exit();
    await watched.exit();
    await watched.service.stop();
    await watched.poll(3);
    expect(watched.state).toBe('stopped');
  });

  it('to start counts more than a stop that is under way', async () => {
    const watched = await Watched.running();
    watched.child.stubborn = true;
    const stopped = watched.service.stop();
    const started = watched.service.start();
    await watched.advance(9_000);
    await Promise.all([stopped, started]);
    expect(watched.service.status).toMatchObject({ gateway: { state: 'running', pid: 102 }, restart_count: 0 });
  });

  it('to start is answered when the start grace is over, at the latest', async () => {
    const watched = new Watched();
    watched.listens = false;
    let answered = false;
    const answer = watched.service.start().then(() => {
      answered = true;
    });
    await watched.advance(9_999);
    expect(answered).toBe(false);
    await watched.advance(1);
    await answer;
  });

  it('to start given many times at once starts one gateway', async () => {
    const watched = new Watched();
    await Promise.all(Array.from({ length: 5 }, () => watched.service.start()));
    expect(watched.children).toHaveLength(1);
  });
});
