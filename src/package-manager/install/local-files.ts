// Lists the files in a package's directories, including files that were not installed.
import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { INSTALL_FOLDERS } from '../archive/folders.ts';
import { sha256OfFile } from '../validate/hash.ts';
import { packageFolder, type RootLayout } from './layout.ts';
import type { InstalledPackage } from './records.ts';

export interface LocalFiles {
  /** Install directories that contain a directory of the package. */
  readonly folders: readonly string[];
  /** Relative to the root, including links, sorted. */
  readonly paths: readonly string[];
}

export async function readLocalFiles({ root }: RootLayout, identifier: string): Promise<LocalFiles> {
  const folders: string[] = [];
  const paths: string[] = [];
  for (const folder of INSTALL_FOLDERS) {
    const path = `${folder}/${packageFolder(identifier)}`;
    const parent = await entriesOf(join(root, folder));
    const found = parent.find(({ name }) => name === packageFolder(identifier));
    if (!found) continue;
    folders.push(folder);
    if (found.isDirectory()) paths.push(...(await walk(root, path)));
  }
  return { folders, paths: paths.sort() };
}

async function walk(root: string, folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await entriesOf(join(root, folder))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) found.push(...(await walk(root, path)));
    else found.push(path);
  }
  return found;
}

const entriesOf = (folder: string): Promise<Dirent[]> =>
  readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });

/** Python writes these files when it runs a plugin. */
const BYTECODE = /(^|\/)__pycache__\/|\.pyc$/;

/** Files that were modified or were not installed. */
export async function findChanged(
  { root }: RootLayout,
  paths: readonly string[],
  record: InstalledPackage | null,
): Promise<string[]> {
  const known = new Map(record?.files.map((file) => [file.path, file]));
  const changed: string[] = [];
  for (const path of paths) {
    if (BYTECODE.test(path)) continue;
    const file = known.get(path);
    const sha256 = file && (await sha256OfFile(join(root, path)).catch(() => null));
    if (!file || sha256 !== file.sha256) changed.push(path);
  }
  return changed;
}
