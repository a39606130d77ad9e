// Makes the running Annex known to programs of its user: see src/base/instance.ts.
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { IdentityService } from '../areas/identity/service.ts';
import type { User } from '../areas/identity/user-store.ts';
import { replaceFile } from '../base/files/durable.ts';
import { INSTANCE_FILE, type Instance, InstanceError, readInstance } from '../base/instance.ts';

/** The workspace that the first start shows. Any name works. */
const REPO = 'rover';

/** What commands need. */
export const COMMAND_SCOPES = ['workspace:read', 'workspace:control', 'paste:read', 'paste:write'] as const;

/** Writes the file, and returns the workspace to show first. The key of the last start is used again, unless others could read it. */
export async function announce(
  folder: string,
  identity: IdentityService,
  instance: Omit<Instance, 'pid' | 'key' | 'user' | 'workspace'>,
): Promise<string | null> {
  const user = (await identity.users.list()).toSorted((one, other) => one.created_at - other.created_at)[0];
  const owner = user?.owners[0];
  const named = user && owner !== undefined ? { key: await keyFor(folder, identity, user, owner) } : { key: null };
  const workspace = owner === undefined ? null : `${owner}/${REPO}`;
  const content: Instance = { ...instance, ...named, user: user?.name ?? null, workspace, pid: process.pid };
  await replaceFile(join(folder, INSTANCE_FILE), `${JSON.stringify(content, null, 2)}\n`);
  return workspace;
}

async function keyFor(folder: string, identity: IdentityService, user: User, owner: string): Promise<string> {
  const last = readLast(folder)?.key ?? '';
  const caller = await identity.callers.findByKey(last).catch(() => null);
  if (caller?.userId === user.id && caller.owner === owner) return last;
  const name = `Commands on ${hostname()}`.slice(0, 100);
  return (await identity.keys.create(owner, name, { user, scopes: COMMAND_SCOPES })).key;
}

function readLast(folder: string): Instance | null {
  try {
    return readInstance(folder);
  } catch (error) {
    if (error instanceof InstanceError) return null; // it is replaced
    throw error;
  }
}
