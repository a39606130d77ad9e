// annex backup: one ZIP archive with a copy of the database, the package repository and a list of both. It replaces FILE
// only after all of it was read again, so that a failure never costs the last good backup.
import { createWriteStream, type Dirent } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readlink, realpath, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Settings } from '../../base/config/config.ts';
import { renameSynced } from '../../base/files/durable.ts';
import { ifMissing } from '../../base/files/if-missing.ts';
import { processExists } from '../../base/files/process-identity.ts';
import { copyDatabase, engineOf, readCopy, recordCopy } from '../../base/state/copies.ts';
import { VERSION } from '../../base/version.ts';
import { type Arguments, CommandError, printable } from '../arguments.ts';
import { settingsOf } from '../settings.ts';
import { type BackupList, DATABASE, LIST, PACKAGES, readBackup } from './archive.ts';

export async function backupCommand(args: Arguments): Promise<void> {
  const settings = settingsOf(args);
  const place = { url: settings.databaseUrl, dataDir: settings.dataDir };
  const [word = ''] = args.words;
  const file = await realpath(word).catch(() => resolve(word)); // a link stays, what it names is replaced
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await removeAbandoned(dirname(file), `${basename(file)}.unfinished-`);
  const folder = await mkdtemp(`${file}.unfinished-${process.pid}-`);
  try {
    const copy = join(folder, DATABASE);
    await copyDatabase(place, copy);
    const content = await readCopy(engineOf(place), copy);
    const packages = args.options['without-packages'] ? null : await readPackages(settings);
    const links = packages?.links ?? null;
    const list: BackupList = { format: 1, version: VERSION, createdAt: new Date().toISOString(), ...content, links };
    const archive = join(folder, 'archive.zip');
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(JSON.stringify(list)), LIST);
    zip.addFile(copy, DATABASE);
    for (const path of packages?.files ?? [])
      zip.addFile(join(settings.platform.packagesDir, path), `${PACKAGES}/${path}`);
    const failed = new Promise<never>((_, reject) => zip.on('error', reject));
    zip.end();
    await Promise.race([pipeline(zip.outputStream, createWriteStream(archive, { mode: 0o600 })), failed]);
    const { files } = await readBackup(archive);
    await using handle = await open(archive, 'r+');
    await renameSynced(handle, archive, file);
    const rows = Object.values(content.tables).reduce((sum, count) => sum + count, 0);
    const tables = Object.keys(content.tables).length;
    await recordCopy(place, file);
    console.log(`Saved ${tables} tables with ${rows} rows and ${files - 2} files of packages in ${printable(file)}.`);
    if (!packages) console.error('Packages are not in it.');
    const given = await readdir(join(settings.dataDir, 'files')).catch(ifMissing([]));
    if (given.length > 0) console.error('Files that wait to be saved, and unfinished uploads, are not in it.');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Null for nodes that do not say where their packages are: only the database is shared then. */
async function readPackages({ dataDir, databaseUrl, platform }: Settings) {
  const folder = platform.packagesDir;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing(null));
  if (entries === null) {
    if (databaseUrl && folder === join(dataDir, 'packages')) return null;
    const action = 'Set ANNEX_PLATFORM_PACKAGES_DIR, or use --without-packages';
    throw new CommandError(`there is no package repository at ${folder}. ${action}`);
  }
  const slashed = (path: string): string => path.split(sep).join('/');
  const pathOf = (entry: Dirent): string => slashed(join(entry.parentPath, entry.name).slice(folder.length + 1));
  /** Targets by path: what a repository serves are links to its newest generation. */
  const links: Record<string, string> = {};
  for (const entry of entries.filter((each) => each.isSymbolicLink()))
    links[pathOf(entry)] = slashed(await readlink(join(folder, pathOf(entry))));
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  return { files: files.sort(), links };
}

/** Of commands that were killed. Their names begin with `prefix` and the id of the process. */
export async function removeAbandoned(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (!processExists(pid)) await rm(join(folder, name), { recursive: true, force: true });
  }
}
