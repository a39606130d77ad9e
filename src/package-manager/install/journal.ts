// The journal of a change. It is written before the change and lets any process finish it. It may also be part of a
// project from someone else: nothing in it may lead out of the root.
import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { resources } from '../../../generated/packages/validators.js';
import { parseOr } from '../../contract/parse-or.ts';
import { INSTALL_FOLDERS } from '../archive/folders.ts';
import { InstallError } from '../errors.ts';
import { isObject } from '../format/json.ts';
import { packageFolder, type RootLayout } from './layout.ts';
import type { Effect } from './local-files.ts';
import { isLockChange, type LockChange } from './lock-file.ts';
import { type InstalledPackage, isRecord } from './records.ts';

export interface Journal extends Pick<Effect, 'kept' | 'changed'> {
  readonly identifier: string;
  readonly direction: 'forward' | 'back';
  readonly from: InstalledPackage | null;
  /** Null: the package is removed. */
  readonly to: InstalledPackage | null;
  /** Where the new directories are staged. A directory that is still there has not been moved into place. */
  readonly staged: 'staging' | 'backup' | null;
  /** Install directories that the package is in, before and after the change. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Of annex-packages.lock; null if it does not change. */
  readonly lock: LockChange | null;
}

export function journalOf(
  change: Pick<Journal, 'identifier' | 'from' | 'to' | 'staged'>,
  folders: readonly string[],
  { kept, changed, folders: before }: Effect,
): Journal {
  const { to } = change;
  const keptPaths = new Set(kept);
  const after = [...new Set([...folders, ...kept.map((path) => path.slice(0, path.indexOf('/')))])];
  const files = to?.files.map(({ kept: _, ...file }) =>
    keptPaths.has(file.path) ? { ...file, kept: true as const } : file,
  );
  const [direction, lock] = ['forward', null] as const;
  return { ...change, direction, to: to && { ...to, files: files ?? [] }, before, after, kept, changed, lock };
}

/** Throws an InstallError if the file is not a journal of this package manager. */
export async function readJournal(layout: RootLayout, name: string): Promise<Journal> {
  const file = join(layout.journals, name);
  const journal: unknown = parseOr(await readFile(file, 'utf8'), null);
  if (isJournal(journal) && [`${journal.identifier}.json`, `${journal.identifier}~.json`].includes(name))
    return journal;
  throw new InstallError('integrity', `the unfinished change in the journal is invalid; to discard it, delete ${file}`);
}

function isJournal(journal: unknown): journal is Journal {
  if (!isObject(journal)) return false;
  const { identifier, from, to, before, after, kept, changed, lock } = journal;
  if (typeof identifier !== 'string' || !resources.PackageIdentifier(identifier)) return false;
  const records = [from, to].filter((record) => record !== null);
  const isOwn = (path: unknown): boolean =>
    typeof path === 'string' &&
    normalize(path).split(sep).join('/') === path &&
    INSTALL_FOLDERS.some((folder) => path.startsWith(`${folder}/${packageFolder(identifier)}/`));
  return (
    records.every((record) => isRecord(record) && record.identifier === identifier) &&
    [before, after].every(
      (folders) => Array.isArray(folders) && folders.every((each) => INSTALL_FOLDERS.includes(each)),
    ) &&
    [kept, changed].every((paths) => Array.isArray(paths) && paths.every(isOwn)) &&
    (lock === null || isLockChange(lock))
  );
}
