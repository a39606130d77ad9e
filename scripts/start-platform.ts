// The platform in this process, with SQLite in a folder, for soaks and benchmarks.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../src/base/clock.ts';
import { createLog } from '../src/base/log/log.ts';
import { openDatabase } from '../src/base/state/open.ts';
import { type Platform, startPlatform } from '../src/servers/platform.ts';
import type { PlatformOptions } from '../src/servers/platform-options.ts';

/** On a free port. `close` closes the database too. */
export async function startPlatformIn(folder: string, options: Partial<PlatformOptions> = {}): Promise<Platform> {
  const packagesDir = join(folder, 'packages');
  await mkdir(packagesDir, { recursive: true });
  const database = options.database ?? (await openDatabase({ dataDir: folder, role: 'server' }));
  const platform = await startPlatform({
    host: '127.0.0.1',
    port: 0,
    clock: systemClock,
    log: createLog({ level: 'error' }),
    violations: 'report',
    packagesDir,
    database,
    ...options,
  });
  const close = async () => {
    await platform.close();
    await database.close();
  };
  return { ...platform, close };
}

/** The session cookie of ada, a user of `demo`. Pages also need the proof; programs have none. */
export async function logInAda({ identity }: Platform, proof?: string): Promise<string> {
  const { id } = await identity.users.ensure('ada', ['demo']);
  const { session } = await identity.logins.createLogin(id, 'ada', { proof }, null, {});
  return session;
}
