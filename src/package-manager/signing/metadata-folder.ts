// The directory `metadata` of a published repository.
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PUBLIC, syncFolder, writeSynced } from '../../base/files/durable.ts';
import type { MetadataFiles } from './sign.ts';

export const METADATA = 'metadata';
export const METADATA_FILE = /^((([1-9][0-9]{0,8}\.)?root)|timestamp|snapshot|targets)\.json$/;

/** Empty if the repository is unsigned. */
export async function readMetadataFiles(out: string): Promise<MetadataFiles> {
  const folder = join(out, METADATA);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
  const known = names.filter((name) => METADATA_FILE.test(name));
  return new Map(await Promise.all(known.map(async (name) => [name, await readFile(join(folder, name))] as const)));
}

/** Writes to a new directory. */
export async function writeMetadataFiles(folder: string, files: MetadataFiles): Promise<void> {
  if (files.size === 0) return;
  await mkdir(join(folder, METADATA));
  for (const [name, bytes] of files) await writeSynced(join(folder, METADATA, name), bytes, PUBLIC);
  await syncFolder(join(folder, METADATA));
}
