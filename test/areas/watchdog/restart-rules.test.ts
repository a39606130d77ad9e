// When the watchdog restarts the gateway, waits or gives up. The tests advance a manual clock.
import { describe, expect, it } from 'vitest';
import { DEFAULTS, Watched } from './watched.ts';

describe('a health check', () => {
  it('runs as soon as the gateway listens, then every 10 seconds [B-watchdog-polls-health]', async () => {
    const watched = await Watched.running();
    expect(watched.checks).toBe(1);
    await watched.advance(9_999);
    expect(watched.checks).toBe(1);
    await watched.advance(1);
    expect(watched.checks).toBe(2);
    await watched.poll(5);
    expect(watched.checks).toBe(7);
  });

  it('is reported with its time, and with the error if it failed', async () => {
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

  it('restarts the gateway after the third failure in a row, and kills the hung process first [B-watchdog-restarts-after-3]', async () => {
    const watched = await Watched.running();
    watched.health = 'It did not answer.';
    await watched.poll(2);
    expect(watched.children).toHaveLength(1);
    expect(watched.service.status).toMatchObject({ consecutive_failures: 2, restart_count: 0 });
    await watched.poll();
    expect(watched.children[0]?.signals).toEqual(['kill']);
    expect(watched.children).toHaveLength(2);
    expect(watched.service.status).toMatchObject({ gateway: { state: 'starting', pid: 102 }, restart_count: 1 });
  });

  it('starts every 10 seconds, even if the previous one has not finished', async () => {
    const watched = await Watched.running();
    watched.delayChecks();
    await watched.poll(3);
    expect(watched.checks).toBe(4);
    watched.finishCheck(1, null);
    await watched.advance(9_999);
    expect(watched.checks).toBe(4);
    await watched.advance(1);
    expect(watched.checks).toBe(5);
  });

  it('fails without a response within 5 seconds, so a hung gateway is restarted after 25 to 35 seconds', async () => {
    for (const sinceCheckMs of [1, 9_999]) {
      const watched = await Watched.running();
      await watched.advance(sinceCheckMs);
      watched.delayChecks(DEFAULTS.probeTimeoutMs);
      await watched.advance(35_000 - sinceCheckMs - 1);
      expect(watched.children).toHaveLength(1);
      await watched.advance(1);
      expect(watched.children[0]?.signals).toEqual(['kill']);
      expect(watched.children).toHaveLength(2);
    }
  });

  it('is ignored if it finishes after a later one', async () => {
    const watched = await Watched.running();
    watched.delayChecks();
    await watched.poll(2);
    watched.finishCheck(2, 'It did not answer.');
    await watched.settle();
    watched.finishCheck(1, null);
    await watched.settle();
    expect(watched.service.status).toMatchObject({
      consecutive_failures: 1,
      last_health_check: { ok: false, error: 'It did not answer.' },
    });
  });

  it('resets the count of failures when it succeeds', async () => {
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

  it('starts to count from zero after a restart', async () => {
    const watched = await Watched.running();
    watched.health = 'It did not answer.';
    await watched.poll(3);
    expect(watched.service.status.consecutive_failures).toBe(0);
    watched.health = null;
    await watched.poll();
    expect(watched.service.status).toMatchObject({ gateway: { state: 'running' }, consecutive_failures: 0 });
    expect(watched.kinds).toEqual(['started', 'check-failed', 'check-failed', 'check-failed', 'restarted', 'started']);
  });

  it('does not count during the start grace', async () => {
    const watched = new Watched();
    watched.listensAtStart = false;
    void watched.service.start();
    await watched.advance(9_999);
    watched.child.listen('http://gateway.example');
    watched.health = 'It did not answer.';
    await watched.settle();
    expect(watched.service.status).toMatchObject({ last_health_check: { ok: false }, consecutive_failures: 0 });
    await watched.poll(3);
    expect(watched.children).toHaveLength(2);
  });

  it('fails for a gateway that never listens, which is then restarted', async () => {
    const watched = new Watched();
    watched.listensAtStart = false;
    const starting = watched.service.start();
    await watched.poll();
    expect((await starting).gateway.state).toBe('starting');
    expect(watched.service.status.last_health_check).toMatchObject({
      ok: false,
      error: 'The gateway is not listening yet.',
    });
    await watched.poll(2);
    expect(watched.children).toHaveLength(2);
  });

  it('is ignored if its gateway has exited before the response arrives', async () => {
    const watched = await Watched.running();
    watched.health = 'It did not answer.';
    watched.clock.advance(DEFAULTS.pollMs); // starts a check
    watched.child.exit(1);
    watched.listensAtStart = false;
    await watched.settle();
    expect(watched.children).toHaveLength(2);
    expect(watched.service.status).toMatchObject({ last_health_check: { ok: true }, consecutive_failures: 0 });
  });
});

describe('a gateway that exits', () => {
  it('is restarted immediately', async () => {
    const watched = await Watched.running();
    await watched.exit();
    expect(watched.service.status).toMatchObject({ gateway: { state: 'running', pid: 102 }, restart_count: 1 });
    expect(watched.kinds).toEqual(['started', 'exited', 'restarted', 'started']);
    expect(watched.service.status.events[1]?.detail).toBe('The gateway exited with code 1.');
  });

  it('is restarted after increasing delays, and given up after the fifth exit, with the reason', async () => {
    const watched = await Watched.running();
    await watched.exit();
    for (const delayMs of [1_000, 2_000, 4_000]) {
      const started = watched.children.length;
      await watched.exit();
      expect(watched.service.status).toMatchObject({ gateway: { state: 'starting', pid: null, started_at: null } });
      await watched.advance(delayMs - 1);
      expect(watched.children).toHaveLength(started);
      await watched.advance(1);
      expect(watched.children).toHaveLength(started + 1);
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

  it('has its failures reset after it was stable for a minute', async () => {
    const watched = await Watched.running();
    await watched.exit();
    await watched.poll(5); // 50 s healthy
    await watched.exit();
    expect(watched.state).toBe('starting');
    await watched.advance(1_000);
    await watched.poll(6);
    await watched.exit();
    expect(watched.state).toBe('running'); // restarted immediately again
  });

  it('is restarted after at most the maximum delay', async () => {
    const watched = await Watched.running({ crashes: 100, maxBackoffMs: 3_000 });
    for (let crash = 1; crash <= 10; crash++) {
      await watched.exit();
      await watched.advance(3_000);
      expect(watched.state).toBe('running');
    }
  });

  it('can be started on request after the watchdog gave up', async () => {
    const watched = await Watched.running({ crashes: 1 });
    await watched.exit();
    expect(watched.state).toBe('failed');
    expect(await watched.service.start()).toMatchObject({ gateway: { state: 'running' }, restart_count: 0 });
    expect(watched.service.status.gateway).not.toHaveProperty('reason');
  });
});

describe('auto-restart', () => {
  it('turned off does not restart a gateway that exits, and reports that [B-watchdog-auto-restart-only]', async () => {
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

  it('turned off does not restart a hung gateway, and continues to check it', async () => {
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

  it('turned on again starts a gateway that exited in the meantime', async () => {
    const watched = await Watched.running({ autoRestart: false });
    await watched.exit();
    watched.service.setAutoRestart(true);
    await watched.settle();
    expect(watched.service.status).toMatchObject({ gateway: { state: 'running' }, restart_count: 1 });
  });

  it('turned off cancels a scheduled restart', async () => {
    const watched = await Watched.running();
    await watched.exit();
    await watched.exit();
    expect(watched.state).toBe('starting');
    watched.service.setAutoRestart(false);
    await watched.poll(3);
    expect(watched.state).toBe('failed');
    expect(watched.children).toHaveLength(2);
  });

  it('turned on does not start a gateway that was stopped on request', async () => {
    const watched = await Watched.running({ autoRestart: false });
    await watched.service.stop();
    watched.service.setAutoRestart(true);
    await watched.poll(3);
    expect(watched.state).toBe('stopped');
  });
});

describe('events', () => {
  it('are the latest 100, with one `restarted` for each counted restart', async () => {
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
