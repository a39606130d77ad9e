// Real processes that are killed, stopped and orphaned.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FREE_PORTS, useAnnex } from '../cli/annex.ts';
import { isAlive, isPortInUse, type Status, startWatchdog, waitForExit } from './processes.ts';

const annex = useAnnex();

const pidOf = ({ gateway }: Status): number => gateway.pid ?? Number.NaN;
const parentOf = (pid: number): number =>
  Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
const running = ({ gateway }: Status) => gateway.state === 'running';
const runningAgain = (before: Status) => (now: Status) => running(now) && pidOf(now) !== pidOf(before);

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Pauses and resumes a process until it has exited. */
async function stall(pid: number, stoppedMs: number, runningMs: number): Promise<void> {
  while (isAlive(pid)) {
    try {
      process.kill(pid, 'SIGSTOP');
      await sleep(stoppedMs);
      process.kill(pid, 'SIGCONT');
      await sleep(runningMs);
    } catch {
      return; // the process has been killed
    }
  }
}

describe('the watchdog’s gateway', () => {
  it('is a separate process on the watchdog’s machine', async () => {
    const { client, gatewayUrl, stop } = await startWatchdog(annex, { ANNEX_LOG_LEVEL: 'info' });
    const status = await client.getWatchdogStatus();
    expect(status).toMatchObject({ gateway: { state: 'running' }, restart_count: 0 });
    expect(isAlive(pidOf(status))).toBe(true);
    expect((await fetch(`${gatewayUrl}/health`)).status).toBe(200);
    const { code, stderr } = await stop();
    expect(code).toBe(0);
    expect(
      stderr
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .filter(({ msg, kind }) => msg === 'gateway' && kind !== 'check-failed'), // one may fail on a busy machine
    ).toMatchObject([
      { level: 'info', kind: 'started' },
      { level: 'info', kind: 'stopped' },
    ]);
    expect(isAlive(pidOf(status))).toBe(false);
    expect(await isPortInUse(gatewayUrl)).toBe(false);
  });

  it('is restarted at the same address after it is killed', async () => {
    const { client, gatewayUrl, until } = await startWatchdog(annex);
    const before = await client.getWatchdogStatus();
    process.kill(pidOf(before), 'SIGKILL');
    const after = await until(runningAgain(before));
    expect(after).toMatchObject({ restart_count: 1, consecutive_failures: 0 });
    // A health check may run between the exit of the process and its notification.
    const events = after.events.filter(({ kind }) => kind !== 'check-failed');
    expect(events.map(({ kind }) => kind)).toEqual(['started', 'exited', 'restarted', 'started']);
    expect(events[1]?.detail).toBe('The gateway was terminated by SIGKILL.');
    expect((await fetch(`${gatewayUrl}/health`)).status).toBe(200);
  });

  it('is killed and restarted when it hangs', async () => {
    const { client, gatewayUrl, until } = await startWatchdog(annex);
    const before = await client.getWatchdogStatus();
    process.kill(pidOf(before), 'SIGSTOP');
    const after = await until(runningAgain(before));
    expect(isAlive(pidOf(before))).toBe(false);
    expect(after).toMatchObject({ restart_count: 1, last_health_check: { ok: true } });
    const kinds = after.events.map(({ kind }) => kind);
    const restarted = kinds.indexOf('restarted');
    expect(kinds.slice(restarted - 3, restarted)).toEqual(['check-failed', 'check-failed', 'check-failed']);
    expect(kinds.filter((kind) => kind !== 'check-failed')).toEqual(['started', 'restarted', 'started']);
    expect(after.events[restarted - 1]?.detail).toBe(
      'getGatewayHealth (GET /health) got no complete response within 2000 ms.',
    );
    expect((await fetch(`${gatewayUrl}/health`)).status).toBe(200);
  });

  it('is restarted if it stalls repeatedly, even if it runs briefly in between', async () => {
    const { client, until } = await startWatchdog(annex, {
      ANNEX_WATCHDOG_POLL_MS: '1600',
      ANNEX_WATCHDOG_PROBE_TIMEOUT_MS: '200',
    });
    const before = await client.getWatchdogStatus();
    const stalling = stall(pidOf(before), 1_500, 40);
    const after = await until(runningAgain(before));
    expect(after.restart_count).toBeGreaterThan(0);
    await stalling;
  });

  it('stays stopped after a stop on request, even if it hangs', async () => {
    const { client } = await startWatchdog(annex, {
      ANNEX_WATCHDOG_STOP_MS: '200',
      ANNEX_WATCHDOG_PROBE_TIMEOUT_MS: '60000',
    });
    const before = await client.getWatchdogStatus();
    process.kill(pidOf(before), 'SIGSTOP');
    expect(await client.stopGateway()).toMatchObject({ gateway: { state: 'stopped' }, restart_count: 0 });
    expect(isAlive(pidOf(before))).toBe(false);
  });

  it('is given up after repeated exits, with the reason', async () => {
    const { client, until } = await startWatchdog(annex, {
      ANNEX_WATCHDOG_CRASHES: '3',
      ANNEX_WATCHDOG_BACKOFF_MS: '10',
    });
    for (let crash = 1; crash <= 3; crash++) {
      const status = await until(({ gateway }) => gateway.pid !== null);
      process.kill(pidOf(status), 'SIGKILL');
      await until((now) => pidOf(now) !== pidOf(status));
    }
    const { gateway, restart_count } = await until(({ gateway: { state } }) => state === 'failed');
    expect(gateway.reason).toBe(
      'The gateway stopped 3 times in a row without running stably. Last failure: The gateway was terminated by SIGKILL.',
    );
    expect(restart_count).toBe(2);
    expect(await client.startGateway()).toMatchObject({ gateway: { state: 'running' } });
  });

  it.each([
    ['that is killed', []],
    ['that is killed while the gateway hangs', ['SIGSTOP']],
  ] as const)('exits with a watchdog %s, and frees the port', async (_, signals) => {
    const { client, gatewayUrl } = await startWatchdog(annex, { ANNEX_WATCHDOG_PROBE_TIMEOUT_MS: '60000' });
    const pid = pidOf(await client.getWatchdogStatus());
    for (const signal of signals) process.kill(pid, signal);
    process.kill(parentOf(pid), 'SIGKILL');
    await waitForExit(pid);
    await expect.poll(() => isPortInUse(gatewayUrl)).toBe(false); // the last thread of the process closes it
    const port = new URL(gatewayUrl).port;
    const second = await startWatchdog(annex, { ANNEX_GATEWAY_PORT: port });
    expect(second.gatewayUrl).toBe(gatewayUrl);
  });
});

