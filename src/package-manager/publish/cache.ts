// Build cache: hashes of untouched files, and the archives made from them.
// Archives are keyed by their content, so entries cannot be wrong, only missing.
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, type Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ManifestFile } from '../../../generated/packages/resources.ts';
import { PUBLIC, writeAtomically } from '../../base/files/durable.ts';

/** Of an archive that was made or read. */
export interface ArchiveFacts {
  readonly sha256: string;
  readonly size: number;
  readonly install_size: number;
  readonly files: readonly ManifestFile[];
}

interface Stored {
  readonly version: number;
  readonly files: Record<string, readonly [stamp: string, sha256: string]>;
  readonly archives: Record<string, ArchiveFacts>;
  readonly resources: { readonly key: string; readonly sha256: string } | null;
}

/** Raised whenever the same content would give another archive. */
const VERSION = 1;

/** A file touched so shortly before it was read could be touched again without another time. */
const RACY_MS = 100;

export class Cache {
  readonly #before: Stored;
  readonly #files: Record<string, readonly [string, string]> = {};
  readonly #archives: Record<string, ArchiveFacts> = {};
  readonly #startedMs = Date.now();
  resources: Stored['resources'] = null;

  constructor(before: Stored) {
    this.#before = before;
    this.resources = before.resources;
  }

  /** SHA-256 of a file's content, without reading it where nobody has touched it since. */
  hash(file: string, stats: Stats = lstatSync(file)): string {
    const stamp = stampOf(stats);
    const known = this.#before.files[file];
    const sha256 = known?.[0] === stamp ? known[1] : hashFile(file);
    if (Math.max(stats.ctimeMs, stats.mtimeMs) < this.#startedMs - RACY_MS) this.#files[file] = [stamp, sha256];
    return sha256;
  }

  /** A file that this build has just written and named, and that nobody else writes to: it need not be read again. */
  keepHash(file: string, sha256: string): void {
    this.#files[file] = [stampOf(lstatSync(file)), sha256];
  }

  archive(key: string): ArchiveFacts | null {
    const facts = this.#archives[key] ?? this.#before.archives[key] ?? null;
    if (facts) this.#archives[key] = facts;
    return facts;
  }

  keepArchive(key: string, facts: ArchiveFacts): void {
    this.#archives[key] = facts;
  }

  async save(file: string): Promise<void> {
    const stored: Stored = {
      version: VERSION,
      files: this.#files,
      archives: this.#archives,
      resources: this.resources,
    };
    await writeAtomically(file, JSON.stringify(stored), PUBLIC);
  }
}

/** Another one whenever the file was written to, replaced or moved. */
const stampOf = ({ size, mtimeMs, ctimeMs, ino }: Stats): string => `${size}:${mtimeMs}:${ctimeMs}:${ino}`;

const hashFile = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** One that is missing, damaged or of another release is an empty one. */
export async function readCache(file: string): Promise<Cache> {
  const empty: Stored = { version: VERSION, files: {}, archives: {}, resources: null };
  try {
    const stored = JSON.parse(await readFile(file, 'utf8')) as Stored;
    return new Cache(stored.version === VERSION ? { ...empty, ...stored } : empty);
  } catch {
    return new Cache(empty);
  }
}
