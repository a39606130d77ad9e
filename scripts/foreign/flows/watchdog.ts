import assert from 'node:assert/strict';
import { type Flow, json } from './flow.ts';

export const watchdog: Flow = async ({ ask }) => {
  assert.equal(json(await ask('getWatchdogHealth', 200))['status'], 'ok');
  for (const enabled of [false, true]) {
    assert.equal(json(await ask('setAutoRestart', 200, { body: { enabled } }))['auto_restart'], enabled);
  }
  assert(json(await ask('getWatchdogStatus', 200))['gateway']);
};
