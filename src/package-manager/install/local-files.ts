// The files in a package's folders, installed or not.
import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { INSTALL_FOLDERS } from '../archive/folders.ts';
import { sha256OfFile } from '../validate/hash.ts';
import { ownFolder, type RootLayout } from './layout.ts';
import type { InstalledPackage } from './records.ts';

export interface LocalFiles {
  /** The folders of the root that have one of the package. */
  readonly folders: readonly string[];
  /** Below the root, links included, sorted. */
  readonly paths: readonly string[];
}

export async function readLocalFiles({ root }: RootLayout, identifier: string): Promise<LocalFiles> {
  const folders: string[] = [];
  const paths: string[] = [];
  for (const folder of INSTALL_FOLDERS) {
    const own = `${folder}/${ownFolder(identifier)}`;
    const parent = await entriesOf(join(root, folder));
    const found = parent.find(({ name }) => name === ownFolder(identifier));
    if (!found) continue;
    folders.push(folder);
    if (found.isDirectory()) paths.push(...(await walk(root, own)));
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

/** Written by Python when it runs a plugin. */
const BYTECODE = /(^|\/)__pycache__\/|\.pyc$/;

/** Files that are not as they were installed, and files that were not installed. */
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
