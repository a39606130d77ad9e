import assert from 'node:assert/strict';
import { type Flow, json } from './flow.ts';

export const platform: Flow = async ({ ask }) => {
  assert.equal(json(await ask('getPlatformHealth', 200))['status'], 'ok');
  assert(json(await ask('getOpenapi', 200))['paths']);
  assert.match(String((await ask('getMetrics', 200)).body), /^# HELP/m);
};
