// Conformance checks of the watchdog (area B). They restore its state at the end.
import { type Check, checksOf, hasStatus, hold } from '../../contract/conform/check.ts';
import type { Client } from '../../contract/conform/client.ts';

/** Restores the gateway's state and auto-restart at the end of the run. */
export async function restoreWatchdog(client: Client): Promise<void> {
  const { auto_restart: enabled, ...before } = (await client.call('GET', '/status')).json;
  client.undo('the gateway as it now runs', () =>
    client.call('POST', stateOf(before) === 'stopped' ? '/stop' : '/start'),
  );
  client.undo('auto-restart as it now is', () => client.call('POST', '/watchdog', { body: { enabled } }));
}

async function toggleAutoRestart(client: Client) {
  const before = await client.call('GET', '/status');
  return {
    before,
    once: await client.call('POST', '/watchdog'),
    twice: await client.call('POST', '/watchdog'),
    off: await client.call('POST', '/watchdog', { body: { enabled: false } }),
  };
}

async function stopAndStart(client: Client) {
  const stop = await client.call('POST', '/stop');
  return { stop, start: await client.call('POST', '/start') };
}

const stateOf = (json: Readonly<Record<string, unknown>>): unknown =>
  (json['gateway'] as { state?: unknown } | undefined)?.state;

export const watchdogChecks: readonly Check[] = [
  ...checksOf(toggleAutoRestart, ['write', 'state'], {
    'must B-watchdog-status: GET /status reports state, last check and restart count': ({ before }) => {
      hasStatus(before, 200);
      const missing = ['gateway', 'last_health_check', 'restart_count'].filter((name) => !(name in before.json));
      hold(missing.length === 0, `without ${missing.join(', ')}`, before.wire);
    },
    'must B-watchdog-toggle: POST /watchdog turns auto-restart off and on': ({ before, once, twice }) => {
      const [first, second, third] = [before, once, twice].map(({ json }) => json['auto_restart']);
      hold(first !== second && first === third, `${first}, ${second}, ${third}`, once.wire);
    },
    'should B-watchdog-toggle-set: POST /watchdog with { enabled } sets it': ({ off }) =>
      hold(off.json['auto_restart'] === false, `auto_restart ${off.json['auto_restart']}`, off.wire),
  }),
  ...checksOf(stopAndStart, ['write', 'state'], {
    'must B-watchdog-stop: POST /stop stops the gateway': ({ stop }) => {
      hasStatus(stop, 200);
      hold(['stopping', 'stopped'].includes(String(stateOf(stop.json))), `state ${stateOf(stop.json)}`, stop.wire);
    },
    'must B-watchdog-start: POST /start starts the gateway': ({ start }) => {
      hasStatus(start, 200);
      hold(['starting', 'running'].includes(String(stateOf(start.json))), `state ${stateOf(start.json)}`, start.wire);
    },
  }),
];
