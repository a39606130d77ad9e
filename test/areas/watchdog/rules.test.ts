// When the watchdog restarts, waits, gives up and keeps its hands off, with time moved by hand.
import { describe, expect, it } from 'vitest';
import { DEFAULTS, Watched } from './watched.ts';

describe('a health check', () => {
  it('is made as soon as the gateway listens, then every 10 seconds and not sooner [B-watchdog-polls-health]', async () => {
    const watched = await Watched.running();
    expect(watched.checks).toBe(1);
    await watched.advance(9_999);
    expect(watched.checks).toBe(1);
    await watched.advance(1);
    expect(watched.checks).toBe(2);
    await watched.poll(5);
    expect(watched.checks).toBe(7);
  });

  it('is told with its time, and with its words when it failed', async () => {
    const watched = await Watched.running();
    const at = watched.clock.now();
    expect(watched.service.status.last_health_check).toEqual({
      at: new Date(at).toISOString(),
      ok: true,
      latency_ms: 0,
      error: null,
    });
    watched.health = 'It could not be reached (ECONNREFUSED).';
    await watched.poll();
    expect(watched.service.status).toMatchObject({
      last_health_check: {
        at: new Date(at + 10_000).toISOString(),
        ok: false,
        latency_ms: null,
        error: 'It could not be reached (ECONNREFUSED).',
      },
      consecutive_failures: 1,
    });
  });

  it('that fails twice restarts nothing, and the third time in a row does, the hung process killed first [B-watchdog-restarts-after-3]', async () => {
    const watched = await Watched.running();
    watched.health = 'It did not answer.';
    await watched.poll(2);
    expect(watched.children).toHaveLength(1);
    expect(watched.service.status).toMatchObject({ consecutive_failures: 2, restart_count: 0 });
    await watched.poll();
    expect(watched.children[0]?.told).toEqual(['kill']);
    expect(watched.children).toHaveLength(2);
    expect(watched.service.status).toMatchObject({ gateway: { state: 'starting', pid: 102 }, restart_count: 1 });
  });

  it('starts every 10 seconds, whatever became of the one before', async () => {
    const watched = await Watched.running();
    watched.hold();
    await watched.poll(3);
    expect(watched.checks).toBe(4);
    watched.answer(1, null);
    await watched.advance(9_999);
    expect(watched.checks).toBe(4);
    await watched.advance(1);
    expect(watched.checks).toBe(5);
  });

  it('that gets no answer within 5 seconds has failed: a gateway that hangs is restarted 25 to 35 seconds later', async () => {
    for (const sinceCheckMs of [1, 9_999]) {
      const watched = await Watched.running();
      await watched.advance(sinceCheckMs);
      watched.hold(DEFAULTS.probeTimeoutMs);
      await watched.advance(35_000 - sinceCheckMs - 1);
      expect(watched.children).toHaveLength(1);
      await watched.advance(1);
      expect(watched.children[0]?.told).toEqual(['kill']);
      expect(watched.children).toHaveLength(2);
    }
  });

  it('that is answered after a later one has failed counts no more', async () => {
    const watched = await Watched.running();
    watched.hold();
    await watched.poll(2);
    watched.answer(2, 'It did not answer.');
    await watched.settle();
    watched.answer(1, null);
    await watched.settle();
    expect(watched.service.status).toMatchObject({
      consecutive_failures: 1,
      last_health_check: { ok: false, error: 'It did not answer.' },
    });
  });

  it('that succeeds in between sets the count back', async () => {
    const watched = await Watched.running();
    for (let round = 1; round <= 3; round++) {
      watched.health = 'It did not answer.';
      await watched.poll(2);
      watched.health = null;
      await watched.poll();
      expect(watched.service.status.consecutive_failures).toBe(0);
    }
    expect(watched.children).toHaveLength(1);
  });

  it('counts from zero after a restart', async () => {
    const watched = await Watched.running();
    watched.health = 'It did not answer.';
    await watched.poll(3);
    expect(watched.service.status.consecutive_failures).toBe(0);
    watched.health = null;
    await watched.poll();
    expect(watched.service.status).toMatchObject({ gateway: { state: 'running' }, consecutive_failures: 0 });
    expect(watched.kinds).toEqual(['started', 'check-failed', 'check-failed', 'check-failed', 'restarted', 'started']);
  });

  it('does not count while the start grace lasts, and counts from then on', async () => {
    const watched = new Watched();
    watched.listens = false;
    void watched.service.start();
    await watched.advance(9_999);
    watched.child.listen('http://gateway.example');
    watched.health = 'It did not answer.';
    await watched.settle();
    expect(watched.service.status).toMatchObject({ last_health_check: { ok: false }, consecutive_failures: 0 });
    await watched.poll(3);
    expect(watched.children).toHaveLength(2);
  });

  it('fails for a gateway that never listens, which is restarted like one that hangs', async () => {
    const watched = new Watched();
    watched.listens = false;
    const answer = watched.service.start();
    await watched.poll();
    expect((await answer).gateway.state).toBe('starting');
    expect(watched.service.status.last_health_check).toMatchObject({
      ok: false,
      error: 'The gateway is not listening yet.',
    });
    await watched.poll(2);
    expect(watched.children).toHaveLength(2);
  });

  it('whose answer comes after its gateway has gone says nothing about the next one', async () => {
    const watched = await Watched.running();
    watched.health = 'It did not answer.';
    watched.clock.advance(DEFAULTS.pollMs); // the check is on its way
    watched.child.exit(1);
    watched.listens = false;
    await watched.settle();
    expect(watched.children).toHaveLength(2);
    expect(watched.service.status).toMatchObject({ last_health_check: { ok: true }, consecutive_failures: 0 });
  });
});

