// The layout of an install root:
//
//   <folder>/<identifier, dots as underscores>/...   the files of a package
//   .annex/installed.json                            installed packages
//   .annex/cache/<sha256>.zip                        archives
//   .annex/staging/<identifier>/<folder>/...         the files of a new version before they are moved into place
//   .annex/backup/<identifier>/                      the previous version, with its record.json
//   .annex/backup/<identifier>~/                     the version that is being replaced, until the change is done
//   .annex/changed/<identifier>/<version>/...        modified files of a replaced or removed version
//   .annex/journal/<identifier>.json                 an unfinished change; <identifier>~.json: only its clean-up is missing
//   .annex/lock                                      lock for one process at a time
import type { Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { resources } from '../../../generated/packages/validators.js';
import { INSTALL_FOLDERS, installFolderOf } from '../archive/folders.ts';
import { InstallError } from '../errors.ts';

export const packageFolder = (identifier: string): string => identifier.replaceAll('.', '_');

/** The path of an archive's file below the root; null if it is not installed. */
export const installedPath = (path: string, identifier: string): string | null => {
  const folder = installFolderOf(path);
  return folder && `${folder}/${packageFolder(identifier)}/${path.slice(folder.length + 1)}`;
};

/** Null if there is nothing at this path. Does not follow links. */
export const statsOf = (path: string): Promise<Stats | null> =>
  lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });

/** Refuses a path below the root that is a link or below one: a project from someone else could lead elsewhere with it. */
export async function refuseLinks(root: string, path: string): Promise<void> {
  for (let step = path; step !== root; step = dirname(step)) {
    if (!(await statsOf(step))?.isSymbolicLink()) continue;
    throw new InstallError('refused', `symbolic links in an install directory are not followed; delete ${step}`);
  }
}

/** Refuses links in place of the directories of the layout. */
export async function refuseLinkedFolders({ root, state }: RootLayout): Promise<void> {
  const names = ['journal', 'cache', 'staging', 'backup', 'changed'].map((name) => join(state, name));
  for (const path of [...INSTALL_FOLDERS.map((name) => join(root, name)), ...names]) await refuseLinks(root, path);
}

/** Identifiers are untrusted and become parts of paths. */
function checkIdentifier(identifier: string): string {
  if (resources.PackageIdentifier(identifier)) return identifier;
  throw new InstallError('refused', `${JSON.stringify(identifier.slice(0, 100))} is not a valid package identifier`);
}

export type RootLayout = ReturnType<typeof layoutOf>;

/** The paths in an install root. */
export function layoutOf(root: string) {
  const state = join(root, '.annex');
  const journals = join(state, 'journal');
  const cache = join(state, 'cache');
  const backups = join(state, 'backup');
  return {
    root,
    state,
    journals,
    cache,
    lock: join(state, 'lock'),
    target: (folder: string, identifier: string) => join(root, folder, packageFolder(checkIdentifier(identifier))),
    archive: (sha256: string) => join(cache, `${sha256}.zip`),
    staging: (identifier: string) => join(state, 'staging', checkIdentifier(identifier)),
    backup: (identifier: string) => join(backups, checkIdentifier(identifier)),
    /** Becomes the backup when the change is done. Identifiers contain no tilde. */
    outgoing: (identifier: string) => join(backups, `${checkIdentifier(identifier)}~`),
    changed: (identifier: string, label: string) =>
      join(state, 'changed', checkIdentifier(identifier), label.replace(':', '_')),
    journal: (identifier: string) => join(journals, `${checkIdentifier(identifier)}.json`),
    doneJournal: (identifier: string) => join(journals, `${checkIdentifier(identifier)}~.json`),
  };
}
