// Conformance checks of area B: the watchdog. Its state is restored at the end.
import { type Check, checksOf, expect, expectField, expectStatus } from '../contract/conform/check.ts';
import type { Client, Reply } from '../contract/conform/client.ts';

/** At the end, restores whether the gateway runs and whether auto-restart is on. */
export async function restoreWatchdog(client: Client): Promise<void> {
  const { auto_restart: enabled, ...before } = (await client.call('GET', '/status')).json;
  client.undo('the state of the gateway', () =>
    client.call('POST', stateOf(before) === 'stopped' ? '/stop' : '/start'),
  );
  client.undo('the auto-restart setting', () => client.call('POST', '/watchdog', { body: { enabled } }));
}

async function toggleAutoRestart(client: Client) {
  const before = await client.call('GET', '/status');
  return {
    before,
    once: await client.call('POST', '/watchdog'),
    twice: await client.call('POST', '/watchdog'),
    off: await client.call('POST', '/watchdog', { body: { enabled: false } }),
    shown: await client.call('GET', '/status'),
  };
}

async function stopAndStart(client: Client) {
  const stop = await client.call('POST', '/stop');
  const stopped = await client.call('GET', '/status');
  const start = await client.call('POST', '/start');
  const started = await client.call('GET', '/status');
  await client.call('POST', '/restart');
  return { stop, stopped, start, started, restarted: await client.call('GET', '/status') };
}

const stateOf = (json: Readonly<Record<string, unknown>>): unknown =>
  (json['gateway'] as { state?: unknown } | undefined)?.state;

const expectState = ({ json, wire }: Reply, expected: RegExp): void =>
  expect(expected.test(String(stateOf(json))), `state ${stateOf(json)}`, wire);

export const watchdogChecks: readonly Check[] = [
  ...checksOf(toggleAutoRestart, ['write', 'state'], {
    'must B-watchdog-status: GET /status reports state, last check and restart count': ({ before }) => {
      expectStatus(before, 200);
      const missing = ['gateway', 'last_health_check', 'restart_count'].filter((name) => !(name in before.json));
      expect(missing.length === 0, `without ${missing.join(', ')}`, before.wire);
    },
    'must B-watchdog-toggle: POST /watchdog turns auto-restart off and on': ({ before, once, twice }) => {
      const [first, second, third] = [before, once, twice].map(({ json }) => json['auto_restart']);
      expect(first !== second && first === third, `${first}, ${second}, ${third}`, once.wire);
    },
    'should B-watchdog-toggle-set: POST /watchdog with { enabled } sets it': ({ off, shown }) => {
      expectField(off, 'auto_restart', false);
      expectField(shown, 'auto_restart', false);
    },
  }),
  ...checksOf(stopAndStart, ['write', 'state'], {
    'must B-watchdog-stop: POST /stop stops the gateway': ({ stop }) => {
      expectStatus(stop, 200);
      expectState(stop, /^(stopping|stopped)$/);
    },
    'should watchdog:effects: GET /status shows a stop, a start and a restart': ({ stopped, started, restarted }) => {
      expectState(stopped, /^(stopping|stopped)$/);
      expectState(started, /^(starting|running)$/);
      const [one, other] = [started, restarted].map(({ json }) => (json['gateway'] as { pid?: unknown }).pid);
      expect(one !== other, 'a restart keeps the process', restarted.wire);
    },
    'must B-watchdog-start: POST /start starts the gateway': ({ start }) => {
      expectStatus(start, 200);
      expectState(start, /^(starting|running)$/);
    },
  }),
];