describe('annex start', () => {
  it('runs watchdog and gateway as separate processes, and stops them on SIGINT', async () => {
    const serve = await annex.start(['serve'], FREE_PORTS, 'Annex is running');
    const { watchdog: watchdogUrl } = annex.instance().urls;
    const { gateway } = (await (await fetch(`${watchdogUrl}/status`)).json()) as Status;
    const gatewayPid = gateway.pid ?? Number.NaN;
    const pids = [gatewayPid, parentOf(gatewayPid), parentOf(parentOf(gatewayPid))];
    expect(pids.every(isAlive)).toBe(true);
    const [, , servePid = 0] = pids;
    process.kill(servePid, 'SIGINT');
    for (const pid of pids) await waitForExit(pid);
    expect((await serve.stop()).code).toBe(0);
  });

  it('ends all processes when it is killed', async () => {
    await annex.start(['serve'], FREE_PORTS, 'Annex is running');
    const { watchdog: watchdogUrl } = annex.instance().urls;
    const { gateway } = (await (await fetch(`${watchdogUrl}/status`)).json()) as Status;
    const watchdogPid = parentOf(gateway.pid ?? Number.NaN);
    process.kill(parentOf(watchdogPid), 'SIGKILL');
    await waitForExit(watchdogPid);
    await waitForExit(gateway.pid ?? Number.NaN);
  });

  it('stops with one line when the watchdog is killed', async () => {
    const serve = await annex.start(['serve'], FREE_PORTS, 'Annex is running');
    const { watchdog: watchdogUrl } = annex.instance().urls;
    const { gateway } = (await (await fetch(`${watchdogUrl}/status`)).json()) as Status;
    process.kill(parentOf(gateway.pid ?? Number.NaN), 'SIGKILL');
    const { code, stderr } = await serve.ended;
    expect(code).toBe(1);
    expect(stderr).toContain(
      'annex: the watchdog has exited (SIGKILL) and the gateway has stopped; start them again with annex start\n',
    );
  });
});
