// The effect of a change on existing files: which are kept, and which modified ones are saved.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findKept } from './keep-on-update.ts';
import type { RootLayout } from './layout.ts';
import { findChanged, readLocalFiles } from './local-files.ts';
import type { InstalledFile, InstalledPackage } from './records.ts';
import type { Journal } from './transaction.ts';

export interface Effect {
  readonly folders: readonly string[];
  /** Below the root. */
  readonly kept: readonly string[];
  readonly changed: readonly string[];
  readonly complaints: readonly string[];
}

/** `keeps`: the expressions of the new version; null where it is removed, and nothing moves on. */
export async function findEffect(
  layout: RootLayout,
  identifier: string,
  from: InstalledPackage | null,
  keeps: readonly string[] | null,
  files: readonly InstalledFile[] = [],
): Promise<Effect> {
  const { folders, paths } = await readLocalFiles(layout, identifier);
  const expressions = keeps === null ? [] : [...(from?.keep_on_update ?? []), ...keeps];
  const { paths: named, complaints } = findKept(paths, expressions);
  const taken = new Set(files.flatMap(({ path }) => foldersAbove(path)));
  const fixed = new Set(files.map(({ path }) => path));
  // Where the new version has a folder for a file, or a file for a folder, the old file has no place.
  const fits = (path: string): boolean => !taken.has(path) && !foldersAbove(path).some((above) => fixed.has(above));
  const kept = paths.filter((path) => named.has(path) && fits(path));
  const staying = new Set(kept);
  const going = paths.filter((path) => !staying.has(path));
  return { folders, kept, changed: await findChanged(layout, going, from), complaints };
}

function foldersAbove(path: string): string[] {
  const steps = path.split('/');
  return steps.slice(1).map((_, at) => steps.slice(0, at + 1).join('/'));
}

/** The journal of a change; makes the folders in `staged` that only kept files need. */
export async function journalOf(
  layout: RootLayout,
  change: Pick<Journal, 'identifier' | 'from' | 'to' | 'staged'>,
  folders: readonly string[],
  { kept, changed, folders: before }: Effect,
): Promise<Journal> {
  const { identifier, to, staged } = change;
  const own = new Set(kept);
  const after = [...new Set([...folders, ...kept.map((path) => path.slice(0, path.indexOf('/')))])];
  const base = staged === 'backup' ? layout.backup(identifier) : layout.staging(identifier);
  for (const folder of after) await mkdir(join(base, folder), { recursive: true });
  const files = to?.files.map(({ kept: _, ...file }) => (own.has(file.path) ? { ...file, kept: true as const } : file));
  return { ...change, direction: 'forward', to: to && { ...to, files: files ?? [] }, before, after, kept, changed };
}
