// annex restore: checks a backup completely, then replaces the database and the package repository by it.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { makeFolder, syncFolder } from '../../base/files/durable.ts';
import { ifMissing } from '../../base/files/if-missing.ts';
import { engineOf, hasDatabase, readCopy, restoreDatabase } from '../../base/state/copies.ts';
import { type Arguments, CommandError, printable } from '../arguments.ts';
import { settingsOf } from '../settings.ts';
import { DATABASE, PACKAGES, readBackup } from './archive.ts';
import { removeAbandoned } from './backup.ts';

export async function restoreCommand(args: Arguments): Promise<void> {
  const settings = settingsOf(args);
  const place = { url: settings.databaseUrl, dataDir: settings.dataDir };
  const { packagesDir } = settings.platform;
  const [file = ''] = args.words;
  const { list } = await readBackup(file);
  if (list.engine !== engineOf(place)) throw new CommandError(OTHER_ENGINE[list.engine]);
  const used = [
    ...((await hasDatabase(place)) ? ['a database'] : []),
    ...(list.links && (await namesIn(packagesDir)).length > 0 ? ['a package repository'] : []),
  ];
  if (used.length > 0 && !args.options['replace'])
    throw new CommandError(`There is ${used.join(' and ')} already. Use --replace to replace it; make a backup first.`);
  await mkdir(place.dataDir, { recursive: true, mode: 0o700 });
  await removeAbandoned(place.dataDir, 'restore-');
  const folder = await mkdtemp(join(place.dataDir, `restore-${process.pid}-`));
  // In their place, which may be another volume than the data directory.
  const stage = join(packagesDir, STAGE);
  try {
    await undo(packagesDir);
    if (list.links) await makeFolder(stage);
    await readBackup(file, (path) => {
      if (path === DATABASE) return join(folder, DATABASE);
      return path.startsWith(`${PACKAGES}/`) ? join(stage, 'new', path.slice(PACKAGES.length + 1)) : null;
    });
    const links = Object.entries(list.links ?? {}).map(([path, target]) => [join(stage, 'new', path), target] as const);
    for (const [path] of links) await mkdir(dirname(path), { recursive: true }); // before there are links to pass through
    for (const [path, target] of links) await symlink(target, path);
    const content = await readCopy(list.engine, join(folder, DATABASE));
    if (JSON.stringify(content.tables) !== JSON.stringify(list.tables))
      throw new CommandError(`${file} is damaged: the row counts of its tables do not match its list.`);
    for (const [path] of links)
      if (!(await realpath(path).catch(() => '')).startsWith((await realpath(join(stage, 'new'))) + sep))
        throw new CommandError(`${file} is damaged: files of the package repository are missing.`);
    const restore = () => restoreDatabase(place, join(folder, DATABASE));
    await (list.links ? withPackages(packagesDir, restore) : restore());
    const createdAt = printable(String(list.createdAt));
    console.log(`Restored the backup of ${createdAt} from ${printable(file)}. Start the servers again.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await undo(packagesDir);
  }
}

const OTHER_ENGINE = {
  sqlite: 'This backup is of SQLite. Restore it without a database URL (ANNEX_DATABASE_URL).',
  postgres: 'This backup is of PostgreSQL. Set the database URL (ANNEX_DATABASE_URL).',
} as const;

/** Holds `new`; `moving`, while the former entries are moved to it; then `old`, until the database is restored. */
const STAGE = '.annex-restore';

/** Replaces the entries of the directory, which may be a mount point, and puts them back if `restore` fails. */
async function withPackages(folder: string, restore: () => Promise<void>): Promise<void> {
  const stage = join(folder, STAGE);
  await mkdir(join(stage, 'moving'), { recursive: true });
  await moveEntries(folder, join(stage, 'moving'));
  await rename(join(stage, 'moving'), join(stage, 'old'));
  await moveEntries(join(stage, 'new'), folder);
  await syncFolder(folder);
  await restore();
  await rename(join(stage, 'old'), join(stage, 'done'));
}

/** Brings the directory into the state before a restore that failed or was killed; cleans up after one that has ended. */
async function undo(folder: string): Promise<void> {
  const [stage, moving, old] = [join(folder, STAGE), join(folder, STAGE, 'moving'), join(folder, STAGE, 'old')];
  if (existsSync(moving)) await moveEntries(moving, folder);
  if (existsSync(old)) {
    for (const name of await namesIn(folder)) await rm(join(folder, name), { recursive: true });
    await moveEntries(old, folder);
  }
  await rm(stage, { recursive: true, force: true });
}

async function moveEntries(from: string, to: string): Promise<void> {
  for (const name of await namesIn(from)) await rename(join(from, name), join(to, name));
}

/** None if the directory does not exist. */
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(ifMissing([] as string[]))).filter((name) => name !== STAGE);
