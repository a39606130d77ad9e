// annex backup: one ZIP archive with a copy of the database, the package repository and a list of both. It replaces FILE
// only after all of it was read again, so that a failure never costs the last good backup.
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, realpath, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { renameSynced } from '../../base/files/durable.ts';
import { ifMissing } from '../../base/files/if-missing.ts';
import { processExists } from '../../base/files/process-identity.ts';
import { copyDatabase, engineOf, readCopy, recordCopy } from '../../base/state/copies.ts';
import { VERSION } from '../../base/version.ts';
import { type Arguments, printable } from '../arguments.ts';
import { settingsOf } from '../settings.ts';
import { type BackupList, DATABASE, LIST, PACKAGES, readBackup } from './archive.ts';

export async function backupCommand(args: Arguments): Promise<void> {
  const settings = settingsOf(args);
  const place = { url: settings.databaseUrl, dataDir: settings.dataDir };
  const [word = ''] = args.words;
  const file = await realpath(word).catch(() => resolve(word)); // a link stays, what it names is replaced
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await removeAbandoned(file);
  const folder = await mkdtemp(`${file}.unfinished-${process.pid}-`);
  try {
    const copy = join(folder, DATABASE);
    await copyDatabase(place, copy);
    const content = await readCopy(engineOf(place), copy);
    const packages = await listFiles(settings.platform.packagesDir);
    const list: BackupList = { format: 1, version: VERSION, createdAt: new Date().toISOString(), ...content };
    const archive = join(folder, 'archive.zip');
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(JSON.stringify(list)), LIST);
    zip.addFile(copy, DATABASE);
    for (const path of packages) zip.addFile(join(settings.platform.packagesDir, path), `${PACKAGES}/${path}`);
    const failed = new Promise<never>((_, reject) => zip.on('error', reject));
    zip.end();
    await Promise.race([pipeline(zip.outputStream, createWriteStream(archive, { mode: 0o600 })), failed]);
    const { files } = await readBackup(archive);
    const handle = await open(archive, 'r+');
    await renameSynced(handle, archive, file).finally(() => handle.close());
    const rows = Object.values(content.tables).reduce((sum, count) => sum + count, 0);
    const tables = Object.keys(content.tables).length;
    await recordCopy(place);
    console.log(`Saved ${tables} tables with ${rows} rows and ${files - 2} files of packages in ${printable(file)}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Those of the directory and below, as paths in it. None if it does not exist. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing([]));
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths.map((path) => path.slice(folder.length + 1)).sort();
}

/** Of backups that were killed. Their names end with the id of the process. */
async function removeAbandoned(file: string): Promise<void> {
  const prefix = `${basename(file)}.unfinished-`;
  for (const name of await readdir(dirname(file))) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (!processExists(pid)) await rm(join(dirname(file), name), { recursive: true, force: true });
  }
}
