// The gateway crashes or hangs while clients use it: each client gets an error immediately and can retry.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { connectGateway, createGatewayClient } from '../../src/sdk/gateway/index.ts';
import { SocketClosedError, UnreachableError } from '../../src/sdk/index.ts';
import { createWatchdogClient } from '../../src/sdk/watchdog/index.ts';
import { FREE_PORTS, useAnnex } from '../cli/annex.ts';
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

  it.each(['SIGKILL', 'SIGSTOP'] as const)(
    'loses no acknowledged code of 200 callbacks through the one address after %s [G-one-port-gateway]',
    async (signal) => {
      const [platformPort, watchdogPort] = [await freePort(), await freePort()];
      const { ANNEX_VIEWER_PORT: _, ANNEX_PROXY_PORT: __, ...ports } = FREE_PORTS;
      const own = { ANNEX_PLATFORM_PORT: `${platformPort}`, ANNEX_WATCHDOG_PORT: `${watchdogPort}` };
      const env = { ...ports, ...settings, ...own, ANNEX_DATA_DIR: join(annex.folder(), 'data') };
      await annex.start(['serve'], { ...env, ANNEX_WATCHDOG_PROBE_TIMEOUT_MS: '1000' }, 'Annex is running');
      const url = `http://localhost:${platformPort}`;
      const watchdog = createWatchdogClient({ baseUrl: `http://127.0.0.1:${watchdogPort}` });
      const received = new Set<string>();
      const register = async (states: readonly string[]) => {
        const socket = await connectGateway(`ws://localhost:${platformPort}/`);
        const waiting = new Set(states);
        const registered = Promise.withResolvers<void>();
        const listen = async () => {
          for await (const message of socket) {
            if (message.type === 'callback') received.add(message.state);
            if (message.type === 'registered') waiting.delete(message.state);
            if (waiting.size === 0) registered.resolve();
          }
        };
        listen().catch(() => {}); // the gateway is killed
        for (const state of states) await socket.send({ type: 'register', state, provider: 'google' });
        await registered.promise;
        return socket;
      };
      const open = async (state: string) => {
        const headers = { accept: 'text/html' };
        const response = await fetch(`${url}/callback?state=${state}&code=c-${state}`, { headers });
        return { state, status: response.status, text: await response.text() };
      };
      const states = Array.from({ length: 200 }, () => randomUUID());
      const registerAll = (all: readonly string[]) =>
        Promise.all(
          Array.from({ length: Math.ceil(all.length / 10) }, (_, at) => register(all.slice(at * 10, at * 10 + 10))),
        );
      const sockets = await registerAll(states);
      const pid = (await watchdog.getWatchdogStatus()).gateway.pid ?? Number.NaN;
      const first = await Promise.all(states.slice(0, 60).map(open));
      const others = states.slice(60).map(open);
      process.kill(pid, signal);
      const answers = [...first, ...(await Promise.all(others))];
      const acknowledged = answers.filter(({ status }) => status === 200).map(({ state }) => state);
      expect(acknowledged.length).toBeGreaterThanOrEqual(60);
      expect(acknowledged.filter((state) => !received.has(state))).toEqual([]);
      const refused = answers.filter(({ status }) => status !== 200);
      // 404: the new gateway is asked before the program has connected to it again.
      for (const { status, text } of refused) {
        expect([404, 503]).toContain(status);
        if (status === 503) expect(text).toContain('reload this page in a few seconds');
      }
      const isBack = async () => {
        const { gateway } = await watchdog.getWatchdogStatus();
        return gateway.state === 'running' && gateway.pid !== pid;
      };
      await expect.poll(isBack, { timeout: 60_000 }).toBe(true);
      for (const socket of sockets) await socket[Symbol.asyncDispose]();
      const again = await registerAll(refused.map(({ state }) => state));
      for (const { state } of refused) expect((await open(state)).status).toBe(200);
      await expect.poll(() => received.size).toBe(200);
      for (const socket of again) await socket[Symbol.asyncDispose]();
    },
    180_000,
  );
});
