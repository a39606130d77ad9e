// The gateway crashes or hangs while clients use it: each client gets an error immediately and can retry.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { connectGateway, createGatewayClient } from '../../src/sdk/gateway/index.ts';
import { SocketClosedError, UnreachableError } from '../../src/sdk/index.ts';
import { useAnnex } from '../cli/annex.ts';
import { type Status, startWatchdog, type WatchdogProcess } from './processes.ts';

const CLIENTS = 40;

/** Signs in once through the SDK; resolves with the code. */
async function signIn(url: string): Promise<string> {
  await using socket = await connectGateway(url.replace('http', 'ws'));
  const state = randomUUID();
  await socket.send({ type: 'register', state, provider: 'google' });
  for await (const message of socket) {
    if (message.type === 'callback') return message.code;
    if (message.type === 'error') throw new Error(message.error);
    const gateway = createGatewayClient({ baseUrl: url, timeoutMs: 20_000 });
    await gateway.receiveCallback({ query: { state, code: `code of ${state}` } });
  }
  throw new SocketClosedError(1006, 'Closed before the code arrived.');
}

/** Signs in repeatedly until it is stopped; collects failures and retries. */
function load(url: string) {
  const failures: unknown[] = [];
  let done = 0;
  let stopped = false;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!stopped) {
      try {
        expect(await signIn(url)).toMatch(/^code of /);
        done++;
      } catch (error) {
        failures.push(error);
        await new Promise((resolve) => setTimeout(resolve, 50)); // a client would also wait before it retries
      }
    }
  });
  const until = async (count: number) => {
    while (done < count) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return {
    done: () => done,
    failures,
    until,
    stop: async () => {
      stopped = true;
      await Promise.all(clients);
    },
  };
}

describe('the gateway under load', () => {
  const annex = useAnnex();

  const settings = { ANNEX_LOG_LEVEL: 'warn', ANNEX_GATEWAY_SOCKETS_CLOSE_GRACE_MS: '100' };

  async function signalUnderLoad(
    watching: WatchdogProcess,
    signal: 'SIGKILL' | 'SIGSTOP',
  ): Promise<{ status: Status; failures: unknown[] }> {
    const before = await watching.client.getWatchdogStatus();
    const clients = load(watching.gatewayUrl);
    await clients.until(CLIENTS);
    process.kill(before.gateway.pid ?? Number.NaN, signal);
    const status = await watching.until(
      ({ gateway }) => gateway.state === 'running' && gateway.pid !== before.gateway.pid,
    );
    await clients.until(clients.done() + CLIENTS); // all clients can sign in again
    await clients.stop();
    return { status, failures: clients.failures };
  }

  it.each([
    ['SIGKILL', ['started', 'exited', 'restarted', 'started']],
    ['SIGSTOP', ['started', 'restarted', 'started']],
  ] as const)('is restarted after %s; clients get a clear error and can retry', async (signal, kinds) => {
    const watching = await startWatchdog(annex, { ...settings, ANNEX_WATCHDOG_PROBE_TIMEOUT_MS: '1000' });
    const { status, failures } = await signalUnderLoad(watching, signal);
    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures) {
      expect(
        [SocketClosedError, UnreachableError].some((kind) => failure instanceof kind),
        String(failure),
      ).toBe(true);
    }
    expect(status).toMatchObject({ restart_count: 1, last_health_check: { ok: true, error: null } });
    expect(status.events.map(({ kind }) => kind).filter((kind) => kind !== 'check-failed')).toEqual(kinds);
    expect(Date.parse(status.last_health_check?.at ?? '')).toBeGreaterThanOrEqual(
      Date.parse(status.gateway.started_at ?? ''),
    );
    expect((await watching.stop()).code).toBe(0);
  });
});
