// One key for each agent, so that people can tell them apart and revoke one. No key is written into settings of an agent.
import { rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { replaceFile } from '../../base/files/durable.ts';
import { AGENT_KEYS_FILE, readAgentKeys, readInstance } from '../../base/instance.ts';
import { COMMAND_SCOPES } from '../../servers/instance.ts';
import type { Arguments } from '../arguments.ts';
import { withIdentity } from '../identity.ts';
import { configOf, instanceFolder } from '../settings.ts';
import type { Agent } from './agents.ts';

/** Creates what is missing or no longer valid, or revokes all. Before the first start there is nobody to create it for. */
export async function updateAgentKeys(args: Arguments, agents: readonly Agent[], remove: boolean): Promise<void> {
  const folder = instanceFolder(configOf(args.flags));
  const { user, workspace } = readInstance(folder) ?? {};
  if (!user || !workspace || agents.length === 0) return;
  const [owner = ''] = workspace.split('/');
  const file = join(folder, AGENT_KEYS_FILE);
  const keys = { ...readAgentKeys(folder) };
  await withIdentity(args, async (identity) => {
    const named = await identity.users.get(user);
    for (const { id, name } of agents) {
      const caller = await identity.callers.findByKey(keys[id] ?? '').catch(() => null);
      if (remove && caller) await identity.keys.revoke(caller.keyId);
      if (remove || caller) continue;
      const keyName = `${name} on ${hostname()}`.slice(0, 100);
      keys[id] = (await identity.keys.create(owner, keyName, { user: named, scopes: COMMAND_SCOPES })).key;
    }
  });
  if (remove) await rm(file, { force: true });
  else await replaceFile(file, `${JSON.stringify(keys, null, 2)}\n`);
}
