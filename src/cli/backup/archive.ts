// The format of a backup, and how it is checked.
import { dirname, isAbsolute, join, normalize } from 'node:path';
import type { CopyContent, Engine } from '../../base/state/copies.ts';
import { pathDanger } from '../../package-manager/archive/path.ts';
import { ArchiveError, readArchive } from '../../package-manager/archive/read.ts';
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
  const { kept, files } = await readArchive(file, options).catch((error: unknown) => {
    if (error instanceof ArchiveError) throw new CommandError(`${file} is not a complete backup: ${error.message}`);
    throw error;
  });
  const hasDatabase = files.some(({ path }) => path === DATABASE);
  const list = hasDatabase ? parseList(String(kept.get(LIST) ?? '')) : null;
  if (!list) throw new CommandError(`${file} is not a backup of Annex.`);
  if (list.format !== 1)
    throw new CommandError(`${file} was written by a newer version (${printable(list.version)}). Install it.`);
  return { list, files: files.length };
}

const ENGINES: Readonly<Record<Engine, true>> = { sqlite: true, postgres: true };

/** Null if it is not what `annex backup` writes. */
function parseList(text: string): BackupList | null {
  try {
    const list = JSON.parse(text) as BackupList | null;
    const { engine = '', tables, version, links } = list ?? {};
    if (!Object.hasOwn(ENGINES, engine) || typeof tables !== 'object' || typeof version !== 'string') return null;
    return links === null || areInside(links) ? list : null;
  } catch {
    return null;
  }
}

/** Whether all links and their targets are in the directory that is restored. */
function areInside(links: unknown): links is Readonly<Record<string, string>> {
  if (typeof links !== 'object' || links === null) return false;
  return Object.entries(links).every(([path, target]) => {
    if (typeof target !== 'string' || isAbsolute(path) || isAbsolute(target)) return false;
    return [path, join(dirname(path), target)].every((place) => !normalize(place).startsWith('..'));
  });
}
