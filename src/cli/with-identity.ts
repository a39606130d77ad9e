// Opens the users and keys in the database, also while a server is running.
import { IdentityError } from '../areas/identity/names.ts';
import type { IdentityService } from '../areas/identity/service.ts';
import { readConfig } from '../base/config/config.ts';
import { openDatabase } from '../base/state/open.ts';
import { createClockFor } from '../servers/await-database.ts';
import { createIdentity } from '../servers/identity.ts';
import { type Arguments, CommandError } from './arguments.ts';

export async function withIdentity<T>(
  { flags }: Arguments,
  work: (identity: IdentityService) => Promise<T>,
): Promise<T> {
  const { settings } = readConfig({ flags, env: process.env, folder: process.cwd() });
  const database = await openDatabase({ dataDir: settings.dataDir, url: settings.databaseUrl, role: 'command' });
  try {
    return await work(createIdentity({ database, clock: await createClockFor(database, settings) }));
  } catch (error) {
    throw error instanceof IdentityError ? new CommandError(error.message, { cause: error }) : error;
  } finally {
    await database.close();
  }
}
