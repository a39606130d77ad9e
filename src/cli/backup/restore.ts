// annex restore: checks a backup completely, then replaces the database and the package repository by it.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../../base/files/durable.ts';
import { ifMissing } from '../../base/files/if-missing.ts';
import { engineOf, hasDatabase, readCopy, restoreDatabase } from '../../base/state/copies.ts';
import { type Arguments, CommandError, printable } from '../arguments.ts';
import { settingsOf } from '../settings.ts';
import { DATABASE, PACKAGES, readBackup } from './archive.ts';

export async function restoreCommand(args: Arguments): Promise<void> {
  const settings = settingsOf(args);
  const place = { url: settings.databaseUrl, dataDir: settings.dataDir };
  const { packagesDir } = settings.platform;
  const [file = ''] = args.words;
  const { list } = await readBackup(file);
  if (list.engine !== engineOf(place)) throw new CommandError(OTHER_ENGINE[list.engine]);
  const used = [
    ...((await hasDatabase(place)) ? ['a database'] : []),
    ...((await readdir(packagesDir).catch(ifMissing([]))).length > 0 ? ['a package repository'] : []),
  ];
  if (used.length > 0 && !args.options['replace'])
    throw new CommandError(`There is ${used.join(' and ')} already. Use --replace to replace it; make a backup first.`);
  await mkdir(place.dataDir, { recursive: true, mode: 0o700 });
  await mkdir(dirname(packagesDir), { recursive: true });
  const folder = await mkdtemp(join(place.dataDir, 'restore-'));
  // Beside its place, which may be another volume than the data directory.
  const packages = `${packagesDir}.restored`;
  try {
    await rm(packages, { recursive: true, force: true });
    await readBackup(file, (path) => {
      if (path === DATABASE) return join(folder, DATABASE);
      return path.startsWith(`${PACKAGES}/`) ? join(packages, path.slice(PACKAGES.length + 1)) : null;
    });
    const content = await readCopy(list.engine, join(folder, DATABASE));
    if (JSON.stringify(content.tables) !== JSON.stringify(list.tables))
      throw new CommandError(`${file} is damaged: the row counts of its tables do not match its list.`);
    await restoreDatabase(place, join(folder, DATABASE));
    await replaceFolder(packagesDir, packages);
    const createdAt = printable(String(list.createdAt));
    console.log(`Restored the backup of ${createdAt} from ${printable(file)}. Start the servers again.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(packages, { recursive: true, force: true });
  }
}

const OTHER_ENGINE = {
  sqlite: 'This backup is of SQLite. Restore it without a database URL (ANNEX_DATABASE_URL).',
  postgres: 'This backup is of PostgreSQL. Set the database URL (ANNEX_DATABASE_URL).',
} as const;

/** `restored` does not exist if the backup has no packages. */
async function replaceFolder(folder: string, restored: string): Promise<void> {
  const old = `${folder}.replaced`;
  await rm(old, { recursive: true, force: true });
  await rename(folder, old).catch(ifMissing(undefined));
  if (existsSync(restored)) await rename(restored, folder);
  await syncFolder(dirname(folder));
  await rm(old, { recursive: true, force: true });
}