describe('a gateway that ends by itself', () => {
  it('is started again at once', async () => {
    const watched = await Watched.running();
    await watched.exit();
    expect(watched.service.status).toMatchObject({ gateway: { state: 'running', pid: 102 }, restart_count: 1 });
    expect(watched.kinds).toEqual(['started', 'exited', 'restarted', 'started']);
    expect(watched.service.status.events[1]?.detail).toBe('The gateway exited with code 1.');
  });

  it('is started after ever longer waits when it goes on, and given up the fifth time, with the reason', async () => {
    const watched = await Watched.running();
    await watched.exit();
    for (const waitMs of [1_000, 2_000, 4_000]) {
      const before = watched.children.length;
      await watched.exit();
      expect(watched.service.status).toMatchObject({ gateway: { state: 'starting', pid: null, started_at: null } });
      await watched.advance(waitMs - 1);
      expect(watched.children).toHaveLength(before);
      await watched.advance(1);
      expect(watched.children).toHaveLength(before + 1);
    }
    watched.child.exit(1, 'port 8795 is taken');
    await watched.settle();
    const reason =
      'The gateway stopped 5 times in a row without running stably. Last failure: The gateway exited with code 1: port 8795 is taken.';
    expect(watched.service.status).toMatchObject({ gateway: { state: 'failed', pid: null, reason }, restart_count: 4 });
    expect(watched.service.status.events.at(-1)).toMatchObject({ kind: 'given-up', detail: reason });
    await watched.poll(10);
    expect(watched.children).toHaveLength(5);
  });

  it('is forgiven after a stable minute, and not before', async () => {
    const watched = await Watched.running();
    await watched.exit();
    await watched.poll(5); // 50 s of good health
    await watched.exit();
    expect(watched.state).toBe('starting');
    await watched.advance(1_000);
    await watched.poll(6);
    await watched.exit();
    expect(watched.state).toBe('running'); // at once again
  });

  it('waits no longer than the longest wait', async () => {
    const watched = await Watched.running({ crashes: 100, maxBackoffMs: 3_000 });
    for (let crash = 1; crash <= 10; crash++) {
      await watched.exit();
      await watched.advance(3_000);
      expect(watched.state).toBe('running');
    }
  });

  it('that was given up starts afresh on request', async () => {
    const watched = await Watched.running({ crashes: 1 });
    await watched.exit();
    expect(watched.state).toBe('failed');
    expect(await watched.service.start()).toMatchObject({ gateway: { state: 'running' }, restart_count: 0 });
    expect(watched.service.status.gateway).not.toHaveProperty('reason');
  });
});

describe('auto-restart', () => {
  it('switched off lets a gateway that ends be, and says so [B-watchdog-auto-restart-only]', async () => {
    const watched = await Watched.running();
    watched.service.setAutoRestart(false);
    await watched.exit(7);
    await watched.poll(10);
    expect(watched.children).toHaveLength(1);
    expect(watched.service.status.gateway).toEqual({
      state: 'failed',
      pid: null,
      started_at: null,
      reason: 'The gateway exited with code 7. Auto-restart is off.',
    });
  });

  it('switched off lets a gateway that hangs be, and goes on checking', async () => {
    const watched = await Watched.running({ autoRestart: false });
    watched.health = 'It did not answer.';
    await watched.poll(150);
    expect(watched.children).toHaveLength(1);
    expect(watched.service.status).toMatchObject({ gateway: { state: 'running' }, consecutive_failures: 150 });
    expect(watched.kinds).toEqual(['started', 'check-failed', 'check-failed', 'check-failed']);
    watched.service.setAutoRestart(true);
    await watched.poll();
    expect(watched.children).toHaveLength(2);
  });

  it('switched on again starts what ended meanwhile', async () => {
    const watched = await Watched.running({ autoRestart: false });
    await watched.exit();
    watched.service.setAutoRestart(true);
    await watched.settle();
    expect(watched.service.status).toMatchObject({ gateway: { state: 'running' }, restart_count: 1 });
  });

  it('switched off during a wait ends the wait', async () => {
    const watched = await Watched.running();
    await watched.exit();
    await watched.exit();
    expect(watched.state).toBe('starting');
    watched.service.setAutoRestart(false);
    await watched.poll(3);
    expect(watched.state).toBe('failed');
    expect(watched.children).toHaveLength(2);
  });

  it('switched on does not start what was stopped by hand', async () => {
    const watched = await Watched.running({ autoRestart: false });
    await watched.service.stop();
    watched.service.setAutoRestart(true);
    await watched.poll(3);
    expect(watched.state).toBe('stopped');
  });
});

describe('the events', () => {
  it('are the last 100, and as many of them are restarts as the count says', async () => {
    const watched = await Watched.running({ crashes: 1_000, maxBackoffMs: 1 });
    for (let crash = 1; crash <= 20; crash++) {
      await watched.exit();
      await watched.advance(1);
    }
    expect(watched.kinds.filter((kind) => kind === 'restarted')).toHaveLength(20);
    expect(watched.service.status.restart_count).toBe(20);
    for (let crash = 1; crash <= 20; crash++) {
      await watched.exit();
      await watched.advance(1);
    }
    expect(watched.kinds).toHaveLength(100);
    expect(watched.service.status).toMatchObject({ restart_count: 40 });
  });
});
