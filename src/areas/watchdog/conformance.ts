// Conformance checks of area B: the watchdog. Its state is restored at the end.
import { type Check, checksOf, expect, expectStatus } from '../../contract/conform/check.ts';
import type { Client } from '../../contract/conform/client.ts';

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
      expect(off.json['auto_restart'] === false, `auto_restart ${off.json['auto_restart']}`, off.wire);
      expect(shown.json['auto_restart'] === false, 'GET /status still shows it on', shown.wire);
    },
  }),
  ...checksOf(stopAndStart, ['write', 'state'], {
    'must B-watchdog-stop: POST /stop stops the gateway': ({ stop }) => {
      expectStatus(stop, 200);
      expect(['stopping', 'stopped'].includes(String(stateOf(stop.json))), `state ${stateOf(stop.json)}`, stop.wire);
    },
    'should watchdog:effects: GET /status shows a stop, a start and a restart': ({ stopped, started, restarted }) => {
      const states = [stopped, started].map(({ json }) => String(stateOf(json)));
      expect(/^stop/.test(states[0] ?? ''), `state ${states[0]} after a stop`, stopped.wire);
      expect(/^(starting|running)$/.test(states[1] ?? ''), `state ${states[1]} after a start`, started.wire);
      const [one, other] = [started, restarted].map(({ json }) => (json['gateway'] as { pid?: unknown }).pid);
      expect(one !== other, 'a restart keeps the process', restarted.wire);
    },
    'must B-watchdog-start: POST /start starts the gateway': ({ start }) => {
      expectStatus(start, 200);
      expect(['starting', 'running'].includes(String(stateOf(start.json))), `state ${stateOf(start.json)}`, start.wire);
    },
  }),
];
