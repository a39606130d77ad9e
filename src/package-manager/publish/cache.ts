// Build cache: hashes of unchanged files, and facts about the archives built from them. Archives are keyed by their
// content, so that entries can be missing but never wrong.
import { lstatSync, readFileSync, type Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ManifestFile } from '../../../generated/packages/resources.ts';
import type { PanelSummary } from '../../../generated/workspace/resources.ts';
import { PUBLIC, writeAtomically } from '../../base/files/durable.ts';
import { sha256Of } from '../validate/hash.ts';

export interface ArchiveFacts {
  readonly sha256: string;
  readonly size: number;
  readonly install_size: number;
  readonly files: readonly ManifestFile[];
  readonly panels?: readonly PanelSummary[] | undefined;
}

export interface Icon {
  readonly identifier: string;
  readonly sha256: string;
  /** An icon.png, or an archive that contains the icon. */
  readonly file: string;
}

/** A package in the list of the last build. */
export interface StoredPackage {
  readonly folder: string;
  readonly identifier: string;
  readonly versions: number;
  readonly warnings: readonly string[];
  readonly icon: Icon | null;
  /** Identifies the state of its directory; null if the package cannot be taken over. */
  readonly state: string | null;
  /** Length of its text in packages.json, in bytes. */
  readonly text: number;
}

export interface LastList {
  /** Identifies the options of the build. */
  readonly key: string;
  /** Hash of packages.json. */
  readonly sha256: string;
  readonly packages: readonly StoredPackage[];
}

interface Stored {
  readonly version: number;
  readonly files: Record<string, readonly [fingerprint: string, sha256: string]>;
  readonly archives: Record<string, ArchiveFacts>;
  resources: { readonly key: string; readonly sha256: string } | null;
  lastList: LastList | null;
}

/** Increased whenever the same content would result in a different archive. */
const VERSION = 1;

/** A file that changed this shortly before the build can change again without a new timestamp. */
const RACY_MS = 100;

export class Cache {
  readonly startedMs = Date.now();
  readonly #before: Stored;
  /** For the next build: only what this one has used. */
  readonly next: Stored;

  constructor(before: Stored) {
    this.#before = before;
    this.next = { ...before, files: {}, archives: {} };
  }

  /** SHA-256 of a file. Reads the file only if it has changed. */
  hash(file: string, stats: Stats = lstatSync(file)): string {
    const fingerprint = fingerprintOf(stats);
    const cached = this.#before.files[file];
    const sha256 = cached?.[0] === fingerprint ? cached[1] : sha256Of(readFileSync(file));
    if (isSettled(stats, this.startedMs)) this.next.files[file] = [fingerprint, sha256];
    return sha256;
  }

  /** For files that this build has just written. */
  setHash(file: string, sha256: string): void {
    this.next.files[file] = [fingerprintOf(lstatSync(file)), sha256];
  }

  archive(key: string): ArchiveFacts | null {
    const facts = this.next.archives[key] ?? this.#before.archives[key] ?? null;
    if (facts) this.next.archives[key] = facts;
    return facts;
  }

  setArchive(key: string, facts: ArchiveFacts): void {
    this.next.archives[key] = facts;
  }

  async save(file: string, places: readonly string[]): Promise<void> {
    const text = namesOf(places).reduce((all, [path, name]) => all.replaceAll(path, name), JSON.stringify(this.next));
    await writeAtomically(file, text, PUBLIC);
  }
}

/** Changes whenever the file is written, replaced or moved. */
export const fingerprintOf = ({ size, mtimeMs, ctimeMs, ino }: Stats): string => `${size}:${mtimeMs}:${ctimeMs}:${ino}`;

/** Whether any later change of the file will change its fingerprint. */
export const isSettled = ({ ctimeMs, mtimeMs }: Stats, startedMs: number): boolean =>
  Math.max(ctimeMs, mtimeMs) < startedMs - RACY_MS;

/** The cache may be published, so its paths have short names for directories of this machine. */
const namesOf = (places: readonly string[]) =>
  places
    .map((path, at) => [JSON.stringify(path).slice(0, -1), `"\\u0000${at}`] as const)
    .sort(([a], [b]) => b.length - a.length);

/** Empty if the file is missing, damaged or from another release. `places`: directories that the cache has files of. */
export async function readCache(file: string, places: readonly string[]): Promise<Cache> {
  const empty: Stored = { version: VERSION, files: {}, archives: {}, resources: null, lastList: null };
  try {
    const text = await readFile(file, 'utf8');
    const expanded = namesOf(places).reduce((all, [path, name]) => all.replaceAll(name, () => path), text);
    const stored = JSON.parse(expanded) as Stored;
    return new Cache(stored.version === VERSION ? { ...empty, ...stored } : empty);
  } catch {
    return new Cache(empty);
  }
}

/** A cache key for a value. */
export const keyOf = (value: unknown): string => sha256Of(JSON.stringify(value));
