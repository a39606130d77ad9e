import assert from 'node:assert/strict';
import type { Exports, ThirdPartyClient } from '../client.ts';
import { createAsk, type Flow, json, type Servers } from './flow.ts';
import { gateway } from './gateway.ts';
import { identity } from './identity.ts';
import { intents } from './intents.ts';
import { packages } from './packages.ts';
import { paste } from './paste.ts';
import { workspace } from './workspace.ts';

const watchdog: Flow = async ({ ask }) => {
  assert.equal(json(await ask('getWatchdogHealth', 200))['status'], 'ok');
  for (const enabled of [false, true]) {
    assert.equal(json(await ask('setAutoRestart', 200, { body: { enabled } }))['auto_restart'], enabled);
  }
  assert(json(await ask('getWatchdogStatus', 200))['gateway']);
};

const platform: Flow = async ({ ask }) => {
  assert.equal(json(await ask('getPlatformHealth', 200))['status'], 'ok');
  assert(json(await ask('getOpenapi', 200))['paths']);
  assert.match(String((await ask('getMetrics', 200)).body), /^# HELP/m);
};

const FLOWS: Readonly<Record<string, Flow>> = {
  packages,
  gateway,
  intents,
  workspace,
  paste,
  identity,
  platform,
  watchdog,
};
export const AREAS: readonly string[] = Object.keys(FLOWS);

/** Error messages by area; null when the flow succeeded. */
export async function runFlows(
  client: ThirdPartyClient,
  modules: ReadonlyMap<string, Exports>,
  servers: Servers,
): Promise<Readonly<Record<string, string | null>>> {
  const results: Record<string, string | null> = {};
  for (const [area, flow] of Object.entries(FLOWS)) {
    results[area] = await flow({ ask: createAsk(client, modules, servers), servers }).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  }
  return results;
}
