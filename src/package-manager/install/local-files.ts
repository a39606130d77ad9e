// The files in a package's directories, including files that were not installed: what a change does to them, which of
// them it keeps, and whether they are as they were installed.
import { lstat, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { createContext, Script } from 'node:vm';
import { INSTALL_FOLDERS } from '../archive/folders.ts';
import { MAX_EXPRESSION_CHARACTERS } from '../validate/expressions.ts';
import { quoted } from '../validate/finding.ts';
import { sha256OfFile } from '../validate/hash.ts';
import { packageFolder, type RootLayout, statsOf } from './layout.ts';
import type { InstalledFile, InstalledPackage } from './records.ts';

/** The install directories that contain a directory of the package, and all paths in it, relative to the root, sorted. */
async function readLocalFiles({ root }: RootLayout, identifier: string) {
  const folders: string[] = [];
  const paths: string[] = [];
  for (const folder of INSTALL_FOLDERS) {
    const path = join(root, folder, packageFolder(identifier));
    const stats = await statsOf(path);
    if (!stats) continue;
    folders.push(folder);
    const entries = stats.isDirectory() ? await readdir(path, { recursive: true, withFileTypes: true }) : [];
    for (const entry of entries.filter((each) => !each.isDirectory())) {
      paths.push(relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
    }
  }
  return { folders, paths: paths.sort() };
}

/** Python writes these files when it runs a plugin. */
const BYTECODE = /(^|\/)__pycache__\/|\.pyc$/;

/** Files that were modified or were not installed. */
async function findChanged(
  { root }: RootLayout,
  paths: readonly string[],
  record: InstalledPackage | null,
): Promise<string[]> {
  const recorded = new Map(record?.files.map((file) => [file.path, file]));
  const changed: string[] = [];
  for (const path of paths) {
    if (BYTECODE.test(path)) continue;
    const file = recorded.get(path);
    const sha256 = file && (await sha256OfFile(join(root, path)).catch(() => null));
    if (!file || sha256 !== file.sha256) changed.push(path);
  }
  return changed;
}

const MAX_EXPRESSION_MS = 500;
const MAX_TOTAL_MS = 3_000;

const CALL = new Script('match()');

/**
 * Matches the untrusted expressions of keep_on_update against paths below the root, each with a slash in front. Their
 * time is limited: an expression that is invalid or too slow gets a complaint and matches no file.
 */
function findKept(paths: readonly string[], expressions: readonly string[]) {
  const kept = new Set<string>();
  const complaints: string[] = [];
  let remainingMs = MAX_TOTAL_MS;
  for (const expression of new Set(expressions)) {
    const complain = (reason: string): void => void complaints.push(`keep_on_update ${quoted(expression)} ${reason}`);
    if (expression.length > MAX_EXPRESSION_CHARACTERS) {
      complain('is too long and was ignored');
      continue;
    }
    if (remainingMs < 1) {
      complain('was skipped because the other expressions took too long');
      continue;
    }
    const startedAt = performance.now();
    try {
      const pattern = new RegExp(expression);
      // The timeout of the script also interrupts regular expressions.
      const match = (): readonly string[] => paths.filter((path) => pattern.test(`/${path}`));
      const options = { timeout: Math.ceil(Math.min(MAX_EXPRESSION_MS, remainingMs)) };
      const matched = CALL.runInContext(createContext({ match }), options) as readonly string[];
      for (const path of matched) kept.add(path);
    } catch (error) {
      const reason = error instanceof SyntaxError ? 'is not a valid regular expression' : 'takes too long';
      complain(`${reason} and was ignored`);
    }
    remainingMs -= performance.now() - startedAt;
  }
  return { kept, complaints };
}

/** The effect of a change on existing files. */
export interface Effect {
  readonly folders: readonly string[];
  /** User files, relative to the root. They are copied into the new version. */
  readonly kept: readonly string[];
  /** Modified files that are removed, relative to the root. */
  readonly changed: readonly string[];
  /** Problems with expressions of keep_on_update. */
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
  const { kept: matching, complaints } = findKept(paths, expressions);
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

export interface InstalledFinding {
  readonly identifier: string;
  /** Relative to the root. */
  readonly path: string;
  readonly fault: 'missing' | 'changed' | 'mode';
}

/** Skips files that keep_on_update matches, because users may change them. */
export async function verifyInstalled({ root }: RootLayout, record: InstalledPackage): Promise<InstalledFinding[]> {
  const { identifier } = record;
  const findings: InstalledFinding[] = [];
  const paths = record.files.map(({ path }) => path);
  const { kept: matching } = findKept(paths, record.keep_on_update);
  for (const { path, size, sha256, mode, kept } of record.files) {
    if (kept || matching.has(path)) continue;
    const file = join(root, path);
    const stats = await lstat(file).catch(() => null);
    const isSame = stats?.isFile() && stats.size === size && (await sha256OfFile(file)) === sha256;
    if (!stats) findings.push({ identifier, path, fault: 'missing' });
    else if (!isSame) findings.push({ identifier, path, fault: 'changed' });
    else if (process.platform !== 'win32' && ((stats.mode & 0o100) !== 0) !== (mode === '0755')) {
      findings.push({ identifier, path, fault: 'mode' });
    }
  }
  return findings;
}
