// The format of a backup, and how it is checked.
import { posix } from 'node:path';
import type { CopyContent, Engine } from '../../base/state/copies.ts';
import { pathDanger } from '../../package-manager/archive/path.ts';
import { ArchiveError, checkConflicts, readArchive } from '../../package-manager/archive/read.ts';
import { CommandError, printable } from '../arguments.ts';

export const LIST = 'backup.json';
export const DATABASE = 'database';
export const PACKAGES = 'packages';

/** The content of backup.json. */
export interface BackupList extends CopyContent {
  readonly format: 1;
  /** Of the program that wrote it. */
  readonly version: string;
  readonly createdAt: string;
  /** Targets by path, of the links in the package repository. Null if the backup has no packages. */
  readonly links: Readonly<Record<string, string>> | null;
}

const NO_LIMITS = { maxBytes: Infinity, maxInstallBytes: Infinity, maxEntries: Infinity, maxRatio: Infinity };

/** Reads and checks everything; `extract` is where to unpack a file to, or null. `files`: their number. */
export async function readBackup(file: string, extract: (path: string) => string | null = () => null) {
  const options = { limits: NO_LIMITS, pathFault: pathDanger, keep: (path: string) => path === LIST, extract };
  try {
    const { kept, files } = await readArchive(file, options);
    const hasDatabase = files.some(({ path }) => path === DATABASE);
    const list = hasDatabase ? parseList(String(kept.get(LIST) ?? '')) : null;
    if (!list) throw new CommandError(`${file} is not a backup of Annex.`);
    if (list.format !== 1)
      throw new CommandError(`${file} was written by a newer version (${printable(list.version)}). Install it.`);
    checkLinks(list.links ?? {}, files);
    return { list, files: files.length };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    throw new CommandError(`${file} is not a complete backup: ${error.message}`);
  }
}

const ENGINES: Readonly<Record<Engine, true>> = { sqlite: true, postgres: true };

/** Null if it is not what `annex backup` writes. */
function parseList(text: string): BackupList | null {
  try {
    const list = JSON.parse(text) as BackupList | null;
    const { engine = '', tables, version, links } = list ?? {};
    if (!Object.hasOwn(ENGINES, engine) || typeof tables !== 'object' || typeof version !== 'string') return null;
    const targets = Object.values(typeof links === 'object' ? (links ?? {}) : [null]);
    return targets.every((target) => typeof target === 'string') ? list : null;
  } catch {
    return null;
  }
}

/**
 * Throws an ArchiveError unless every link stays in the directory that is restored. No link is below another link, so `..`
 * at the start of a target means what it says; after a name it may not, because the name may be a link.
 */
function checkLinks(links: Readonly<Record<string, string>>, files: readonly { readonly path: string }[]): void {
  for (const [path, target] of Object.entries(links)) {
    const named = [path, target.replace(/^(\.\.\/)+/, ''), posix.join(posix.dirname(path), target)];
    const fault = named.map(pathDanger).find((danger) => danger !== null);
    if (fault === undefined && !path.endsWith('/')) continue;
    const name = JSON.stringify(path.slice(0, 200));
    throw new ArchiveError('archive-path', `the link ${name} is not allowed: ${fault ?? 'it ends with a slash'}`);
  }
  checkConflicts([...files.map(({ path }) => path), ...Object.keys(links).map((path) => `${PACKAGES}/${path}`)]);
}
