import { describe, expect, it } from 'vitest';
import { Watched } from './watched.ts';

describe('commands to start and stop', () => {
  it('stop sends SIGTERM, then kills a process that has not exited after 9 seconds', async () => {
    const watched = await Watched.running();
    watched.child.ignoresTerminate = true;
    const stopping = watched.service.stop();
    await watched.advance(8_999);
    expect(watched.state).toBe('stopping');
    expect(watched.child.signals).toEqual(['terminate']);
    await watched.advance(1);
    expect(watched.child.signals).toEqual(['terminate', 'kill']);
    expect((await stopping).gateway).toEqual({ state: 'stopped', pid: null, started_at: null });
  });

  it('stop cancels a restart in progress and a scheduled restart', async () => {
    const watched = await Watched.running();
    watched.child.ignoresTerminate = true;
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

  it('start cancels a stop in progress', async () => {
    const watched = await Watched.running();
    watched.child.ignoresTerminate = true;
    const stopped = watched.service.stop();
    const started = watched.service.start();
    await watched.advance(9_000);
    await Promise.all([stopped, started]);
    expect(watched.service.status).toMatchObject({ gateway: { state: 'running', pid: 102 }, restart_count: 0 });
  });

  it('start resolves after the start grace at the latest', async () => {
    const watched = new Watched();
    watched.listensAtStart = false;
    let resolved = false;
    const starting = watched.service.start().then(() => {
      resolved = true;
    });
    await watched.advance(9_999);
    expect(resolved).toBe(false);
    await watched.advance(1);
    await starting;
  });

  it('several starts at once start one gateway', async () => {
    const watched = new Watched();
    await Promise.all(Array.from({ length: 5 }, () => watched.service.start()));
    expect(watched.children).toHaveLength(1);
  });
});
