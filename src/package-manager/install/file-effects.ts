// The effect of a change on existing files: which are kept, and which modified files are saved.
import { findKept } from './keep-on-update.ts';
import type { RootLayout } from './layout.ts';
import { findChanged, readLocalFiles } from './local-files.ts';
import type { InstalledFile, InstalledPackage } from './records.ts';
import type { Journal } from './transaction.ts';

export interface Effect {
  readonly folders: readonly string[];
  /** Relative to the root. */
  readonly kept: readonly string[];
  readonly changed: readonly string[];
  readonly complaints: readonly string[];
}

/** `newExpressions`: keep_on_update of the new version; null if the package is removed and no file is kept. */
export async function findEffect(
  layout: RootLayout,
  identifier: string,
  from: InstalledPackage | null,
  newExpressions: readonly string[] | null,
  files: readonly InstalledFile[] = [],
): Promise<Effect> {
  const { folders, paths } = await readLocalFiles(layout, identifier);
  const expressions = newExpressions === null ? [] : [...(from?.keep_on_update ?? []), ...newExpressions];
  const { paths: matching, complaints } = findKept(paths, expressions);
  const newFolders = new Set(files.flatMap(({ path }) => foldersAbove(path)));
  const newFiles = new Set(files.map(({ path }) => path));
  // A file cannot be kept if the new version has a directory in its place, or a file in place of its directory.
  const canBeKept = (path: string): boolean =>
    !newFolders.has(path) && !foldersAbove(path).some((above) => newFiles.has(above));
  const kept = paths.filter((path) => matching.has(path) && canBeKept(path));
  const keptPaths = new Set(kept);
  const removed = paths.filter((path) => !keptPaths.has(path));
  return { folders, kept, changed: await findChanged(layout, removed, from), complaints };
}

function foldersAbove(path: string): string[] {
  const steps = path.split('/');
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('/'));
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
