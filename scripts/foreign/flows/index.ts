import type { Exports, ThirdPartyClient } from '../client.ts';
import { createAsk, type Flow, type Servers } from './flow.ts';
import { gateway } from './gateway.ts';
import { identity } from './identity.ts';
import { intents } from './intents.ts';
import { packages } from './packages.ts';
import { paste } from './paste.ts';
import { platform } from './platform.ts';
import { watchdog } from './watchdog.ts';
import { workspace } from './workspace.ts';

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
